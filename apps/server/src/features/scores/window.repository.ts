import { METRICS } from '@datacoach/analysis/metadata';
import { and, eq, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database/database.ts';
import { matchEvents, matches, matchPlayers, playerFacts } from '../../schema/gamedata.schema.ts';
import type { OwnGame } from './own-games.repository.ts';

/** A player's stored match. */
export interface StoredGame {
  playedAt: Date | null;
  teamSize: number;
  team: 0 | 1;
  blueScore: number;
  orangeScore: number;
  liveSeconds: number | null;
  metricValues: (number | null)[] | null;
  metricOvers: number[] | null;
}

/** Columns of a player's match; `matches`, `match_players` and `player_facts` are joined. */
export const STORED_GAME = {
  playedAt: matches.playedAt,
  teamSize: matches.teamSize,
  team: matchPlayers.team,
  blueScore: matches.blueScore,
  orangeScore: matches.orangeScore,
  liveSeconds: playerFacts.liveSeconds,
  metricValues: playerFacts.metricValues,
  metricOvers: playerFacts.metricOvers,
} as const;

export const IS_PLAYER_FACTS = and(
  eq(playerFacts.matchId, matchPlayers.matchId),
  eq(playerFacts.playerKey, matchPlayers.playerKey),
);

export type PlayerMatch = Pick<OwnGame, 'matchId' | 'playerKey'>;
const PLAYER_MATCH = { matchId: playerFacts.matchId, playerKey: playerFacts.playerKey };

function isAnyMatch(column: PgColumn, matchIds: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(`{${matchIds.join(',')}}`)}::uuid[])`;
}

function isAnyGame(games: readonly PlayerMatch[]): SQL | undefined {
  // A single parameter for any number of ids: hundreds take the database longer to parse than to look up.
  const isMatch = isAnyMatch(playerFacts.matchId, [...new Set(games.map(({ matchId }) => matchId))]);
  return and(
    isMatch,
    or(...[...new Set(games.map(({ playerKey }) => playerKey))].map((key) => eq(playerFacts.playerKey, key))),
  );
}

export type VersionedStats = Pick<StoredGame, 'liveSeconds' | 'metricValues' | 'metricOvers'> & {
  version: string;
};

/** Version of the row: every write changes it (`xmin`, PostgreSQL's system columns). */
const VERSION = sql<string>`xmin::text`;

/** Versions of the rows that `readStats` reads, by match. */
export async function readVersions(db: Executor, games: readonly PlayerMatch[]) {
  if (games.length === 0) return new Map<string, string>();
  const rows = await db
    .select({ ...PLAYER_MATCH, version: VERSION })
    .from(playerFacts)
    .where(isAnyGame(games));
  return new Map([...mapByMatch(rows, games)].map(([matchId, { version }]) => [matchId, version]));
}

export async function readStats(
  db: Executor,
  games: readonly PlayerMatch[],
): Promise<Map<string, VersionedStats>> {
  if (games.length === 0) return new Map();
  const rows = await db
    .select({
      ...PLAYER_MATCH,
      version: VERSION,
      liveSeconds: playerFacts.liveSeconds,
      metricValues: playerFacts.metricValues,
      metricOvers: playerFacts.metricOvers,
    })
    .from(playerFacts)
    .where(isAnyGame(games));
  return mapByMatch(rows, games);
}

export interface GamePositions {
  pads: number[] | null;
  heat: Uint8Array | null;
}

/** Returns where these players were, by match. */
export async function readIndexes(
  db: Executor,
  games: readonly PlayerMatch[],
): Promise<Map<string, GamePositions>> {
  if (games.length === 0) return new Map();
  const rows = await db
    .select({ ...PLAYER_MATCH, pads: playerFacts.pads, heat: playerFacts.heat })
    .from(playerFacts)
    .where(isAnyGame(games));
  return mapByMatch(rows, games);
}

/** Returns these players' counts on the left and on the right, of the games that have them. */
export async function readSides(db: Executor, games: readonly PlayerMatch[]): Promise<number[][]> {
  if (games.length === 0) return [];
  const rows = await db
    .select({ ...PLAYER_MATCH, sides: playerFacts.sides })
    .from(playerFacts)
    .where(isAnyGame(games));
  return [...mapByMatch(rows, games).values()].flatMap(({ sides }) => (sides ? [sides] : []));
}

function mapByMatch<Row extends PlayerMatch>(rows: readonly Row[], games: readonly PlayerMatch[]) {
  const keys = new Map(games.map(({ matchId, playerKey }) => [matchId, playerKey]));
  return new Map(
    rows.filter(({ matchId, playerKey }) => keys.get(matchId) === playerKey).map((row) => [row.matchId, row]),
  );
}

/** Index of expected goals in the stored arrays, 1-based as in the database. */
const XG_PLACE = 1 + METRICS.find(({ key }) => key === 'xg')!.number;

export interface Participant {
  matchId: string;
  playerKey: string;
  /** Index in the report. */
  number: number;
  team: 0 | 1;
  name: string;
  nameHidden: boolean;
  xg: number | null;
}

/** Returns everyone who played in these matches, with their expected goals. */
export async function readParticipants(db: Executor, matchIds: readonly string[]): Promise<Participant[]> {
  if (matchIds.length === 0) return [];
  const { matchId, playerKey, team, name, nameHidden, number } = matchPlayers;
  const xg = sql<number | null>`${playerFacts.metricValues}[${sql.raw(String(XG_PLACE))}]`;
  return db
    .select({ matchId, playerKey, number, team, name, nameHidden, xg })
    .from(matchPlayers)
    .innerJoin(playerFacts, IS_PLAYER_FACTS)
    .where(inArray(matchId, [...matchIds]))
    .orderBy(matchId, number);
}

export interface StoredShot {
  matchId: string;
  ordinal: number;
  x: number;
  y: number;
  xg: number | null;
  outcome: string;
}

const SHOT_CODE = 5;

type PlayerIndex = Pick<OwnGame, 'matchId' | 'number'>;

/** Attempts of these players, in chronological order: the basis of expected goals and finishing (decisions.md 19.9). */
export async function readShots(db: Executor, games: readonly PlayerIndex[]): Promise<StoredShot[]> {
  const rows = await readEvents(db, games, and(eq(matchEvents.code, SHOT_CODE), isNotNull(matchEvents.xg)));
  return rows.map(({ matchId, ordinal, x, y, xg, outcome }) => ({
    ...{ matchId, ordinal, x, y, xg },
    outcome: outcome ?? 'miss',
  }));
}

/** An attempt and its expected goals. */
export interface Attempt {
  matchId: string;
  /** Index in the report. */
  player: number | null;
  time: number;
  chance: number;
}

/** Returns everyone's attempts in these matches, in order of time. */
export async function readAttempts(db: Executor, matchIds: readonly string[]): Promise<Attempt[]> {
  if (matchIds.length === 0) return [];
  const { matchId, ordinal, time, code, player, xg } = matchEvents;
  const rows = await db
    .select({ matchId, player, time, xg })
    .from(matchEvents)
    .where(and(isAnyMatch(matchId, matchIds), eq(code, SHOT_CODE), isNotNull(xg)))
    .orderBy(matchId, ordinal);
  return rows.map(({ xg: chance, ...row }) => ({ ...row, chance: chance! }));
}

const KICKOFF_CODES = { won: 220, lost: 225, even: 230 } as const;

export interface StoredKickoff {
  matchId: string;
  /** When it starts, in seconds into the recording. */
  time: number;
  result: 'won' | 'lost' | 'even';
}

/** Returns kickoffs that these players took and someone reached in time. */
export async function readKickoffs(db: Executor, games: readonly PlayerIndex[]): Promise<StoredKickoff[]> {
  const codes = Object.values(KICKOFF_CODES);
  const rows = await readEvents(db, games, inArray(matchEvents.code, codes));
  return rows.map(({ matchId, time, code }) => ({
    matchId,
    time,
    result: code === KICKOFF_CODES.won ? 'won' : code === KICKOFF_CODES.lost ? 'lost' : 'even',
  }));
}

/** Returns these players' events, in chronological order. */
async function readEvents(db: Executor, games: readonly PlayerIndex[], which: SQL | undefined) {
  if (games.length === 0) return [];
  const numbers = new Map(games.map(({ matchId, number }) => [matchId, number]));
  const { matchId, ordinal, time, code, player, x, y, xg, outcome } = matchEvents;
  const isTheirs = and(
    isAnyMatch(matchId, [...numbers.keys()]),
    inArray(player, [...new Set(numbers.values())]),
  );
  const rows = await db
    .select({ matchId, ordinal, time, code, player, x, y, xg, outcome })
    .from(matchEvents)
    .where(and(isTheirs, which))
    .orderBy(matchId, ordinal);
  return rows.filter((row) => numbers.get(row.matchId) === row.player);
}
