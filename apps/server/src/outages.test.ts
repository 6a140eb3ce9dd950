import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type ApiAnswer, call, getProblemCode, signUpAndIn } from './testing/api-client.ts';
import { createAccountWithRole } from './testing/create-account-with-role.ts';
import { runCommand } from './testing/run-command.ts';
import { sampleReplay } from './testing/sample-replay.ts';
import { spawnServer } from './testing/spawn-server.ts';
import { startObjectStorage } from './testing/start-object-storage.ts';
import { startTestServer } from './testing/start-test-server.ts';
import { startTemporaryPostgres } from './testing/temporary-postgres.ts';

const unavailable = (answer: ApiAnswer) => {
  expect([answer.status, getProblemCode(answer)]).toEqual([503, 'unavailable']);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
};

test('responds with 503 and Retry-After to every caller when the database is down', async () => {
  const postgres = await startTemporaryPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'datacoach-outage-'));
  const server = await spawnServer({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, ROLE: 'api' });
  try {
    const player = await signUpAndIn(server.url);
    expect((await player.get('/api/profile/profile')).status).toBe(200);
    await postgres.stop();
    unavailable(await player.get('/api/profile/profile'));
    unavailable(await player.upload(sampleReplay({ seconds: 4 })));
    const { email, password } = player;
    const credentials = { method: 'POST', json: { email, password } };
    unavailable(await call(`${server.url}/api/v1/auth/sign-in`, credentials));
    unavailable(
      await call(`${server.url}/api/v1/auth/refresh`, {
        method: 'POST',
        json: { refreshToken: player.tokens.refreshToken },
      }),
    );
    expect((await call(`${server.url}/api/health/live`)).status).toBe(200);
    const { status, body } = await call(`${server.url}/api/v1/status`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ parts: { database: 'down', storage: 'ok' }, incidents: null });
    // Nothing about the machine.
    expect(JSON.stringify(body)).not.toMatch(/postgres|ECONN|127\.0\.0\.1/i);
  } finally {
    await server.end('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('responds with 503 and Retry-After when object storage is down, without using quota', async () => {
  const storage = await startObjectStorage();
  const server = await startTestServer({ database: 'embedded', s3: storage.s3 });
  try {
    const player = await createAccountWithRole(server, 'Player');
    const image = `/api/v1/filestorage/profile-image/${crypto.randomUUID()}`;
    expect((await player.get(image)).status).toBe(404);
    await storage.close();
    unavailable(await player.get(image));
    unavailable(await player.upload(sampleReplay({ seconds: 4 })));
    const { body } = await player.get('/api/v1/filestorage/replay-upload-restriction');
    expect(body).toMatchObject({ filesUploadedCount: 0 });
  } finally {
    await server.close();
  }
});

/** A mount namespace needs no privileges on most systems; where it's forbidden this test can't fill a small disk. */
const canMount = spawnSync('unshare', ['-Urm', 'true']).status === 0;
if (!canMount) process.stderr.write('Left out: a full disk (unshare -Urm is not allowed here).\n');

describe.runIf(canMount)('a full disk', () => {
  test('responds with 507, still allows reads, and the command retries the file later instead of giving up', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'datacoach-full-'));
    const home = mkdtempSync(join(tmpdir(), 'datacoach-computer-'));
    const files = join(dataDir, 'files');
    mkdirSync(files, { mode: 0o700 });
    const ballast = join(files, 'ballast');
    const script = `
      mount -t tmpfs -o size=1m,mode=0700 none ${files} && head -c 1040000 /dev/zero >${ballast} && exec "$0" "$@"`;
    const within = ['unshare', '-Urm', 'sh', '-c', script];
    const server = await spawnServer({ DATA_DIR: dataDir, ROLE: 'api' }, [], within);
    try {
      const player = await signUpAndIn(server.url);
      const bytes = sampleReplay({ seconds: 4 });
      expect(bytes.length).toBeGreaterThan(10_000);
      const answer = await player.upload(bytes);
      expect([answer.status, getProblemCode(answer)]).toEqual([507, 'storage-full']);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await player.get('/api/v1/filestorage/get-replay')).body).toMatchObject({ total: 0 });

      const json = { name: 'PC', scope: 'upload' };
      const token = await player.send('POST', '/api/v1/tokens', json);
      const file = join(home, 'game.replay');
      writeFileSync(file, bytes);
      const env = { DATACOACH_SERVER: server.url, DATACOACH_TOKEN: (token.body as { token: string }).token };
      const early = runCommand(home, ['upload', file], env);
      expect(await early.ended).toBe(1);
      expect(early.errors.at(-1)).toContain('out of storage');
      rmSync(`/proc/${server.process.pid}/root${ballast}`);
      const later = runCommand(home, ['upload', file], env);
      expect([await later.ended, later.out]).toEqual([0, ['game.replay: uploaded']]);
    } finally {
      await server.end('SIGKILL');
      for (const folder of [dataDir, home]) rmSync(folder, { recursive: true, force: true });
    }
  });
});
