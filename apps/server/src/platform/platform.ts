import { join } from 'node:path';
import { type BlobStore, openBlobStore } from './blob-store/blob-store.ts';
import { type Clock, systemClock } from './clock/clock.ts';
import type { Config } from './config/config.ts';
import { requirePrivateFolder } from './data-folder/private-folder.ts';
import type { DatabaseHandle } from './database/database.ts';
import { isMigrated, migrateDatabase } from './database/migrate-database.ts';
import { openDataFolder } from './database/open-data-folder.ts';
import { openPostgresDatabase } from './database/open-postgres-database.ts';
import { createRateLimits, type RateLimits } from './http/rate-limits.ts';
import type { Logger } from './logging/logger.ts';
import { type Mailer, openMailer } from './mailer/open-mailer.ts';
import { type Metrics, openMetrics } from './metrics/metrics.ts';
import { type JobDefinition, type Queue, startQueue } from './queue/queue.ts';

/** Everything features need from outside. */
export interface Platform {
  config: Config;
  clock: Clock;
  logger: Logger;
  database: DatabaseHandle;
  blobs: BlobStore;
  queue: Queue;
  mailer: Mailer;
  rateLimits: RateLimits;
  metrics: Metrics;
  /** Whether the database's schema is at least this program's. */
  isMigrated(): Promise<boolean>;
  /** Marks this process as not ready for work. */
  beginStopping(): void;
  isStopping(): boolean;
  /** Adds something to end first when the platform closes. */
  beforeClose(end: () => Promise<void>): void;
  /** Stops the queue's workers, then closes everything opened. */
  close(): Promise<void>;
}

export interface PlatformOptions {
  config: Config;
  logger: Logger;
  jobs: readonly JobDefinition[];
  /** Called if the embedded database ends unexpectedly; the process can't continue. */
  onDatabaseLost: (error: Error) => void;
  clock?: Clock;
  rateLimits?: RateLimits;
  /** An open database to use instead of the configured one; closed with the platform. */
  database?: DatabaseHandle;
}

/** Opens the database, files and queue, migrated and ready. */
export async function openPlatform(options: PlatformOptions): Promise<Platform> {
  const { config, logger, jobs } = options;
  requirePrivateFolder(config.dataDir);
  const database = await openDatabase(options);
  try {
    const queue = await startQueue({ database, databaseUrl: config.databaseUrl, jobs, logger });
    const mailer = openMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      outbox: join(config.dataDir, 'outbox'),
      logger,
    });
    let stopping = false;
    const ends: (() => Promise<void>)[] = [];
    return {
      config,
      clock: options.clock ?? systemClock,
      logger,
      database,
      blobs: openBlobStore(join(config.dataDir, 'files'), config.s3),
      queue,
      mailer,
      rateLimits: options.rateLimits ?? createRateLimits(config),
      metrics: openMetrics({ database, queue }),
      isMigrated: () => isMigrated(database),
      beginStopping() {
        stopping = true;
      },
      isStopping: () => stopping,
      beforeClose: (end) => void ends.push(end),
      async close() {
        for (const end of ends) await end();
        await queue.stop();
        await mailer.close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Opens the database and migrates it to the newest schema. */
async function openDatabase(options: PlatformOptions): Promise<DatabaseHandle> {
  const { config, logger, onDatabaseLost } = options;
  if (!options.database && !config.databaseUrl) return openDataFolder(config.dataDir, onDatabaseLost);
  const database =
    options.database ??
    (await openPostgresDatabase(config.databaseUrl!, (error) => {
      logger.warn({ err: error }, 'database connection lost');
    }));
  try {
    await migrateDatabase(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
