//! Drawings as the paths of an SVG file, and the pixels that they cover.

use super::mask::Mask;

/// The lines and curves of a path, as lines between points.
#[derive(Debug)]
pub(super) struct Outline(Vec<Vec<(f32, f32)>>);

/// How many lines stand for a curve.
const CURVE_STEPS: u8 = 16;

/// How many scan lines a row of pixels has.
const SCAN_LINES: i32 = 8;

impl Outline {
    /// The paths of an SVG file from this project's assets.
    pub(super) fn of_svg(file: &str) -> Self {
        let paths = file.split(" d=\"").skip(1);
        let data: Vec<_> = paths.filter_map(|path| path.split('"').next()).collect();
        Self::of_path(&data.join(" "))
    }

    /// A path in the notation of SVG, with the commands that this project's drawings use.
    pub(super) fn of_path(path: &str) -> Self {
        let mut reader = Reader {
            rest: path,
            at: (0.0, 0.0),
            lines: Vec::new(),
        };
        while let Some(command) = reader.command() {
            reader.apply(command);
        }
        Self(reader.lines)
    }

    /// What it covers if it is filled, its unit being `scale` pixels. Where it overlaps itself
    /// there are holes.
    pub(super) fn fill(&self, scale: f32, width: i32, height: i32) -> Mask {
        let mut coverage = Vec::with_capacity((width * height) as usize);
        let mut crossings = Vec::new();
        for row in 0..height {
            let mut sums = vec![0.0; width as usize];
            for line in 0..SCAN_LINES {
                let y = (row as f32 + (line as f32 + 0.5) / SCAN_LINES as f32) / scale;
                crossings.clear();
                crossings.extend(self.edges().filter_map(|edge| crossing(edge, y)));
                crossings.sort_unstable_by(f32::total_cmp);
                for span in crossings.chunks_exact(2) {
                    add_span(&mut sums, span[0] * scale, span[1] * scale);
                }
            }
            let share = |sum: f32| (sum * 255.0 / SCAN_LINES as f32).round() as u8;
            coverage.extend(sums.into_iter().map(share));
        }
        Mask { width, coverage }
    }

    /// What a line along it covers, its unit being `scale` pixels.
    pub(super) fn stroke(&self, scale: f32, width: i32, height: i32, line: f32) -> Mask {
        Mask::by(width, height, |x, y| {
            let point = (x / scale, y / scale);
            let lines = self.0.iter().flat_map(|line| line.windows(2));
            let distances = lines.map(|ends| distance(point, ends[0], ends[1]));
            let nearest = distances.fold(f32::INFINITY, f32::min);
            0.5 - (nearest - line / 2.0) * scale
        })
    }

    /// The edges of the closed shapes.
    fn edges(&self) -> impl Iterator<Item = [(f32, f32); 2]> {
        self.0.iter().flat_map(|line| {
            let next = line.iter().skip(1).chain(line.first());
            line.iter().zip(next).map(|(&from, &to)| [from, to])
        })
    }
}

/// Where an edge crosses a scan line.
fn crossing([(x1, y1), (x2, y2)]: [(f32, f32); 2], y: f32) -> Option<f32> {
    ((y1 <= y) != (y2 <= y)).then(|| x1 + (y - y1) / (y2 - y1) * (x2 - x1))
}

/// Adds how much of each pixel a span covers.
fn add_span(sums: &mut [f32], from: f32, to: f32) {
    let (from, to) = (from.max(0.0), to.min(sums.len() as f32));
    if from >= to {
        return;
    }
    let last = (to.ceil() as usize).min(sums.len());
    for (x, sum) in sums.iter_mut().enumerate().take(last).skip(from as usize) {
        *sum += (to.min(x as f32 + 1.0) - from.max(x as f32)).max(0.0);
    }
}

/// The distance of a point from a line between two points.
pub(super) fn distance((x, y): (f32, f32), from: (f32, f32), to: (f32, f32)) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let (x, y) = (x - from.0, y - from.1);
    let length = (dx * dx + dy * dy).max(f32::EPSILON);
    let along = ((x * dx + y * dy) / length).clamp(0.0, 1.0);
    (x - dx * along).hypot(y - dy * along)
}

/// Reads a path.
struct Reader<'a> {
    rest: &'a str,
    at: (f32, f32),
    lines: Vec<Vec<(f32, f32)>>,
}

impl Reader<'_> {
    fn command(&mut self) -> Option<char> {
        let start = self.rest.find(|it: char| it.is_ascii_alphabetic())?;
        let command = self.rest[start..].chars().next();
        self.rest = &self.rest[start + 1..];
        command
    }

    /// The numbers up to the next command.
    fn numbers(&mut self) -> Vec<f32> {
        let end = self.rest.find(|it: char| it.is_ascii_alphabetic());
        let (numbers, rest) = self.rest.split_at(end.unwrap_or(self.rest.len()));
        self.rest = rest;
        let numbers = numbers.split([' ', ',', '\n']);
        numbers.filter_map(|it| it.parse().ok()).collect()
    }

    fn line_to(&mut self, point: (f32, f32)) {
        self.at = point;
        if let Some(line) = self.lines.last_mut() {
            line.push(point);
        }
    }

    fn apply(&mut self, command: char) {
        let numbers = self.numbers();
        let (x, y) = self.at;
        match (command, numbers.as_slice()) {
            ('M', &[x, y]) => {
                self.lines.push(Vec::new());
                self.line_to((x, y));
            }
            ('L', points) => points
                .chunks_exact(2)
                .for_each(|it| self.line_to((it[0], it[1]))),
            ('l', points) => {
                for step in points.chunks_exact(2) {
                    self.line_to((self.at.0 + step[0], self.at.1 + step[1]));
                }
            }
            ('H', &[x]) => self.line_to((x, y)),
            ('h', &[dx]) => self.line_to((x + dx, y)),
            ('V', &[y]) => self.line_to((x, y)),
            ('v', &[dy]) => self.line_to((x, y + dy)),
            ('C', curves) => curves.chunks_exact(6).for_each(|it| self.curve(it)),
            ('Q', curves) => {
                for it in curves.chunks_exact(4) {
                    let third = |from: f32, to: f32| from + (to - from) * 2.0 / 3.0;
                    let (x, y) = self.at;
                    let first = (third(x, it[0]), third(y, it[1]));
                    let second = (third(it[2], it[0]), third(it[3], it[1]));
                    self.curve(&[first.0, first.1, second.0, second.1, it[2], it[3]]);
                }
            }
            ('a', arcs) => {
                for it in arcs.chunks_exact(7) {
                    let to = (self.at.0 + it[5], self.at.1 + it[6]);
                    self.arc(it[0], it[3] > 0.5, it[4] > 0.5, to);
                }
            }
            ('Z', []) => {
                if let Some(&start) = self.lines.last().and_then(|line| line.first()) {
                    self.line_to(start);
                }
            }
            _ => debug_assert!(false, "a path with {command} {numbers:?}"),
        }
    }

    fn curve(&mut self, numbers: &[f32]) {
        let &[x1, y1, x2, y2, x3, y3] = numbers else {
            return;
        };
        let (x0, y0) = self.at;
        for step in 1..=CURVE_STEPS {
            let t = f32::from(step) / f32::from(CURVE_STEPS);
            let s = 1.0 - t;
            let at = |p0: f32, p1: f32, p2: f32, p3: f32| {
                s * s * s * p0 + 3.0 * s * s * t * p1 + 3.0 * s * t * t * p2 + t * t * t * p3
            };
            self.line_to((at(x0, x1, x2, x3), at(y0, y1, y2, y3)));
        }
    }

    /// An arc of a circle.
    fn arc(&mut self, radius: f32, is_large: bool, is_clockwise: bool, to: (f32, f32)) {
        let from = self.at;
        let (dx, dy) = ((to.0 - from.0) / 2.0, (to.1 - from.1) / 2.0);
        let half = dx.hypot(dy).max(f32::EPSILON);
        let radius = radius.max(half);
        let height = (radius * radius - half * half).max(0.0).sqrt();
        let side = if is_large == is_clockwise {
            -height
        } else {
            height
        };
        let center = (
            from.0 + dx - dy / half * side,
            from.1 + dy + dx / half * side,
        );
        let start = (from.1 - center.1).atan2(from.0 - center.0);
        let end = (to.1 - center.1).atan2(to.0 - center.0);
        let turn = std::f32::consts::TAU;
        let mut angle = (end - start).rem_euclid(turn);
        if !is_clockwise {
            angle -= turn;
        }
        let steps = CURVE_STEPS * 3;
        for step in 1..=steps {
            let at = start + angle * f32::from(step) / f32::from(steps);
            self.line_to((center.0 + radius * at.cos(), center.1 + radius * at.sin()));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of pixels that a filled path covers.
    fn area(path: &str) -> f32 {
        let mask = Outline::of_path(path).fill(1.0, 100, 100);
        mask.coverage
            .into_iter()
            .map(|it| f32::from(it) / 255.0)
            .sum()
    }

    #[test]
    fn shapes_cover_their_area() {
        for (path, expected) in [
            ("M10 10 H90 V90 H10Z", 6400.0),
            ("M10 10 H90 V90 H10Z M20 20 H80 V80 H20Z", 2800.0),
            ("M50 10 a40 40 0 1 0 .1 0Z", 5026.5),
            ("M10 50 a40 40 0 1 0 80 0 a40 40 0 1 0 -80 0Z", 5026.5),
            ("M50 10 a40 40 0 1 1 -.1 0Z", 5026.5),
            ("M0 0 l50 0 v50 h-50Z", 2500.0),
        ] {
            let area = area(path);
            assert!((area - expected).abs() < 0.01 * expected, "{path}: {area}");
        }
    }
}
