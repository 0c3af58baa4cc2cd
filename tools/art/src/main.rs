//! `cargo run -p claim-art`: draws all emoji into `assets/emoji/`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use claim_art::image::Image;
use claim_art::parts::Parts;
use claim_art::vision::Vision;
use claim_art::{assets, draw, face, sheet};
use clap::Parser;

/// Draws the bot's emoji from assets/svg into assets/emoji.
#[derive(Parser)]
struct Arguments {
    /// Write a contact sheet to this PNG file instead: all emoji in all sizes and on all backgrounds
    #[arg(long, value_name = "FILE")]
    sheet: Option<PathBuf>,
    /// Show the contact sheet as it is seen with this vision
    #[arg(long, value_enum, default_value = "normal", requires = "sheet")]
    vision: Vision,
}

fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let faces = face::all(Parts::new(&assets().join("svg")))?;
    let drawn = faces.iter().map(draw::png).collect::<Result<Vec<_>>>()?;
    if let Some(file) = arguments.sheet {
        let images = drawn
            .iter()
            .map(|png| Image::read(png))
            .collect::<Result<Vec<_>>>()?;
        let sheet = sheet::sheet(&images).map(|pixel| arguments.vision.see(pixel));
        return write(&file, &sheet.png()?);
    }
    for (face, png) in faces.iter().zip(&drawn) {
        write(
            &assets()
                .join("emoji")
                .join(&face.name)
                .with_extension("png"),
            png,
        )?;
    }
    let bytes: usize = drawn.iter().map(Vec::len).sum();
    println!("{} emoji, {bytes} bytes", drawn.len());
    Ok(())
}

fn write(path: &Path, bytes: &[u8]) -> Result<()> {
    fs::write(path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
