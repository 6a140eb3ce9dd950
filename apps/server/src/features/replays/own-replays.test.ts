import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ReplayItem } from '@datacoach/contract';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import {
  type ApiAnswer,
  call,
  getProblemCode,
  signUpAndIn,
  type TestAccount,
} from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { damagedReplay, sampleReplay } from '../../testing/sample-replay.ts';
import { piecewise } from '../../testing/send-chunks.ts';
import { startServerForTests, startTestServer } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';
import { removeFiles } from '../account/erase-account.ts';
import { removeDeleted } from './delete-replays.ts';

const ME = 'steam:76561198000000001';
const clock = new MovingClock();

const send = (who: TestAccount, method: string, path: string, json?: object): Promise<ApiAnswer> =>
  who.send(method, `/api/v1/filestorage/${path}`, json);
const change = (json: object, who = account) => send(who, 'PATCH', 'replays', json);
const list = async (query = '', who = account) => {
  const { status, body } = await who.get(`/api/v1/filestorage/get-replay${query}`);
  expect(status).toBe(200);
  return body as { items: ReplayItem[]; total: number };
};
/** Returns the indexes of the listed games in `games`. */
const found = async (query: string) => {
  const { items, total } = await list(query);
  expect(total).toBe(items.length);
  return items.map(({ id }) => games.findIndex(({ replayId }) => replayId === id)).sort();
};
const rows = async (query: string, ...values: unknown[]) =>
  (await server.platform.database.pool.query(query, values)).rows as Record<string, unknown>[];
const sweep = async () => {
  const { database, blobs } = server.platform;
  await removeDeleted({ db: database.db, clock });
  await removeFiles({ db: database.db, blobs });
};

const server = await startServerForTests({
  database: 'embedded',
  worker: true,
  clock,
  config: { accessTokenMs: 400 * DAY_MS, refreshTokenMs: 800 * DAY_MS },
});
const account = await signUpAndIn(server.url);
const played = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
const games = await storeGames(server.platform.database, account.tokens.user.id, ME, [
  { playedAt: played(40), map: { code: 'urban_p', name: 'Urban Central' } },
  { playedAt: played(3), score: [1, 2], map: { code: 'urban_p', name: 'Urban Central' } },
  { playedAt: played(2), playlist: 'private', map: { code: 'beckwith_p', name: 'Beckwith Park' } },
  { playedAt: played(1), liveSeconds: 90, map: { code: 'beckwith_p', name: 'Beckwith Park' } },
]);

test('filters the own list by search, mode, result, map, days and teammate', async () => {
  expect(await found('')).toEqual([0, 1, 2, 3]);
  expect(await found('?search=URBAN')).toEqual([0, 1]);
  expect(await found('?search=private')).toEqual([2]);
  expect(await found(`?search=${games[3]!.replayId.slice(0, 12)}`)).toEqual([3]);
  const { players } = games[0]!.result.report;
  expect(await found(`?search=${encodeURIComponent(players[2]!.name)}`)).toEqual([0, 1, 2, 3]);
  expect(await found('?search=%25')).toEqual([]);
  expect(await found('?mode=10')).toEqual([0, 1, 2, 3]);
  expect(await found('?mode=5')).toEqual([]);
  expect(await found('?result=10')).toEqual([1]);
  expect(await found('?result=5&map=urban_p')).toEqual([0]);
  const day = (days: number) =>
    encodeURIComponent(new Date(clock.now().getTime() - days * DAY_MS).toISOString());
  expect(await found(`?from=${day(3.5)}&before=${day(1.5)}`)).toEqual([1, 2]);
  const teammate = players.find(({ team, key }) => team === 0 && key !== games[0]!.me)!;
  const identity = encodeURIComponent(`${teammate.platform}:${teammate.platformId}`);
  const rival = players.find(({ team }) => team === 1)!;
  expect(await found(`?teammate=${identity}`)).toEqual([0, 1, 2, 3]);
  expect(await found(`?teammate=${encodeURIComponent(`${rival.platform}:${rival.platformId}`)}`)).toEqual([]);
  for (const query of ['?mode=7', '?result=1', '?from=yesterday', '?favorite=maybe']) {
    expect((await account.get(`/api/v1/filestorage/get-replay${query}`)).status, query).toBe(400);
  }
  const { body } = await send(account, 'GET', 'replay-choices');
  expect(body).toEqual({
    maps: [
      { code: 'beckwith_p', name: 'Beckwith Park', games: 2 },
      { code: 'urban_p', name: 'Urban Central', games: 2 },
    ],
    teammates: [{ identity: `${teammate.platform}:${teammate.platformId}`, name: teammate.name, games: 4 }],
    tags: [],
  });
});

test("a game shows the xG of both sides, its score if a rank is known, and why it doesn't count", async () => {
  const byGame = async () => {
    const { items } = await list();
    return games.map(({ replayId }) => items.find(({ id }) => id === replayId)!.game!);
  };
  const [first, , , short] = await byGame();
  const { insight } = games[0]!.result;
  expect(first!.xg.other).toBeCloseTo(insight!.teams[1]!.metrics.xg!.value!, 3);
  expect(first).toMatchObject({ score: null, notCounted: null });
  expect(short!.notCounted).toBe('Only 1:30 of play; 2:30 needed.');
  await rows(`update users set doubles_mode_rank = 'platinum-2' where id = $1`, account.tokens.user.id);
  const ranked = await byGame();
  expect(ranked.map(({ score }) => score !== null)).toEqual([true, true, false, false]);
  expect(ranked[0]!.score).toBeGreaterThan(0);
});

test("a match with a bot says why it doesn't count even before the player is known", async () => {
  const newcomer = await signUpAndIn(server.url, 'Newcomer');
  const { id } = newcomer.tokens.user;
  const [{ replayId }] = (await storeGames(server.platform.database, id, `steam:${id}`, [
    { playedAt: clock.now(), bot: true },
  ])) as [StoredGame];
  const { items } = await list('', newcomer);
  expect(items).toMatchObject([
    {
      id: replayId,
      result: null,
      game: { xg: { own: null, other: null }, score: null, notCounted: 'A bot played in this match.' },
    },
  ]);
});

test('a game in which the player was on both teams is neither won nor lost, and both entries have their rank', async () => {
  const switcher = await signUpAndIn(server.url, 'Switcher');
  const { id } = switcher.tokens.user;
  const [won, switched] = await storeGames(server.platform.database, id, `steam:${id}`, [
    { playedAt: played(2) },
    { playedAt: played(1), switched: true },
  ]);
  const { items } = await list('', switcher);
  const results = new Map(items.map(({ id: replayId, result }) => [replayId, result]));
  expect([won, switched].map((game) => results.get(game!.replayId))).toEqual([5, null]);
  expect((await list('?result=5', switcher)).items.map(({ id: replayId }) => replayId)).toEqual([
    won!.replayId,
  ]);
  expect((await list('?result=10', switcher)).total).toBe(0);
  await rows(`update users set doubles_mode_rank = 'platinum-2' where id = $1`, id);
  const { matchId, me } = switched!;
  const { body } = await switcher.get(`/api/v1/gamedata/match/${matchId}`);
  expect(body).toMatchObject({ ranks: { [me]: 'platinum-2', [`${me}#2`]: 'platinum-2' } });
});

test('lists by date of the match on request, else by date of the upload', async () => {
  const newcomer = await signUpAndIn(server.url, 'Importer');
  const { id } = newcomer.tokens.user;
  const day = (n: number) => ({ playedAt: new Date(clock.now().getTime() - n * DAY_MS) });
  const stored = await storeGames(server.platform.database, id, `steam:${id}`, [day(1), day(3), day(2)]);
  await rows(
    "update replays set uploaded_at = now() + array_position($1::uuid[], id) * interval '1 second' where owner_id = $2",
    stored.map(({ replayId }) => replayId),
    id,
  );
  const order = async (query: string) =>
    (await list(query, newcomer)).items.map((item) =>
      stored.findIndex(({ replayId }) => replayId === item.id),
    );
  expect(await order('?sort=played')).toEqual([0, 2, 1]);
  expect(await order('')).toEqual([2, 1, 0]);
});

test('stores names, marks and tags, for one replay and for all that match a filter', async () => {
  const ids = [games[0]!.replayId];
  const named = await change({
    which: { ids },
    title: ' Grand final ',
    isFavorite: true,
    addTags: ['scrim', 'scrim'],
  });
  expect((named.body as { items: ReplayItem[] }).items).toMatchObject([
    { id: ids[0], own: { title: 'Grand final', isFavorite: true, tags: ['scrim'], visibility: 'private' } },
  ]);
  expect(await found('?search=grand')).toEqual([0]);
  expect(await found('?replayName=grand')).toEqual([0]);
  expect(await found('?favorite=true')).toEqual([0]);
  const all = await change({
    which: { fitting: { map: 'urban_p' } },
    addTags: ['urban'],
    removeTags: ['scrim'],
  });
  expect(all.body).toEqual({ changed: 2, items: [] });
  expect(await found('?tag=urban')).toEqual([0, 1]);
  expect(await found('?tag=scrim')).toEqual([]);
  const several = await change({ which: { ids: games.map(({ replayId }) => replayId) }, title: 'x' });
  expect([several.status, getProblemCode(several)]).toEqual([422, 'one-at-a-time']);
  await change({ which: { ids }, title: '', isFavorite: false });
  expect((await list('?search=grand')).total).toBe(0);
  const stranger = await signUpAndIn(server.url);
  expect((await change({ which: { ids }, title: 'mine' }, stranger)).body).toEqual({ changed: 0, items: [] });
  expect((await change({ which: { fitting: {} }, visibility: 'link' }, stranger)).body).toMatchObject({
    changed: 0,
  });
  expect((await list()).items.some(({ own }) => own!.title === 'mine' || own!.visibility === 'link')).toBe(
    false,
  );
});

test('the owner can download the original file', async () => {
  const owner = await signUpAndIn(server.url);
  const file = sampleReplay({ seed: 301, teamSize: 1, seconds: 3 });
  const { id } = (await owner.upload(file)).body as ReplayItem;
  const headers = { authorization: `Bearer ${owner.tokens.accessToken}` };
  const path = `${server.url}/api/v1/filestorage/replay-file/${id}`;
  const answer = await fetch(path, { headers });
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(file))).toBe(true);
  expect((await account.get(`/api/v1/filestorage/replay-file/${id}`)).status).toBe(404);
});

test('selected files come in one zip, under their own names, only for their owner', async () => {
  const owner = await signUpAndIn(server.url);
  const files = [321, 322].map((seed) => sampleReplay({ seed, teamSize: 1, seconds: 3 }));
  const ids: string[] = [];
  for (const file of files) ids.push(((await owner.upload(file, 'same.replay')).body as ReplayItem).id);
  await change({ which: { ids: [ids[1]] }, title: '../../ace: "top"' }, owner);
  const download = (who: TestAccount, which: object) =>
    fetch(`${server.url}/api/v1/filestorage/replays/download`, {
      method: 'POST',
      headers: { authorization: `Bearer ${who.tokens.accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ which }),
    });
  const answer = await download(owner, { fitting: {} });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const unpacked = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  expect(Object.keys(unpacked)).toEqual(['same.replay', 'ace top.replay']);
  for (const [n, bytes] of Object.values(unpacked).entries()) {
    expect(Buffer.from(bytes).equals(Buffer.from(files[n]!))).toBe(true);
  }
  const one = unzipSync(new Uint8Array(await (await download(owner, { ids: [ids[0]] })).arrayBuffer()));
  expect(Object.keys(one)).toEqual(['same.replay']);
  expect((await download(account, { ids })).status).toBe(404);

  await rows('update replays set file_size = 300000000 where owner_id = $1', owner.tokens.user.id);
  const refused = await download(owner, { ids });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({
    code: 'too-much-at-once',
    messages: [
      'You picked 2 replays (600 MB). One download can have up to 200 replays and 500 MB. Choose fewer.',
    ],
  });
});

test("failed replays can be retried without using up the quota, complete ones can't", async () => {
  const owner = await signUpAndIn(server.url);
  await owner.upload(damagedReplay(sampleReplay({ seed: 302, teamSize: 1, seconds: 3 })), 'broken.replay');
  await owner.upload(sampleReplay({ seed: 303, teamSize: 1, seconds: 3 }), 'fine.replay');
  const before = await owner.finishedReplays();
  expect(before.map(({ status }) => status).sort()).toEqual([15, 20]);
  const used = async () => {
    const { body } = await owner.get('/api/v1/filestorage/replay-upload-restriction');
    return (body as { filesUploadedCount: number }).filesUploadedCount;
  };
  expect(await used()).toBe(1);
  const again = await send(owner, 'POST', 'replays/run-again', { which: { fitting: {} } });
  expect(again.body).toEqual({ started: 1 });
  const after = await owner.finishedReplays();
  expect(after.map(({ status, statusReason }) => [status, statusReason])).toEqual(
    before.map(({ status, statusReason }) => [status, statusReason]),
  );
  expect(await used()).toBe(1);
});

test('failed replays can be analyzed again only so often, also those in folders', async () => {
  const limited = await startTestServer({
    database: 'embedded',
    rateLimits: { retryReplays: { max: 1, timeWindow: MINUTE_MS } },
  });
  try {
    const coach = await createAccountWithRole(limited, 'Coach');
    const token = coach.tokens.accessToken;
    const post = (path: string, json?: object) =>
      call(`${limited.url}/api/v1/${path}`, { method: 'POST', token, json });
    const created = await post('coach/replay-folder?folderName=Scrims');
    const { folderId } = created.body as { folderId: string };
    const again = [
      () => post('filestorage/replays/run-again', { which: { fitting: {} } }),
      () => post(`coach/folder-run-again?folderId=${folderId}`),
    ];
    for (const attempt of again) {
      expect((await attempt()).status).toBe(200);
      const refused = await attempt();
      expect([refused.status, getProblemCode(refused)]).toEqual([429, 'too-many-requests']);
    }
  } finally {
    await limited.close();
  }
});

test('deleted replays disappear everywhere, can be restored, and after an hour are removed with file and match', async () => {
  const [owner, other] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
  const shared = sampleReplay({ seed: 304, teamSize: 1, seconds: 3 });
  await owner.upload(shared, 'shared.replay');
  await owner.upload(sampleReplay({ seed: 305, teamSize: 1, seconds: 3 }), 'alone.replay');
  await other.upload(shared, 'theirs.replay');
  const own = await owner.finishedReplays();
  await other.finishedReplays();
  const [alone, both] = ['alone.replay', 'shared.replay'].map(
    (name) => own.find((one) => one.name === name)!,
  );
  const sees = async (who: TestAccount, { matchId }: ReplayItem) =>
    (await who.get(`/api/v1/gamedata/match/${matchId}`)).status;
  const remove = (ids: string[]) => send(owner, 'POST', 'replays/delete', { which: { ids } });
  const deleted = async () => (await send(owner, 'GET', 'replays/deleted')).body;
  const files = () => {
    const folder = join(server.platform.config.dataDir, 'files', 'replays');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  const theirs = await send(other, 'POST', 'replays/delete', { which: { ids: [alone!.id] } });
  expect(theirs.body).toEqual({ deleted: 0 });
  const at = clock.now().getTime();
  expect((await remove([alone!.id, both!.id])).body).toEqual({ deleted: 2 });
  expect((await list('', owner)).total).toBe(0);
  expect([await sees(owner, alone!), await sees(owner, both!), await sees(other, both!)]).toEqual([
    404, 404, 200,
  ]);
  expect((await send(owner, 'GET', 'replay-count')).body).toMatchObject({ total: 0 });
  const { total, until } = (await deleted()) as { total: number; until: string };
  expect(total).toBe(2);
  expect(Date.parse(until) - at).toBeGreaterThanOrEqual(60 * 60_000);
  await sweep();

  expect((await send(owner, 'POST', 'replays/restore', {})).body).toEqual({ restored: 2 });
  expect((await list('', owner)).items.map(({ name }) => name).sort()).toEqual([
    'alone.replay',
    'shared.replay',
  ]);
  expect(await sees(owner, alone!)).toBe(200);
  expect(await deleted()).toEqual({ total: 0, until: null, names: [] });

  await remove([alone!.id, both!.id]);
  clock.forward(59 * 60_000);
  await sweep();
  expect(files()).toContain(`${alone!.id}.replay`);
  clock.forward(2 * 60_000);
  await sweep();
  expect(files().some((name) => name.includes(alone!.id) || name.includes(both!.id))).toBe(false);
  expect(await deleted()).toMatchObject({ total: 0 });
  const left = await rows('select id, source_owner_id from matches where id = any($1)', [
    [alone!.matchId, both!.matchId],
  ]);
  expect(left).toEqual([{ id: both!.matchId, source_owner_id: other.tokens.user.id }]);
  // The same file can be uploaded again, as a new one.
  expect((await owner.upload(shared)).status).toBe(201);
});

test("uploading a deleted file again restores it and counts once, and an account's deletion includes deleted ones", async () => {
  const owner = await signUpAndIn(server.url);
  const file = sampleReplay({ seed: 306, teamSize: 1, seconds: 3 });
  const { id } = (await owner.upload(file)).body as ReplayItem;
  await owner.finishedReplays();
  await change({ which: { ids: [id] }, title: 'Mine' }, owner);
  const used = async () => {
    const { body } = await owner.get('/api/v1/filestorage/replay-upload-restriction');
    return (body as { filesUploadedCount: number }).filesUploadedCount;
  };
  const remove = () => send(owner, 'POST', 'replays/delete', { which: { ids: [id] } });
  await remove();
  const again = await Promise.all([owner.upload(file), owner.upload(file)]);
  expect(again.map(({ status, body }) => [status, (body as ReplayItem).id])).toEqual([
    [200, id],
    [200, id],
  ]);
  expect(again[0]!.body).toMatchObject({ own: { title: 'Mine' }, status: 15, coverage: 'full' });
  expect([await used(), (await list('', owner)).total]).toEqual([1, 1]);
  expect((await send(owner, 'POST', 'replays/restore', { ids: [id] })).body).toEqual({ restored: 0 });

  // In chunks too, even if those of the first upload are still on record.
  const pieces = piecewise(server.url, owner, 'replay-chunk-upload', new Uint8Array(file));
  expect(await pieces.send(0)).toMatchObject({ status: 200, body: { id } });
  await remove();
  expect(await pieces.send(0)).toMatchObject({ status: 200, body: { id } });
  expect([await used(), (await list('', owner)).total]).toEqual([1, 1]);
  await remove();
  clock.forward(61 * 60_000);
  await sweep();
  const restarted = await pieces.send(0);
  expect([restarted.status, (restarted.body as ReplayItem).id === id]).toEqual([201, false]);
  await send(owner, 'POST', 'replays/delete', { which: { fitting: {} } });
  const gone = await owner.send('DELETE', '/api/v1/account', { confirmation: owner.password });
  expect(gone.status).toBeLessThan(300);
  await sweep();
  const folder = join(server.platform.config.dataDir, 'files', 'replays');
  expect(readdirSync(folder).some((name) => name.includes(id))).toBe(false);
});
