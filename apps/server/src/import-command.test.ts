import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, type TestAccount } from './testing/api-client.ts';
import { createAccountWithRole } from './testing/create-account-with-role.ts';
import { COMMAND_SECOND_MS, runCommand } from './testing/run-command.ts';
import { createSampleReplays } from './testing/sample-replay.ts';
import { startServerForTests } from './testing/start-test-server.ts';

const THEIR_TOKEN = 'their-secret-token-0123456789';
const FILES = createSampleReplays(7);
/** How long the site refuses downloads above its limit, in the command's (sped-up) seconds. */
const WAIT_SECONDS = 30;

/** ballchasing.com as its documentation says: pages of replays, files, and limits by time. */
class StandIn {
  readonly requests: string[] = [];
  refused = 0;
  /** Downloads allowed in a row; the next one is refused until the command has waited. */
  limit = 1000;
  pageSize = 3;
  ids = FILES.map((_, n) => `0000000${n}-aa46-4e13-b66b-b76a32069a07`);
  gone: string[] = [];
  url = '';
  #inARow = 0;
  #refusesUntil = 0;
  readonly #http = createServer((request, response) => this.#answer(request, response));

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#http.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#http.close();
  }

  downloads = () => this.requests.filter((path) => path.endsWith('/file')).length;

  #answer({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
    this.requests.push(url);
    const json = (status: number, body: object, extra: Record<string, string> = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...extra }).end(JSON.stringify(body));
    if (headers.authorization !== THEIR_TOKEN) return void json(401, { error: 'invalid API key' });
    const { pathname, searchParams } = new URL(url, this.url);
    if (pathname === '/api/') return void json(200, { name: 'Iceman', type: 'gc' });
    if (pathname === '/api/replays') {
      const from = Number(searchParams.get('after') ?? 0);
      const list = this.ids.slice(from, from + this.pageSize);
      const next = `${this.url}/api/replays?uploader=me&after=${from + this.pageSize}`;
      const more = from + this.pageSize < this.ids.length ? { next } : {};
      const named = list.map((id) => ({ id, replay_title: `game/${this.ids.indexOf(id)}` }));
      return void json(200, { list: named, count: this.ids.length, ...more });
    }
    const id = pathname.split('/')[3]!;
    if (this.#inARow >= this.limit) {
      this.#inARow = 0;
      this.#refusesUntil = Date.now() + WAIT_SECONDS * COMMAND_SECOND_MS;
    }
    if (Date.now() < this.#refusesUntil) {
      this.refused++;
      return void json(429, {}, { 'retry-after': String(WAIT_SECONDS + 1) });
    }
    this.#inARow++;
    if (this.gone.includes(id)) return void json(404, { error: 'not found' });
    response.end(FILES[this.ids.indexOf(id)]);
  }
}
let account: TestAccount;
let token = '';
let home = '';
let site: StandIn;
const server = await startServerForTests({ database: 'embedded' });
beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'datacoach-computer-'));
  site = new StandIn();
  await site.open();
  account = await createAccountWithRole(server, 'Player', 'Pia');
  const json = { name: 'PC', scope: 'upload' };
  const { accessToken } = account.tokens;
  const made = await call(`${server.url}/api/v1/tokens`, { method: 'POST', token: accessToken, json });
  token = (made.body as { token: string }).token;
});
afterEach(() => {
  site.close();
  rmSync(home, { recursive: true });
});

function start(args: string[] = ['--token', THEIR_TOKEN], env: Record<string, string> = {}) {
  const ours = { DATACOACH_SERVER: server.url, DATACOACH_TOKEN: token };
  return runCommand(home, ['import', 'ballchasing', '--from', `${site.url}/api`, ...args], {
    ...ours,
    ...env,
  });
}
async function run(args?: string[], env?: Record<string, string>) {
  const command = start(args, env);
  return { code: await command.ended, out: command.out, errors: command.errors };
}
const stored = async () => {
  const { body } = await account.get('/api/v1/filestorage/get-replay?PageSize=100');
  return (body as { items: { name: string }[] }).items.map(({ name }) => name).sort();
};
const names = FILES.map((_, n) => `game-${n}.replay`);

test('copies every page of own replays within the limits, and nothing twice', async () => {
  site.limit = 3;
  const first = await run();
  expect(first.errors[0]).toContain('Copying Iceman’s replays to Pia.');
  expect([first.code, first.out.at(-1)]).toEqual([0, '7 copied, 0 already copied, 0 skipped.']);
  expect(first.errors.slice(1)).toEqual(
    Array(site.refused).fill(`${new URL(site.url).host} asked us to slow down. Trying again.`),
  );
  // It waited as long as asked: after every three files, only one download is refused.
  expect(site.refused).toBe(2);
  expect(await stored()).toEqual(names);
  expect(site.requests.filter((path) => path.startsWith('/api/replays?'))).toHaveLength(3);

  const before = site.downloads();
  const again = await run();
  expect([again.code, again.out]).toEqual([0, ['0 copied, 7 already copied, 0 skipped.']]);
  expect(site.downloads()).toBe(before);
});

test('continues after a stop where it was, and never writes the token down', async () => {
  const command = start(['--token', THEIR_TOKEN]);
  while (command.out.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  command.stop();
  expect(await command.ended).toBe(1);
  const copied = command.out.length;
  expect(copied).toBeLessThan(7);
  // The token may also come from the environment.
  const rest = await run([], { BALLCHASING_TOKEN: THEIR_TOKEN });
  expect(rest.code).toBe(0);
  expect(rest.out.at(-1)).toMatch(
    new RegExp(String.raw`^\d copied, [${copied}${copied + 1}] already copied, 0`),
  );
  expect(await stored()).toEqual(names);
  const written = readdirSync(home).map((name) => readFileSync(join(home, name), 'utf8'));
  const said = [...command.out, ...command.errors, ...rest.out, ...rest.errors];
  expect(written.length).toBeGreaterThan(0);
  expect([...written, ...said, ...server.log].join('\n')).not.toContain(THEIR_TOKEN);
});

test('skips a replay that is gone there, and says which', async () => {
  site.gone = [site.ids[1]!];
  const { code, out, errors } = await run();
  expect([code, out.at(-1)]).toEqual([1, '6 copied, 0 already copied, 1 skipped.']);
  expect(errors.at(-1)).toMatch(/^game-1\.replay: .+ returned status 404\.$/);
});

test('stops at a wrong token, and sends theirs to no other host', async () => {
  const wrong = await run(['--token', 'nonsense']);
  expect([wrong.code, wrong.errors]).toEqual([
    1,
    [`${new URL(site.url).host} rejected the token. Copy it again.`],
  ]);
  const other = new StandIn();
  await other.open();
  const { url } = site;
  // The next page is named on another host.
  site.url = other.url;
  const lured = runCommand(home, ['import', 'ballchasing', '--from', `${url}/api`, '--token', THEIR_TOKEN], {
    DATACOACH_SERVER: server.url,
    DATACOACH_TOKEN: token,
  });
  expect(await lured.ended).toBe(1);
  expect(lured.errors.at(-1)).toContain('sent us to another host for the next page');
  expect(other.requests).toEqual([]);
  other.close();
});

test('stops when the quota is used up', async () => {
  const { pool } = server.platform.database;
  const limit = await pool.query("select replay_limit from plans where name = 'Basic'");
  await pool.query("update plans set replay_limit = 2 where name = 'Basic'");
  try {
    const { code, out, errors } = await run();
    expect([code, out]).toEqual([1, ['game-0.replay: uploaded', 'game-1.replay: uploaded']]);
    expect(errors.at(-1)).toBe('Run the same command again later to continue.');
  } finally {
    await pool.query("update plans set replay_limit = $1 where name = 'Basic'", [limit.rows[0].replay_limit]);
  }
});

test.each([
  [['import'], 'import needs a source: ballchasing'],
  [['import', 'ballchasing', '--from', 'nowhere'], 'is not an address'],
  [['import', 'ballchasing'], 'import needs your ballchasing token'],
])('rejects %j as wrong usage', async (args, message) => {
  const command = runCommand(home, args, { DATACOACH_SERVER: server.url, DATACOACH_TOKEN: token });
  expect([await command.ended, command.errors.join(' ')]).toEqual([2, expect.stringContaining(message)]);
});
