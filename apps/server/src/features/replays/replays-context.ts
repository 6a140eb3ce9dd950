import type { OwnGameNote } from '@datacoach/contract';
import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';

/** What the upload functions work with. */
export interface ReplaysContext {
  db: Database;
  clock: Clock;
  blobs: BlobStore;
  queue: Queue;
  /** Hears how each upload has ended. */
  countUpload?: (end: 'new' | 'known' | 'refused') => void;
}

/** What the lists need besides. */
export interface ReplayListContext extends ReplaysContext {
  /** How the user's own players did in some matches, by match (scores are another feature's). */
  readGameNotes: (
    userId: string,
    identities: readonly string[],
    matchIds: readonly string[],
  ) => Promise<ReadonlyMap<string, OwnGameNote>>;
}
