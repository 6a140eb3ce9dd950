import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ensurePythonClient } from '../../../../../tooling/python-client.ts';
import { call, getProblemCode, readAnswer, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { createSampleReplays, damagedReplay, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests, startTestServer } from '../../testing/start-test-server.ts';

interface Listed {
  id: string;
  [field: string]: unknown;
}
interface Page {
  list: Listed[];
  count: number;
  next?: string;
}

const server = await startServerForTests({ database: 'embedded', worker: true });

const send = (method: string, path: string, token: string, json?: object) =>
  call(`${server.url}${path}`, { method, token, json });

async function getToken(account: TestAccount): Promise<string> {
  const answer = await send('POST', '/api/v1/tokens', account.tokens.accessToken, {
    name: 'Uploader',
    scope: 'upload',
  });
  return (answer.body as { token: string }).token;
}

async function newPlayer(name = 'Pia') {
  const account = await createAccountWithRole(server, 'Player', name);
  return { account, token: await getToken(account) };
}

/** Calls as their programs do: the bare token, no scheme. */
async function ask(token: string, path: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers);
  headers.set('authorization', token);
  return readAnswer(await fetch(`${server.url}${path}`, { ...init, headers }));
}

function upload(token: string, content: Uint8Array<ArrayBuffer>, query = '', name = 'match.replay') {
  const body = new FormData();
  body.append('file', new Blob([content]), name);
  return ask(token, `/api/v2/upload${query}`, { method: 'POST', body });
}

const list = async (token: string, query = '') => (await ask(token, `/api/replays${query}`)).body as Page;

test('answers the ping of an upload token, and of nothing else', async () => {
  const { account, token } = await newPlayer('Pia');
  const { status, body } = await ask(token, '/api/');
  expect([status, body]).toEqual([200, { steam_id: account.tokens.user.id, name: 'Pia', type: 'regular' }]);
  for (const wrong of ['', `${token}x`, 'Basic abc', account.tokens.accessToken]) {
    const answer = await ask(wrong, '/api/');
    expect([wrong, answer.status, getProblemCode(answer)]).toEqual([wrong, 401, 'not-signed-in']);
  }
});

test('takes a file once: 201 with its page, then 409 with the same ID', async () => {
  const { account, token } = await newPlayer();
  const file = sampleReplay({ seed: 31, seconds: 4 });
  const first = await upload(token, file, '', 'without extension');
  expect(first).toMatchObject({
    status: 201,
    body: { id: expect.any(String), location: expect.stringContaining('https://datacoach.test/') },
  });
  const { id } = first.body as { id: string };
  const again = await upload(token, file);
  expect(again).toMatchObject({ status: 409, body: { id, error: 'duplicate replay' } });
  // The quota counts it once.
  const quota = await account.get('/api/v1/filestorage/replay-upload-restriction');
  expect(quota.body).toMatchObject({ filesUploadedCount: 1 });
  expect((await upload(token, new TextEncoder().encode('no replay'))).status).toBe(422);
  expect((await list(token)).list.map((row) => row.id)).toEqual([id]);
});

test('shares by link what is uploaded as public or unlisted, and tags it with its group', async () => {
  const { account, token } = await newPlayer();
  const [open, hidden, plain] = [1, 2, 3].map((n) => sampleReplay({ seed: 40 + n, seconds: 3 }));
  const shared = await upload(token, open!, '?visibility=public&group=scrims');
  const { id, location } = shared.body as { id: string; location: string };
  expect(location).toMatch(/^https:\/\/datacoach\.test\/shared\/[\w-]{22}$/);
  await upload(token, hidden!, '?visibility=private');
  await upload(token, plain!);
  expect(getProblemCode(await upload(token, plain!, '?visibility=secret'))).toBe('invalid-request');
  await account.finishedReplays();
  const key = location.split('/').at(-1);
  expect((await call(`${server.url}/api/v1/gamedata/shared/${key}`)).status).toBe(200);
  expect(await list(token, '?group=scrims')).toMatchObject({
    count: 1,
    list: [{ id, visibility: 'unlisted', link: location, groups: [{ id: 'scrims' }] }],
  });
  expect((await list(token)).list.map(({ visibility }) => visibility)).toEqual([
    'private',
    'private',
    'unlisted',
  ]);
});

test('keeps the uploads of players under 13 private, whatever a program sends', async () => {
  const { account, token } = await newPlayer();
  const { pool } = server.platform.database;
  const young = `insert into get_started_answers (user_id, age_band) values ($1, 'under-13')
    on conflict (user_id) do update set age_band = 'under-13'`;
  await pool.query(young, [account.tokens.user.id]);
  const { status } = await upload(token, sampleReplay({ seed: 51, seconds: 3 }), '?visibility=public');
  expect(status).toBe(201);
  expect((await list(token)).list).toMatchObject([{ visibility: 'private' }]);
});

test('pages by `next` without gaps or repeats while new replays arrive', async () => {
  const { token } = await newPlayer();
  const files = createSampleReplays(6);
  for (const file of files.slice(0, 5)) await upload(token, file);
  const first = await list(token, '?count=2&sort-dir=desc');
  expect([first.list.length, first.count]).toEqual([2, 5]);
  await upload(token, files[5]!);
  const seen = first.list.map(({ id }) => id);
  for (let next = first.next; next; ) {
    const { pathname, search, origin } = new URL(next);
    expect(origin).toBe('https://datacoach.test');
    const page = await list(token, search);
    expect([pathname, page.count]).toEqual(['/api/replays', 6]);
    seen.push(...page.list.map(({ id }) => id));
    next = page.next;
  }
  expect(seen).toHaveLength(5);
  expect(new Set(seen).size).toBe(5);
});

test("refuses filters it doesn't have, and lists nobody else's replays", async () => {
  const { token, account } = await newPlayer();
  await upload(token, sampleReplay({ seed: 61, seconds: 3 }));
  for (const filter of ['?pro=true', '?min-rank=gold-1', '?count=201', '?sort-dir=asc', '?after=x']) {
    expect([filter, (await ask(token, `/api/replays${filter}`)).status]).toEqual([filter, 400]);
  }
  expect(await list(token, '?uploader=76561198141161044')).toEqual({ list: [], count: 0 });
  expect((await list(token, `?uploader=${account.tokens.user.id}`)).count).toBe(1);
  const [{ id }] = (await list(token)).list as [Listed];
  const stranger = await newPlayer();
  for (const path of [`/api/replays/${id}`, `/api/replays/${id}/file`]) {
    expect((await ask(token, path)).status).toBe(200);
    expect((await ask(stranger.token, path)).status).toBe(404);
  }
});

test('says pending, failed and ok, with the same goals and players in list and replay', async () => {
  const { account, token } = await newPlayer();
  const made = await upload(token, sampleReplay({ seed: 71, seconds: 12 }));
  const broken = await upload(token, damagedReplay(sampleReplay({ seed: 72 })));
  await account.finishedReplays();
  const get = async ({ body }: { body: unknown }) =>
    (await ask(token, `/api/replays/${(body as { id: string }).id}`)).body as Record<string, unknown>;
  expect(await get(broken)).toMatchObject({ status: 'failed' });
  const whole = (await get(made)) as { blue: { players: { name: string; stats: object }[] } };
  expect(whole).toMatchObject({ status: 'ok', playlist_id: expect.any(String), date_has_timezone: true });
  const { list: rows } = await list(token);
  const row = rows.find(({ id }) => id === (made.body as { id: string }).id) as unknown as typeof whole;
  expect(row).toMatchObject({ date_has_tz: true, blue: { goals: expect.any(Number) } });
  expect(row.blue.players.map(({ name }) => name)).toEqual(whole.blue.players.map(({ name }) => name));
  expect(row.blue.players[0]).not.toHaveProperty('stats');
});

test('answers 429 with Retry-After above the limit of uploads', async () => {
  const limited = await startTestServer({
    database: 'embedded',
    rateLimits: { upload: { max: 1, timeWindow: 60_000 } },
  });
  try {
    const account = await createAccountWithRole(limited, 'Player');
    const headers = { authorization: `Bearer ${account.tokens.accessToken}` };
    const attempt = () => fetch(`${limited.url}/api/v2/upload`, { method: 'POST', headers });
    expect((await attempt()).status).toBe(400);
    const answer = await attempt();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await limited.close();
  }
});

const client = ensurePythonClient("ballchasing.com's Python client against our server");

/** What a script of theirs does; prints what it got. */
const SCRIPT = `
import json, sys, time
from pathlib import Path
from requests import HTTPError
from ballchasing import BallchasingApi

url, token, file, folder = sys.argv[1:]
api = BallchasingApi(token, base_url=url + "/api", sleep_time_on_rate_limit=1)
first = api.upload_replay(file, visibility="unlisted", group="scrims")
again = api.upload_replay(Path(file))
try:
    api.upload_replay(file, raise_on_duplicate=True)
    raised = None
except HTTPError as error:
    raised = error.response.status_code
while api.get_replay(first["id"])["status"] == "pending":
    time.sleep(0.2)
replay = api.get_replay(first["id"])
typed = next(iter(api.get_replays(uploader="me", group_id="scrims", typed=True)))
saved = api.download_replay(first["id"], folder)
try:
    BallchasingApi(token + "x", base_url=url + "/api")
    refused = None
except HTTPError as error:
    refused = error.response.status_code
print(json.dumps({
    "name": api.steam_name,
    "type": api.patron_type,
    "id": first["id"],
    "location": first["location"],
    "again": again["id"],
    "raised": raised,
    "refused": refused,
    "status": replay["status"],
    "goals": [replay[team]["stats"]["core"]["goals"] for team in ("blue", "orange")],
    "listed": [r["id"] for r in api.get_replays(count=500)],
    "typedGoals": list(typed.scoreline()),
    "typedPlayers": [p.name for p in typed.players()],
    "typedDate": typed.date.isoformat(),
    "saved": str(saved),
}))
`;

describe.runIf(client !== null)("ballchasing.com's Python client", () => {
  test('pings, uploads, lists, reads and downloads with nothing changed but the host', async () => {
    const { account, token } = await newPlayer('Pia');
    const folder = mkdtempSync(join(tmpdir(), 'datacoach-python-'));
    const file = sampleReplay({ seed: 81, seconds: 12 });
    writeFileSync(join(folder, 'mine.replay'), file);
    const got = await runPython([server.url, token, join(folder, 'mine.replay'), folder]);
    expect(got).toMatchObject({ name: 'Pia', type: 'regular', raised: 409, refused: 401, status: 'ok' });
    expect([got.again, got.listed]).toEqual([got.id, [got.id]]);
    expect(got.typedGoals).toEqual(got.goals);
    expect(got.typedPlayers).toHaveLength(4);
    expect(Buffer.from(readFileSync(got.saved as string)).equals(file)).toBe(true);
    const [replay] = await account.finishedReplays();
    expect(replay).toMatchObject({
      id: got.id,
      name: 'mine.replay',
      own: { tags: ['scrims'], visibility: 'link' },
    });
    expect(new Date(got.typedDate as string).toISOString()).toBe(replay!.playedAt);
    rmSync(folder, { recursive: true });
  });
});

/** Runs the script next to this process, which has to answer it. */
async function runPython(args: readonly string[]): Promise<Record<string, unknown>> {
  const python = spawn('python3', ['-c', SCRIPT, ...args], {
    env: { ...process.env, PYTHONPATH: client!, NO_PROXY: '127.0.0.1' },
  });
  let [out, errors] = ['', ''];
  python.stdout.on('data', (text) => (out += text));
  python.stderr.on('data', (text) => (errors += text));
  const code = await new Promise((resolve) => python.on('close', resolve));
  if (code !== 0) throw new Error(errors);
  return JSON.parse(out);
}
