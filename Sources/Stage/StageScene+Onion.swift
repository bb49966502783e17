internal import LayerSprites

// Neighbours of the frame, behind it.
extension StageScene {
  func placeSkins(_ picture: Picture) {
    for (index, layer) in skins.enumerated() {
      guard index < picture.skins.count else {
        layer.isHidden = true
        continue
      }
      place(picture.skins[index], of: picture.subject, as: layer)
    }
  }

  private func place(_ skin: Skin, of subject: Int, as layer: Layer) {
    let scale = skin.sprite.scale
    let picture = skinPictures.picture(of: skin, subject: subject)
    layer.isHidden = picture == nil
    guard let (bitmap, corner) = picture else { return }
    layer.contents = bitmap
    layer.opacity = skin.skin.opacity
    layer.minificationFilter = .trilinear
    layer.magnificationFilter = .nearest
    layer.bounds = Rect(
      x: 0, y: 0, width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
    layer.position = Point(
      x: (skin.origin.x + corner.x) / scale, y: (skin.origin.y + corner.y) / scale)
  }
}

/// Tinted pictures of frames, kept while the same animation is shown.
struct SkinPictures {
  private var subject: Int?
  private var pictures: [OnionSkin.Skin: (bitmap: Bitmap, corner: Point)] = [:]

  /// The most that are kept: neighbours come back, whole animations need not.
  private static let limit = 64

  /// What can be seen of a neighbour, in its tint, and its corner in the canvas; nil where its page
  /// can't be decoded.
  mutating func picture(
    of skin: StageScene.Skin, subject: Int
  ) -> (bitmap: Bitmap, corner: Point)? {
    if subject != self.subject || pictures.count >= Self.limit { pictures = [:] }
    self.subject = subject
    if let known = pictures[skin.skin] { return known }
    guard let seen = try? skin.sprite.visibleBitmap() else { return nil }
    let made = (seen.bitmap.tinted(skin.skin.tint), seen.corner)
    pictures[skin.skin] = made
    return made
  }
}
