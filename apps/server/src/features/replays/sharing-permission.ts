import type { Visibility } from '@datacoach/contract';
import type { Executor } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { isClosedBySchool } from '../identities/index.ts';
import { canChangeSharing } from './replay-list.repository.ts';

/**
 * Whether the account may have public pages: not banned, not under 13, and not under 18 on a school's team
 * (decisions.md 16.5, 20.13).
 */
export async function canPublish(db: Executor, userId: string): Promise<boolean> {
  const isBanned = (await findUser(db, userId))?.bannedAt !== null;
  return !isBanned && (await canChangeSharing(db, userId)) && !(await isClosedBySchool(db, userId));
}

/** Throws ProblemError 403 if the account can't show these to others. */
export async function requireSharing(
  db: Executor,
  userId: string,
  what: 'matches' | 'career',
  visibility: Visibility,
): Promise<void> {
  if (visibility === 'private') return;
  if (!(await canChangeSharing(db, userId))) {
    throw new ProblemError(403, 'too-young', `You can’t share your ${what} if you’re under 13.`);
  }
  if (visibility === 'link' && (await isClosedBySchool(db, userId))) {
    throw new ProblemError(
      403,
      'school-team',
      'You’re under 18 and on a school team, so you can’t have public pages until you leave it.',
    );
  }
}
