import { BYTES_PER_GB, MAX_UNCONFIRMED_UPLOADS, PLAN_STORAGE_GB } from '@datacoach/contract';
import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { findUser } from '../auth/index.ts';
import { getPayer } from './get-membership.ts';
import { lockMembership } from './membership.repository.ts';
import { countStartedUploads, sumStoredBytes } from './quota.repository.ts';

/** Throws ProblemError 403 `storage-full` if `bytes` more don't fit; locks until the transaction ends. */
export async function requireStorage(
  tx: Transaction,
  { userId, bytes }: { userId: string; bytes: number },
  now: Date,
): Promise<void> {
  const { plan } = await getPayer(tx, userId, now);
  await lockMembership(tx, userId);
  const limit = PLAN_STORAGE_GB[plan.name];
  if ((await sumStoredBytes(tx, userId)) + bytes <= limit * BYTES_PER_GB) return;
  throw new ProblemError(
    403,
    'storage-full',
    `You’ve used all ${limit} GB of your plan’s storage. Delete some replays, or upgrade your plan.`,
  );
}

/** Throws ProblemError 403 `email-not-confirmed` for one upload too many from an account without a confirmed address. */
export async function requireConfirmedForMore(tx: Transaction, userId: string): Promise<void> {
  const user = await findUser(tx, userId);
  if (!user || user.emailConfirmedAt !== null) return;
  await lockMembership(tx, userId);
  if ((await countStartedUploads(tx, userId)) < MAX_UNCONFIRMED_UPLOADS) return;
  throw new ProblemError(
    403,
    'email-not-confirmed',
    `${user.email === null ? 'Add an email address' : 'Confirm your email address'} to upload more than ${MAX_UNCONFIRMED_UPLOADS} replays.`,
  );
}
