import type { FolderContent, ReplayFolder, ScoutPage, SeriesReport, TeamSummary } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../platform/clock/clock.ts';
import { type ApiAnswer, call, getProblemCode } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';
import { coachFoldersModule } from './index.ts';
import { removeDeletedFolders } from './manage-folders.ts';
import { deleteExpiredPages } from './scout-page.repository.ts';

const IDENTITY = 'steam:777';
const SCORES = [
  [3, 1],
  [1, 2],
  [4, 2],
  [2, 1],
] as const;
const clock = new MovingClock();

const api = (method: string, path: string, json?: unknown, account = coach): Promise<ApiAnswer> =>
  account.send(method, `/api/v1/coach/${path}`, json);
async function read<T>(method: string, path: string, json?: unknown): Promise<T> {
  const { status, body } = await api(method, path, json);
  expect([path, status, status < 300 ? null : body]).toEqual([path, status, null]);
  return body as T;
}
async function newFolder(name: string, parentId?: string): Promise<string> {
  const parent = parentId ? `&parentId=${parentId}` : '';
  const query = `folderName=${encodeURIComponent(name)}${parent}`;
  return (await read<ReplayFolder>('POST', `replay-folder?${query}`)).folderId;
}
const content = (folderId: string) => read<FolderContent>('GET', `folder-by-id?folderId=${folderId}`);
const nested = () =>
  read<{ items: ReplayFolder[]; total: number; deleted: { name: string; files: number }[] }>(
    'GET',
    'folders?nested=true',
  );
const move = (folderId: string, parentId: string | null, account = coach) =>
  api('PUT', `folder-parent?folderId=${folderId}`, { parentId }, account);

const server = await startServerForTests({
  database: 'embedded',
  clock,
  config: { accessTokenMs: 100 * DAY_MS, refreshTokenMs: 100 * DAY_MS },
});
const coach = await createAccountWithRole(server, 'Coach');
const other = await createAccountWithRole(server, 'Coach');
const season = await newFolder('Spring');
const week = await newFolder('Week 6', season);
const start = Date.UTC(2026, 2, 10, 18);
const games = await storeGames(
  server.platform.database,
  coach.tokens.user.id,
  IDENTITY,
  SCORES.map((score, n) => ({ playedAt: new Date(start + n * 10 * 60_000), times: 0.5 + n / 2, score })),
);
await server.platform.database.pool.query('update replays set folder_id = $1 where id = any($2)', [
  week,
  games.map(({ replayId }) => replayId),
]);

test('a series shows what changed from game to game', async () => {
  const [series, ...others] = await read<SeriesReport[]>('GET', `series?folderId=${week}`);
  expect(others).toEqual([]);
  expect(series!.name).toMatch(/ 3–1 /);
  expect([series!.wins, series!.games.map(({ result }) => result)]).toEqual([
    { us: 3, them: 1 },
    [5, 10, 5, 5],
  ]);
  expect(series!.games.map(({ us, them }) => [us.goals, them.goals])).toEqual(SCORES);
  for (const [n, game] of series!.games.entries()) {
    const { report, insight } = games[n]!.result;
    expect(game.matchId).toBe(games[n]!.matchId);
    const raced = insight!.xgRace.findLast(({ team }) => team === 0)?.total ?? 0;
    expect(game.us.xg).toBeCloseTo(raced, 6);
    const [own, their] = report.teams.map(({ statistics }) => statistics['ball.possession_time']!);
    expect(game.us.possessionPct).toBeCloseTo((100 * own!) / (own! + their!), 6);
    expect(game.us.possessionPct! + game.them.possessionPct!).toBeCloseTo(100, 6);
    expect([game.us.kickoffsWon, game.us.kickoffsLost]).toEqual([
      game.them.kickoffsLost,
      game.them.kickoffsWon,
    ]);
    const metrics = insight!.players[games[n]!.me]!.metrics;
    const mine = game.players.find(({ playerId }) => playerId === IDENTITY)!;
    expect(mine.firstManPct).toBeCloseTo(metrics.firstManShare!.value!, 4);
    expect(mine.lastManPct).toBeCloseTo(metrics.timeLastManPct!.value!, 4);
  }
  expect((await api('GET', `series?folderId=${week}`, undefined, other)).status).toBe(404);
});

test('sums up a team or a period for comparison', async () => {
  const summary = (folderId: string, filter: object) =>
    read<TeamSummary>('POST', `team-summary?folderId=${folderId}`, filter);
  const them = await summary(season, {});
  expect([them.side, them.games, them.wins, them.average!.goals]).toEqual(['them', 4, 1, 1.5]);
  const [us] = (await content(week)).teams;
  const first = await summary(week, { Team: us!.key, to: '2026-03-10T18:15:00.000Z' });
  const second = await summary(week, { Team: us!.key, from: '2026-03-10T18:15:00.000Z' });
  expect([first.games, first.average!.goals, second.games, second.average!.goals]).toEqual([2, 2, 2, 3]);
  expect((await summary(week, { opponent: 'steam:nobody' })).average).toBeNull();
  expect((await api('POST', `team-summary?folderId=${week}`, { Team: 'nobody' })).status).toBe(404);
  expect((await api('POST', `team-summary?folderId=${week}`, {}, other)).status).toBe(404);
});

test('a folder’s stats include its subfolders', async () => {
  const { items, total } = await nested();
  expect([total, items.map(({ name, parentId, files }) => [name, parentId, files])]).toEqual([
    1,
    [
      ['Spring', null, 4],
      ['Week 6', season, 4],
    ],
  ]);
  const whole = await content(season);
  expect([whole.games.length, whole.series.length, whole.path]).toEqual([4, 1, []]);
  expect((await content(week)).path).toEqual([{ folderId: season, name: 'Spring' }]);
  // Every folder is listed without being asked for a level.
  expect((await read<{ total: number }>('GET', 'folders')).total).toBe(2);

  const scrims = await newFolder('Scrims', week);
  expect(getProblemCode(await api('POST', `replay-folder?folderName=Deeper&parentId=${scrims}`))).toBe(
    'folder-too-deep',
  );
  expect(getProblemCode(await move(season, scrims))).toBe('folder-in-itself');
  expect(getProblemCode(await move(season, season))).toBe('folder-in-itself');
  const autumn = await newFolder('Autumn');
  const between = await newFolder('October', autumn);
  expect(getProblemCode(await move(week, between))).toBe('folder-too-deep');
  expect((await move(week, autumn)).body).toMatchObject({ parentId: autumn, files: 4 });
  expect((await content(season)).files).toBe(0);
  expect((await content(scrims)).path.map(({ name }) => name)).toEqual(['Autumn', 'Week 6']);
  expect((await move(week, null)).body).toMatchObject({ parentId: null });
  expect((await move(week, season)).status).toBe(200);
  for (const answer of [await move(week, autumn, other), await move(week, crypto.randomUUID())]) {
    expect(getProblemCode(answer)).toBe('folder-not-found');
  }
  const foreign = await api('POST', `replay-folder?folderName=Mine&parentId=${season}`, undefined, other);
  expect(getProblemCode(foreign)).toBe('folder-not-found');
});

test('a folder is deleted and restored with everything in it', async () => {
  const extra = await newFolder('Notes', season);
  await read('DELETE', `replay-folder?folderId=${extra}`);
  clock.forward(1);
  expect(await read('DELETE', `replay-folder?folderId=${season}`)).toMatchObject({ files: 4 });
  const after = await nested();
  expect(after.items.map(({ name }) => name)).not.toContain('Week 6');
  expect(after.deleted.map(({ name, files }) => [name, files])).toEqual([
    ['Spring', 4],
    ['Notes', 0],
  ]);
  expect((await api('GET', `folder-by-id?folderId=${week}`)).status).toBe(404);
  // What was deleted before comes back alone, at the top.
  expect(await read('POST', `replay-folder-restore?folderId=${extra}`)).toMatchObject({ parentId: null });
  expect(await read('POST', `replay-folder-restore?folderId=${season}`)).toMatchObject({ files: 4 });
  expect((await content(week)).path).toEqual([{ folderId: season, name: 'Spring' }]);
  await read('DELETE', `replay-folder?folderId=${extra}`);
  clock.forward(HOUR_MS + 1);
  await removeDeletedFolders({ db: server.context.db, clock });
  expect((await content(season)).games).toHaveLength(4);
});

test('restored folders keep the limits on levels, names and files', async () => {
  const [a, b, c, x] = [
    await newFolder('A'),
    await newFolder('B'),
    await newFolder('C'),
    await newFolder('X'),
  ];
  await read('PUT', `folder-parent?folderId=${b}`, { parentId: a });
  await read('PUT', `folder-parent?folderId=${c}`, { parentId: b });
  const remove = (id: string) => read('DELETE', `replay-folder?folderId=${id}`);
  const restore = (id: string) => api('POST', `replay-folder-restore?folderId=${id}`);
  await remove(c);
  clock.forward(1);
  await read('PUT', `folder-parent?folderId=${a}`, { parentId: x });
  expect(getProblemCode(await restore(c))).toBe('folder-too-deep');
  await read('PUT', `folder-parent?folderId=${a}`, { parentId: null });
  await remove(a);
  const again = await newFolder('b');
  expect(getProblemCode(await restore(a))).toBe('folder-exists');
  await read('PUT', `replay-folder?folderId=${again}&name=D`);
  expect((await restore(a)).status).toBe(200);
  expect((await restore(c)).status).toBe(200);
  for (const id of [x, a, again]) await remove(id);
});

test('a folder never shares more reports than allowed, even with concurrent calls', async () => {
  const { teams } = await content(season);
  const share = () => api('POST', `scout-pages?folderId=${season}`, { Team: teams[1]!.key, days: 1 });
  const made = await Promise.all(Array.from({ length: 30 }, share));
  expect(made.filter(({ status }) => status === 201)).toHaveLength(20);
  for (const { id } of await read<ScoutPage[]>('GET', `scout-pages?folderId=${season}`)) {
    await read('DELETE', `scout-pages/${id}`);
  }
});

test('a scouting report is shared by a link that expires and can be revoked', async () => {
  const where = `scout-pages?folderId=${season}`;
  const { teams } = await content(season);
  const Team = teams[1]!.key;
  const share = (days: number) => read<ScoutPage & { path: string }>('POST', where, { Team, days });
  const open = (path: string) => call(`${server.url}/api/v1/scout-pages/${path.replace('/scout/', '')}`, {});
  await read('PUT', 'team', { name: 'River Otters' });
  const page = await share(7);
  const { status, body } = await open(page.path);
  expect([status, body]).toMatchObject([200, { name: teams[1]!.name, games: 4, expiresAt: page.expiresAt }]);
  expect(body).toMatchObject({ by: { name: 'River Otters', logoUrl: null } });
  // The games stay private, and so does what else the coach has.
  const book = JSON.stringify(body);
  for (const leak of ['Spring', season, coach.tokens.user.id, ...games.map(({ matchId }) => matchId)]) {
    expect(book).not.toContain(leak);
  }
  const stored = await server.platform.database.pool.query('select * from scout_pages');
  expect(JSON.stringify(stored.rows)).not.toContain(page.path.replace('/scout/', ''));
  const exported = JSON.stringify(
    await coachFoldersModule.exportData!(server.context, coach.tokens.user as never),
  );
  expect(exported).toContain(page.id);
  expect(exported).not.toContain(stored.rows[0].token_hash);

  expect(await read('GET', where)).toEqual([expect.objectContaining({ id: page.id, name: page.name })]);
  for (const answer of [
    await api('GET', where, undefined, other),
    await api('POST', where, { Team, days: 7 }, other),
    await api('DELETE', `scout-pages/${page.id}`, undefined, other),
    await api('POST', where, { Team: 'nobody', days: 7 }),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await api('POST', where, { Team, days: 400 })).status).toBe(400);
  expect(await read('DELETE', `scout-pages/${page.id}`)).toEqual([]);
  expect(getProblemCode(await open(page.path))).toBe('link-ended');

  const short = await share(1);
  const closed = await share(30);
  clock.forward(DAY_MS + 1);
  expect(getProblemCode(await open(short.path))).toBe('link-ended');
  await deleteExpiredPages(server.context.db, clock.now());
  expect((await read<ScoutPage[]>('GET', where)).map(({ id }) => id)).toEqual([closed.id]);
  // It closes while its coach is banned, and with its folder.
  const ban = (at: Date | null) =>
    server.platform.database.pool.query('update users set banned_at = $2 where id = $1', [
      coach.tokens.user.id,
      at,
    ]);
  await ban(clock.now());
  expect(getProblemCode(await open(closed.path))).toBe('link-ended');
  await ban(null);
  expect((await open(closed.path)).status).toBe(200);
  await read('DELETE', `replay-folder?folderId=${season}`);
  expect(getProblemCode(await open(closed.path))).toBe('link-ended');
});
