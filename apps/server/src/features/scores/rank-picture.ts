import { RANKS, SCORE_MODES } from '@datacoach/analysis';
import { getSpawnKind, KICKOFF_SPOTS } from '@datacoach/analysis/metadata';
import {
  DEFAULT_WINDOW_GAMES,
  type KickoffPicture,
  MIN_RANK_PLAYERS,
  type RankPicture,
} from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { addHeat, addPaths, HEAT_COLUMNS, HEAT_ROWS } from '../gamedata/index.ts';
import { listIdentities } from '../identities/index.ts';
import { getEntitlements } from '../membership/index.ts';
import { listOpenModes } from './open-modes.ts';
import { listOwnGames, type ModeCode, type OwnGame } from './own-games.repository.ts';
import { countLedger, listNewestRankMatches } from './reference-ledger.repository.ts';
import { AVERAGE_TIER, getRankIn } from './review-own-games.ts';
import { readKickoffs, readShots, type StoredKickoff } from './window.repository.ts';

/** Newest matches that the pictures are made of: enough for a smooth map, few enough to read at once. */
const MATCHES = 300;
const SHOT_MATCHES = 60;
/** Their recordings are opened for the paths of kickoffs. */
const KICKOFF_MATCHES = 40;

/** Returns the pictures of the rank above the user's, from stored matches of consenting players. */
export async function buildRankPicture(
  { db, clock }: Context,
  userId: string,
  mode: ModeCode,
): Promise<RankPicture> {
  const user = await findUser(db, userId);
  const { opens } = await getEntitlements(db, userId, clock.now());
  const own = { userId, identities: await listIdentities(db, userId) };
  if (!user || !(await listOpenModes(db, own, opens)).includes(mode)) {
    throw new ProblemError(
      403,
      'not-in-plan',
      'Your plan compares only your most-played mode with ranks. Choose that mode, or upgrade.',
    );
  }
  const tier = Math.min(RANKS.length - 1, (getRankIn(user, mode)?.tier ?? AVERAGE_TIER) + 1);
  const { key } = SCORE_MODES.find(({ code }) => code === mode)!;
  const { players } = await countLedger(db, key, tier);
  const base = { rank: RANKS[tier]!.name, players };
  if (players < MIN_RANK_PLAYERS) return { ...base, pictures: null };
  const games = await listNewestRankMatches(db, key, tier, MATCHES);
  const heat = new Float64Array(HEAT_COLUMNS * HEAT_ROWS);
  for (const game of games) if (game.heat) addHeat(heat, game.heat, game.team === 1);
  const ownGames = await listOwnGames(db, own, { play: 'public', mode }, DEFAULT_WINDOW_GAMES);
  const shown = games.slice(0, SHOT_MATCHES);
  const teams = new Map(shown.map(({ matchId, team }) => [matchId, team]));
  return {
    ...base,
    pictures: {
      matches: games.length,
      heat: {
        columns: HEAT_COLUMNS,
        rows: HEAT_ROWS,
        cells: Array.from(heat, (seconds) => Math.round(seconds * 100) / 100),
      },
      shots: (await readShots(db, shown)).map(({ matchId, x, y, xg, outcome }) => {
        const sign = teams.get(matchId) === 0 ? 1 : -1;
        return { x: x * sign, y: y * sign, xg, outcome };
      }),
      kickoffs: {
        own: await readKickoffPictures(db, ownGames),
        rank: await readKickoffPictures(db, games.slice(0, KICKOFF_MATCHES)),
      },
    },
  };
}

/** Fewer kickoffs have no average. */
const MIN_KICKOFFS = 3;
/** This close to the center of the field, uu, a car is at the ball. */
const AT_BALL = 350;

/** A kickoff's result and the taker's positions from its start to the ball, attacking toward positive y. */
type DrawnKickoff = Pick<StoredKickoff, 'result'> & { points: readonly Point[] };
type Point = readonly [x: number, y: number];

/** Averages the kickoffs that these players took, by spot. */
async function readKickoffPictures(
  db: Executor,
  games: readonly Pick<OwnGame, 'matchId' | 'number' | 'playerKey'>[],
): Promise<KickoffPicture[]> {
  const takers = new Map(games.map(({ matchId, playerKey }) => [matchId, playerKey]));
  const kickoffs = await readKickoffs(db, games);
  const drawn = await addPaths(
    db,
    kickoffs.map((kickoff) => ({ ...kickoff, player: takers.get(kickoff.matchId)! })),
  );
  const known = drawn.flatMap(({ result, path }): DrawnKickoff[] => {
    const taker = path?.bodies.find(({ of }) => of === 'me');
    return taker ? [{ result, points: cutAtBall(toPoints(taker.points.slice(2 * taker.at))) }] : [];
  });
  const bySpot = Map.groupBy(known, ({ points }) => getSpawnKind(...points[0]!));
  return KICKOFF_SPOTS.flatMap(({ key, label }) => {
    const here = bySpot.get(key) ?? [];
    if (here.length < MIN_KICKOFFS) return [];
    const countResult = (result: StoredKickoff['result']) =>
      here.filter((one) => one.result === result).length;
    const path = calculateAveragePath(here.map(({ points }) => points));
    return [{ spot: label, taken: here.length, won: countResult('won'), lost: countResult('lost'), path }];
  });
}

function toPoints(pairs: readonly number[]): Point[] {
  return Array.from({ length: pairs.length / 2 }, (_, index) => [pairs[2 * index]!, pairs[2 * index + 1]!]);
}

function cutAtBall(points: readonly Point[]): readonly Point[] {
  const end = points.findIndex(([x, y]) => Math.hypot(x, y) <= AT_BALL);
  return end < 0 ? points : points.slice(0, end + 1);
}

/** Averages positions at the same time, as long as half of the cars are still on their way. */
function calculateAveragePath(paths: readonly (readonly Point[])[]): number[] {
  const steps = paths.map(({ length }) => length).sort((a, b) => b - a)[Math.ceil(paths.length / 2) - 1]!;
  return Array.from({ length: steps }, (_, step) => {
    const there = paths.flatMap((points) => (points[step] ? [points[step]] : []));
    const calculateMean = (axis: 0 | 1) =>
      Math.round(there.reduce((sum, point) => sum + point[axis], 0) / there.length) || 0;
    return [calculateMean(0), calculateMean(1)];
  }).flat();
}
