import { type MatchReport, matchDetail, type ReplayItem } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { type ApiAnswer, call, getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';

const ME = 'steam:76561198000000077';
const clock = new MovingClock();

const share = async (visibility: string, who = owner, id = replayId): Promise<ReplayItem | undefined> => {
  const { body } = await who.send('PATCH', '/api/v1/filestorage/replays', {
    which: { ids: [id] },
    visibility,
  });
  return (body as { items: ReplayItem[] }).items[0];
};
const keyNow = async () => (await share('link'))!.own!.shareKey!;
/** Visits without signing in. */
const visit = (key: string, part = ''): Promise<ApiAnswer> =>
  call(`${server.url}/api/v1/gamedata/shared/${key}${part}`);

const server = await startServerForTests({ database: 'embedded', clock });
const owner = await signUpAndIn(server.url, 'Owner of the file');
const [game] = await storeGames(server.platform.database, owner.tokens.user.id, ME, [
  { playedAt: new Date(Math.floor(clock.now().getTime() / 1000) * 1000 - 60_000) },
]);
const { replayId, matchId } = game!;

test('a match is private until its owner shares it by link, and again after they withdraw it', async () => {
  const { body } = await owner.get(`/api/v1/gamedata/match/${matchId}`);
  expect(matchDetail.parse(body).sharing).toEqual({ visibility: 'private', shareKey: null });
  const key = await keyNow();
  expect(key).toMatch(/^[\w-]{22}$/);
  for (const part of ['', '/events', '/tracks']) {
    const answer = await visit(key, part);
    expect([part, answer.status]).toEqual([part, 200]);
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
  }
  expect(await keyNow()).toBe(key);
  for (const visibility of ['team', 'private']) {
    expect((await share(visibility))!.own).toMatchObject({ visibility, shareKey: null });
    for (const part of ['', '/events', '/tracks']) expect((await visit(key, part)).status).toBe(404);
  }
  const another = await keyNow();
  expect(another).not.toBe(key);
  expect(getProblemCode(await visit(key))).toBe('not-shared');
  expect((await visit('not-a-key')).status).toBe(400);
  expect((await visit(another)).status).toBe(200);
});

test('a shared match reveals nothing about the account behind it', async () => {
  await owner.get('/api/profile/profile');
  const answer = await visit(await keyNow());
  const { report, ...rest } = answer.body as { report: MatchReport };
  expect(Object.keys(rest).sort()).toEqual(['insight', 'revision']);
  expect(report.match).toMatchObject({ recorderName: null, recorderTeam: 0, title: null, localDate: null });
  const text = JSON.stringify(answer.body);
  for (const secret of [owner.tokens.user.id, owner.email, 'Owner of the file', replayId, matchId]) {
    expect(text).not.toContain(secret);
  }
  expect(report.players).toHaveLength(4);
});

test('a shared link opens nothing while someone in the match is hidden, unless it is its owner', async () => {
  const key = await keyNow();
  const { pool } = server.platform.database;
  const { rows } = await pool.query('select identity from match_players where match_id = $1', [matchId]);
  const others = (rows as { identity: string }[]).filter(({ identity }) => identity !== ME);
  await pool.query(`insert into hidden_players (identity, note, since) values ($1, 'asked by mail', now())`, [
    others[0]!.identity,
  ]);
  expect((await visit(key)).status).toBe(404);
  expect((await visit(key, '/events')).status).toBe(404);
  expect((await owner.get(`/api/v1/gamedata/match/${matchId}`)).status).toBe(200);
  await pool.query('delete from hidden_players');
  await pool.query('update player_identities set hidden_at = now() where identity = $1', [ME]);
  await pool.query(`update player_identities set link_status = 'verified' where identity = $1`, [ME]);
  expect((await visit(key)).status).toBe(200);
  await pool.query('update player_identities set hidden_at = null');
});

test('a shared link opens nothing while its owner is banned', async () => {
  const key = await keyNow();
  const { pool } = server.platform.database;
  const ban = (at: Date | null) =>
    pool.query('update users set banned_at = $2 where id = $1', [owner.tokens.user.id, at]);
  await ban(clock.now());
  for (const part of ['', '/events', '/tracks']) expect((await visit(key, part)).status).toBe(404);
  await ban(null);
  expect((await visit(key)).status).toBe(200);
});

test('a shared link ends with the file and comes back with it', async () => {
  const key = await keyNow();
  const send = (path: string, json: object) =>
    owner.send('POST', `/api/v1/filestorage/replays/${path}`, json);
  await send('delete', { which: { ids: [replayId] } });
  expect((await visit(key)).status).toBe(404);
  await send('restore', {});
  expect((await visit(key)).status).toBe(200);
});

test('only its owner can share an upload', async () => {
  const stranger = await signUpAndIn(server.url);
  expect(await share('private', stranger)).toBeUndefined();
  expect((await visit(await keyNow())).status).toBe(200);
  await share('private');
  const file = sampleReplay({ seed: 401, teamSize: 1, seconds: 3 });
  const { id } = (await stranger.upload(file)).body as ReplayItem;
  // Shared before it was analyzed: there is no match yet.
  const early = (await share('link', stranger, id))!.own!.shareKey!;
  expect((await visit(early)).status).toBe(404);
});

test("exports a match in ballchasing's format to those who may see it", async () => {
  const path = `/api/v1/gamedata/match/${matchId}/ballchasing`;
  const { status, body } = await owner.get(path);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'ok',
    team_size: 2,
    blue: { color: 'blue' },
    orange: { color: 'orange' },
  });
  expect((await (await signUpAndIn(server.url)).get(path)).status).toBe(404);
});
