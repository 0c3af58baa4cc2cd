//! A picture in memory: read from a PNG, made smaller, laid on others.

use anyhow::{Result, ensure};

/// Red, green, blue and alpha of a pixel, from 0 to 1, the colour multiplied by the alpha.
pub type Pixel = [f32; 4];

/// A picture.
#[derive(Clone, Debug, PartialEq)]
pub struct Image {
    width: usize,
    pixels: Vec<Pixel>,
}

impl Image {
    /// A picture of one colour.
    #[must_use]
    pub fn filled(width: usize, height: usize, pixel: Pixel) -> Self {
        Self {
            width,
            pixels: vec![pixel; width * height],
        }
    }

    /// Reads a PNG that has a palette.
    ///
    /// # Errors
    ///
    /// If it is not a PNG with a palette.
    pub fn read(png: &[u8]) -> Result<Self> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(png));
        decoder.set_transformations(png::Transformations::ALPHA);
        let mut reader = decoder.read_info()?;
        let size = reader.output_buffer_size();
        ensure!(
            reader.output_color_type() == (png::ColorType::Rgba, png::BitDepth::Eight),
            "not a PNG with a palette"
        );
        let mut bytes = vec![0; size.unwrap_or_default()];
        let info = reader.next_frame(&mut bytes)?;
        let (pixels, _) = bytes.as_chunks();
        let premultiplied = |pixel: &[u8; 4]| {
            let [r, g, b, a] = pixel.map(|channel| f32::from(channel) / 255.0);
            [r * a, g * a, b * a, a]
        };
        Ok(Self {
            width: usize::try_from(info.width)?,
            pixels: pixels.iter().map(premultiplied).collect(),
        })
    }

    /// The picture as a PNG without transparency.
    ///
    /// # Errors
    ///
    /// It is too large for a PNG.
    pub fn png(&self) -> Result<Vec<u8>> {
        let mut bytes = Vec::new();
        let (width, height) = (self.width.try_into()?, self.height().try_into()?);
        let mut encoder = png::Encoder::new(&mut bytes, width, height);
        encoder.set_color(png::ColorType::Rgb);
        let colour = |&[r, g, b, _]: &Pixel| [r, g, b].map(byte);
        let data: Vec<u8> = self.pixels.iter().flat_map(colour).collect();
        let mut writer = encoder.write_header()?;
        writer.write_image_data(&data)?;
        writer.finish()?;
        Ok(bytes)
    }

    /// The width in pixels.
    #[must_use]
    pub const fn width(&self) -> usize {
        self.width
    }

    /// The height in pixels.
    #[must_use]
    pub const fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    /// The pixels, row by row.
    #[must_use]
    pub fn pixels(&self) -> &[Pixel] {
        &self.pixels
    }

    /// The picture with each pixel changed.
    #[must_use]
    #[expect(clippy::float_cmp, reason = "exactly the same pixel")]
    pub fn map(mut self, change: impl Fn(Pixel) -> Pixel) -> Self {
        // Most pixels are like the one before, and the change may be slow.
        let mut last = None;
        for pixel in &mut self.pixels {
            let changed = match last {
                Some((before, after)) if before == *pixel => after,
                _ => change(*pixel),
            };
            last = Some((*pixel, changed));
            *pixel = changed;
        }
        self
    }

    /// The picture, a square, made smaller: each new pixel is the mean of the area that it covers.
    #[must_use]
    pub fn reduced(&self, side: usize) -> Self {
        // One direction at a time; each pass also swaps rows and columns.
        self.reduced_and_turned(side).reduced_and_turned(side)
    }

    fn reduced_and_turned(&self, width: usize) -> Self {
        let (height, old) = (self.height(), self.width);
        let mut turned = Self::filled(height, width, [0.0; 4]);
        for x in 0..width {
            // In units that divide both the old and the new pixels evenly, an old one is `width` wide
            // and a new one `old`.
            let (from, to) = (x * old, (x + 1) * old);
            for source in from / width..to.div_ceil(width) {
                let covered = to.min((source + 1) * width) - from.max(source * width);
                let share = ratio(covered, old);
                for y in 0..height {
                    let pixel = self.pixels[y * old + source];
                    for (sum, channel) in turned.pixels[x * height + y].iter_mut().zip(pixel) {
                        *sum += channel * share;
                    }
                }
            }
        }
        turned
    }

    /// Lays `other` over this picture with its upper left corner at `(left, top)`.
    ///
    /// # Panics
    ///
    /// If it does not fit inside.
    pub fn lay(&mut self, other: &Self, (left, top): (usize, usize)) {
        for (y, row) in other.pixels.chunks(other.width).enumerate() {
            let start = (top + y) * self.width + left;
            for (under, over) in self.pixels[start..].iter_mut().zip(row) {
                *under = std::array::from_fn(|n| over[n] + under[n] * (1.0 - over[3]));
            }
        }
    }
}

/// A channel as a byte.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a channel is from 0 to 1"
)]
fn byte(channel: f32) -> u8 {
    (channel * 255.0).round() as u8
}

/// One width divided by another.
fn ratio(part: usize, whole: usize) -> f32 {
    let float = |width: usize| f32::from(u16::try_from(width).expect("pictures are not that wide"));
    float(part) / float(whole)
}
