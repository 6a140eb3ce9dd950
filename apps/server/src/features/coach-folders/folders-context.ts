import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Queue } from '../../platform/queue/queue.ts';

/** What the folders work with. */
export interface FoldersContext {
  db: Database;
  clock: Clock;
  blobs: BlobStore;
  queue: Queue;
}
