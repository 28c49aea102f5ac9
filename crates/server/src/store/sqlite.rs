//! Games in one SQLite file: a write-ahead log, synced at every commit; one connection writes, a few read.

use super::{Answer, Chair, Hash, Kept, Look, Person, Row, Store, StoreError, Summary, Which, Write};
use crate::notices::{Kind, Subscription, Told};
use dragonrage_dice::{GameId, Link};
use dragonrage_online::{By, Entry};
use dragonrage_rules::Seat;
use sqlx::sqlite::{
    SqliteArguments, SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteRow,
    SqliteSynchronous,
};
use sqlx::{Arguments, AssertSqlSafe, ConnectOptions, Connection, Row as _, Sqlite as Engine, SqliteConnection};
use std::path::Path;
use std::time::Duration;
use tokio::sync::Mutex;

/// What made each version of the schema out of the one before. Never changed once released: a new version is a new text.
const VERSIONS: [&str; 3] =
    [include_str!("../../schema/1.sql"), include_str!("../../schema/2.sql"), include_str!("../../schema/3.sql")];

/// Rows that one statement writes: the largest first, so that a handful of prepared statements serve any number.
const ROWS: [usize; 7] = [64, 32, 16, 8, 4, 2, 1];

/// So many fresh lines are moved to the log at once: enough that most pages take several, few enough that nobody waits for it.
const MOVED: usize = 4096;

/// An SQLite file.
#[derive(Debug)]
pub struct Sqlite {
    writer: Mutex<Writer>,
    readers: SqlitePool,
}

/// The connection that writes.
#[derive(Debug)]
struct Writer {
    connection: SqliteConnection,
    /// Lines that are not yet in the log, at most: those of batches that failed are counted, too.
    fresh: usize,
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        match &error {
            // The second is what a trigger says.
            sqlx::Error::Database(e) if e.is_unique_violation() || e.message() == "taken" => StoreError::Taken,
            _ => StoreError::Engine(error.to_string()),
        }
    }
}

/// An id as the engine keeps numbers.
const fn number(game: GameId) -> i64 {
    i64::from_be_bytes(game.0)
}

const fn game(number: i64) -> GameId {
    GameId(number.to_be_bytes())
}

const fn seat_number(seat: Seat) -> i64 {
    match seat {
        Seat::One => 1,
        Seat::Two => 2,
    }
}

const fn seat(number: i64) -> Option<Seat> {
    match number {
        1 => Some(Seat::One),
        2 => Some(Seat::Two),
        _ => None,
    }
}

fn spoilt(what: &str) -> StoreError {
    StoreError::Spoilt(what.to_owned())
}

/// Times are far from the end of the engine's numbers.
const fn time(at: u64) -> i64 {
    if at > i64::MAX as u64 { i64::MAX } else { at as i64 }
}

impl Sqlite {
    /// Opens a file, makes it if it is not there, and brings its schema up to date.
    pub async fn open(path: &Path) -> Result<Sqlite, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(5))
            .pragma("wal_autocheckpoint", "4000")
            // 32 MB: in the usual two, the pages of a few hundred live games push each other out, and are read again.
            .pragma("cache_size", "-32768")
            .statement_cache_capacity(64)
            .disable_statement_logging();
        let mut writer = SqliteConnection::connect_with(&options).await?;
        bring_up_to_date(&mut writer).await?;
        move_to_log(&mut writer).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(4)
            .connect_with(options.read_only(true).create_if_missing(false))
            .await?;
        Ok(Sqlite { writer: Mutex::new(Writer { connection: writer, fresh: 0 }), readers })
    }

    /// Writes a copy of the whole file, as it is at one moment, while games go on.
    pub async fn copy_to(&self, path: &str) -> Result<(), StoreError> {
        let mut writer = self.writer.lock().await;
        sqlx::query("VACUUM INTO ?").bind(path).execute(&mut writer.connection).await?;
        Ok(())
    }

    /// What the engine itself finds wrong with the file.
    pub async fn sound(&self) -> Result<(), StoreError> {
        let found: String = sqlx::query_scalar("PRAGMA integrity_check").fetch_one(&self.readers).await?;
        if found == "ok" { Ok(()) } else { Err(StoreError::Spoilt(found)) }
    }

    /// Leaves nothing in the write-ahead log.
    pub async fn close(self) -> Result<(), StoreError> {
        self.readers.close().await;
        self.writer.into_inner().connection.close().await.map_err(StoreError::from)
    }
}

async fn bring_up_to_date(writer: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut *writer).await?;
    let done = usize::try_from(version).map_err(|_| spoilt("user_version"))?;
    if done > VERSIONS.len() {
        return Err(StoreError::Spoilt(format!("it was written by a later version of this program (schema {done})")));
    }
    for (n, text) in VERSIONS.iter().enumerate().skip(done) {
        let text = format!("BEGIN IMMEDIATE; {text}; PRAGMA user_version = {}; COMMIT", n + 1);
        sqlx::raw_sql(AssertSqlSafe(text)).execute(&mut *writer).await?;
    }
    Ok(())
}

/// Moves fresh lines to the log.
async fn move_to_log(to: &mut SqliteConnection) -> Result<(), StoreError> {
    let mut both = to.begin().await?;
    for text in [
        "INSERT INTO log (game, seq, at, writer, id, line, head) SELECT game, seq, at, writer, id, line, head FROM fresh \
         ORDER BY game, seq",
        "DELETE FROM fresh",
    ] {
        sqlx::query(text).execute(&mut *both).await?;
    }
    both.commit().await.map_err(StoreError::from)
}

/// `INSERT … VALUES (…),(…)` for so many rows.
fn insert(head: &str, columns: usize, rows: usize, tail: &str) -> String {
    let row = format!("({})", vec!["?"; columns].join(","));
    format!("{head} VALUES {}{tail}", vec![row; rows].join(","))
}

type Failure = sqlx::error::BoxDynError;

fn add_line(arguments: &mut SqliteArguments, row: &Row) -> Result<(), Failure> {
    arguments.add(number(row.game))?;
    arguments.add(i64::from(row.entry.seq))?;
    arguments.add(time(row.entry.at))?;
    arguments.add(i64::from(row.entry.by.code()))?;
    arguments.add(row.entry.id.map(u64::cast_signed))?;
    arguments.add(row.entry.line.clone())?;
    arguments.add(i64::from_be_bytes(row.head))
}

fn add_summary(arguments: &mut SqliteArguments, s: &Summary) -> Result<(), Failure> {
    arguments.add(number(s.game))?;
    arguments.add(time(s.created))?;
    arguments.add(time(s.changed))?;
    arguments.add(s.scenario.clone())?;
    arguments.add(s.names[0].clone())?;
    arguments.add(s.names[1].clone())?;
    arguments.add(s.stage.code())?;
    arguments.add(s.due.map(seat_number))?;
    arguments.add(s.winner.map(seat_number))?;
    arguments.add(s.invader.map(seat_number))?;
    arguments.add(i64::from(s.turn))?;
    arguments.add(s.public)?;
    arguments.add(s.flag_at.map(time))
}

const LINE: &str = "INSERT INTO fresh (game, seq, at, writer, id, line, head)";
const SUMMARY: &str = "INSERT INTO games (game, created, changed, scenario, name_one, name_two, stage, due, winner, invader, turn, public, flag_at)";
const RENEW: &str = " ON CONFLICT (game) DO UPDATE SET changed = excluded.changed, name_two = excluded.name_two, stage = excluded.stage, \
    due = excluded.due, winner = excluded.winner, invader = excluded.invader, turn = excluded.turn, flag_at = excluded.flag_at";

/// Writes rows of one kind in as few statements as there are prepared ones for.
async fn insert_all<T>(
    to: &mut SqliteConnection,
    rows: &[&T],
    (head, columns, tail): (&str, usize, &str),
    add: impl Fn(&mut SqliteArguments, &T) -> Result<(), Failure>,
) -> Result<(), StoreError> {
    let mut rest = rows;
    for size in ROWS {
        while rest.len() >= size {
            let (some, others) = rest.split_at(size);
            let mut arguments = SqliteArguments::default();
            some.iter().try_for_each(|row| add(&mut arguments, row)).map_err(|e| StoreError::Engine(e.to_string()))?;
            let text = AssertSqlSafe(insert(head, columns, size, tail));
            sqlx::query_with::<Engine, _>(text, arguments).execute(&mut *to).await?;
            rest = others;
        }
    }
    Ok(())
}

async fn write_other(to: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        // Written together with others of their kind.
        Write::Line(_) | Write::Summary(_) => (),
        Write::Chair(chair) => {
            sqlx::query("INSERT INTO chairs (game, seat, person, tip) VALUES (?, ?, ?, ?)")
                .bind(number(chair.game))
                .bind(seat_number(chair.seat))
                .bind(chair.person.0)
                .bind(chair.tip.map(|tip| tip.0.to_vec()))
                .execute(to)
                .await?;
        }
        Write::Person { person, token, recovery, at } => {
            sqlx::query("INSERT INTO people (person, recovery, created) VALUES (?, ?, ?)")
                .bind(person.0)
                .bind(recovery.to_vec())
                .bind(time(*at))
                .execute(&mut *to)
                .await?;
            add_token(to, *person, token, *at).await?;
        }
        Write::Token { person, token, at } => add_token(to, *person, token, *at).await?,
        Write::Forget(person) => {
            for text in [
                "DELETE FROM tokens WHERE person = ?",
                "DELETE FROM chairs WHERE person = ?",
                "DELETE FROM subscriptions WHERE person = ?",
                "DELETE FROM people WHERE person = ?",
            ] {
                sqlx::query(text).bind(person.0).execute(&mut *to).await?;
            }
        }
        Write::Beat(at) => {
            sqlx::query(
                "INSERT INTO host (one, beat) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET beat = excluded.beat",
            )
            .bind(time(*at))
            .execute(to)
            .await?;
        }
        Write::Outage { from, to: until } => {
            sqlx::query("INSERT INTO outages (since, until) VALUES (?, ?)")
                .bind(time(*from))
                .bind(time(*until))
                .execute(to)
                .await?;
        }
        Write::Look(_)
        | Write::LookAgain { .. }
        | Write::Told(_)
        | Write::Subscribe { .. }
        | Write::Unsubscribe { .. } => write_notice(to, write).await?,
    }
    Ok(())
}

/// What is kept for those who want to be told.
async fn write_notice(to: &mut SqliteConnection, write: &Write) -> Result<(), StoreError> {
    match write {
        Write::Look(look) => {
            let text = "INSERT INTO looks (game, seq, at) VALUES (?, ?, ?) ON CONFLICT (game) DO UPDATE SET seq = excluded.seq, at = excluded.at";
            sqlx::query(text).bind(number(look.game)).bind(i64::from(look.seq)).bind(time(look.at)).execute(to).await?;
        }
        Write::LookAgain { look: (of, seq), at } => {
            let query = match at {
                Some(at) => sqlx::query("UPDATE looks SET at = ? WHERE game = ? AND seq = ?").bind(time(*at)),
                None => sqlx::query("DELETE FROM looks WHERE game = ? AND seq = ?"),
            };
            query.bind(number(*of)).bind(i64::from(*seq)).execute(to).await?;
        }
        Write::Told(told) => {
            let text = "INSERT INTO told (game, seat, kind, mark) VALUES (?, ?, ?, ?) ON CONFLICT (game, seat, kind) DO UPDATE SET mark = excluded.mark";
            sqlx::query(text)
                .bind(number(told.game))
                .bind(seat_number(told.seat))
                .bind(told.kind.code())
                .bind(i64::from(told.mark))
                .execute(to)
                .await?;
        }
        Write::Subscribe { to: at, most } => {
            sqlx::query(
                "INSERT OR REPLACE INTO subscriptions (endpoint, person, key, auth, created) VALUES (?, ?, ?, ?, ?)",
            )
            .bind(at.endpoint.clone())
            .bind(at.person.0)
            .bind(at.key.to_vec())
            .bind(at.auth.to_vec())
            .bind(time(at.at))
            .execute(&mut *to)
            .await?;
            let text = "DELETE FROM subscriptions WHERE person = ?1 AND rowid NOT IN \
                (SELECT rowid FROM subscriptions WHERE person = ?1 ORDER BY created DESC, rowid DESC LIMIT ?2)";
            sqlx::query(text).bind(at.person.0).bind(i64::from(*most)).execute(to).await?;
        }
        Write::Unsubscribe { person, endpoint } => {
            sqlx::query("DELETE FROM subscriptions WHERE person = ? AND endpoint = ?")
                .bind(person.0)
                .bind(endpoint.clone())
                .execute(to)
                .await?;
        }
        _ => (),
    }
    Ok(())
}

async fn add_token(to: &mut SqliteConnection, person: Person, token: &Hash, at: u64) -> Result<(), StoreError> {
    sqlx::query("INSERT INTO tokens (token, person, created) VALUES (?, ?, ?)")
        .bind(token.to_vec())
        .bind(person.0)
        .bind(time(at))
        .execute(to)
        .await?;
    Ok(())
}

async fn write_all(to: &mut SqliteConnection, batch: &[Write]) -> Result<(), StoreError> {
    let lines: Vec<&Row> =
        batch.iter().filter_map(|w| if let Write::Line(row) = w { Some(row) } else { None }).collect();
    insert_all(to, &lines, (LINE, 7, ""), add_line).await?;
    let mut summaries: Vec<&Summary> = Vec::new();
    for write in batch {
        if let Write::Summary(summary) = write {
            // The last of a game stands for all of this batch.
            summaries.retain(|s| s.game != summary.game);
            summaries.push(summary);
        }
    }
    insert_all(to, &summaries, (SUMMARY, 13, RENEW), add_summary).await?;
    for write in batch {
        write_other(to, write).await?;
    }
    Ok(())
}

fn read_line(row: &SqliteRow) -> Result<Row, StoreError> {
    let by: i64 = row.try_get(3)?;
    let by = u8::try_from(by).ok().and_then(By::from_code).ok_or_else(|| spoilt("writer"))?;
    let entry = Entry {
        seq: u32::try_from(row.try_get::<i64, _>(1)?).map_err(|_| spoilt("seq"))?,
        at: row.try_get::<i64, _>(2)?.cast_unsigned(),
        by,
        id: row.try_get::<Option<i64>, _>(4)?.map(i64::cast_unsigned),
        line: row.try_get(5)?,
    };
    Ok(Row { game: game(row.try_get(0)?), entry, head: row.try_get::<i64, _>(6)?.to_be_bytes() })
}

fn read_summary(row: &SqliteRow) -> Result<(Summary, Option<Seat>), StoreError> {
    let stage: String = row.try_get(6)?;
    let some_seat = |n: usize| row.try_get::<Option<i64>, _>(n).map(|s| s.and_then(seat));
    let summary = Summary {
        game: game(row.try_get(0)?),
        created: row.try_get::<i64, _>(1)?.cast_unsigned(),
        changed: row.try_get::<i64, _>(2)?.cast_unsigned(),
        scenario: row.try_get(3)?,
        names: [row.try_get(4)?, row.try_get(5)?],
        stage: Kept::from_code(&stage).ok_or_else(|| spoilt("stage"))?,
        due: some_seat(7)?,
        winner: some_seat(8)?,
        invader: some_seat(9)?,
        turn: u32::try_from(row.try_get::<i64, _>(10)?).map_err(|_| spoilt("turn"))?,
        public: row.try_get(11)?,
        flag_at: row.try_get::<Option<i64>, _>(12)?.map(i64::cast_unsigned),
    };
    Ok((summary, some_seat(13)?))
}

fn hash(bytes: Vec<u8>) -> Result<[u8; 32], StoreError> {
    bytes.try_into().map_err(|_| spoilt("hash"))
}

impl Store for Sqlite {
    fn write<'a>(&'a self, batch: &'a [Write]) -> Answer<'a, ()> {
        Box::pin(async move {
            let mut writer = self.writer.lock().await;
            let moves = writer.fresh >= MOVED;
            writer.fresh = batch.len() + if moves { 0 } else { writer.fresh };
            let mut transaction = writer.connection.begin_with("BEGIN IMMEDIATE").await?;
            if moves {
                move_to_log(&mut transaction).await?;
            }
            write_all(&mut transaction, batch).await?;
            transaction.commit().await.map_err(StoreError::from)
        })
    }

    fn lines(&self, of: GameId, from: u32, until: u64, limit: u32) -> Answer<'_, Vec<Row>> {
        Box::pin(async move {
            // What is fresh comes after what is in the log: each part is sorted by its index.
            const LINES: &str = "SELECT game, seq, at, writer, id, line, head FROM log WHERE game = ?1 AND seq >= ?2 AND at <= ?3 \
                UNION ALL SELECT game, seq, at, writer, id, line, head FROM fresh WHERE game = ?1 AND seq >= ?2 AND at <= ?3 \
                ORDER BY seq LIMIT ?4";
            let query =
                sqlx::query(LINES).bind(number(of)).bind(i64::from(from)).bind(time(until)).bind(i64::from(limit));
            query.fetch_all(&self.readers).await?.iter().map(read_line).collect()
        })
    }

    fn chairs(&self, of: GameId) -> Answer<'_, Vec<Chair>> {
        Box::pin(async move {
            let rows =
                sqlx::query("SELECT seat, person, tip FROM chairs WHERE game = ? ORDER BY seat").bind(number(of));
            let read = |row: &SqliteRow| {
                let tip: Option<Vec<u8>> = row.try_get(2)?;
                Ok(Chair {
                    game: of,
                    seat: seat(row.try_get(0)?).ok_or_else(|| spoilt("seat"))?,
                    person: Person(row.try_get(1)?),
                    tip: tip.map(hash).transpose()?.map(Link),
                })
            };
            rows.fetch_all(&self.readers).await?.iter().map(read).collect()
        })
    }

    fn games(&self, which: Which, limit: u32) -> Answer<'_, Vec<(Summary, Option<Seat>)>> {
        const OPEN: &str = "SELECT g.game, created, changed, scenario, name_one, name_two, stage, due, winner, invader, turn, public, \
            flag_at, NULL FROM games g WHERE public AND stage = 'waiting' ORDER BY changed DESC LIMIT ?";
        const RUNNING: &str = "SELECT g.game, created, changed, scenario, name_one, name_two, stage, due, winner, invader, turn, public, \
            flag_at, NULL FROM games g WHERE public AND stage = 'playing' ORDER BY changed DESC LIMIT ?";
        const OWN: &str = "SELECT g.game, created, changed, scenario, name_one, name_two, stage, due, winner, invader, turn, public, \
            flag_at, c.seat FROM chairs c JOIN games g ON g.game = c.game WHERE c.person = ? ORDER BY changed DESC LIMIT ?";
        const GOING: &str = "SELECT g.game, created, changed, scenario, name_one, name_two, stage, due, winner, invader, turn, public, \
            flag_at, c.seat FROM chairs c JOIN games g ON g.game = c.game WHERE c.person = ? AND stage <> 'over' ORDER BY changed DESC LIMIT ?";
        Box::pin(async move {
            let query = match which {
                Which::Open => sqlx::query(OPEN),
                Which::Running => sqlx::query(RUNNING),
                Which::Of(person) => sqlx::query(OWN).bind(person.0),
                Which::Going(person) => sqlx::query(GOING).bind(person.0),
            };
            query.bind(i64::from(limit)).fetch_all(&self.readers).await?.iter().map(read_summary).collect()
        })
    }

    fn fallen(&self, now: u64, limit: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let text = "SELECT game FROM games WHERE flag_at <= ? AND stage = 'playing' ORDER BY flag_at LIMIT ?";
            let ids: Vec<i64> =
                sqlx::query_scalar(text).bind(time(now)).bind(i64::from(limit)).fetch_all(&self.readers).await?;
            Ok(ids.into_iter().map(game).collect())
        })
    }

    fn all(&self, after: Option<GameId>, limit: u32) -> Answer<'_, Vec<GameId>> {
        Box::pin(async move {
            let query = match after {
                None => sqlx::query_scalar("SELECT game FROM games ORDER BY game LIMIT ?"),
                Some(id) => {
                    sqlx::query_scalar("SELECT game FROM games WHERE game > ? ORDER BY game LIMIT ?").bind(number(id))
                }
            };
            let ids: Vec<i64> = query.bind(i64::from(limit)).fetch_all(&self.readers).await?;
            Ok(ids.into_iter().map(game).collect())
        })
    }

    fn person(&self, token: Hash) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let found = sqlx::query_scalar("SELECT person FROM tokens WHERE token = ?").bind(token.to_vec());
            Ok(found.fetch_optional(&self.readers).await?.map(Person))
        })
    }

    fn recover(&self, recovery: Hash) -> Answer<'_, Option<Person>> {
        Box::pin(async move {
            let found = sqlx::query_scalar("SELECT person FROM people WHERE recovery = ?").bind(recovery.to_vec());
            Ok(found.fetch_optional(&self.readers).await?.map(Person))
        })
    }

    fn beat(&self) -> Answer<'_, Option<u64>> {
        Box::pin(async move {
            let beat: Option<i64> = sqlx::query_scalar("SELECT beat FROM host").fetch_optional(&self.readers).await?;
            Ok(beat.map(i64::cast_unsigned))
        })
    }

    fn outages(&self, after: u64) -> Answer<'_, Vec<(u64, u64)>> {
        Box::pin(async move {
            let text = "SELECT since, until FROM outages WHERE until > ? ORDER BY since";
            let rows: Vec<(i64, i64)> = sqlx::query_as(text).bind(time(after)).fetch_all(&self.readers).await?;
            Ok(rows.into_iter().map(|(since, until)| (since.cast_unsigned(), until.cast_unsigned())).collect())
        })
    }

    fn looks(&self, now: u64, limit: u32) -> Answer<'_, Vec<Look>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT game, seq, at FROM looks WHERE at <= ? ORDER BY at LIMIT ?");
            let rows = query.bind(time(now)).bind(i64::from(limit)).fetch_all(&self.readers).await?;
            let read = |row: &SqliteRow| {
                Ok(Look {
                    game: game(row.try_get(0)?),
                    seq: u32::try_from(row.try_get::<i64, _>(1)?).map_err(|_| spoilt("seq"))?,
                    at: row.try_get::<i64, _>(2)?.cast_unsigned(),
                })
            };
            rows.iter().map(read).collect()
        })
    }

    fn told(&self, of: GameId) -> Answer<'_, Vec<Told>> {
        Box::pin(async move {
            let query = sqlx::query("SELECT seat, kind, mark FROM told WHERE game = ?").bind(number(of));
            let read = |row: &SqliteRow| {
                let kind: String = row.try_get(1)?;
                Ok(Told {
                    game: of,
                    seat: seat(row.try_get(0)?).ok_or_else(|| spoilt("seat"))?,
                    kind: Kind::from_code(&kind).ok_or_else(|| spoilt("kind"))?,
                    mark: u32::try_from(row.try_get::<i64, _>(2)?).map_err(|_| spoilt("mark"))?,
                })
            };
            query.fetch_all(&self.readers).await?.iter().map(read).collect()
        })
    }

    fn subscriptions(&self, person: Person) -> Answer<'_, Vec<Subscription>> {
        Box::pin(async move {
            let text = "SELECT endpoint, key, auth, created FROM subscriptions WHERE person = ? ORDER BY created";
            let rows = sqlx::query(text).bind(person.0).fetch_all(&self.readers).await?;
            let read = |row: &SqliteRow| {
                Ok(Subscription {
                    person,
                    endpoint: row.try_get(0)?,
                    key: row.try_get::<Vec<u8>, _>(1)?.try_into().map_err(|_| spoilt("key"))?,
                    auth: row.try_get::<Vec<u8>, _>(2)?.try_into().map_err(|_| spoilt("auth"))?,
                    at: row.try_get::<i64, _>(3)?.cast_unsigned(),
                })
            };
            rows.iter().map(read).collect()
        })
    }

    fn listeners(&self) -> Answer<'_, Vec<Person>> {
        Box::pin(async move {
            let found: Vec<i64> =
                sqlx::query_scalar("SELECT DISTINCT person FROM subscriptions").fetch_all(&self.readers).await?;
            Ok(found.into_iter().map(Person).collect())
        })
    }
}

#[cfg(test)]
mod tests;
