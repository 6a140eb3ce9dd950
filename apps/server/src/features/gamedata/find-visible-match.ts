import type { Clock } from '../../platform/clock/clock.ts';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { canSeeMatch, coachSeesMatch } from '../identities/index.ts';
import { findOwnOfMatch, type Replay } from '../replays/index.ts';
import { findMatch, type Match } from './match.repository.ts';

/**
 * A match with the caller's upload of it, if he has one. The one rule of who sees a match and everything in it: accounts
 * with an upload of it, those whose proved player a team-mate shares it with (see identities), and the coach of who has
 * uploaded it; for others it does not exist. Throws `notFound`, by default a ProblemError 404.
 */
export async function findVisibleMatch(
  { db, clock }: { db: Executor; clock: Clock },
  userId: string,
  matchId: string,
  notFound: () => ProblemError = matchNotFound,
): Promise<{ match: Match; replay: Replay | null }> {
  const replay = await findOwnOfMatch(db, userId, matchId);
  const isVisible =
    replay !== null ||
    (await canSeeMatch(db, userId, matchId)) ||
    (await coachSeesMatch(db, userId, matchId, clock.now()));
  const match = isVisible ? await findMatch(db, matchId) : null;
  if (!match) throw notFound();
  return { match, replay };
}

export function matchNotFound(): ProblemError {
  return new ProblemError(404, 'match-not-found', 'This match is not among your replays.');
}
