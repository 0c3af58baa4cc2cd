//! Views in, [`Screen`]s out: what people see, in their language, before Discord.

mod screen;

pub use screen::{Attachment, Button, ButtonStyle, Press, Row, Screen, Section, Select, Tone};
