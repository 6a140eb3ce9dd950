import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getProblemCode, readAnswer } from '../../testing/api-client.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const page = '<!doctype html><title>DataCoach</title>';

describe('the built web app', () => {
  const dist = mkdtempSync(join(tmpdir(), 'datacoach-web-'));
  let server: TestServer;
  beforeAll(async () => {
    mkdirSync(join(dist, 'assets'));
    writeFileSync(join(dist, 'index.html'), page);
    writeFileSync(join(dist, 'assets', 'app-abc123.js'), 'export {};');
    writeFileSync(join(dist, 'assets', 'app-abc123.js.gz'), gzipSync('export {};'));
    writeFileSync(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    server = await startTestServer({ database: 'embedded', webApp: dist });
  });
  afterAll(async () => {
    await server.close();
    rmSync(dist, { recursive: true, force: true });
  });
  const get = async (path: string) => readAnswer(await fetch(`${server.url}${path}`));

  test.each(['/', '/my-replay?page=1', '/admin/home', '/nothing/here'])(
    'serves its page for %s',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.body).toBe(page);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('content-type')).toContain('text/html');
    },
  );

  test('caches files with a hash in their name forever and revalidates the others', async () => {
    const script = await get('/assets/app-abc123.js');
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test('sends precompressed files to clients that accept them', async () => {
    const packed = await get('/assets/app-abc123.js');
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('content-type')).toContain('javascript');
    expect(packed.headers.get('vary')).toContain('accept-encoding');
    const plain = await fetch(`${server.url}/assets/app-abc123.js`, {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe('export {};');
  });

  test("doesn't serve its page for a missing asset or API URL", async () => {
    for (const path of ['/assets/old-000000.js', '/api/nothing', '/api', '/api/v1/filestorage/nothing']) {
      const answer = await get(path);
      expect([answer.status, getProblemCode(answer)], path).toEqual([404, 'not-found']);
    }
    const posted = await readAnswer(await fetch(`${server.url}/my-replay`, { method: 'POST' }));
    expect([posted.status, getProblemCode(posted)]).toEqual([404, 'not-found']);
  });

  test('serves nothing outside the folder', async () => {
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect((await get(path)).body).not.toContain('"name"');
    }
  });

  test('sends headers that keep other sites out', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('an error', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: 'embedded' });
  });
  afterAll(() => server.close());
  const signIn = async (init: RequestInit) =>
    readAnswer(await fetch(`${server.url}/api/v1/auth/sign-in`, { method: 'POST', ...init }));

  test('explains how to build the web app when there is no build', async () => {
    const answer = await readAnswer(await fetch(`${server.url}/`));
    expect([answer.status, getProblemCode(answer)]).toEqual([404, 'web-app-missing']);
  });

  test('has the same format, whichever part raises it', async () => {
    const json = { 'content-type': 'application/json' };
    const cases: [string, RequestInit, number, string][] = [
      ['broken JSON', { body: '{', headers: json }, 400, 'bad-request'],
      ['no body', {}, 400, 'invalid-request'],
      ['missing fields', { body: '{}', headers: json }, 400, 'invalid-request'],
      [
        'another type',
        { body: 'x', headers: { 'content-type': 'image/png' } },
        415,
        'unsupported-media-type',
      ],
      ['a huge body', { body: `"${'x'.repeat(2_000_000)}"`, headers: json }, 413, 'too-large'],
    ];
    for (const [name, init, status, code] of cases) {
      const answer = await signIn(init);
      expect([answer.status, getProblemCode(answer)], name).toEqual([status, code]);
    }
    const signUp = { email: 'a\0@b.org', password: 'long enough', userName: 'AB' };
    const nul = await readAnswer(
      await fetch(`${server.url}/api/v1/auth/sign-up`, {
        method: 'POST',
        body: JSON.stringify(signUp),
        headers: json,
      }),
    );
    expect([nul.status, getProblemCode(nul)]).toEqual([400, 'bad-request']);
    const broken = await readAnswer(await fetch(`${server.url}/api/%E0%A4%A`));
    expect([broken.status, getProblemCode(broken)]).toEqual([400, 'bad-request']);
  });

  test('of our own shows a message without details, and is logged', async () => {
    const { pool } = server.platform.database;
    await pool.query('alter table users rename to lost');
    const json = { email: 'ann@example.org', password: 'does not matter' };
    const answer = await signIn({
      body: JSON.stringify(json),
      headers: { 'content-type': 'application/json' },
    });
    await pool.query('alter table lost rename to users');
    expect([answer.status, getProblemCode(answer)]).toEqual([500, 'internal']);
    expect(JSON.stringify(answer.body)).not.toContain('users');
    const line = server.log.find((entry) => entry.includes('request failed'));
    expect(line).toContain('DrizzleQueryError');
    expect(line).not.toContain('ann@example.org');
  });

  test("the health check names a part that doesn't respond", async () => {
    expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
    const { pool } = server.platform.database;
    await pool.query('alter table pgboss.queue rename to lost');
    const answer = await readAnswer(await fetch(`${server.url}/api/health`));
    await pool.query('alter table pgboss.lost rename to queue');
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ status: 'unavailable', database: 'ok', queue: 'unavailable' });
  });
});
