//! Draws the pictures of screens: off the async threads, a few at a time, and kept for the other
//! messages that show the same.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use claim_render::{
    self as render, ChartPoint, Contrast, KingdomsChoice, LobbySeat, PairingResult, PodiumPlace,
    RoundResult,
};
use claim_rules::cards::{BySeat, Seat};
use claim_screens::{
    BoardStep, PairingMark, PictureContent, PictureRequest, PodiumStep, RoundMark, StandingRow,
    WinChance,
};
use tokio::sync::Semaphore;

/// How many pictures are drawn at the same time.
const MAX_DRAWING: usize = 2;

/// How many drawn pictures are kept, of 80 kB at most: the public message and the private screens of a match show the
/// same board.
const MAX_RECENT: usize = 64;

/// How long a message waits for its picture before text takes its place. A picture takes a few milliseconds, but where
/// several programs share two cores, one in some hundreds took more than 300. People notice less of a second’s wait, which
/// answers to presses still have, than of a board that becomes text.
const DRAWING_TIMEOUT: Duration = Duration::from_secs(1);

/// The pictures that were drawn lately.
#[derive(Debug)]
pub(crate) struct Pictures {
    slots: Semaphore,
    recent: Mutex<VecDeque<(PictureRequest, Arc<[u8]>)>>,
}

/// A picture as a file.
#[derive(Clone, Debug)]
pub(crate) struct DrawnPicture {
    /// The file's name, which tells different pictures apart.
    pub(crate) name: String,
    pub(crate) png: Arc<[u8]>,
}

impl Default for Pictures {
    fn default() -> Self {
        Self {
            slots: Semaphore::new(MAX_DRAWING),
            recent: Mutex::default(),
        }
    }
}

impl Pictures {
    /// Draws a picture. A failure is logged and leaves the text: `None`; so does a picture that is late.
    pub(crate) async fn draw(&self, request: &PictureRequest) -> Option<DrawnPicture> {
        let Ok(png) = tokio::time::timeout(DRAWING_TIMEOUT, self.png(request)).await else {
            tracing::warn!("a picture was not drawn in time");
            return None;
        };
        let png = png?;
        let mut hasher = DefaultHasher::new();
        png.hash(&mut hasher);
        Some(DrawnPicture {
            name: format!("picture-{:016x}.png", hasher.finish()),
            png,
        })
    }

    async fn png(&self, request: &PictureRequest) -> Option<Arc<[u8]>> {
        if let Some(drawn) = self.find(request) {
            return Some(drawn);
        }
        let _slot = self.slots.acquire().await.ok()?;
        // Another message may have needed it meanwhile.
        if let Some(drawn) = self.find(request) {
            return Some(drawn);
        }
        let wanted = request.clone();
        let drawing = tokio::task::spawn_blocking(move || draw(&wanted));
        let png: Arc<[u8]> = match drawing.await {
            Ok(png) => png?.into(),
            Err(error) => {
                tracing::error!(%error, "could not draw a picture");
                return None;
            }
        };
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        if recent.len() == MAX_RECENT {
            recent.pop_front();
        }
        recent.push_back((request.clone(), png.clone()));
        Some(png)
    }

    fn find(&self, request: &PictureRequest) -> Option<Arc<[u8]>> {
        let recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let mut pictures = recent.iter().rev();
        let found = pictures.find(|(known, _)| known.shows_same(request));
        found.map(|(_, png)| png.clone())
    }
}

/// The PNG; `None` if it could not say all that the text says.
fn draw(request: &PictureRequest) -> Option<Vec<u8>> {
    let name = |seat: Seat| request.names.get(seat.index()).map_or("", String::as_str);
    let names = BySeat(Seat::ALL.map(name));
    let contrast = if request.high_contrast {
        Contrast::High
    } else {
        Contrast::Standard
    };
    let picture = match &request.content {
        PictureContent::Lobby { setup, taken } => {
            let seats = Seat::of(setup.players()).map(|seat| match names[seat] {
                name if taken.contains(seat) => LobbySeat::Taken(name),
                "" => LobbySeat::Free,
                name => LobbySeat::Reserved(name),
            });
            render::lobby(setup, &seats.collect::<Vec<_>>(), contrast)
        }
        PictureContent::Hand(view) => render::hand(view, names, contrast),
        PictureContent::Kingdoms { view, winners, .. } if !winners.is_empty() => {
            render::kingdoms_end(view, *winners, names, contrast)
        }
        PictureContent::Kingdoms {
            view, below, step, ..
        } => {
            let choice = match step {
                BoardStep::None => KingdomsChoice::Nothing,
                BoardStep::Target(targets) => KingdomsChoice::Card(targets),
                BoardStep::Space { card, spaces } => KingdomsChoice::Space {
                    card: *card,
                    spaces,
                },
            };
            render::kingdoms(view, choice, *below, names, contrast)
        }
        PictureContent::KingdomsCards(view) => render::kingdoms_cards(view, contrast),
        PictureContent::ClaimIt { view, winners } => {
            render::claim_it(view, *winners, names, contrast)
        }
        PictureContent::Tricks {
            view,
            hands,
            chosen,
        } => render::tricks(view, hands, *chosen, names, contrast),
        PictureContent::Result { view, winners } => {
            render::tricks_end(view, *winners, names, contrast)
        }
        PictureContent::Chances { players, chances } => {
            let chances: Vec<_> = chances.iter().copied().map(chart_point).collect();
            render::chart(&chances, *players, names, contrast)
        }
        PictureContent::Podium(steps) => {
            let places = steps.iter().zip(&request.names).map(podium_place);
            render::podium(&places.collect::<Vec<_>>(), contrast)?
        }
        PictureContent::Standings(rows) => {
            let marks: Vec<Vec<_>> = rows.iter().map(round_results).collect();
            let rows = rows.iter().zip(&request.names).zip(&marks);
            let rows = rows.map(|((row, name), rounds)| render::StandingRow {
                place: row.place,
                name,
                rounds,
                points: &row.points,
            });
            render::standings(&rows.collect::<Vec<_>>(), contrast)?
        }
        PictureContent::Pairings(rows) => {
            let rows = rows.iter().zip(request.names.chunks_exact(2));
            let rows = rows.map(|(row, names)| render::Pairing {
                table: row.table,
                players: [&names[0], &names[1]],
                result: pairing_result(&row.mark),
            });
            render::pairings(&rows.collect::<Vec<_>>(), contrast)?
        }
        PictureContent::Ratings(points) => render::ratings(points, contrast),
    };
    Some(picture.png)
}

fn podium_place<'a>((step, name): (&'a PodiumStep, &'a String)) -> PodiumPlace<'a> {
    PodiumPlace {
        place: step.rank,
        name,
        score: &step.rating,
    }
}

fn pairing_result(mark: &PairingMark) -> PairingResult<'_> {
    match mark {
        PairingMark::Open => PairingResult::Open,
        PairingMark::Hidden => PairingResult::Hidden,
        PairingMark::Scored { scores, winner } => PairingResult::Scored {
            scores: scores.each_ref().map(String::as_str),
            winner: winner.map(Seat::index),
        },
    }
}

fn round_results(row: &StandingRow) -> Vec<RoundResult> {
    let result = |mark: &RoundMark| match mark {
        RoundMark::Won => RoundResult::Won,
        RoundMark::Drew => RoundResult::Drew,
        RoundMark::Lost => RoundResult::Lost,
        RoundMark::Bye => RoundResult::Bye,
        RoundMark::Open => RoundResult::Open,
    };
    row.rounds.iter().map(result).collect()
}

fn chart_point(chance: WinChance) -> ChartPoint {
    ChartPoint {
        seat: chance.seat,
        value: chance.percent.map(|percent| f32::from(percent) / 100.0),
        is_exact: chance.is_exact,
    }
}
