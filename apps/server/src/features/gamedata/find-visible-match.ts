import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findOwnOfMatch, type Replay } from '../replays/index.ts';
import { findMatch, type Match } from './match.repository.ts';

/**
 * A match with the caller's upload of it. The one rule of who sees a match and everything in it: only accounts with an
 * upload of it; for others it does not exist. Throws `notFound`, by default a ProblemError 404.
 */
export async function findVisibleMatch(
  db: Executor,
  userId: string,
  matchId: string,
  notFound: () => ProblemError = matchNotFound,
): Promise<{ match: Match; replay: Replay }> {
  const replay = await findOwnOfMatch(db, userId, matchId);
  const match = replay ? await findMatch(db, matchId) : null;
  if (!replay || !match) throw notFound();
  return { match, replay };
}

export function matchNotFound(): ProblemError {
  return new ProblemError(404, 'match-not-found', 'This match is not among your replays.');
}
