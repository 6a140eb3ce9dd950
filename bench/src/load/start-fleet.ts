import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmptyDatabase } from '../../../apps/server/src/testing/empty-postgres.ts';
import { type SpawnedServer, spawnServer } from '../../../apps/server/src/testing/spawn-server.ts';
import { startObjectStorage } from '../../../apps/server/src/testing/start-object-storage.ts';
import { startTemporaryPostgres } from '../../../apps/server/src/testing/temporary-postgres.ts';
import type { makeTemplates } from '../screens/vary-match.ts';
import { createFleetSecret, fillLoad } from './fill-load.ts';

export type FleetKind = 'postgres' | 'embedded';
type Templates = Awaited<ReturnType<typeof makeTemplates>>;

/** Processes that run together on one filled database. */
export interface Fleet {
  /** URLs that callers alternate between. */
  origins: string[];
  /** Each process's metrics URL, by name. */
  metrics: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

/** Two APIs and two workers on PostgreSQL and S3, or one process with the embedded database. */
export const FLEETS: Readonly<Record<FleetKind, (templates: Templates) => Promise<Fleet>>> = {
  postgres: startTogether,
  embedded: startAlone,
};

/** Each caller has its own network, according to the proxy header. */
const SHARED = { LOG_LEVEL: 'error', TRUST_PROXY: '127.0.0.1' } as const;

async function startAlone(templates: Templates): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-load-'));
  const settings = { ...SHARED, DATA_DIR: folder };
  await fillLoad(settings, templates);
  const server = await spawnServer(settings);
  return {
    origins: [server.url],
    metrics: new Map([['server', `${server.url}/api/metrics`]]),
    async stop() {
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startTogether(templates: Templates): Promise<Fleet> {
  const folder = mkdtempSync(join(tmpdir(), 'datacoach-load-'));
  const postgres = await startTemporaryPostgres();
  const storage = await startObjectStorage();
  const { s3 } = storage;
  const settings = {
    ...SHARED,
    DATABASE_URL: (await makeEmptyDatabase(postgres.url)).url,
    S3_BUCKET: s3.bucket,
    S3_REGION: s3.region,
    S3_ENDPOINT: s3.endpoint ?? '',
    S3_ACCESS_KEY_ID: s3.accessKeyId,
    S3_SECRET_ACCESS_KEY: s3.secretAccessKey,
    AUTH_SECRET: createFleetSecret(),
    ANALYSIS_THREADS: '1',
    WORKER_PORT: '0',
  };
  await fillLoad({ ...settings, DATA_DIR: join(folder, 'fill') }, templates);
  const start = (role: 'api' | 'worker', number: number) =>
    spawnServer({ ...settings, DATA_DIR: join(folder, `${role}-${number}`) }, [`--role=${role}`]);
  const apis = await Promise.all([start('api', 1), start('api', 2)]);
  const workers = await Promise.all([start('worker', 1), start('worker', 2)]);
  return {
    origins: apis.map(({ url }) => url),
    metrics: new Map([
      ...apis.map(({ url }, n) => [`api ${n + 1}`, `${url}/api/metrics`] as const),
      ...workers.map((worker, n) => [`worker ${n + 1}`, `${getOperationsUrl(worker)}/metrics`] as const),
    ]),
    async stop() {
      await Promise.all([...apis, ...workers].map((server) => server.end('SIGTERM')));
      await storage.close();
      await postgres.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Returns a worker's own operations URL: `http://host:port/api`. */
function getOperationsUrl(worker: SpawnedServer): string {
  const found = /health\s+(\S+)\/health\/ready/.exec(worker.output())?.[1];
  if (!found) throw new Error(`The worker did not say where it answers:\n${worker.output()}`);
  return found;
}
