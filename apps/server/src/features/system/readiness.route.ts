import { createHash, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../platform/config/config.ts';
import { getBearerToken } from '../../platform/http/access.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { registerEndpoint, registerEndpoints, respond } from '../../platform/http/register-endpoint.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Platform } from '../../platform/platform.ts';

/** Metrics for the server's operator; they contain no users or addresses. */
export function metricsRoute(
  app: FastifyInstance,
  metrics: Pick<Metrics, 'renderText'>,
  { metricsToken }: Pick<Config, 'metricsToken'>,
): void {
  registerEndpoints(app, {
    metrics: async ({ request }) => {
      if (metricsToken === null) requireLoopback(request);
      else requireToken(metricsToken, request);
      return Readable.from([Buffer.from(await metrics.renderText())], { objectMode: false });
    },
  });
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** A proxy on this machine forwards callers from anywhere. */
const PROXIED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function requireLoopback(request: FastifyRequest): void {
  const isDirect = PROXIED.every((header) => request.headers[header] === undefined);
  if (isDirect && LOOPBACK.has(request.socket.remoteAddress ?? '')) return;
  throw new ProblemError(
    403,
    'not-allowed',
    'Without METRICS_TOKEN, only this machine can read the metrics. Set it to read them from elsewhere.',
  );
}

function requireToken(token: string, request: FastifyRequest): void {
  const calculateDigest = (text: string) => createHash('sha256').update(text).digest();
  if (timingSafeEqual(calculateDigest(getBearerToken(request) ?? ''), calculateDigest(token))) return;
  throw new ProblemError(401, 'not-signed-in', 'Send the METRICS_TOKEN to read the metrics.');
}

/** Callers have their own timeouts: a part that hangs counts as not responding. */
const CHECK_TIMEOUT_MS = 3000;

/** Registers routes that report whether this process is alive and whether it should get work. */
export function readinessRoutes(
  app: FastifyInstance,
  {
    database,
    blobs,
    queue,
    isMigrated,
    isStopping,
  }: Pick<Platform, 'database' | 'blobs' | 'queue' | 'isMigrated' | 'isStopping'>,
): void {
  registerEndpoints(app, { live: async () => ({ status: 'ok' }) });
  registerEndpoint(app, ENDPOINTS.ready, async ({ request }) => {
    const runCheck = async (part: string, check: () => Promise<unknown>) => {
      try {
        await withTimeout(check());
        return 'ok' as const;
      } catch (error) {
        request.log.error({ err: error, part }, 'not ready');
        return 'unavailable' as const;
      }
    };
    let migrated = true;
    const [databaseState, files, queueState, migrations] = await Promise.all([
      runCheck('database', () => database.pool.query('select 1')),
      runCheck('files', () => blobs.check()),
      runCheck('queue', () => queue.check()),
      runCheck('migrations', async () => {
        migrated = await isMigrated();
      }),
    ]);
    const parts = {
      database: databaseState,
      files,
      queue: queueState,
      migrations: migrated ? migrations : ('pending' as const),
    };
    if (isStopping()) return respond(503, { status: 'stopping' as const, ...parts });
    const isReady = Object.values(parts).every((toState) => toState === 'ok');
    return isReady
      ? respond(200, { status: 'ready' as const, ...parts })
      : respond(503, { status: 'unavailable' as const, ...parts });
  });
}

/** Waits for a part of the product. Throws if it doesn't respond within three seconds. */
export async function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  const over = new AbortController();
  try {
    return await Promise.race([
      work,
      delay(CHECK_TIMEOUT_MS, undefined, { signal: over.signal }).then((): never => {
        throw new Error(`no response within ${CHECK_TIMEOUT_MS} ms`);
      }),
    ]);
  } finally {
    over.abort();
    work.catch(() => {});
  }
}

interface HealthChecks {
  /** Each throws if its part doesn't respond. */
  database(): Promise<void>;
  queue(): Promise<void>;
}

export function healthRoute(app: FastifyInstance, checks: HealthChecks): void {
  registerEndpoint(app, ENDPOINTS.health, async ({ request }) => {
    const [database, queue] = await Promise.allSettled([checks.database(), checks.queue()]);
    if (database.status === 'fulfilled' && queue.status === 'fulfilled') {
      return respond(200, { status: 'ok', database: 'ok', queue: 'ok' } as const);
    }
    const toState = (result: PromiseSettledResult<void>) =>
      result.status === 'fulfilled' ? 'ok' : 'unavailable';
    for (const result of [database, queue]) {
      if (result.status === 'rejected') request.log.error({ err: result.reason }, 'not healthy');
    }
    return respond(503, {
      status: 'unavailable' as const,
      database: toState(database),
      queue: toState(queue),
    });
  });
}
