import { ProblemError } from '../../platform/http/problem-error.ts';
import type { User } from './user.repository.ts';

export const BANNED = 'banned';

/** Throws ProblemError 403 `banned` with the reason. Only for who has proved that the account is his. */
export function refuseBanned({ bannedAt, banReason }: Pick<User, 'bannedAt' | 'banReason'>): void {
  if (!bannedAt) return;
  throw new ProblemError(403, BANNED, `This account is banned: ${banReason}`);
}
