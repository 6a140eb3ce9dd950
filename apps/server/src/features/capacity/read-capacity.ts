import type { Capacity, CapacitySettings } from '@datacoach/contract';
import type { Context } from '../../feature-module.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { requireRoomOnDisk } from '../../platform/http/room-on-disk.ts';
import {
  countActiveUsers,
  findCapacity,
  isOnBasicPlan,
  queueStats,
  type StoredCapacity,
  storeCapacity,
  takeWaiters,
} from './capacity.repository.ts';

/** When to ask again, for programs. */
const RETRY_SECONDS = 600;

/** Throws ProblemError 503 `sign-ups-paused` while no new accounts are made. Existing ones are never kept out. */
export async function requireRoomForAccount(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  if ((await readRoom(context)).signUps) return;
  throw full(
    'sign-ups-paused',
    'Sign-ups are paused right now. See /capacity to get notified when they reopen.',
  );
}

/**
 * Throws ProblemError 503 `uploads-paused` while uploads wait, but for accounts that pay, and 507 `disk-full` while the
 * last bytes of the disk are kept for the database: everything that is stored can still be read.
 */
export async function requireRoomForUpload(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  userId: string,
): Promise<void> {
  await requireRoomOnDisk(context.config);
  if ((await readRoom(context)).uploads || !(await isOnBasicPlan(context.db, userId))) return;
  throw full('uploads-paused', 'Basic uploads are paused because the queue is too long. Try again later.');
}

function full(code: string, message: string): ProblemError {
  const problem = new ProblemError(503, code, message);
  problem.retryAfterSeconds = RETRY_SECONDS;
  return problem;
}

const AT_ONCE = 100;

/**
 * Sends the one mail to everybody who waits, once sign-ups are open again; their addresses are forgotten before the mail
 * is on its way, so that no one gets it twice.
 */
export async function notifyWaiters(context: Context): Promise<void> {
  const { db, mailer, config } = context;
  if (!(await readRoom(context)).signUps) return;
  for (;;) {
    const addresses = await takeWaiters(db, AT_ONCE);
    for (const to of addresses) {
      mailer.post(async () => ({
        to,
        subject: 'DataCoach sign-ups are open again',
        text: [
          'Hi,',
          '',
          'You asked for an email when sign-ups reopen. They’re open now:',
          '',
          `${config.publicUrl}/signup`,
          '',
          'We’ve deleted your address from the list and won’t email you again.',
          '',
        ].join('\n'),
      }));
    }
    if (addresses.length < AT_ONCE) return;
  }
}

/** Accounts seen within this time are active. */
const ACTIVE_MS = 24 * 60 * 60_000;
/** Finished replays of this time tell how fast the queue moves. */
const PACE_MS = 10 * 60_000;
const MINUTE_MS = 60_000;

export interface CapacityState {
  settings: CapacitySettings;
  activeUsers: number;
  capacity: Capacity;
}

type Reading = Pick<Context, 'db' | 'clock'>;

/** What is full now with all figures, for people who look at them. */
export async function readCapacity({ db, clock }: Reading): Promise<CapacityState> {
  const now = clock.now();
  const stored = await findCapacity(db);
  const activeUsers = await readActiveUsers(db, now);
  const queue = await readQueue(db, now);
  const since = await closedSince(db, stored, { activeUsers, queue }, now);
  const { signUpsPaused, uploadsPaused, mostActiveUsers, mostQueueMinutes } = stored;
  return {
    settings: { signUpsPaused, uploadsPaused, mostActiveUsers, mostQueueMinutes },
    activeUsers,
    capacity: { signUps: part(since.signUpsClosedSince), uploads: part(since.uploadsClosedSince), queue },
  };
}

/** Whether there is room, at each sign-up and upload: figures without a threshold are not looked at. */
export async function readRoom({ db, clock }: Reading): Promise<{ signUps: boolean; uploads: boolean }> {
  const now = clock.now();
  const stored = await findCapacity(db);
  const stats = {
    activeUsers: stored.mostActiveUsers === null ? 0 : await readActiveUsers(db, now),
    queue: stored.mostQueueMinutes === null ? EMPTY_QUEUE : await readQueue(db, now),
  };
  const since = await closedSince(db, stored, stats, now);
  return { signUps: since.signUpsClosedSince === null, uploads: since.uploadsClosedSince === null };
}

const EMPTY_QUEUE: Capacity['queue'] = { replays: 0, minutes: 0 };

function readActiveUsers(db: Context['db'], now: Date): Promise<number> {
  return countActiveUsers(db, new Date(now.getTime() - ACTIVE_MS));
}

/**
 * Since when sign-ups and uploads are closed: what an administrator has paused, and what has reached its threshold. A
 * change is noted, so that every process and every answer tells the same.
 */
async function closedSince(
  db: Context['db'],
  stored: StoredCapacity,
  { activeUsers, queue }: Pick<CapacityState, 'activeUsers'> & Pick<Capacity, 'queue'>,
  now: Date,
): Promise<Since> {
  const { signUpsPaused, uploadsPaused, mostActiveUsers, mostQueueMinutes } = stored;
  const queueIsFull = mostQueueMinutes !== null && (queue.minutes ?? 0) >= mostQueueMinutes;
  const usersAreMost = mostActiveUsers !== null && activeUsers >= mostActiveUsers;
  const since = {
    signUpsClosedSince:
      signUpsPaused || queueIsFull || usersAreMost ? (stored.signUpsClosedSince ?? now) : null,
    uploadsClosedSince: uploadsPaused || queueIsFull ? (stored.uploadsClosedSince ?? now) : null,
  };
  if (hasChanged(stored, since)) await storeCapacity(db, since);
  return since;
}

type Since = Pick<StoredCapacity, 'signUpsClosedSince' | 'uploadsClosedSince'>;

function hasChanged(stored: Since, since: Since): boolean {
  return (
    (stored.signUpsClosedSince === null) !== (since.signUpsClosedSince === null) ||
    (stored.uploadsClosedSince === null) !== (since.uploadsClosedSince === null)
  );
}

function part(closedSince: Date | null): Capacity['signUps'] {
  return { isOpen: closedSince === null, closedSince: closedSince?.toISOString() ?? null };
}

/**
 * Minutes until an upload of now is ready: the queue at the pace of the last minutes in which there was work. A queue
 * from which nothing has come out takes at least as long as its oldest upload has waited; before ten minutes are over
 * that cannot be told.
 */
async function readQueue(db: Context['db'], now: Date): Promise<Capacity['queue']> {
  const paceFrom = new Date(now.getTime() - PACE_MS);
  const { waiting, finished, firstUploadedAt, oldestWaitingAt } = await queueStats(db, paceFrom);
  if (waiting === 0) return { replays: 0, minutes: 0 };
  const waited = oldestWaitingAt === null ? 0 : now.getTime() - oldestWaitingAt.getTime();
  if (finished === 0) {
    return { replays: waiting, minutes: waited < PACE_MS ? null : Math.ceil(waited / MINUTE_MS) };
  }
  const workedFrom = Math.max(paceFrom.getTime(), firstUploadedAt?.getTime() ?? 0);
  const worked = Math.max(1000, now.getTime() - workedFrom);
  return { replays: waiting, minutes: Math.ceil((waiting * worked) / finished / MINUTE_MS) };
}
