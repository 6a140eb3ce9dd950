import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { buildApp, buildOperationsApp } from './build-app.ts';
import { ensureFirstAdministrator } from './features/auth/index.ts';
import { ALL_JOBS } from './modules.ts';
import { openContext } from './open-context.ts';
import { type Config, ConfigError } from './platform/config/config.ts';
import { readConfig } from './platform/config/read-config.ts';
import { DataFolderError } from './platform/data-folder/private-folder.ts';
import { createLogger, type Logger } from './platform/logging/logger.ts';
import { openPlatform, type Platform } from './platform/platform.ts';
import { startWorker } from './start-worker.ts';

/** Max time for a clean shutdown; anything still hanging is killed. */
const MAX_SHUTDOWN_MS = 20_000;

const printLine = (text: string) => process.stdout.write(`${text}\n`);

/** What has been opened, in closing order. */
const closeCallbacks: (() => Promise<unknown>)[] = [];

// Everything written to the data folder is private to its owner.
process.umask(0o077);

try {
  await runServer(readConfig());
} catch (error) {
  console.error(startFailure(error));
  // Exiting while a thread works on the database can crash it.
  for (const close of closeCallbacks) await close().catch(() => {});
  process.exit(1);
}

async function runServer(config: Config): Promise<void> {
  const logger = createLogger(config.logLevel);

  const platform = await openPlatform({
    config,
    logger,
    jobs: ALL_JOBS,
    onDatabaseLost: (error) => {
      console.error(`DataCoach stopped: ${error.message}`);
      process.exit(1);
    },
  });
  closeCallbacks.unshift(() => platform.close());

  const context = openContext(platform);
  const administrator = await ensureFirstAdministrator(context, config);
  const worker = config.role === 'api' ? null : await startWorker(context);
  if (worker) closeCallbacks.unshift(() => worker.close());
  if (config.role !== 'worker') {
    const { http } = await buildApp(context);
    closeCallbacks.unshift(() => http.close());
    stopOnSignals(platform, config, logger);
    await http.listen({ port: config.port, host: config.host });
    printLine(`DataCoach is ready: http://${config.host}:${getPort(http, config.port)}`);
  } else {
    stopOnSignals(platform, config, logger);
    const operations = config.workerPort === null ? null : buildOperationsApp(platform);
    if (operations) {
      closeCallbacks.unshift(() => operations.close());
      await operations.listen({ port: config.workerPort!, host: config.host });
    }
    printLine('DataCoach worker is ready.');
    if (operations)
      printLine(
        `  health    http://${config.host}:${getPort(operations, config.workerPort!)}/api/health/ready`,
      );
  }
  if (config.warmUp) void worker?.warmUp();
  printLine(
    `  database  ${config.databaseUrl ? 'PostgreSQL (DATABASE_URL)' : `built in, in ${config.dataDir}`}`,
  );
  printLine(
    `  files     ${config.s3 ? `object storage, bucket ${config.s3.bucket}` : `in ${config.dataDir}`}`,
  );
  printLine(`  mail      ${platform.mailer.destination}`);
  printLine(`  payments  ${config.stripe ? 'Stripe' : 'sandbox, no real charges (STRIPE_SECRET_KEY)'}`);
  if (administrator) {
    const { email, password } = administrator;
    printLine(
      `  first admin: ${email}${password === null ? '' : `, password ${password} (shown only once)`}`,
    );
  }
}

/** Stops accepting work on a signal and closes what has been opened, in order. */
function stopOnSignals(platform: Platform, { drainMs }: Config, logger: Logger): void {
  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, 'stopping');
    platform.beginStopping();
    setTimeout(() => process.exit(1), drainMs + MAX_SHUTDOWN_MS).unref();
    await delay(drainMs);
    for (const close of closeCallbacks) await close();
    printLine('DataCoach has stopped.');
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      stop(signal).catch((error: unknown) => {
        logger.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      });
    });
  }
}

/** Returns the actual port, which differs if port 0 was requested. */
function getPort(http: FastifyInstance, requested: number): number {
  const address = http.server.address();
  return typeof address === 'object' && address ? address.port : requested;
}

/** Returns what the operator can do about it, or the stack if it's our bug. */
function startFailure(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFolderError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') return 'The port is in use. Start with another one, e.g. PORT=3001.';
  if (['ECONNREFUSED', 'ENOTFOUND', '28P01', '28000', '3D000'].includes(code)) {
    return `Can’t use the database at DATABASE_URL (${code}).`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
