import { RANKS, SCORE_MODES } from '@datacoach/analysis';
import { MIN_RANK_PLAYERS, type RankPicture } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { addHeat, HEAT_COLUMNS, HEAT_ROWS } from '../gamedata/index.ts';
import { identitiesOf } from '../identities/index.ts';
import { entitlementsOf } from '../membership/index.ts';
import { openModes } from './open-modes.ts';
import type { ModeCode } from './own-games.repository.ts';
import { countLedger, newestOfRank } from './reference-ledger.repository.ts';
import { AVERAGE_TIER, rankIn } from './review-own-games.ts';
import { readShots } from './window.repository.ts';

/** Newest matches that the pictures are made of: enough for a smooth map, few enough to read at once. */
const MATCHES = 300;
const SHOT_MATCHES = 60;

/**
 * Returns the pictures of the rank above the user's, from the stored matches that rank references count: those of
 * players who consented to it.
 */
export async function rankPicture(
  { db, clock }: Context,
  userId: string,
  mode: ModeCode,
): Promise<RankPicture> {
  const user = await findUser(db, userId);
  const { opens } = await entitlementsOf(db, userId, clock.now());
  const own = { userId, identities: await identitiesOf(db, userId) };
  if (!user || !(await openModes(db, own, opens)).includes(mode)) {
    throw new ProblemError(403, 'not-in-plan', 'Your plan compares your most-played mode with ranks.');
  }
  const tier = Math.min(RANKS.length - 1, (rankIn(user, mode)?.tier ?? AVERAGE_TIER) + 1);
  const { key } = SCORE_MODES.find(({ code }) => code === mode)!;
  const { players } = await countLedger(db, key, tier);
  const base = { rank: RANKS[tier]!.name, players };
  if (players < MIN_RANK_PLAYERS) return { ...base, pictures: null };
  const games = await newestOfRank(db, key, tier, MATCHES);
  const heat = new Float64Array(HEAT_COLUMNS * HEAT_ROWS);
  for (const game of games) if (game.heat) addHeat(heat, game.heat, game.team === 1);
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
    },
  };
}
