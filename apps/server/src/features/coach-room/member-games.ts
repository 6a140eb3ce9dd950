import { DEFAULT_WINDOW, SCORE_MODES } from '@datacoach/analysis';
import type { TeamGames } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { listIdentities } from '../identities/index.ts';
import {
  listOwnGames,
  type ModeCode,
  type OwnScoredGame,
  readOwnScoredGames,
  type TeamView,
} from '../scores/index.ts';
import { listMembers, type Member } from '../team/index.ts';

/** Games of a player that decide the mode if none is given. */
const LAST_GAMES = 40;
const DOUBLES = 10;

/** Which games a coach wants to see: of a mode, the most played one if omitted, and of a kind. */
export interface RequestedGames {
  mode?: ModeCode | undefined;
  games: TeamGames;
}

/** Returns a member's newest games that count for the coach's team, oldest first. */
export function listMemberGames(
  db: Executor,
  { player, waitsForConsent: _waits, ...view }: TeamMember,
  mode: ModeCode,
  limit = DEFAULT_WINDOW,
): Promise<OwnScoredGame[]> {
  return readOwnScoredGames(db, player.id, { mode, limit, forCoach: view });
}

/** A member with what counts of their games. */
export type TeamMember = Pick<Member, 'player' | 'waitsForConsent'> & TeamView;

export const toTeamView = (
  coachId: string,
  games: TeamGames,
  { player, seesFrom, waitsForConsent }: Member,
): TeamMember => ({ player, waitsForConsent, coachId, games, from: seesFrom });

/** Counts the modes of the members' last games that count for the team. */
export async function countModes(db: Executor, members: readonly TeamMember[]) {
  const sizes: number[] = [];
  for (const { player, waitsForConsent: _waits, ...view } of members) {
    const account = { userId: player.id, identities: await listIdentities(db, player.id) };
    const filter = { play: 'public', mode: 0, forCoach: view } as const;
    for (const { teamSize } of await listOwnGames(db, account, filter, LAST_GAMES)) sizes.push(teamSize);
  }
  return SCORE_MODES.map(({ code, teamSize }) => ({
    mode: code,
    games: sizes.filter((size) => size === teamSize).length,
  }));
}

/** Returns the mode with the most games; Doubles without any. */
export function findMostPlayedMode(modes: readonly { mode: ModeCode; games: number }[]): ModeCode {
  const best = modes.reduce((top, one) => (one.games > top.games ? one : top));
  return best.games > 0 ? best.mode : DOUBLES;
}

/** Returns a member of the coach's team. Throws ProblemError 404 for anyone else, whether or not the account exists. */
export async function findMember(db: Executor, coachId: string, playerId: string): Promise<Member> {
  const member = (await listMembers(db, coachId)).find(({ player }) => player.id === playerId);
  if (member) return member;
  throw new ProblemError(404, 'not-in-team', 'This player isn’t on your team.');
}
