import { setTimeout as delay } from 'node:timers/promises';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import type { Platform } from '../../platform/platform.ts';

/** Who asks has a time limit of his own: a part that hangs is one that does not answer. */
const PATIENCE_MS = 3000;

/** Whether this process lives, and whether it should get work. */
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
  registerEndpoint(app, ENDPOINTS.live, async () => answer(200, { status: 'ok' } as const));
  registerEndpoint(app, ENDPOINTS.ready, async ({ request }) => {
    const look = async (part: string, check: () => Promise<unknown>) => {
      try {
        await withinPatience(check());
        return 'ok' as const;
      } catch (error) {
        request.log.error({ err: error, part }, 'not ready');
        return 'unavailable' as const;
      }
    };
    let migrated = true;
    const [databaseState, files, queueState, migrations] = await Promise.all([
      look('database', () => database.pool.query('select 1')),
      look('files', () => blobs.check()),
      look('queue', () => queue.check()),
      look('migrations', async () => {
        migrated = await isMigrated();
      }),
    ]);
    const parts = {
      database: databaseState,
      files,
      queue: queueState,
      migrations: migrated ? migrations : ('pending' as const),
    };
    if (isStopping()) return answer(503, { status: 'stopping' as const, ...parts });
    const isReady = Object.values(parts).every((state) => state === 'ok');
    return isReady
      ? answer(200, { status: 'ready' as const, ...parts })
      : answer(503, { status: 'unavailable' as const, ...parts });
  });
}

async function withinPatience(work: Promise<unknown>): Promise<void> {
  const over = new AbortController();
  try {
    await Promise.race([
      work,
      delay(PATIENCE_MS, undefined, { signal: over.signal }).then(() => {
        throw new Error(`no answer within ${PATIENCE_MS} ms`);
      }),
    ]);
  } finally {
    over.abort();
    work.catch(() => {});
  }
}
