private import CNcurses

/// Text made safe to print and cut to a number of columns.
///
/// Control and format characters, and those the locale does not have, become `?`. A combining
/// character stays with its base. What would make terminals differ about a width is left out:
/// joiners, variation selectors and skin tones.
package struct ColumnText: Hashable, Sendable {
  /// What may be printed.
  package private(set) var text = ""
  /// The columns it covers, at most the limit.
  package private(set) var columns = 0

  /// - Parameters:
  ///   - raw: any text.
  ///   - limit: the columns there are; a wide character that does not fit whole is left out.
  ///   - width: columns of a character; negative where it cannot be shown.
  package init(
    _ raw: String, limit: Int = .max,
    width: (Unicode.Scalar) -> Int = ColumnText.localeWidth
  ) {
    for scalar in raw.unicodeScalars where !Self.isLeftOut(scalar) {
      var shown = scalar
      var columns = Self.isUnsafe(scalar) ? -1 : width(scalar)
      if columns < 0 { (shown, columns) = ("?", 1) }
      if columns == 0 && text.isEmpty { continue }
      if columns > limit - self.columns { break }
      text.unicodeScalars.append(shown)
      self.columns += columns
    }
  }

  /// `wcwidth` of the locale that is set; in the locale C only ASCII has a width.
  package static func localeWidth(_ scalar: Unicode.Scalar) -> Int {
    Int(wcwidth(wchar_t(bitPattern: scalar.value)))
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate: true
    default: false
    }
  }

  private static func isLeftOut(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: true
    default: false
    }
  }
}
