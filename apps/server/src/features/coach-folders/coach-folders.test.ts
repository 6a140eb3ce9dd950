import { FOLDER_FILES, type FolderContent, type FolderGame, type ReplayItem } from '@datacoach/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { type ApiAnswer, getProblemCode, readAnswer, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import {
  createOtherRecording,
  createSampleReplays,
  damagedReplay,
  sampleReplay,
} from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';
import { getPlayerIdentity } from '../gamedata/index.ts';
import { removeDeleted } from '../replays/delete-replays.ts';
import { listUncountedMatches } from '../scores/reference-sources.repository.ts';
import { removeDeletedFolders } from './manage-folders.ts';
import { updateOutdatedDigests } from './read-digests.ts';

/** Calls that return stats of a folder. */
const STATISTICS = [
  'generate-statistics',
  'xg-stat',
  'shot-type-stat',
  'mechanics-stat',
  'xg-graph',
  'kickoff-stat',
  'boost-stat',
];
const clock = new MovingClock();
const server = await startServerForTests({
  database: 'embedded',
  worker: true,
  clock,
  config: { accessTokenMs: 100 * HOUR_MS, refreshTokenMs: 200 * HOUR_MS },
});
const coach = await createAccountWithRole(server, 'Coach');

const api = (account: TestAccount, method: string, path: string, json?: unknown): Promise<ApiAnswer> =>
  account.send(method, `/api/v1/coach/${path}`, json);
const rows = async (query: string, ...values: unknown[]) =>
  (await server.platform.database.pool.query(query, values)).rows as Record<string, unknown>[];
async function newFolder(name: string, owner = coach): Promise<string> {
  const answer = await api(owner, 'POST', `replay-folder?folderName=${encodeURIComponent(name)}`);
  expect(answer.status).toBe(201);
  return (answer.body as { folderId: string }).folderId;
}
async function put(where: string, file: Uint8Array<ArrayBuffer>, owner = coach, name = 'game.replay') {
  const form = new FormData();
  form.append('file', new Blob([file]), name);
  const headers = { authorization: `Bearer ${owner.tokens.accessToken}` };
  const url = `${server.url}/api/v1/coach/private-replay-upload?${where}`;
  return readAnswer(await fetch(url, { method: 'POST', headers, body: form }));
}
const content = async (folderId: string, owner = coach) =>
  (await api(owner, 'GET', `folder-by-id?folderId=${folderId}`)).body as FolderContent;
async function finished(folderId: string, owner = coach): Promise<FolderContent> {
  const end = Date.now() + 120_000;
  for (;;) {
    const read = await content(folderId, owner);
    if (read.files > 0 && read.processed === read.files) return read;
    if (Date.now() > end) throw new Error('the files were not read in time');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('a folder can be created, renamed, listed by page, deleted with its files and restored within an hour', async () => {
  const owner = await createAccountWithRole(server, 'Coach');
  const ids = [
    await newFolder('Week 5', owner),
    await newFolder('Week 6', owner),
    await newFolder('Tryouts', owner),
  ];
  const first = (await api(owner, 'GET', 'folders?pageIndex=0&pageSize=2')).body as {
    total: number;
    items: object[];
  };
  expect([first.total, first.items.length]).toEqual([3, 2]);
  expect(getProblemCode(await api(owner, 'POST', 'replay-folder?folderName=week%206'))).toBe('folder-exists');
  expect((await api(owner, 'POST', 'replay-folder?folderName=%20')).status).toBe(400);
  const renamed = await api(owner, 'PUT', `replay-folder?folderId=${ids[0]}&name=Week%205%20again`);
  expect(renamed.body).toMatchObject({ name: 'Week 5 again', files: 0 });

  await put(`folderId=${ids[1]}`, sampleReplay({ seed: 301, seconds: 3 }), owner);
  // The digest of a game exists before anyone opens the folder.
  const digests = 'select match_id from match_digests join replays using (match_id) where folder_id = $1';
  await expect.poll(() => rows(digests, ids[1])).toHaveLength(1);
  await finished(ids[1]!, owner);
  // After an update, digests are rebuilt without a request.
  const renew = (isClosing: boolean) =>
    updateOutdatedDigests({ ...server.context, isClosing: () => isClosing });
  const stored = 'select digest from match_digests join replays using (match_id) where folder_id = $1';
  const made = await rows(stored, ids[1]);
  await rows(`update match_digests set digest = '{"format":1}'`);
  expect(await renew(true)).toBeGreaterThan(0);
  await renew(false);
  expect(await renew(false)).toBe(0);
  expect(await rows(stored, ids[1])).toEqual(made);
  const [upload] = await rows('select blob_key, match_id from replays where folder_id = $1', ids[1]);
  const deleted = await api(owner, 'DELETE', `replay-folder?folderId=${ids[1]}`);
  expect(deleted.body).toMatchObject({ name: 'Week 6', files: 1 });
  expect(getProblemCode(await api(owner, 'GET', `folder-by-id?folderId=${ids[1]}`))).toBe('folder-not-found');
  const list = (await api(owner, 'GET', 'folders')).body as { total: number; deleted: object[] };
  expect([list.total, list.deleted]).toEqual([2, [deleted.body]]);
  expect((await api(owner, 'POST', `replay-folder-restore?folderId=${ids[1]}`)).body).toMatchObject({
    files: 1,
  });
  expect((await content(ids[1]!, owner)).games).toHaveLength(1);

  await api(owner, 'DELETE', `replay-folder?folderId=${ids[1]}`);
  clock.forward(HOUR_MS + 1);
  expect((await api(owner, 'POST', `replay-folder-restore?folderId=${ids[1]}`)).status).toBe(404);
  await removeDeletedFolders({ db: server.platform.database.db, clock });
  expect(await rows('select id from replay_folders where id = $1', ids[1])).toEqual([]);
  expect(await rows('select id from matches where id = $1', upload!.match_id)).toEqual([]);
  expect(await rows('select blob_key from removed_files where blob_key = $1', upload!.blob_key)).toHaveLength(
    1,
  );
});

test('files go into a folder by id or name, each once, and failures have a reason and can be retried', async () => {
  const folderId = await newFolder('Uploads');
  expect(getProblemCode(await put('', sampleReplay({ seed: 310 })))).toBe('no-folder');
  const file = sampleReplay({ seed: 311, seconds: 3 });
  expect((await put('folderName=uploads', file)).body).toMatchObject({ folderId, status: 5 });
  expect((await put(`folderId=${folderId}`, file)).status).toBe(200);
  // Another folder can have the same file.
  const named = await put('folderName=Copies', file);
  expect(named.status).toBe(201);
  expect((await put(`folderId=${folderId}`, new Uint8Array(9), coach, 'picture.png')).status).toBe(415);
  expect((await put(`folderId=${folderId}`, new Uint8Array(9))).status).toBe(422);
  // A rejected file doesn't create a folder; two at once create one.
  expect((await put('folderName=Nowhere', new Uint8Array(9), coach, 'picture.png')).status).toBe(415);
  expect((await put('folderName=Nowhere', new Uint8Array(9))).status).toBe(422);
  const twins = await Promise.all([
    put('folderName=Twins', sampleReplay({ seed: 313, seconds: 3 })),
    put('folderName=twins', sampleReplay({ seed: 314, seconds: 3 })),
  ]);
  expect(twins.map(({ status }) => status)).toEqual([201, 201]);
  const names = await rows(
    'select lower(name) as name from replay_folders where coach_id = $1',
    coach.tokens.user.id,
  );
  expect(names.filter(({ name }) => name === 'nowhere')).toEqual([]);
  expect(names.filter(({ name }) => name === 'twins')).toHaveLength(1);
  await put(`folderId=${folderId}`, damagedReplay(sampleReplay({ seed: 312 })), coach, 'bad.replay');
  const read = await finished(folderId);
  expect([read.files, read.processed, read.failed]).toEqual([2, 2, 1]);
  const bad = read.games.find(({ status }) => status === 20)!;
  expect(bad).toMatchObject({ name: 'bad.replay', statusReason: expect.stringMatching(/could only read/) });

  const again = await api(coach, 'POST', `folder-run-again?folderId=${folderId}`);
  expect(again.body).toEqual({ started: 1 });
  expect((await finished(folderId)).failed).toBe(1);
  const path = `folder-file?folderId=${folderId}&replayId=${bad.replayId}`;
  expect((await api(coach, 'DELETE', path)).body).toEqual({ removed: 1 });
  expect((await api(coach, 'DELETE', path)).status).toBe(404);
  expect((await content(folderId)).files).toBe(1);
});

test('a folder never has more than its 500 files, however many arrive at once', async () => {
  const folderId = await newFolder('Nearly full');
  const [first, ...others] = createSampleReplays(6);
  await put(`folderId=${folderId}`, first!);
  const columns = (
    await rows(`select column_name as name from information_schema.columns where table_name = 'replays'`)
  ).map(({ name }) => String(name));
  const copied = columns.map((name) => {
    if (name === 'id') return 'gen_random_uuid()';
    return name === 'sha256' ? `sha256 || '-' || number` : name;
  });
  await rows(
    `insert into replays (${columns}) select ${copied} from replays, generate_series(1, $2::integer) number
     where folder_id = $1`,
    folderId,
    FOLDER_FILES - 2,
  );
  const answers = await Promise.all(others.map((file) => put(`folderId=${folderId}`, file)));
  const codes = answers.map((answer) => (answer.status === 201 ? 'new' : getProblemCode(answer)));
  expect(codes.sort()).toEqual(['folder-full', 'folder-full', 'folder-full', 'folder-full', 'new']);
  expect((await content(folderId)).files).toBe(FOLDER_FILES);

  const { games } = await content(folderId);
  await api(coach, 'DELETE', `folder-file?folderId=${folderId}&replayId=${games[0]!.replayId}`);
  const last = await put(`folderId=${folderId}`, sampleReplay({ seed: 330, seconds: 3 }));
  expect(last.status).toBe(201);
  const ids = [games[0]!.replayId];
  const restore = () => coach.send('POST', '/api/v1/filestorage/replays/restore', { ids });
  expect((await restore()).body).toMatchObject({
    code: 'folder-full',
    messages: ['Nearly full is full (500 files). Use another folder.'],
  });
  expect((await content(folderId)).files).toBe(FOLDER_FILES);
  const countRestorable = async () =>
    ((await coach.get('/api/v1/filestorage/replays/deleted')).body as { total: number }).total;
  const restorable = await countRestorable();
  await api(coach, 'DELETE', `replay-folder?folderId=${folderId}`);
  // A file of a deleted folder stays deleted, so that the folder can be restored.
  expect(await countRestorable()).toBe(restorable - 1);
  expect((await restore()).body).toEqual({ restored: 0 });
  const reopened = await api(coach, 'POST', `replay-folder-restore?folderId=${folderId}`);
  expect(reopened.body).toMatchObject({ files: FOLDER_FILES });
});

test('a restored folder counts toward the 500 folders', async () => {
  const owner = await createAccountWithRole(server, 'Coach');
  const folderId = await newFolder('Old scrims', owner);
  await api(owner, 'DELETE', `replay-folder?folderId=${folderId}`);
  await rows(
    `insert into replay_folders (coach_id, name, created_at)
     select $1, 'Folder ' || number, now() from generate_series(1, 500) number`,
    owner.tokens.user.id,
  );
  const restore = () => api(owner, 'POST', `replay-folder-restore?folderId=${folderId}`);
  expect((await restore()).body).toMatchObject({
    code: 'too-many-folders',
    messages: ['You can have up to 500 folders. Delete one first.'],
  });
  await rows(`delete from replay_folders where coach_id = $1 and name = 'Folder 1'`, owner.tokens.user.id);
  expect((await restore()).status).toBe(200);
});

describe('privacy of coach folders', () => {
  const strangers: Record<string, TestAccount> = {};
  let folderId: string;
  let game: FolderGame;
  const options = { seed: 320, seconds: 3 };
  beforeAll(async () => {
    folderId = await newFolder('Opponents: Krovyvi');
    await put(
      `folderId=${folderId}`,
      createOtherRecording(options, 'our secret tactics'),
      coach,
      'our secret.replay',
    );
    game = (await finished(folderId)).games[0]!;
    strangers.coach = await createAccountWithRole(server, 'Coach');
    strangers.player = await createAccountWithRole(server, 'Player');
    strangers.admin = await createAccountWithRole(server, 'Admin');
  });

  test('only its coach can open a folder', async () => {
    const where = `folderId=${folderId}`;
    const calls: [string, string, unknown?][] = [
      ['GET', `folder-by-id?${where}`],
      ['GET', `teams?${where}`],
      ['PUT', `teams?${where}`, { Team: 'x' }],
      ['GET', `players?${where}`],
      ['GET', `scout-book?${where}`],
      ['PUT', `replay-folder?${where}&name=Mine`],
      ['DELETE', `replay-folder?${where}`],
      ['POST', `replay-folder-restore?${where}`],
      ['POST', `folder-run-again?${where}`],
      ['DELETE', `folder-file?${where}&replayId=${game.replayId}`],
      ...STATISTICS.map((name): [string, string, unknown] => ['POST', `${name}?${where}`, {}]),
    ];
    for (const [method, path, json] of calls) {
      const { coach: other, player, admin } = strangers;
      expect((await api(other!, method, path, json)).status, path).toBe(404);
      expect((await api(player!, method, path, json)).status, path).toBe(403);
      expect((await api(admin!, method, path, json)).status, path).toBe(403);
    }
    expect((await put(where, sampleReplay({ seed: 9 }), strangers.coach)).status).toBe(404);
    for (const who of Object.values(strangers)) {
      expect((await who.get(`/api/v1/gamedata/match/${game.matchId}`)).status).toBe(404);
    }
    const seen = await strangers.admin!.get(
      `/api/v1/filestorage/get-replay/${coach.tokens.user.id}?userType=15`,
    );
    expect(JSON.stringify(seen.body)).not.toContain('our secret');
  });

  test('a player who uploads the same game sees it like any other, and both sides keep their own', async () => {
    const player = await createAccountWithRole(server, 'Player', 'Uploader');
    const list = await player.get('/api/v1/filestorage/get-replay');
    expect(list.body).toMatchObject({ total: 0 });
    const answer = await player.upload(sampleReplay(options));
    expect(answer.status).toBe(201);
    const [item] = (await player.finishedReplays()) as [ReplayItem];
    expect(item.matchId).toBe(game.matchId);
    const path = `/api/v1/gamedata/match/${item.matchId}`;
    const shown = async () => [(await player.get(path)).body, (await player.get(`${path}/ballchasing`)).body];
    const before = await shown();
    expect(before[0]).toMatchObject({ report: { match: { title: null, recorderName: null } } });
    expect(before[1]).not.toHaveProperty('recorder');
    // The owner of the file can open all of it.
    const own = await coach.get(path);
    expect(own.body).toMatchObject({
      report: { match: { title: 'our secret tactics', recorderName: expect.any(String) } },
    });
    for (const leak of ['our secret', 'Krovyvi', coach.tokens.user.id, game.replayId, folderId]) {
      expect(JSON.stringify([answer.body, item, before]), leak).not.toContain(leak);
    }
    expect(JSON.stringify(await content(folderId))).not.toMatch(new RegExp(`${item.id}|Uploader`));
    // The coach's source upload is deleted, the player's match stays.
    await api(coach, 'DELETE', `folder-file?folderId=${folderId}&replayId=${game.replayId}`);
    clock.forward(HOUR_MS + 1);
    await removeDeleted({ db: server.platform.database.db, clock });
    expect(await rows('select source_replay_id from matches where id = $1', item.matchId)).toEqual([
      { source_replay_id: item.id },
    ]);
    const [after] = await shown();
    expect(after).toMatchObject({ report: { match: { title: null, recorderName: null, localDate: null } } });
  });

  test("a folder's game feeds no reference, links no player to the coach and isn't in the list of their uploads", async () => {
    const { db } = server.platform.database;
    const identity = 'steam:320320';
    const owner = await createAccountWithRole(server, 'Coach');
    const folder = await newFolder('References', owner);
    const playedAt = new Date();
    const [stored] = (await storeGames(server.platform.database, owner.tokens.user.id, identity, [
      { playedAt },
    ])) as [StoredGame];
    const players = { userId: owner.tokens.user.id, identities: [identity], verified: [] };
    const uncounted = () => listUncountedMatches(db, players, { at: playedAt, days: 30 });
    expect(await uncounted()).toHaveLength(1);
    await rows('update replays set folder_id = $1 where id = $2', folder, stored.replayId);
    expect(await uncounted()).toEqual([]);
    expect((await owner.get('/api/v1/filestorage/get-replay')).body).toMatchObject({ total: 0 });
    const linked = await rows(
      'select identity from player_identities where user_id = $1',
      coach.tokens.user.id,
    );
    expect(linked).toEqual([]);
    const shown = await rows('select kind from notifications where user_id = $1', coach.tokens.user.id);
    expect(shown.filter(({ kind }) => String(kind).startsWith('replay'))).toEqual([]);
  });
});

describe('stats', () => {
  const identity = 'steam:777';
  let folderId: string;
  let games: StoredGame[];
  const scores = [
    [3, 1],
    [1, 2],
    [4, 2],
    [2, 1],
  ] as const;
  beforeAll(async () => {
    folderId = await newFolder('Series');
    const start = Date.UTC(2026, 2, 10, 18);
    games = await storeGames(
      server.platform.database,
      coach.tokens.user.id,
      identity,
      scores.map((score, n) => ({ playedAt: new Date(start + n * 10 * 60_000), times: 0.5 + n / 2, score })),
    );
    await rows(
      'update replays set folder_id = $1 where id = any($2)',
      folderId,
      games.map(({ replayId }) => replayId),
    );
  });
  const post = async (name: string, body: object, matchId?: string) => {
    const where = `folderId=${folderId}${matchId ? `&matchId=${matchId}` : ''}`;
    const answer = await api(coach, 'POST', `${name}?${where}`, body);
    expect(answer.status, name).toBe(200);
    return answer.body as Record<string, unknown>;
  };
  const getInsight = ({ result }: StoredGame) => result.insight!;
  /** Sum of our player's metric over games, by the engine's own stats. */
  const metricSum = (list: readonly StoredGame[], key: string) =>
    list.reduce((sum, game) => sum + (getInsight(game).players[game.me]!.metrics[key]!.value ?? 0), 0);

  test('detects teams, us and them, results and series', async () => {
    const { teams, games: list, series } = await content(folderId);
    expect(teams.map(({ side, games: count, wins }) => [side, count, wins])).toEqual([
      ['us', 4, 3],
      ['them', 4, 1],
    ]);
    expect(teams[0]!.players.map(({ playerId }) => playerId)).toContain(identity);
    expect(list.map(({ score, result }) => [score!.us, score!.them, result])).toEqual([
      [3, 1, 5],
      [1, 2, 10],
      [4, 2, 5],
      [2, 1, 5],
    ]);
    expect(series.map(({ wins, matchIds }) => [wins, matchIds])).toEqual([
      [{ us: 3, them: 1 }, games.map(({ matchId }) => matchId)],
    ]);
    const one = await api(coach, 'GET', `folder-by-id?folderId=${folderId}&matchId=${games[1]!.matchId}`);
    expect((one.body as FolderContent).games).toEqual([list[1]]);
    // The coach swaps our team, and swaps it back.
    await api(coach, 'PUT', `teams?folderId=${folderId}`, { Team: teams[1]!.key });
    expect((await content(folderId)).games.map(({ result }) => result)).toEqual([10, 5, 10, 10]);
    await api(coach, 'PUT', `teams?folderId=${folderId}`, { Team: teams[0]!.key });
  });

  test("equal the sums of the engine's stats", async () => {
    const chances = await post('xg-stat', {});
    const mine = (chances.players as { playerId: string }[]).find(
      ({ playerId }) => playerId === identity,
    ) as unknown as {
      xg: number;
      goals: number;
      prevented: number;
      games: number;
      finishing: number;
    };
    const goals = games.reduce((sum, { result, me }) => {
      const player = result.report.players.find(({ key }) => key === me)!;
      return sum + (player.statistics['core.goals'] ?? 0);
    }, 0);
    expect(mine.games).toBe(4);
    expect(mine.goals).toBe(goals);
    expect(mine.xg).toBeCloseTo(metricSum(games, 'xg'), 5);
    expect(mine.prevented).toBeCloseTo(metricSum(games, 'goalsPrevented'), 5);
    expect(mine.finishing).toBeCloseTo(metricSum(games, 'goalsMinusXg'), 5);

    const keys = ['bcpm', 'timeZeroPct', 'shots'];
    const statistics = await post('generate-statistics', { playerIds: [identity], metricKeys: keys });
    const [player] = statistics.players as { values: Record<string, { value: number; over: number }> }[];
    expect((statistics.players as object[]).length).toBe(1);
    for (const key of keys) {
      const stats = games.map((game) => getInsight(game).players[game.me]!.metrics[key]!);
      const over = stats.reduce((sum, stat) => sum + stat.over, 0);
      const value = stats.reduce((sum, stat) => sum + (stat.value ?? 0) * stat.over, 0) / over;
      expect(player!.values[key]!.over, key).toBeCloseTo(over, 5);
      expect(player!.values[key]!.value, key).toBeCloseTo(value, 5);
    }

    const sumRows = (of: (game: StoredGame, key: string) => { code: number; n: number }[], team: 0 | 1) => {
      const sums = new Map<number, number>();
      for (const game of games) {
        const side = game.result.report.players.filter((one) => one.team === team && !one.bot);
        for (const { key } of side) {
          for (const { code, n } of of(game, key)) if (n > 0) sums.set(code, (sums.get(code) ?? 0) + n);
        }
      }
      return [...sums].sort(([a], [b]) => a - b);
    };
    const shots = await post('shot-type-stat', {});
    const types = (shots.teams as { side: string; types: { code: number; shots: number }[] }[]).find(
      ({ side }) => side === 'us',
    )!.types;
    expect(types.map(({ code, shots: n }) => [code, n]).sort(([a], [b]) => a! - b!)).toEqual(
      sumRows(
        (game, key) => getInsight(game).players[key]!.shotTypes.map(({ code, shots: n }) => ({ code, n })),
        0,
      ),
    );
    const mechanics = await post('mechanics-stat', {});
    const tried = (
      mechanics.teams as { side: string; mechanics: { code: number; attempts: number }[] }[]
    ).find(({ side }) => side === 'us')!.mechanics;
    expect(tried.map(({ code, attempts }) => [code, attempts])).toEqual(
      sumRows(
        (game, key) => getInsight(game).players[key]!.mechanics.map(({ code, attempts: n }) => ({ code, n })),
        0,
      ),
    );

    const graph = await post('xg-graph', {});
    const points = graph.points as { xg: { us: number; them: number }; total: { us: number } }[];
    const raced = games.map((game) => getInsight(game).xgRace.findLast(({ team }) => team === 0)?.total ?? 0);
    for (const [n, point] of points.entries()) expect(point.xg.us).toBeCloseTo(raced[n]!, 6);
    expect(points.at(-1)!.total.us).toBeCloseTo(
      raced.reduce((sum, xg) => sum + xg, 0),
      6,
    );
  });

  test('Team, Result, mode, match size, opponent, days and a single game filter them', async () => {
    const { teams } = await content(folderId);
    const [us, them] = teams.map(({ key }) => key) as [string, string];
    const count = async (body: object, matchId?: string) => (await post('xg-stat', body, matchId)).games;
    expect(await count({ Result: 5 })).toBe(3);
    expect(await count({ Result: 10 })).toBe(1);
    expect(await count({ Team: them, Result: 5 })).toBe(1);
    expect(await count({ opponent: them })).toBe(4);
    expect(await count({ opponent: 'steam:nobody' })).toBe(0);
    expect(await count({ from: '2026-03-10T18:15:00.000Z' })).toBe(2);
    expect(await count({ to: '2026-03-10T18:15:00.000Z' })).toBe(2);
    expect(await count({}, games[0]!.matchId)).toBe(1);
    const size = games[0]!.result.report.match.teamSize * 5;
    expect(await count({ matchSize: size })).toBe(4);
    expect(await count({ matchSize: size === 5 ? 10 : 5 })).toBe(0);
    expect(await count({ mode: size })).toBe(4);
    expect(await count({ mode: size === 5 ? 10 : 5 })).toBe(0);
    // 0 means all.
    expect(await count({ Team: 0, Result: 0, mode: 0, matchSize: 0 })).toBe(4);
    const ours = (await post('xg-stat', { Team: us })).teams as { side: string }[];
    expect(ours.map(({ side }) => side)).toEqual(['us']);
    expect((await api(coach, 'POST', `xg-stat?folderId=${folderId}`, { Result: 7 })).status).toBe(400);
    const stranger = await api(
      coach,
      'POST',
      `xg-stat?folderId=${folderId}&matchId=${crypto.randomUUID()}`,
      {},
    );
    expect(getProblemCode(stranger)).toBe('match-not-found');
    const race = (await post('xg-graph', {}, games[0]!.matchId)).race as { side: string }[];
    expect(race).toHaveLength(getInsight(games[0]!).xgRace.length);
  });

  test('players and the scouting report show who plays and what they do', async () => {
    const players = (await api(coach, 'GET', `players?folderId=${folderId}`)).body as {
      playerId: string;
      side: string;
    }[];
    const known = games[0]!.result.report.players.map((player) => getPlayerIdentity(player) ?? player.key);
    expect(players.map(({ playerId }) => playerId).sort()).toEqual(known.sort());
    const book = (await api(coach, 'GET', `scout-book?folderId=${folderId}`)).body as {
      side: string;
      games: number;
      wins: number;
      chapters: { findings: { sample: string; clips: object[] }[] }[];
    };
    expect([book.side, book.games, book.wins]).toEqual(['them', 4, 1]);
    const findings = book.chapters.flatMap((chapter) => chapter.findings);
    expect(findings.length).toBeGreaterThan(3);
    for (const { sample, clips } of findings) {
      expect(sample).toMatch(/\d/);
      expect(clips.length).toBeLessThanOrEqual(3);
    }
    expect((await api(coach, 'GET', `scout-book?folderId=${folderId}&Team=nobody`)).status).toBe(404);
  });

  test('another analysis of a match rebuilds its digest', async () => {
    const before = (await post('xg-graph', {})).points as { xg: { us: number } }[];
    const { matchId } = games[0]!;
    await rows(
      `update match_reports set insight = jsonb_set(insight, '{xgRace}', '[]') where match_id = $1`,
      matchId,
    );
    expect((await post('xg-graph', {})).points).toEqual(before);
    await rows("update matches set updated_at = updated_at + interval '1 second' where id = $1", matchId);
    const after = (await post('xg-graph', {})).points as { xg: { us: number } }[];
    expect(before[0]!.xg.us).toBeGreaterThan(0);
    expect(after[0]!.xg.us).toBe(0);
  });
});

test('folders are read-only without the plan', async () => {
  const owner = await createAccountWithRole(server, 'Coach');
  const folderId = await newFolder('Last season', owner);
  await put(`folderId=${folderId}`, sampleReplay({ seed: 330, seconds: 3 }), owner);
  await finished(folderId, owner);
  await rows(`update users set plan_name = 'Basic' where id = $1`, owner.tokens.user.id);
  const refused = [
    await api(owner, 'POST', 'replay-folder?folderName=New'),
    await put(`folderId=${folderId}`, sampleReplay({ seed: 331, seconds: 3 }), owner),
    await put('folderName=New', sampleReplay({ seed: 331, seconds: 3 }), owner),
  ];
  for (const answer of refused) {
    expect([answer.status, getProblemCode(answer)]).toEqual([403, 'team-plan-needed']);
  }
  expect((await content(folderId, owner)).games).toHaveLength(1);
  for (const name of STATISTICS) {
    const answer = await api(owner, 'POST', `${name}?folderId=${folderId}`, {});
    expect([name, answer.status]).toEqual([name, 200]);
  }
  expect((await api(owner, 'GET', 'folders')).body).toMatchObject({ total: 1 });
});
