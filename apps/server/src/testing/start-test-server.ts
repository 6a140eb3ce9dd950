import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { type App, buildApp } from '../build-app.ts';
import type { Context, FeatureModule } from '../feature-module.ts';
import type { AnalysisEngine, AnalysisLimits } from '../features/analysis/index.ts';
import { ALL_JOBS } from '../modules.ts';
import { openContext } from '../open-context.ts';
import type { Clock } from '../platform/clock/clock.ts';
import { ACCESS_TOKEN_MS, type Config, REFRESH_TOKEN_MS, type S3Config } from '../platform/config/config.ts';
import { openPostgresDatabase } from '../platform/database/open-postgres-database.ts';
import { RATE_LIMITS, type RateLimits } from '../platform/http/rate-limits.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { openPlatform, type Platform } from '../platform/platform.ts';
import { startWorker } from '../start-worker.ts';
import { type DatabaseKind, openTestDatabase } from './open-test-database.ts';

export interface TestServer {
  app: App;
  platform: Platform;
  /** What the features of the server work with. */
  context: Context;
  /** `http://127.0.0.1:<port>` */
  url: string;
  /** Everything logged so far, one JSON document per line. */
  log: string[];
  close(): Promise<void>;
}

export interface TestServerOptions {
  database: DatabaseKind;
  /** Another server whose PostgreSQL database this one shares; close this one first. */
  nextTo?: TestServer;
  /** Also analyzes uploads; without it they stay Uploaded. */
  worker?: boolean;
  limits?: AnalysisLimits;
  engine?: AnalysisEngine;
  clock?: Clock;
  rateLimits?: Partial<RateLimits>;
  s3?: S3Config;
  /** Settings that differ from the test defaults. */
  config?: Partial<Config>;
  /** Folder of the built web app. */
  webApp?: string;
}

const UNLIMITED = { max: 1_000_000, timeWindow: 60_000 };

/** Starts a server and closes it when the tests of the calling file or `describe` are done. */
export async function startServerForTests(options: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  afterAll(() => server.close());
  return server;
}

/** Returns the module without recurring work, which could run between two steps of a test. Tests call it themselves. */
function withoutTimers({ startWork: _, schedules = [], ...module }: FeatureModule): FeatureModule {
  const atStart = schedules.filter(({ at }) => at.includes('start'));
  return { ...module, schedules: atStart.map((schedule) => ({ ...schedule, at: ['start'] })) };
}

/** Starts the whole server with its own database on a free port. */
export async function startTestServer(options: TestServerOptions): Promise<TestServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'datacoach-server-'));
  const sharedUrl = options.nextTo?.platform.config.databaseUrl;
  const database = sharedUrl
    ? { handle: await openPostgresDatabase(sharedUrl, () => undefined), url: sharedUrl }
    : await openTestDatabase(options.database);
  const config: Config = {
    role: 'both',
    host: '127.0.0.1',
    port: 0,
    dataDir,
    minFreeBytes: 0,
    costlyReadsPerMinute: 1_000_000,
    databaseUrl: database.url,
    s3: options.s3 ?? null,
    authSecret: 'a secret that is long enough for tests only',
    accessTokenMs: ACCESS_TOKEN_MS,
    refreshTokenMs: REFRESH_TOKEN_MS,
    discordInviteUrl: null,
    supportMail: null,
    publicUrl: 'https://datacoach.test',
    smtpUrl: null,
    mailFrom: 'DataCoach <no-reply@datacoach.test>',
    adminEmail: 'admin@datacoach.test',
    adminPassword: null,
    rankProviderUrl: null,
    discordApiUrl: 'http://127.0.0.1:9',
    stripe: null,
    epic: null,
    discord: null,
    trustProxy: false,
    metricsToken: null,
    workerPort: null,
    drainMs: 0,
    ...options.config,
    logLevel: 'info',
    threads: 1,
    warmUp: false,
  };
  const log: string[] = [];
  const logger = createLogger('debug', { write: (line: string) => void log.push(line) });
  const limits = Object.fromEntries(Object.keys(RATE_LIMITS).map((name) => [name, UNLIMITED]));
  const platform = await openPlatform({
    config,
    logger,
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      throw error;
    },
    ...(options.clock ? { clock: options.clock } : {}),
    rateLimits: { ...(limits as unknown as RateLimits), ...options.rateLimits },
    database: database.handle,
  });
  const context = openContext(platform);
  const modules = context.modules.map(withoutTimers);
  const worker = options.worker ? await startWorker({ ...context, modules }, options) : null;
  const app = await buildApp(context, options.webApp ?? join(dataDir, 'no-web-app'));
  const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    platform,
    context,
    url,
    log,
    async close() {
      await app.http.close();
      await worker?.close();
      await platform.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
