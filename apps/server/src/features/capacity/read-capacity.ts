import type { Capacity, CapacitySettings } from '@datacoach/contract';
import type { Context, DbAndClock } from '../../feature-module.ts';
import { cacheFor } from '../../platform/clock/cache-for.ts';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { requireDiskSpace } from '../../platform/http/disk-space.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { formatMailText } from '../../platform/mailer/open-mailer.ts';
import {
  countActiveUsers,
  findCapacity,
  isOnBasicPlan,
  readQueueStats,
  removeFromWaitlist,
  type StoredCapacity,
  storeCapacity,
} from './capacity.repository.ts';

/** Retry interval for programs. */
const RETRY_SECONDS = 600;

/** Throws ProblemError 503 `sign-ups-paused` while no new accounts can be created. */
export async function requireRoomForAccount(context: DbAndClock): Promise<void> {
  if ((await readFreeRoom(context)).signUps) return;
  throw full(
    'sign-ups-paused',
    'Sign-ups are paused right now. See /capacity to get notified when they reopen.',
  );
}

/**
 * Throws ProblemError 503 `uploads-paused` while uploads are paused, except for paying accounts, and 507 `disk-full`
 * while the last free disk space is reserved for the database: all stored data can still be read.
 */
export async function requireRoomForUpload(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<void> {
  await requireDiskSpace(context.config);
  if ((await readFreeRoom(context)).uploads || !(await isOnBasicPlan(context.db, userId))) return;
  throw full('uploads-paused', 'Basic uploads are paused because the queue is too long. Try again later.');
}

function full(code: string, message: string): ProblemError {
  const problem = new ProblemError(503, code, message);
  problem.retryAfterSeconds = RETRY_SECONDS;
  return problem;
}

const BATCH_SIZE = 100;

/** Mails everyone who waits, once sign-ups are open; deleting addresses first, so nobody gets two. */
export async function notifyWaitlist(context: Context): Promise<void> {
  const { db, mailer, config } = context;
  if (!(await readFreeRoom(context)).signUps) return;
  for (;;) {
    const addresses = await removeFromWaitlist(db, BATCH_SIZE);
    for (const to of addresses) {
      mailer.enqueue(async () => ({
        to,
        subject: 'DataCoach sign-ups are open again',
        text: formatMailText(
          'Hi,',
          'You asked for an email when sign-ups reopen. They’re open now:',
          `${config.publicUrl}/signup`,
          'We’ve deleted your address from the list and won’t email you again.',
        ),
      }));
    }
    if (addresses.length < BATCH_SIZE) return;
  }
}

/** Accounts seen within this time are active. */
const ACTIVE_MS = 24 * 60 * 60_000;
/** Replays finished within this time show how fast the queue moves. */
const PACE_MS = 10 * 60_000;

export interface CapacityState {
  settings: CapacitySettings;
  activeUsers: number;
  capacity: Capacity;
}

type ReadContext = DbAndClock;

/** Returns what is full now with all stats, for human readers. */
export async function readCapacity({ db, clock }: ReadContext): Promise<CapacityState> {
  const now = clock.now();
  const stored = await findCapacity(db);
  const activeUsers = await readActiveUsers(db, now);
  const queue = await readQueue(db, now);
  const since = await updateClosedSince(db, stored, { activeUsers, queue }, now);
  const { signUpsPaused, uploadsPaused, maxActiveUsers, maxQueueMinutes } = stored;
  return {
    settings: { signUpsPaused, uploadsPaused, maxActiveUsers, maxQueueMinutes },
    activeUsers,
    capacity: {
      signUps: describePart(since.signUpsClosedSince),
      uploads: describePart(since.uploadsClosedSince),
      queue,
    },
  };
}

/** Anyone can ask: what they see is read at most this often. */
const MAX_PUBLIC_AGE_MS = 15_000;

/** Keeps what everyone may see for a while. */
export const cachePublicCapacity = (context: Pick<Context, 'db' | 'clock' | 'answers'>) =>
  cacheFor(context.clock, MAX_PUBLIC_AGE_MS, async () => ({
    capacity: (await readCapacity(context)).capacity,
    coaches: await context.answers.listNextFreeCoaches(),
  }));

export type PublicCapacityCache = ReturnType<typeof cachePublicCapacity>;

/** Checks whether there is room, at each sign-up and upload; stats without a threshold aren't queried. */
export async function readFreeRoom({ db, clock }: ReadContext) {
  const now = clock.now();
  const stored = await findCapacity(db);
  const stats = {
    activeUsers: stored.maxActiveUsers === null ? 0 : await readActiveUsers(db, now),
    queue: stored.maxQueueMinutes === null ? EMPTY_QUEUE : await readQueue(db, now),
  };
  const since = await updateClosedSince(db, stored, stats, now);
  return { signUps: since.signUpsClosedSince === null, uploads: since.uploadsClosedSince === null };
}

const EMPTY_QUEUE: Capacity['queue'] = { replays: 0, minutes: 0 };

function readActiveUsers(db: Context['db'], now: Date): Promise<number> {
  return countActiveUsers(db, new Date(now.getTime() - ACTIVE_MS));
}

/**
 * Returns since when sign-ups and uploads are closed, either by an administrator or by a threshold. Changes are
 * stored so that every process and every response agrees.
 */
async function updateClosedSince(
  db: Context['db'],
  stored: StoredCapacity,
  { activeUsers, queue }: Pick<CapacityState, 'activeUsers'> & Pick<Capacity, 'queue'>,
  now: Date,
): Promise<ClosedSince> {
  const { signUpsPaused, uploadsPaused, maxActiveUsers, maxQueueMinutes } = stored;
  const queueIsFull = maxQueueMinutes !== null && (queue.minutes ?? 0) >= maxQueueMinutes;
  const isUserLimitReached = maxActiveUsers !== null && activeUsers >= maxActiveUsers;
  const since = {
    signUpsClosedSince:
      signUpsPaused || queueIsFull || isUserLimitReached ? (stored.signUpsClosedSince ?? now) : null,
    uploadsClosedSince: uploadsPaused || queueIsFull ? (stored.uploadsClosedSince ?? now) : null,
  };
  if (hasChanged(stored, since)) await storeCapacity(db, since);
  return since;
}

type ClosedSince = Pick<StoredCapacity, 'signUpsClosedSince' | 'uploadsClosedSince'>;

function hasChanged(stored: ClosedSince, since: ClosedSince): boolean {
  return (
    (stored.signUpsClosedSince === null) !== (since.signUpsClosedSince === null) ||
    (stored.uploadsClosedSince === null) !== (since.uploadsClosedSince === null)
  );
}

function describePart(updateClosedSince: Date | null): Capacity['signUps'] {
  return { isOpen: updateClosedSince === null, closedSince: updateClosedSince?.toISOString() ?? null };
}

/**
 * Returns the minutes until an upload made now is ready: the queue at the pace of the last minutes with work. If
 * nothing has come out of the queue, it takes at least as long as the oldest upload has waited, which is only known
 * after ten minutes.
 */
async function readQueue(db: Context['db'], now: Date): Promise<Capacity['queue']> {
  const paceFrom = new Date(now.getTime() - PACE_MS);
  const { waiting, finished, firstUploadedAt, oldestWaitingAt } = await readQueueStats(db, paceFrom);
  if (waiting === 0) return { replays: 0, minutes: 0 };
  const waited = oldestWaitingAt === null ? 0 : now.getTime() - oldestWaitingAt.getTime();
  if (finished === 0) {
    return { replays: waiting, minutes: waited < PACE_MS ? null : Math.ceil(waited / MINUTE_MS) };
  }
  const workedFrom = Math.max(paceFrom.getTime(), firstUploadedAt?.getTime() ?? 0);
  const worked = Math.max(1000, now.getTime() - workedFrom);
  return { replays: waiting, minutes: Math.ceil((waiting * worked) / finished / MINUTE_MS) };
}
