/// LayerSprites: sprite atlases, and layers that show them. One import for the whole library.
@_exported public import Atlases
@_exported public import Geometry
@_exported public import Imaging
@_exported public import Layers
@_exported public import Raster
