import { DEFAULT_WINDOW, SCORE_MODES } from '@datacoach/analysis';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { identitiesOf } from '../identities/index.ts';
import { listOwnGames, type ModeCode, type OwnScoredGame, readOwnScoredGames } from '../scores/index.ts';
import { type Member, membersOf } from '../team/index.ts';

/** Games of a player that decide the mode if none is given. */
const LAST_GAMES = 40;
const DOUBLES = 10;

/** Returns a member's newest games that their coach may see, oldest first. */
export function memberGames(
  db: Executor,
  { player, seesFrom }: Member,
  mode: ModeCode,
  limit = DEFAULT_WINDOW,
): Promise<OwnScoredGame[]> {
  return readOwnScoredGames(db, player.id, { mode, limit, from: seesFrom, forCoach: true });
}

/** Counts the modes of the members' last games that their coach may see. */
export async function countModes(
  db: Executor,
  members: readonly Member[],
): Promise<{ mode: ModeCode; games: number }[]> {
  const sizes: number[] = [];
  for (const { player, seesFrom } of members) {
    const own = { userId: player.id, identities: await identitiesOf(db, player.id) };
    const filter = { play: 'public', mode: 0, from: seesFrom, forCoach: true } as const;
    for (const { teamSize } of await listOwnGames(db, own, filter, LAST_GAMES)) sizes.push(teamSize);
  }
  return SCORE_MODES.map(({ code, teamSize }) => ({
    mode: code,
    games: sizes.filter((size) => size === teamSize).length,
  }));
}

/** Returns the mode with the most games; Doubles without any. */
export function mostPlayed(modes: readonly { mode: ModeCode; games: number }[]): ModeCode {
  const best = modes.reduce((top, one) => (one.games > top.games ? one : top));
  return best.games > 0 ? best.mode : DOUBLES;
}

/** Returns a member of the coach's team. Throws ProblemError 404 for anyone else, whether or not the account exists. */
export async function findMember(db: Executor, coachId: string, playerId: string): Promise<Member> {
  const member = (await membersOf(db, coachId)).find(({ player }) => player.id === playerId);
  if (member) return member;
  throw new ProblemError(404, 'not-in-team', 'This player isn’t on your team.');
}
