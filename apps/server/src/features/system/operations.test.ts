import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { reportMissingProgram } from '../../../../../tooling/go-programs.ts';
import { buildApp } from '../../build-app.ts';
import { openContext } from '../../open-context.ts';
import { getProblemCode, readAnswer, signUpAndIn } from '../../testing/api-client.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { hasObjectStorage, startObjectStorage } from '../../testing/start-object-storage.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const TOKEN = 'token-of-the-one-who-runs-it';

reportMissingProgram('versitygw', 'files in object storage, and readiness without it');

let storage: Awaited<ReturnType<typeof startObjectStorage>> | null = null;
if (hasObjectStorage) storage = await startObjectStorage();
const server = await startTestServer({
  database: 'embedded',
  worker: true,
  ...(storage ? { s3: storage.s3 } : {}),
});
const account = await signUpAndIn(server.url);
const config = { ...server.platform.config, metricsToken: TOKEN };
const guarded = await buildApp(
  openContext({ ...server.platform, config }),
  join(config.dataDir, 'no-web-app'),
);
const guardedUrl = await guarded.http.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await guarded.http.close();
  await server.close();
});

const get = async (path: string, headers: Record<string, string> = {}, url = server.url) =>
  readAnswer(await fetch(`${url}${path}`, { headers }));

describe('server metrics', () => {
  test('count requests, uploads and jobs, and read queue, database and memory', async () => {
    const replay = sampleReplay({ seed: 1, teamSize: 1, seconds: 3 });
    for (const status of [201, 200]) expect((await account.upload(replay)).status).toBe(status);
    expect((await account.upload(new Uint8Array(2000))).status).toBe(422);
    await account.finishedReplays();
    await get('/api/nowhere/at-all');
    // The queue counts a job as done a moment after its replay is.
    await expect
      .poll(async () => String((await get('/api/metrics')).body))
      .toMatch(/analyze",state="active"} 0/);

    const { body, headers } = await get('/api/metrics');
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const value = (sample: string) => {
      const line = String(body)
        .split('\n')
        .find((one) => one.startsWith(`${sample} `));
      return line === undefined ? null : Number(line.slice(sample.length + 1));
    };
    const upload = 'method="POST",route="/api/v1/filestorage/replay-upload"';
    expect(value(`datacoach_http_requests_total{${upload},status="201"}`)).toBe(1);
    expect(value(`datacoach_http_requests_total{${upload},status="422"}`)).toBe(1);
    expect(value('datacoach_http_requests_total{method="GET",route="unknown",status="404"}')).toBe(1);
    expect(value(`datacoach_http_request_duration_seconds_count{${upload}}`)).toBe(3);
    for (const result of ['new', 'known', 'refused']) {
      expect(value(`datacoach_uploads_total{result="${result}"}`), result).toBe(1);
    }
    expect(value('datacoach_jobs_total{job="replay.analyze",result="completed"}')).toBe(1);
    expect(value('datacoach_job_duration_seconds_count{job="replay.analyze"}')).toBe(1);
    expect(value('datacoach_queue_jobs{job="replay.analyze",state="waiting"}')).toBe(0);
    expect(value('datacoach_queue_oldest_seconds{job="replay.analyze"}')).toBe(0);
    expect(value('datacoach_database_bytes')).toBeGreaterThan(1_000_000);
    expect(value('process_resident_memory_bytes')).toBeGreaterThan(10_000_000);
    for (const secret of [account.email, account.tokens.user.id, 'match.replay', 'nowhere']) {
      expect(body).not.toContain(secret);
    }
  });

  test('show how long a job has waited', async () => {
    const { pool } = server.platform.database;
    await pool.query(
      `insert into pgboss.job (name, data, created_on, start_after)
       values ('replay.analyze', '{}', now() - interval '90 seconds', now() + interval '1 hour')`,
    );
    const body = String((await get('/api/metrics')).body);
    await pool.query(
      `delete from pgboss.job where start_after > now() + interval '30 minutes' and data = '{}'`,
    );
    expect(body).toContain('datacoach_queue_jobs{job="replay.analyze",state="waiting"} 1');
    expect(Number(/oldest_seconds\{job="replay.analyze"\} (\S+)/.exec(body)?.[1])).toBeGreaterThanOrEqual(90);
  });

  test('are served to the machine itself, not to callers behind a proxy on it', async () => {
    expect((await get('/api/metrics')).status).toBe(200);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip']) {
      const answer = await get('/api/metrics', { [header]: '127.0.0.1' });
      expect([answer.status, getProblemCode(answer)], header).toEqual([403, 'not-allowed']);
    }
  });

  test('need the token if one is set, from any machine', async () => {
    const withToken = (token: string) =>
      get('/api/metrics', { authorization: `Bearer ${token}`, 'x-forwarded-for': '192.0.2.1' }, guardedUrl);
    expect((await withToken(TOKEN)).status).toBe(200);
    for (const token of ['wrong', `${TOKEN}.`, account.tokens.accessToken]) {
      expect(getProblemCode(await withToken(token))).toBe('not-signed-in');
    }
    expect((await get('/api/metrics', {}, guardedUrl)).status).toBe(401);
  });
});

describe('a process', () => {
  const parts = { database: 'ok', files: 'ok', queue: 'ok', migrations: 'ok' };
  const readiness = async () => {
    const { status, body } = await get('/api/health/ready');
    return [status, body];
  };

  test('is ready when the database, files, queue and schema are', async () => {
    expect(await readiness()).toEqual([200, { status: 'ready', ...parts }]);
    const { pool } = server.platform.database;
    await pool.query('alter table pgboss.queue rename to lost');
    const withoutQueue = await readiness();
    await pool.query('alter table pgboss.lost rename to queue');
    expect(withoutQueue).toEqual([503, { status: 'unavailable', ...parts, queue: 'unavailable' }]);

    await pool.query('update drizzle.__drizzle_migrations set created_at = created_at - 1');
    const older = await readiness();
    await pool.query('update drizzle.__drizzle_migrations set created_at = created_at + 1');
    expect(older).toEqual([503, { status: 'unavailable', ...parts, migrations: 'pending' }]);
    expect(await readiness()).toEqual([200, { status: 'ready', ...parts }]);
  });

  test('is not ready but alive while it stops', async () => {
    server.platform.beginStopping();
    expect(await readiness()).toEqual([503, { status: 'stopping', ...parts }]);
    expect((await get('/api/health/live')).body).toEqual({ status: 'ok' });
  });

  test.runIf(hasObjectStorage)('is not ready without its file storage', async () => {
    await storage!.close();
    expect(await readiness()).toEqual([503, { status: 'stopping', ...parts, files: 'unavailable' }]);
  });
});
