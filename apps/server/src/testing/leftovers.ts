import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { removeFiles } from '../features/account/erase-account.ts';
import { removeStaleUploads } from '../features/chunk-uploads/receive-chunk.ts';
import { refundAbandoned } from '../features/replays/upload-within-quota.ts';
import { type BlobStore, openBlobStore } from '../platform/blob-store/blob-store.ts';
import type { S3Config } from '../platform/config/config.ts';
import type { DatabaseHandle } from '../platform/database/database.ts';
import { openEmbeddedDatabase } from '../platform/database/open-embedded-database.ts';
import { openPostgresDatabase } from '../platform/database/open-postgres-database.ts';
import { MovingClock } from './moving-clock.ts';

export interface Leftovers {
  /** Replays by status. */
  statuses: Record<number, number>;
  /** Rows with duplicate content. */
  doubles: number;
  matches: number;
  /** Matches without a replay, and replays without a match. */
  matchesAlone: number;
  replaysAlone: number;
  /** Jobs neither completed nor failed for good. */
  liveJobs: number;
  failedJobs: number;
  /** Quota reserved and not returned, and reservations still open. */
  quota: number;
  openQuota: number;
  /** Replays whose owners were notified. */
  notices: number;
  unfinishedUploads: number;
  blobsAlone: string[];
  rowsAlone: string[];
}

/** Returns what is left when each of these files was analyzed exactly once. */
export const nothingLeftOver = (files: number): Leftovers => ({
  statuses: { 15: files },
  doubles: 0,
  matches: files,
  matchesAlone: 0,
  replaysAlone: 0,
  liveJobs: 0,
  failedJobs: 0,
  quota: files,
  openQuota: 0,
  notices: files,
  unfinishedUploads: 0,
  blobsAlone: [],
  rowsAlone: [],
});

const A_DAY_MS = 24 * 60 * 60_000;

/** Returns what is left over a day after a test on PostgreSQL and S3, when the workers' sweeps have run. */
export async function findLeftovers(databaseUrl: string, s3: S3Config): Promise<Leftovers> {
  const database = await openPostgresDatabase(databaseUrl, (error) => {
    throw error;
  });
  return leftoversIn(database, openBlobStore('', s3), () => keysIn(s3));
}

/** The same of a data folder whose server has ended. */
export async function findLeftoversInFolder(dataDir: string): Promise<Leftovers> {
  const files = join(dataDir, 'files');
  const onLost = (error: Error) => {
    throw error;
  };
  const database = await openEmbeddedDatabase({ folder: join(dataDir, 'database'), onLost });
  return leftoversIn(database, openBlobStore(files, null), async () => {
    const found = await readdir(files, { recursive: true, withFileTypes: true });
    const isFile = found.filter((entry) => entry.isFile());
    return new Set(isFile.map((entry) => relative(files, join(entry.parentPath, entry.name))));
  });
}

async function leftoversIn(
  database: DatabaseHandle,
  blobs: BlobStore,
  keys: () => Promise<Set<string>>,
): Promise<Leftovers> {
  try {
    const { db, pool } = database;
    const clock = new MovingClock();
    clock.forward(A_DAY_MS + 60_000);
    const context = { db, clock, blobs };
    await removeStaleUploads(context);
    await refundAbandoned(context);
    await removeFiles(context);

    const count = async (sql: string) => Number((await pool.query(sql)).rows[0].n);
    const byStatus = await pool.query('select status, count(*)::integer n from replays group by status');
    const { rows } = await pool.query<{ blob_key: string }>('select blob_key from replays');
    const known = new Set(rows.map((row) => row.blob_key));
    const stored = await keys();
    return {
      statuses: Object.fromEntries(byStatus.rows.map(({ status, n }) => [status, n])),
      doubles: await count('select count(*) - count(distinct (owner_id, sha256)) n from replays'),
      matches: await count('select count(*) n from matches'),
      matchesAlone: await count(
        'select count(*) n from matches where not exists (select 1 from replays where match_id = matches.id)',
      ),
      replaysAlone: await count(
        `select count(*) n from replays where match_id is null
         or not exists (select 1 from matches where matches.id = match_id)`,
      ),
      liveJobs: await count(
        `select count(*) n from pgboss.job where state in ('created', 'retry', 'active') and name like 'replay.%'`,
      ),
      failedJobs: await count(`select count(*) n from pgboss.job where state = 'failed'`),
      quota: await count(
        `select count(*) filter (where kind = 'upload-reserved')
              - count(*) filter (where kind = 'upload-returned') n from membership_ledger`,
      ),
      openQuota: await count(
        `select count(*) filter (where kind = 'upload-reserved')
              - count(*) filter (where kind in ('upload-returned', 'upload-kept', 'upload-console')) n
         from membership_ledger`,
      ),
      notices: await count(`select sum(count) n from notifications where kind = 'replay-ready'`),
      unfinishedUploads: await count('select count(*) n from chunk_uploads'),
      blobsAlone: [...stored].filter((key) => !known.has(key)),
      rowsAlone: [...known].filter((key) => !stored.has(key)),
    };
  } finally {
    await database.close();
  }
}

async function keysIn(s3: S3Config): Promise<Set<string>> {
  const client = new S3Client({
    region: s3.region,
    ...(s3.endpoint ? { endpoint: s3.endpoint } : {}),
    credentials: { accessKeyId: s3.accessKeyId, secretAccessKey: s3.secretAccessKey },
    forcePathStyle: true,
  });
  const keys = new Set<string>();
  let token: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({
        Bucket: s3.bucket,
        ...(token === undefined ? {} : { ContinuationToken: token }),
      }),
    );
    for (const { Key } of page.Contents ?? []) keys.add(Key!);
    token = page.NextContinuationToken;
  } while (token !== undefined);
  client.destroy();
  return keys;
}
