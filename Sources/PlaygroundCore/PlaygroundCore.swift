import DotRaster
