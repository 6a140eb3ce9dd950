import {
  COACHED_METRICS,
  calculateTeamPolr,
  makeScoreGame,
  reviewPlayer,
  SIDE_LANE,
} from '@datacoach/analysis';
import {
  type CoachedProfile,
  MAX_NOTES,
  type PerformanceSummary,
  type PlayerHomework,
  TEN_GAMES,
  type TeamBoard,
  type TeamChemistry,
  type TeamClip,
  type TeamInvitation,
  type TeamPolrScore,
  type TenGamesSummary,
} from '@datacoach/contract';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { done, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';
import { getPlayerIdentity } from '../gamedata/index.ts';
import { createReferenceBooks, findReferenceFor, readWeakMoments } from '../scores/index.ts';

const DOUBLES = 10;
const clock = new MovingClock();

const getId = (account: TestAccount) => account.tokens.user.id;
const send = (account: TestAccount, method: string, path: string, json?: object) =>
  account.send(method, `/api/v1/${path}`, json);
const read = <T>(path: string, account = coach) => done<T>(send(account, 'GET', `coach/${path}`));
const ofPlayer = (path: string, who: TestAccount) => `${path}?playerId=${getId(who)}&mode=${DOUBLES}`;
const board = () => read<TeamBoard>(`team-board?mode=${DOUBLES}`);
const findMember = async (who: TestAccount) =>
  (await board()).members.find(({ playerId }) => playerId === getId(who))!;

async function join(who: TestAccount, by = coach): Promise<string> {
  const { id } = await done<TeamInvitation>(send(by, 'POST', `coach/invite-player?playerId=${getId(who)}`));
  await done(send(who, 'POST', 'coach/invitation-respond', { invitationId: id, invitationStatus: 10 }));
  return id;
}
const play = (who: TestAccount, daysAfterJoining: number, games: number) =>
  storeGames(
    server.platform.database,
    getId(who),
    `steam:${getId(who)}`,
    Array.from({ length: games }, (_, n) => ({
      times: 0.6 + n / 20,
      score: n % 3 === 0 ? ([1, 2] as const) : ([4, 1] as const),
      playedAt: new Date(joined.getTime() + daysAfterJoining * DAY_MS + n * 600_000),
    })),
  );

const server = await startServerForTests({
  database: 'embedded',
  clock,
  config: { accessTokenMs: 90 * DAY_MS, refreshTokenMs: 90 * DAY_MS },
});
const coach = await createAccountWithRole(server, 'Coach', 'Carla');
const otherCoach = await createAccountWithRole(server, 'Coach', 'Otto');
const [ann, bo] = [
  await createAccountWithRole(server, 'Player', 'Ann'),
  await createAccountWithRole(server, 'Player', 'Bo'),
];
await server.platform.database.pool.query(`update users set doubles_mode_rank = 'platinum-2'`);
const joined = new Date(Math.floor(clock.now().getTime() / 1000) * 1000);
/** Ann's games, before and after she joined. */
const earlier = await play(ann, -10, 4);
const invitationOfAnn = await join(ann);
await join(bo);
clock.forward(2 * DAY_MS);
const later = await play(ann, 1, 12);

test("a coach sees a member's games since joining, earlier ones if the member allows it, and no private ones", async () => {
  expect((await findMember(ann)).games).toBe(later.length);
  const allow = (sight: string) =>
    done<TeamInvitation>(send(ann, 'PUT', 'coach/sight', { invitationId: invitationOfAnn, sight }));
  expect((await allow('month')).seesFrom).toBe(
    new Date(Date.parse((await allow('joined')).seesFrom!) - 30 * DAY_MS).toISOString(),
  );
  await allow('all');
  expect((await findMember(ann)).games).toBe(later.length + earlier.length);
  await allow('month');
  expect((await findMember(ann)).games).toBe(later.length + earlier.length);
  await allow('joined');
  expect((await findMember(ann)).games).toBe(later.length);
  // Only a member can grant access to their own games.
  const stranger = await send(bo, 'PUT', 'coach/sight', { invitationId: invitationOfAnn, sight: 'all' });
  expect([stranger.status, getProblemCode(stranger)]).toEqual([404, 'not-found']);

  const { pool } = server.platform.database;
  await pool.query(`update replays set visibility = 'private' where id = $1`, [later[0]!.replayId]);
  expect((await findMember(ann)).games).toBe(later.length - 1);
  const match = (game: StoredGame) => send(coach, 'GET', `gamedata/match/${game.matchId}`);
  expect((await match(later[0]!)).status).toBe(404);
  await pool.query('update replays set visibility = null');
  // Clips from later games open in the viewer, earlier games don't; no other coach sees either.
  expect((await match(later[0]!)).status).toBe(200);
  expect((await match(earlier[0]!)).status).toBe(404);
  expect((await send(otherCoach, 'GET', `gamedata/match/${later[0]!.matchId}`)).status).toBe(404);
});

test("games in the coach's folders count for the roster, alone or with the others", async () => {
  const { database } = server.platform;
  const { folderId } = await done<{ folderId: string }>(
    send(coach, 'POST', 'coach/replay-folder?folderName=Scrims'),
  );
  // Private matches from before Ann joined: the coach has the files.
  const scrims = await storeGames(
    database,
    getId(coach),
    `steam:${getId(ann)}`,
    [1, 2, 3, 4, 5].map((n) => ({ playlist: 'private', playedAt: new Date(joined.getTime() - n * 600_000) })),
  );
  await database.pool.query('update replays set folder_id = $1 where id = any($2)', [
    folderId,
    scrims.map(({ replayId }) => replayId),
  ]);
  const counted = async (kind: string) => {
    const { games, members } = await read<TeamBoard>(`team-board?mode=${DOUBLES}${kind}`);
    return [games, members.map((one) => one.games)];
  };
  expect(await counted('&games=scrims')).toEqual(['scrims', [5, 0]]);
  expect(await counted('&games=ranked')).toEqual(['ranked', [later.length, 0]]);
  expect(await counted('')).toEqual(['all', [later.length + 5, 0]]);
  const ten = await read<TenGamesSummary>(`${ofPlayer('player-ten-games-summary', ann)}&games=scrims`);
  expect(ten.games.map(({ matchId }) => matchId)).toEqual(scrims.map(({ matchId }) => matchId));
  await done(send(coach, 'DELETE', `coach/replay-folder?folderId=${folderId}`));
  expect(await counted('&games=scrims')).toEqual(['scrims', [0, 0]]);
  expect(await counted('')).toEqual(['all', [later.length, 0]]);
});

const asEngine = (games: readonly StoredGame[]) =>
  games.map(({ result, me }) => makeScoreGame(result.report as never, result.insight as never, me)!);

test("the team's POLR is the engine's, and members without games are named", async () => {
  // Twelve games don't outweigh a declared rank; without one they do.
  const waiting = await read<TeamPolrScore>(`team-polr-score?mode=${DOUBLES}`);
  expect([waiting.value, waiting.members, waiting.missing]).toEqual([null, [], ['Ann', 'Bo']]);
  const { pool } = server.platform.database;
  await pool.query('update users set doubles_mode_rank = null');
  const polr = await read<TeamPolrScore>(`team-polr-score?mode=${DOUBLES}`);
  const { book } = await findReferenceFor(createReferenceBooks(server.platform.database.db), DOUBLES, null);
  const review = reviewPlayer(asEngine(later), null, book);
  const expected = calculateTeamPolr([{ name: 'Ann', polr: review.polr, card: review.card }]);
  expect(polr.value).toBeCloseTo(expected.value!, 4);
  expect([polr.weakest, polr.games, polr.missing]).toEqual([expected.weakest, later.length, ['Bo']]);
  expect(polr.members.map(({ userName }) => userName)).toEqual(['Ann']);
  expect(polr.spread![0]).toBeCloseTo(polr.value!, 6);
  expect((await board()).polr).toEqual(polr);
  await pool.query(`update users set doubles_mode_rank = 'platinum-2'`);
  // Modes are never blended.
  const standard = await read<TeamPolrScore>('team-polr-score?mode=15');
  expect([standard.value, standard.missing]).toEqual([null, ['Ann', 'Bo']]);
});

test('the board says in plain words what each player needs and what the team should train', async () => {
  const { members, focus, mode } = await read<TeamBoard>('team-board');
  expect(mode).toBe(DOUBLES);
  const [first, second] = members;
  expect([first!.userName, second!.userName, second!.need, second!.form]).toEqual([
    'Ann',
    'Bo',
    null,
    'unknown',
  ]);
  expect(first!.need!.say).toMatch(/\.$/);
  expect(first!.series).toHaveLength(later.length);
  // Twelve games, each better than the previous one.
  expect(['rising', 'steady']).toContain(first!.form);
  expect(focus[0]!.players.map(({ userName }) => userName)).toEqual(['Ann']);
  expect(focus.map(({ metric }) => metric)).toContain(first!.need!.metric);
});

test('clips show what went wrong, and the tip matches them', async () => {
  const listClips = async (metric: string) =>
    (await read<{ items: TeamClip[] }>(`${ofPlayer('player-moments', ann)}&metric=${metric}`)).items;
  // Each game's only shot went in: it shows nothing to fix about accuracy.
  expect(await listClips('shotAccuracy')).toEqual([]);
  expect(await listClips('xg')).toHaveLength(3);
  const player = { identities: [`steam:${getId(ann)}`] };
  const games = later.map(({ matchId }) => ({ matchId, team: 0 as const }));
  const advice = (metric: string) => readWeakMoments(server.context.db, player, games, metric);
  const { words, shown } = await advice('xg');
  const tip = COACHED_METRICS.xg!.tips!.find(({ say }) => say === words!.say)!;
  expect(shown.every(({ x }) => Math.abs(x) > SIDE_LANE === (tip.shows === 'wide'))).toBe(true);
  const { needs } = await read<PerformanceSummary>(ofPlayer('player-performance-summary', ann));
  for (const { metric, say } of needs) expect(say).toBe((await advice(metric)).words!.say);
  for (const { metric, say } of (await board()).focus) expect(say).toBe((await advice(metric)).words!.say);
});

test('the summary and the last ten games equal the engine’s sums', async () => {
  const summary = await read<PerformanceSummary>(ofPlayer('player-performance-summary', ann));
  const won = later.filter((_, n) => n % 3 !== 0).length;
  expect([summary.games, summary.won, summary.lost]).toEqual([12, won, 12 - won]);
  expect(summary.polr).toBeNull();
  expect(summary.reasons[0]).toContain('Not enough evidence yet');
  expect(summary.categories).toHaveLength(5);
  expect(summary.needs.length).toBeGreaterThan(0);

  const { games, means } = await read<TenGamesSummary>(ofPlayer('player-ten-games-summary', ann));
  const lastTen = later.slice(-TEN_GAMES).reverse();
  expect(games.map(({ matchId }) => matchId)).toEqual(lastTen.map(({ matchId }) => matchId));
  const shots = asEngine(lastTen).map(({ metrics }) => metrics.shots!.value!);
  expect(games.map(({ own }) => own.shots)).toEqual(shots.map((value) => expect.closeTo(value, 4)));
  expect(means.shots).toBeCloseTo(shots.reduce((sum, value) => sum + value, 0) / TEN_GAMES, 4);
  expect(games[0]!.goals).toEqual({ own: 4, other: 1 });
  const { items } = await read<{ items: unknown[] }>(
    `${ofPlayer('player-moments', ann)}&metric=${summary.needs[0]!.metric}`,
  );
  expect(items.length).toBeLessThanOrEqual(3);
});

test('a coach never writes more notes on a player than allowed, even with concurrent calls', async () => {
  const owner = [getId(coach), getId(ann)];
  await server.platform.database.pool.query(
    `insert into player_notes (coach_id, player_id, text, written_at)
     select $1, $2, 'filler', now() from generate_series(1, $3) n`,
    [...owner, MAX_NOTES - 1],
  );
  const write = () => send(coach, 'POST', 'coach/player-notes', { playerId: getId(ann), text: 'One more.' });
  const answers = await Promise.all([write(), write(), write()]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  await server.platform.database.pool.query(
    'delete from player_notes where coach_id = $1 and player_id = $2',
    owner,
  );
});

test('notes are only visible to their coach', async () => {
  const note = { playerId: getId(ann), text: ' Calls too late. ' };
  const written = await done<CoachedProfile>(send(coach, 'POST', 'coach/player-notes', note));
  expect(written.notes.map(({ text }) => text)).toEqual(['Calls too late.']);
  const { id } = written.notes[0]!;
  for (const [method, body] of [
    ['PUT', { text: 'mine' }],
    ['DELETE', undefined],
  ] as const) {
    const foreign = await send(otherCoach, method, `coach/player-notes/${id}`, body);
    expect([foreign.status, getProblemCode(foreign)]).toEqual([404, 'not-found']);
  }
  await done(send(coach, 'PUT', `coach/player-notes/${id}`, { text: 'Calls in time now.' }));
  const { notes, ranks } = await read<CoachedProfile>(`player-profile?playerId=${getId(ann)}`);
  expect([notes[0]!.text, ranks.doubles]).toEqual(['Calls in time now.', 'platinum-2']);
  expect((await send(coach, 'POST', 'coach/player-notes', { ...note, text: ' ' })).status).toBe(400);
  const gone = await done<CoachedProfile>(send(coach, 'DELETE', `coach/player-notes/${id}`));
  expect(gone.notes).toEqual([]);
});

test('players are notified of an assigned plan or goal; failures are reported', async () => {
  const { plans } = await read<{ plans: { id: string; title: string }[] }>(
    `homework-choices?mode=${DOUBLES}`,
  );
  const assign = (homework: object, playerIds = [getId(ann), getId(bo)]) =>
    send(coach, 'POST', 'coach/assign-homework', { playerIds, mode: DOUBLES, homework });
  type Outcome = { results: { userName: string; isDone: boolean; words: string | null }[] };
  const [first, second] = plans;
  const set = await done<Outcome>(assign({ kind: 'plan', planId: first!.id }));
  expect(set.results.map(({ isDone }) => isDone)).toEqual([true, true]);
  const again = await done<Outcome>(assign({ kind: 'plan', planId: first!.id }, [getId(ann)]));
  expect(again.results).toMatchObject([{ isDone: false, words: 'This player is already on this plan.' }]);
  const other = await done<Outcome>(assign({ kind: 'plan', planId: second!.id }, [getId(ann)]));
  expect(other.results[0]!.words).toBe(`${first!.title} is paused.`);
  const shown = await send(ann, 'GET', 'notifications');
  expect(JSON.stringify(shown.body)).toContain(`New training plan: ${second!.title}. Starts today.`);

  // 45 Kickoff win rate needs own games; 55 is a habit available to everyone.
  const goal = await done<Outcome>(assign({ kind: 'goal', metric: 55 }));
  expect(goal.results.map(({ isDone }) => isDone)).toContain(true);
  const twice = await done<Outcome>(assign({ kind: 'goal', metric: 55 }, [getId(ann)]));
  expect(twice.results).toMatchObject([{ isDone: false, words: 'This player already has this goal.' }]);
  const skill = await done<Outcome>(assign({ kind: 'goal', metric: 45 }, [getId(bo)]));
  expect(skill.results).toMatchObject([
    { isDone: false, words: 'Not enough Doubles games to set a target.' },
  ]);

  const homework = await read<PlayerHomework[]>('team-homework');
  expect(homework.map(({ userName, plan }) => [userName, plan?.title, plan?.isOwn])).toEqual([
    ['Ann', second!.title, true],
    ['Bo', first!.title, true],
  ]);
  expect(homework[0]!.goals).toMatchObject([{ metric: 55, isOwn: true }]);
  const nowhere = await assign({ kind: 'plan', planId: crypto.randomUUID() });
  expect(getProblemCode(nowhere)).toBe('plan-not-found');
  const stranger = await assign({ kind: 'goal', metric: 55 }, [getId(otherCoach)]);
  expect(getProblemCode(stranger)).toBe('not-in-team');
});

test('chemistry counts games in which two members were on the same side', async () => {
  expect((await read<TeamChemistry>(`team-chemistry?mode=${DOUBLES}`)).pairs).toEqual([]);
  // Bo becomes the teammate in all of Ann's games.
  const teammate = later[0]!.result.report.players.find(
    ({ key, team }) => team === 0 && key !== later[0]!.me,
  )!;
  await server.platform.database.pool.query(
    `insert into player_identities (user_id, identity, name, link_status, linked_at) values ($1, $2, 'Bo', 'verified', now())`,
    [getId(bo), getPlayerIdentity(teammate)],
  );
  // The sample has a full match only for Ann: for Bo it would be too short to count.
  expect((await read<TeamChemistry>(`team-chemistry?mode=${DOUBLES}`)).games).toBe(0);
  await server.platform.database.pool.query(
    `update played_games set counts_for = '{score}' where identity = $1`,
    [getPlayerIdentity(teammate)],
  );
  const { games, pairs, lineUps } = await read<TeamChemistry>(`team-chemistry?mode=${DOUBLES}`);
  expect([games, pairs.length, lineUps]).toEqual([later.length, 1, []]);
  const [pair] = pairs;
  const margin = later.reduce((sum, _, n) => sum + (n % 3 === 0 ? -1 : 3), 0);
  const seconds = later.reduce((sum, { result }) => sum + result.report.match.liveSeconds, 0);
  expect(pair!.goalDifference).toBeCloseTo((margin * 300) / seconds, 4);
  expect([pair!.games, pair!.won, pair!.recorded]).toEqual([12, 8, 12]);
  const own = later.reduce((sum, { result }) => sum + result.insight!.teams[0]!.metrics.xg!.value!, 0);
  expect(own).toBeGreaterThan(0);
  expect(pair!.xg!.own).toBeCloseTo((own * 300) / seconds, 4);
  expect(pair!.players.map(({ userName }) => userName).sort()).toEqual(['Ann', 'Bo']);

  // Games uploaded by a member who wasn't identified in them stay private, even if another member plays in them.
  const cy = await createAccountWithRole(server, 'Player', 'Cy');
  await join(cy);
  const { pool } = server.platform.database;
  await pool.query(
    `insert into player_identities (user_id, identity, name, link_status, linked_at) values ($1, 'steam:90', 'Cy', 'verified', now())`,
    [getId(cy)],
  );
  await pool.query('update replays set owner_id = $1 where match_id = $2', [getId(cy), later[0]!.matchId]);
  const left = await read<TeamChemistry>(`team-chemistry?mode=${DOUBLES}`);
  expect([left.games, left.pairs[0]!.games]).toEqual([later.length - 1, later.length - 1]);
  await pool.query('update replays set owner_id = $1 where match_id = $2', [getId(ann), later[0]!.matchId]);
  await done(send(coach, 'DELETE', `coach/remove-player-from-team?playerId=${getId(cy)}`));
});

test("another coach can't reach anyone, and neither can the own coach after leaving", async () => {
  const paths = [
    'player-profile',
    'player-performance-summary',
    'player-ten-games-summary',
    'player-moments',
  ];
  const metric = 'metric=doubleCommits';
  const refused = async (who: TestAccount) => {
    for (const path of paths) {
      const answer = await send(who, 'GET', `coach/${ofPlayer(path, ann)}&${metric}`);
      expect([path, answer.status, getProblemCode(answer)]).toEqual([path, 404, 'not-in-team']);
    }
    const note = await send(who, 'POST', 'coach/player-notes', { playerId: getId(ann), text: 'x' });
    expect(getProblemCode(note)).toBe('not-in-team');
  };
  await refused(otherCoach);
  expect((await read<TeamBoard>('team-board', otherCoach)).members).toEqual([]);
  await done(
    send(ann, 'POST', 'coach/invitation-respond', { invitationId: invitationOfAnn, invitationStatus: 20 }),
  );
  await refused(coach);
  expect((await board()).members.map(({ userName }) => userName)).toEqual(['Bo']);
  expect((await read<TeamChemistry>(`team-chemistry?mode=${DOUBLES}`)).games).toBe(0);
  expect((await send(coach, 'GET', `gamedata/match/${later[0]!.matchId}`)).status).toBe(404);
  const homework = await read<PlayerHomework[]>('team-homework');
  expect(homework.map(({ userName }) => userName)).toEqual(['Bo']);
});

test("members who haven't accepted, have declined, or have left can't be reached", async () => {
  const asked = await Promise.all(
    ['Asked', 'Declined', 'Removed', 'Never'].map((name) => createAccountWithRole(server, 'Player', name)),
  );
  const [pending, declined, removed] = asked as [TestAccount, TestAccount, TestAccount];
  await done(send(coach, 'POST', `coach/invite-player?playerId=${getId(pending)}`));
  const { id } = await done<TeamInvitation>(
    send(coach, 'POST', `coach/invite-player?playerId=${getId(declined)}`),
  );
  await done(send(declined, 'POST', 'coach/invitation-respond', { invitationId: id, invitationStatus: 15 }));
  await join(removed);
  await done(send(coach, 'DELETE', `coach/remove-player-from-team?playerId=${getId(removed)}`));
  for (const who of asked) {
    const goal = { playerIds: [getId(who)], mode: DOUBLES, homework: { kind: 'goal', metric: 55 } };
    const calls = [
      send(coach, 'GET', `coach/player-profile?playerId=${getId(who)}`),
      send(coach, 'GET', `coach/${ofPlayer('player-performance-summary', who)}`),
      send(coach, 'GET', `coach/${ofPlayer('player-ten-games-summary', who)}`),
      send(coach, 'GET', `coach/${ofPlayer('player-moments', who)}&metric=doubleCommits`),
      send(coach, 'POST', 'coach/player-notes', { playerId: getId(who), text: 'x' }),
      send(coach, 'POST', 'coach/assign-homework', goal),
    ];
    for (const answer of await Promise.all(calls)) {
      expect([answer.status, getProblemCode(answer)]).toEqual([404, 'not-in-team']);
    }
    const replays = await send(coach, 'GET', `filestorage/get-replay/${getId(who)}?userType=15`);
    expect(replays.status).toBe(404);
  }
  const names = (await board()).members.map(({ userName }) => userName);
  expect(names).toEqual(['Bo']);
  const { players } = await read<{ players: { userName: string }[] }>('team-players-list');
  expect(players.map(({ userName }) => userName)).toEqual(['Bo']);
});

test('without the plan no game data is returned; the member list and notes stay', async () => {
  const holds = (plan: string) =>
    server.platform.database.pool.query('update users set plan_name = $1 where id = $2', [
      plan,
      getId(coach),
    ]);
  await holds('Basic');
  const closed = [
    'team-polr-score',
    'team-board',
    'team-chemistry',
    'team-homework',
    'homework-choices',
    ofPlayer('player-performance-summary', bo),
    ofPlayer('player-ten-games-summary', bo),
    `${ofPlayer('player-moments', bo)}&metric=doubleCommits`,
  ];
  for (const path of closed) {
    const answer = await send(coach, 'GET', `coach/${path}`);
    expect([path, answer.status, getProblemCode(answer)]).toEqual([path, 403, 'team-plan-needed']);
  }
  const homework = { playerIds: [getId(bo)], mode: DOUBLES, homework: { kind: 'goal', metric: 55 } };
  expect(getProblemCode(await send(coach, 'POST', 'coach/assign-homework', homework))).toBe(
    'team-plan-needed',
  );
  const review = { title: '', comments: [], revision: 0 };
  const saved = await send(coach, 'PUT', `coach/match-reviews/${later[0]!.matchId}`, review);
  expect(getProblemCode(saved)).toBe('team-plan-needed');
  await done(send(coach, 'POST', 'coach/player-notes', { playerId: getId(bo), text: 'Stays.' }));
  const { notes } = await read<CoachedProfile>(`player-profile?playerId=${getId(bo)}`);
  expect(notes.map(({ text }) => text)).toEqual(['Stays.']);
  await holds('TeamPlan');
  expect((await board()).members.map(({ userName }) => userName)).toEqual(['Bo']);
});
