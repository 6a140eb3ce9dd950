import type { BallchasingSource } from '@datacoach/analysis';
import { getMomentsKey } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/database.ts';
import { deleteBy, findBy, lockBy, updateBy, upsertRow } from '../../platform/database/rows.ts';
import {
  gameHighlights,
  matchEvents,
  matches,
  matchPlayers,
  matchRecordings,
  matchReports,
  playedGames,
  playerFacts,
} from '../../schema/gamedata.schema.ts';
import type { MatchRecording, MatchResult } from './match-result.ts';
import { type CountColumns, countColumns, toMetricColumns } from './metric-columns.ts';

export type Match = typeof matches.$inferSelect;
export type NewMatch = typeof matches.$inferInsert;

/** Adds a match; null if this identity exists. */
export async function insertMatch(tx: Transaction, match: NewMatch): Promise<Match | null> {
  const rows = await tx
    .insert(matches)
    .values(match)
    .onConflictDoNothing({ target: matches.identity })
    .returning();
  return rows[0] ?? null;
}

export const lockMatch = lockBy(matches, 'identity');
export const lockMatchById = lockBy(matches, 'id');
export const deleteMatch = deleteBy(matches, 'id');
export const updateMatch = updateBy(matches, 'id');
export const findMatch = findBy(matches, 'id');

export async function readReport(db: Executor, matchId: string): Promise<MatchReport | null> {
  return (await readReportAndInsight(db, matchId))?.report ?? null;
}

/** Returns several matches with what ballchasing's format needs of their reports, which is a small part of them. */
export function readBallchasingSources(db: Executor, matchIds: readonly string[]) {
  const report = sql<BallchasingSource>`${matchReports.report} - '{heatMaps,pressure,timeline}'::text[]`;
  return db
    .select({ match: matches, report })
    .from(matches)
    .innerJoin(matchReports, eq(matchReports.matchId, matches.id))
    .where(inArray(matches.id, [...matchIds]));
}

export async function readReportAndInsight(db: Executor, matchId: string) {
  const rows = await db
    .select({ report: matchReports.report, insight: matchReports.insight })
    .from(matchReports)
    .where(eq(matchReports.matchId, matchId));
  return rows[0] ?? null;
}

/** Returns a match's packed event stream; null if only the scoreboard could be read. */
export async function readEventStream(db: Executor, matchId: string): Promise<Uint8Array | null> {
  const rows = await db
    .select({ events: matchRecordings.events })
    .from(matchRecordings)
    .where(eq(matchRecordings.matchId, matchId));
  return rows[0]?.events ?? null;
}

/** Returns a match's packed tracks; null if only the scoreboard could be read. */
export async function readTracks(db: Executor, matchId: string): Promise<Uint8Array | null> {
  const rows = await db
    .select({ tracks: matchRecordings.tracks })
    .from(matchRecordings)
    .where(eq(matchRecordings.matchId, matchId));
  return rows[0]?.tracks ?? null;
}

/** Returns when the stats of these matches were last written. */
export async function listUpdateTimes(db: Executor, matchIds: readonly string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ id: matches.id, at: matches.updatedAt })
    .from(matches)
    .where(inArray(matches.id, [...matchIds]));
  return new Map(rows.map(({ id, at }) => [id, at]));
}

export async function readEventStreams(db: Executor, matchIds: readonly string[]) {
  if (matchIds.length === 0) return new Map<string, Uint8Array>();
  const rows = await db
    .select({ matchId: matchRecordings.matchId, events: matchRecordings.events })
    .from(matchRecordings)
    .where(inArray(matchRecordings.matchId, [...new Set(matchIds)]));
  return new Map(rows.map(({ matchId, events }) => [matchId, events]));
}

/** Returns ordinal and player index alternating, by match; null if the recording doesn't contain them. */
export async function readKindIndexes(db: Executor, matchIds: readonly string[], kinds: readonly string[]) {
  if (matchIds.length === 0) return new Map<string, number[] | null>();
  const requested = sql`(select jsonb_agg(${matchRecordings.kinds} -> kind) from unnest(${sql.param(`{${kinds.join(',')}}`)}::text[]) kind)`;
  const rows = await db
    .select({
      matchId: matchRecordings.matchId,
      isKnown: sql<boolean>`${matchRecordings.kinds} is not null`,
      places: sql<(number[] | null)[]>`${requested}`,
    })
    .from(matchRecordings)
    .where(inArray(matchRecordings.matchId, [...new Set(matchIds)]));
  return new Map(
    rows.map(({ matchId, isKnown, places: ordinals }) => [
      matchId,
      isKnown ? ordinals.flatMap((of) => of ?? []) : null,
    ]),
  );
}

/** Returns the same for the moments of a metric. */
export async function readMetricIndexes(db: Executor, matchIds: readonly string[], metric: string) {
  if (matchIds.length === 0) return new Map<string, number[] | null>();
  const rows = await db
    .select({
      matchId: matchRecordings.matchId,
      places: sql<number[] | null>`${matchRecordings.kinds} -> ${getMomentsKey(metric)}::text`,
    })
    .from(matchRecordings)
    .where(inArray(matchRecordings.matchId, [...new Set(matchIds)]));
  return new Map(rows.map(({ matchId, places: ordinals }) => [matchId, ordinals]));
}

/** Replaces everything derived from a match's file. */
export async function replaceResult(
  tx: Transaction,
  matchId: string,
  result: MatchResult,
  playedAt: Date | null,
): Promise<void> {
  const { report, insight, recording } = result;
  await tx.delete(matchPlayers).where(eq(matchPlayers.matchId, matchId));
  await tx.delete(playerFacts).where(eq(playerFacts.matchId, matchId));
  await tx.delete(playedGames).where(eq(playedGames.matchId, matchId));
  await tx.delete(gameHighlights).where(eq(gameHighlights.matchId, matchId));
  await tx.delete(matchEvents).where(eq(matchEvents.matchId, matchId));
  await upsertRow(tx, matchReports, ['matchId'], { matchId, report, insight });
  await replaceRecording(tx, matchId, recording);
  if (report.players.length === 0) return;
  await tx.insert(matchPlayers).values(
    report.players.map((player, number) => ({
      matchId,
      playerKey: player.key,
      number,
      identity: getPlayerIdentity(player),
      name: player.name,
      nameHidden: player.nameHidden,
      team: player.team,
      bot: player.bot,
      mvp: player.mvp,
      carName: player.car?.name ?? null,
    })),
  );
  const facts = report.players.map((player) => ({
    player,
    columns: countColumns(report, insight, player.key),
  }));
  await tx.insert(playerFacts).values(
    facts.map(({ player: { key, statistics }, columns }) => ({
      matchId,
      playerKey: key,
      statistics,
      ...toMetricColumns(insight?.players[key]?.metrics),
      ...columns,
    })),
  );
  const games = facts.flatMap(({ player, columns }, number) => {
    const identity = getPlayerIdentity(player);
    return identity === null
      ? []
      : [{ ...toPlayedGame(report, player, columns), matchId, number, identity, playedAt }];
  });
  if (games.length > 0) await tx.insert(playedGames).values(games);
  const known = report.players.filter((player) => getPlayerIdentity(player) !== null);
  const highlights = createHighlightRows(matchId, known, recording);
  if (highlights.length > 0) await tx.insert(gameHighlights).values(highlights);
}

function toPlayedGame(
  { match, teams }: MatchReport,
  { key, team }: MatchReport['players'][number],
  { countsFor, notCounted }: CountColumns,
): Omit<typeof playedGames.$inferInsert, 'matchId' | 'number' | 'identity' | 'playedAt'> {
  return {
    playerKey: key,
    team,
    teamSize: match.teamSize,
    blueScore: teams[0]!.score,
    orangeScore: teams[1]!.score,
    mapCode: match.map.code,
    mapName: match.map.name,
    playlistSlug: match.playlist.slug,
    playlistName: match.playlist.name,
    countsFor,
    notCounted,
  };
}

async function replaceRecording(tx: Transaction, matchId: string, recording: MatchRecording | null) {
  if (recording === null) {
    await tx.delete(matchRecordings).where(eq(matchRecordings.matchId, matchId));
    return;
  }
  const { events, tracks, kinds, codedEvents } = recording;
  await upsertRow(tx, matchRecordings, ['matchId'], { matchId, events, tracks, kinds });
  // One statement for about 1,500 rows: three times as fast as lists of values (see design/stack).
  await tx.execute(sql`
    insert into ${matchEvents}
      (match_id, ordinal, frame, time, clock, xg, outcome, confidence, code, player, team, x, y, z, zone, overtime,
        role, score_state)
    select ${matchId}::uuid, *
    from jsonb_to_recordset(${JSON.stringify(codedEvents)}::jsonb) as event(
      ordinal integer, frame integer, time real, clock real, xg real, outcome text, confidence real, code smallint,
      player smallint, team smallint, x smallint, y smallint, z smallint, zone smallint, overtime boolean,
      role smallint, "scoreState" smallint)`);
}

/** Returns a player's identity across matches: platform and platform id. Null for bots and files without ids. */
export function getPlayerIdentity({
  platform,
  platformId,
  bot,
}: Pick<MatchReport['players'][number], 'platform' | 'platformId' | 'bot'>): string | null {
  return bot || platformId === null ? null : `${platform}:${platformId}`;
}

/** Returns these players' names in each match they're in. */
export async function listNamesInMatches(
  db: Executor,
  matchIds: readonly string[],
  identities: readonly string[],
): Promise<{ matchId: string; identity: string; name: string }[]> {
  if (matchIds.length === 0 || identities.length === 0) return [];
  const rows = await db
    .select({ matchId: matchPlayers.matchId, identity: matchPlayers.identity, name: matchPlayers.name })
    .from(matchPlayers)
    .where(
      and(inArray(matchPlayers.matchId, [...matchIds]), inArray(matchPlayers.identity, [...identities])),
    );
  return rows.flatMap(({ identity, ...row }) => (identity === null ? [] : [{ ...row, identity }]));
}

/** Largest number of a two-byte column; stats in hostile files can be endless. */
const MAX_SMALL_INT = 32_767;
const clampToSmallInt = (value: number): number =>
  Math.max(-MAX_SMALL_INT, Math.min(MAX_SMALL_INT, Math.round(value) || 0));
const toSinglePrecision = (value: number): number => (Number.isFinite(Math.fround(value)) ? value : 0);
const toSingleOrNull = (value: number | undefined): number | null =>
  value === undefined ? null : toSinglePrecision(value);

/** Builds the career rows of these players' match; none for a scoreboard. */
function createHighlightRows(
  matchId: string,
  players: MatchReport['players'],
  recording: MatchRecording | null,
) {
  return players.flatMap((player) => {
    const found = recording?.highlights[player.key];
    if (!found) return [];
    const { fastestGoal, hardestShot, airDribble } = found;
    return {
      matchId,
      playerKey: player.key,
      goals: clampToSmallInt(found.goals),
      assists: clampToSmallInt(found.assists),
      saves: clampToSmallInt(found.saves),
      demolitions: clampToSmallInt(found.demolitions),
      distance: toSinglePrecision(found.distance),
      seconds: toSinglePrecision(found.seconds),
      xg: found.xg === null ? null : toSinglePrecision(found.xg),
      overtime: found.overtime,
      deficit: clampToSmallInt(found.deficit),
      fastestGoal: toSingleOrNull(fastestGoal?.value),
      fastestGoalTime: toSingleOrNull(fastestGoal?.time),
      hardestShot: toSingleOrNull(hardestShot?.value),
      hardestShotTime: toSingleOrNull(hardestShot?.time),
      airDribble: toSingleOrNull(airDribble?.value),
      airDribbleTime: toSingleOrNull(airDribble?.time),
      carName: player.car?.name ?? null,
    };
  });
}
