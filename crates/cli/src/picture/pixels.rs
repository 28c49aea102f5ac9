//! A picture as pixels. Without the feature `png` it says how to get that.

use crate::app::App;
use crate::failure::Failure;
#[cfg(feature = "png")]
use resvg::{tiny_skia, usvg};
use std::path::Path;

/// The picture as PNG, for this file. The letters come with the program, so that every machine draws the same picture.
#[cfg(feature = "png")]
pub fn raster(app: &App, svg: &str, scale: f32, path: &Path) -> Result<Vec<u8>, Failure> {
    drawn(svg, scale).map_err(|e| crate::files::cannot_write(app, path, std::io::Error::other(e)))
}

/// Says how to get pixels.
#[cfg(not(feature = "png"))]
pub fn raster(app: &App, _: &str, _: f32, _: &Path) -> Result<Vec<u8>, Failure> {
    Err(Failure::Failed(app.say("png-left-out")))
}

#[cfg(feature = "png")]
fn drawn(svg: &str, scale: f32) -> Result<Vec<u8>, String> {
    let mut options = usvg::Options::default();
    let fonts = options.fontdb_mut();
    for font in [dejavu::serif_condensed::regular(), dejavu::serif_condensed::bold(), dejavu::sans_condensed::bold()] {
        fonts.load_font_data(font.to_vec());
    }
    fonts.set_serif_family("DejaVu Serif");
    fonts.set_sans_serif_family("DejaVu Sans");
    let tree = usvg::Tree::from_str(svg, &options).map_err(|e| e.to_string())?;
    let size = tree.size();
    let pixels = |n: f32| (n * scale).ceil().max(1.0) as u32;
    let mut pixmap = tiny_skia::Pixmap::new(pixels(size.width()), pixels(size.height()))
        .ok_or_else(|| format!("{} × {}", pixels(size.width()), pixels(size.height())))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|e| e.to_string())
}
