//! What image files say about themselves in their first bytes: their type and size.

/// The content type of an image that Discord can show, from the file's signature.
pub(crate) fn content_type(content: &[u8]) -> Option<&'static str> {
    let at = |position: usize, signature: &[u8]| {
        content.get(position..position + signature.len()) == Some(signature)
    };
    if at(0, PNG_SIGNATURE) {
        Some("image/png")
    } else if at(0, b"GIF8") {
        Some("image/gif")
    } else if at(0, b"\xff\xd8\xff") {
        Some("image/jpeg")
    } else if at(0, b"RIFF") && at(8, b"WEBP") {
        Some("image/webp")
    } else if at(4, b"ftypavif") {
        Some("image/avif")
    } else {
        None
    }
}

/// Width and height of a PNG image, in pixels.
pub(crate) fn png_dimensions(content: &[u8]) -> Option<(u32, u32)> {
    let header = content.strip_prefix(PNG_SIGNATURE)?;
    let number = |at: usize| -> Option<u32> {
        let bytes = header.get(at..at + 4)?;
        Some(u32::from_be_bytes(bytes.try_into().ok()?))
    };
    Some((number(8)?, number(12)?))
}

/// The first bytes of every PNG file.
const PNG_SIGNATURE: &[u8] = b"\x89PNG\r\n\x1a\n";
