import type { Database } from '../../platform/database/database.ts';
import { removeEndedTokens } from './account-token.repository.ts';
import { removeEndedAttempts } from './attempt.repository.ts';

/** Removes what is good for nothing any more: counters of attempts and tokens of mails that have ended. */
export async function forgetEnded(db: Database, now: Date): Promise<void> {
  await removeEndedAttempts(db, now);
  await removeEndedTokens(db, now);
}
