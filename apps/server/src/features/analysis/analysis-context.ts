import type { BlobStore } from '../../platform/blob-store/blob-store.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/logger.ts';
import type { Queue } from '../../platform/queue/queue.ts';
import type { AnalysisEngine } from './analysis-engine.ts';
import type { AnalysisThreads } from './start-analysis-threads.ts';

/** What the analysis of uploads works with. */
export interface AnalysisContext {
  db: Database;
  clock: Clock;
  blobs: BlobStore;
  queue: Queue;
  threads: AnalysisThreads;
  engine: AnalysisEngine;
  logger: Logger;
}
