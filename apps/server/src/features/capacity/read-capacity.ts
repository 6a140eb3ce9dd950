import type { Capacity, CapacitySettings } from '@datacoach/contract';
import {
  countActiveUsers,
  findCapacity,
  queueFigures,
  type StoredCapacity,
  storeCapacity,
} from './capacity.repository.ts';
import type { CapacityContext } from './capacity-context.ts';

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

/**
 * What is full now: what an administrator has paused, and what has reached its threshold. Notes since when, so that
 * every process and every answer tells the same.
 */
export async function readCapacity({
  db,
  clock,
}: Pick<CapacityContext, 'db' | 'clock'>): Promise<CapacityState> {
  const now = clock.now();
  const stored = await findCapacity(db);
  const { signUpsPaused, uploadsPaused, mostActiveUsers, mostQueueMinutes } = stored;
  const activeUsers = await countActiveUsers(db, new Date(now.getTime() - ACTIVE_MS));
  const queue = await readQueue(db, now);
  const queueIsFull = mostQueueMinutes !== null && (queue.minutes ?? 0) >= mostQueueMinutes;
  const signUpsClosed =
    signUpsPaused || queueIsFull || (mostActiveUsers !== null && activeUsers >= mostActiveUsers);
  const uploadsClosed = uploadsPaused || queueIsFull;
  const since = {
    signUpsClosedSince: signUpsClosed ? (stored.signUpsClosedSince ?? now) : null,
    uploadsClosedSince: uploadsClosed ? (stored.uploadsClosedSince ?? now) : null,
  };
  if (hasChanged(stored, since)) await storeCapacity(db, since);
  return {
    settings: { signUpsPaused, uploadsPaused, mostActiveUsers, mostQueueMinutes },
    activeUsers,
    capacity: {
      signUps: part(since.signUpsClosedSince),
      uploads: part(since.uploadsClosedSince),
      queue,
    },
  };
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
async function readQueue(db: CapacityContext['db'], now: Date): Promise<Capacity['queue']> {
  const paceFrom = new Date(now.getTime() - PACE_MS);
  const { waiting, finished, firstUploadedAt, oldestWaitingAt } = await queueFigures(db, paceFrom);
  if (waiting === 0) return { replays: 0, minutes: 0 };
  const waited = oldestWaitingAt === null ? 0 : now.getTime() - oldestWaitingAt.getTime();
  if (finished === 0) {
    return { replays: waiting, minutes: waited < PACE_MS ? null : Math.ceil(waited / MINUTE_MS) };
  }
  const workedFrom = Math.max(paceFrom.getTime(), firstUploadedAt?.getTime() ?? 0);
  const worked = Math.max(1000, now.getTime() - workedFrom);
  return { replays: waiting, minutes: Math.ceil((waiting * worked) / finished / MINUTE_MS) };
}
