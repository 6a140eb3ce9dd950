import { randomUUID } from 'node:crypto';
import type {
  CoachReview,
  FolderContent,
  ListedReview,
  MyPlans,
  PlayerHomework,
  ReceivedReview,
  ReviewComment,
  SharedReview,
  TeamInvitation,
} from '@datacoach/contract';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { done, readAnswer, refused, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';

const clock = new MovingClock();

const getId = (account: TestAccount) => account.tokens.user.id;
const send = (account: TestAccount, method: string, path: string, json?: object) =>
  account.send(method, `/api/v1/${path}`, json);
const mine = (matchId = game.matchId) => `coach/match-reviews/${matchId}`;
const read = (matchId?: string) => done<CoachReview>(send(coach, 'GET', mine(matchId)));
const comment = (time: number, text: string): ReviewComment => ({
  id: randomUUID(),
  time,
  clock: { seconds: 300 - time, overtime: false },
  seconds: 4,
  text,
  camera: 'stand',
  player: null,
  pose: null,
  marks: [
    {
      id: 'way',
      kind: 'arrow',
      color: 'yellow',
      points: [
        { x: 0, y: 0 },
        { x: 900, y: 2000 },
      ],
    },
    { id: 'her', kind: 'ring', color: 'pink', player: game.me },
  ],
});
async function write(
  comments: ReviewComment[],
  { title = '', matchId = game.matchId } = {},
): Promise<CoachReview> {
  const { revision } = await read(matchId);
  return done(send(coach, 'PUT', mine(matchId), { title, comments, revision }));
}
const share = (who: readonly TestAccount[], matchId = game.matchId) =>
  send(coach, 'PUT', `${mine(matchId)}/players`, { playerIds: who.map(getId) });
const received = async (who: TestAccount) =>
  (await done<{ items: ReceivedReview[] }>(send(who, 'GET', 'match-reviews'))).items;
const listNews = async (who: TestAccount) =>
  (
    await done<{ items: { kind: string; title: string; text: string; path: string }[] }>(
      send(who, 'GET', 'notifications'),
    )
  ).items.map(({ title, text, path }) => [title, text, path]);
/** Links an account to a player of a match. */
const plays = (who: TestAccount, matchId: string, identity: string) =>
  server.platform.database.pool.query(
    `insert into player_identities (user_id, identity, name, link_status, linked_at)
     select $1, identity, name, 'verified', now() from match_players where match_id = $2 and identity = $3`,
    [getId(who), matchId, identity],
  );

const server = await startServerForTests({
  database: 'embedded',
  clock,
  worker: true,
  config: { accessTokenMs: DAY_MS, refreshTokenMs: DAY_MS },
});
const coach = await createAccountWithRole(server, 'Coach', 'Carla');
const otherCoach = await createAccountWithRole(server, 'Coach', 'Otto');
const [ann, bo] = [
  await createAccountWithRole(server, 'Player', 'Ann'),
  await createAccountWithRole(server, 'Player', 'Bo'),
];
for (const who of [ann, bo]) {
  const { id } = await done<TeamInvitation>(
    send(coach, 'POST', `coach/invite-player?playerId=${getId(who)}`),
  );
  await done(send(who, 'POST', 'coach/invitation-respond', { invitationId: id, invitationStatus: 10 }));
}
clock.forward(60 * 60_000);
// Two uploads identify who recorded them.
const playedAt = [30, 10].map((minutes) => new Date(clock.now().getTime() - minutes * 60_000));
const games = await storeGames(
  server.platform.database,
  getId(ann),
  `steam:${getId(ann)}`,
  playedAt.map((at) => ({ playedAt: at })),
);
/** Ann's upload, in which Bo plays too. */
const game: StoredGame = games[1]!;
const teammate = game.result.report.players.find(({ team, key }) => team === 0 && key !== game.me)!;
await plays(bo, game.matchId, `${teammate.platform}:${teammate.platformId}`);

test("a review is saved against the revision it was opened with, so two windows can't overwrite each other", async () => {
  expect(await read()).toMatchObject({ id: null, revision: 0, comments: [] });
  const first = await write([comment(20, 'Later'), comment(12, 'Challenge')], { title: 'Rotation' });
  const { revision } = first;
  expect(first).toMatchObject({ revision: expect.any(Number), title: 'Rotation' });
  expect(first.comments.map(({ text }) => text)).toEqual(['Challenge', 'Later']);
  expect(await read()).toEqual(first);
  // The other window still has revision 0.
  expect(await refused(send(coach, 'PUT', mine(), { title: 'Mine', comments: [], revision: 0 }))).toEqual([
    409,
    'review-changed',
  ]);
  const [one] = first.comments;
  expect(await refused(send(coach, 'PUT', mine(), { title: '', comments: [one, one], revision }))).toEqual([
    400,
    'bad-request',
  ]);
  const wide = {
    ...one!,
    marks: [{ id: 'a', kind: 'text', color: 'blue', at: { x: 0, y: 0 }, text: 'Hi' }],
  };
  expect((await send(coach, 'PUT', mine(), { title: '', comments: [wide], revision })).status).toBe(400);
  const listed = await done<{ items: ListedReview[] }>(send(coach, 'GET', 'coach/match-reviews'));
  expect(listed.items).toMatchObject([{ title: 'Rotation', comments: 2, players: [], answers: 0 }]);
  // A window with a deleted review can't overwrite its successor.
  await done(send(coach, 'DELETE', mine()));
  const again = await write(first.comments, { title: 'Rotation' });
  expect(await refused(send(coach, 'PUT', mine(), { title: 'Old', comments: [], revision }))).toEqual([
    409,
    'review-changed',
  ]);
  expect(await read()).toEqual(again);
});

test('a review lists only members who played, and is shared only with those who can open the match', async () => {
  const { players } = await read();
  // Ann uploaded it and doesn't share it, so the coach can't open it to Bo.
  expect(players.map(({ userName, isClosed }) => [userName, isClosed])).toEqual([
    ['Ann', false],
    ['Bo', true],
  ]);
  expect(await refused(share([bo]))).toEqual([409, 'match-closed']);
  expect(await refused(share([otherCoach]))).toEqual([404, 'not-in-match']);
  expect(await received(bo)).toEqual([]);
});

test('a member is notified, opens it with its match, checks it off and replies; the coach is notified', async () => {
  const shared = await done<CoachReview>(share([ann]));
  expect(shared.players[0]).toMatchObject({ userName: 'Ann', seenAt: null });
  const [own] = await received(ann);
  expect(own).toMatchObject({ coach: 'Carla', title: 'Rotation', comments: 2, seenAt: null });
  expect(await listNews(ann)).toContainEqual([
    'Match review from Carla',
    'Rotation: 2 comments.',
    `/review/${own!.id}`,
  ]);
  // Notified only once, even if shared again.
  await done(share([ann]));
  expect((await listNews(ann)).filter(([title]) => title === 'Match review from Carla')).toHaveLength(1);

  const path = `match-reviews/${own!.id}`;
  const review = await done<SharedReview>(send(ann, 'GET', path));
  expect(review).toMatchObject({ me: game.me, title: 'Rotation', answers: [], homework: [] });
  expect(review.comments[0]!.marks).toHaveLength(2);
  expect(review.report.match.recorderName).toBeNull();
  for (const part of ['events', 'tracks']) {
    expect((await send(ann, 'GET', `${path}/${part}`)).status).toBe(200);
    expect((await send(bo, 'GET', `${path}/${part}`)).status).toBe(404);
  }
  clock.forward(60_000);
  await done(send(ann, 'PUT', `${path}/seen`, { isSeen: true }));
  const { players, changedAt } = await read();
  expect(Date.parse(players[0]!.seenAt!) - Date.parse(changedAt!)).toBeGreaterThanOrEqual(60_000);

  const commentId = review.comments[0]!.id;
  await done(send(ann, 'POST', `${path}/answers`, { commentId, text: 'I saw him too late.' }));
  expect(await listNews(coach)).toContainEqual([
    'Ann replied in a match review',
    'I saw him too late.',
    `/admin/team-dashboard/match/${game.matchId}`,
  ]);
  const replied = await done<CoachReview>(
    send(coach, 'POST', `${mine()}/answers`, { commentId, playerId: getId(ann), text: 'Look left first.' }),
  );
  expect(replied.answers.map(({ byCoach, text }) => [byCoach, text])).toEqual([
    [false, 'I saw him too late.'],
    [true, 'Look left first.'],
  ]);
  expect(await listNews(ann)).toContainEqual(['Carla commented', 'Look left first.', `/review/${own!.id}`]);
  expect(await refused(send(ann, 'POST', `${path}/answers`, { commentId: 'gone', text: 'Hm' }))).toEqual([
    404,
    'comment-not-found',
  ]);
  const { items } = await done<{ items: ListedReview[] }>(send(coach, 'GET', 'coach/match-reviews'));
  expect(items[0]).toMatchObject({ answers: 1, players: [{ userName: 'Ann', hasSeen: true }] });
  // Changed after it was seen, it counts as unseen again.
  await write([comment(30, 'Only this'), ...review.comments], { title: 'Rotation' });
  const later = await done<{ items: ListedReview[] }>(send(coach, 'GET', 'coach/match-reviews'));
  expect(later.items[0]!.players[0]!.hasSeen).toBe(false);
});

test('a comment becomes homework that returns on spaced dates and opens in its review', async () => {
  const { comments, id } = await read();
  const [first] = comments;
  const give = (who: TestAccount) =>
    send(coach, 'POST', `${mine()}/homework`, { commentId: first!.id, playerId: getId(who) });
  expect(await refused(give(bo))).toEqual([409, 'not-shared']);
  const given = await done<CoachReview>(give(ann));
  expect(given.homework).toEqual([{ commentId: first!.id, playerId: getId(ann), step: 0, gaps: 4 }]);
  expect(await refused(give(ann))).toEqual([409, 'homework-set']);
  expect(await listNews(ann)).toContainEqual([
    'Homework from Carla',
    `Play to practice: ${first!.text}`,
    '/training-plans',
  ]);
  const { moments } = await done<MyPlans>(send(ann, 'GET', 'trainingplan/today'));
  expect(moments).toMatchObject([{ label: first!.text, reviewId: id, time: first!.time, player: game.me }]);
  expect(moments[0]!.dueOn).toBe(clock.now().toISOString().slice(0, 10));
  await done(send(ann, 'PUT', `trainingplan/moments/${moments[0]!.id}`, { answer: 'right' }));
  expect((await read()).homework[0]!.step).toBe(1);
  expect((await done<SharedReview>(send(ann, 'GET', `match-reviews/${id}`))).homework).toEqual([first!.id]);

  // Deleting a comment removes its homework; undoing it in the same desk restores its progress.
  const same = { ...comment(first!.time, 'At the same time'), marks: [] };
  await write([same, ...comments.slice(1)], { title: 'Rotation' });
  expect((await done<MyPlans>(send(ann, 'GET', 'trainingplan/today'))).moments).toEqual([]);
  await done(send(coach, 'POST', `${mine()}/homework`, { commentId: same.id, playerId: getId(ann) }));
  await write([...comments, same], { title: 'Rotation' });
  const both = (await done<MyPlans>(send(ann, 'GET', 'trainingplan/today'))).moments;
  expect(both.map(({ label }) => label).sort()).toEqual([first!.text, same.text].sort());
  await write(comments, { title: 'Rotation' });
});

test('without the plan a review can be read and unshared, but not answered or shared again', async () => {
  const holds = (plan: string) =>
    server.platform.database.pool.query('update users set plan_name = $1 where id = $2', [
      plan,
      getId(coach),
    ]);
  const { comments } = await read();
  await holds('Basic');
  await done(share([ann]));
  const words = { commentId: comments[0]!.id, playerId: getId(ann), text: 'Again.' };
  expect(await refused(send(coach, 'POST', `${mine()}/answers`, words))).toEqual([403, 'team-plan-needed']);
  await done(share([]));
  expect(await refused(share([ann]))).toEqual([403, 'team-plan-needed']);
  await holds('TeamPlan');
  await done(share([ann]));
});

test('when the coach loses access to the match, the review closes, but they can still unshare it', async () => {
  const { id } = await read();
  const makes = (visibility: 'private' | null) =>
    server.platform.database.pool.query('update replays set visibility = $1 where id = $2', [
      visibility,
      game.replayId,
    ]);
  await makes('private');
  expect(await refused(send(ann, 'GET', `match-reviews/${id}`))).toEqual([404, 'review-not-found']);
  expect(await refused(share([ann, bo]))).toEqual([404, 'match-not-found']);
  expect((await done<CoachReview>(share([]))).players[0]!.sharedAt).toBeNull();
  await makes(null);
  expect(await received(ann)).toEqual([]);
  await done(share([ann]));
});

test("unsharing closes a review and its homework; other coaches and administrators can't read it", async () => {
  const { id } = await read();
  const path = `match-reviews/${id}`;
  expect(await refused(send(otherCoach, 'GET', mine()))).toEqual([404, 'match-not-found']);
  expect(await refused(send(bo, 'GET', path))).toEqual([404, 'review-not-found']);
  const admin = await createAccountWithRole(server, 'Admin');
  expect((await send(admin, 'GET', path)).status).toBe(403);
  await done(share([]));
  expect(await refused(send(ann, 'GET', path))).toEqual([404, 'review-not-found']);
  expect(await refused(send(ann, 'PUT', `${path}/seen`, { isSeen: true }))).toEqual([
    404,
    'review-not-found',
  ]);
  expect((await done<MyPlans>(send(ann, 'GET', 'trainingplan/today'))).moments).toEqual([]);
  await done(share([ann]));
  expect((await received(ann)).map((one) => one.id)).toEqual([id]);
});

test('a match in a private folder opens only in the review, and closes with it', async () => {
  // Another game, uploaded only by the coach; Bo plays in it.
  const answer = await coachUploads(sampleReplay({ seed: 31, seconds: 30 }));
  const folderId = answer.folderId;
  const readFolder = () => done<FolderContent>(send(coach, 'GET', `coach/folder-by-id?folderId=${folderId}`));
  await expect.poll(async () => (await readFolder()).processed).toBe(1);
  const folder = await readFolder();
  const matchId = folder.games[0]!.matchId!;
  const { rows } = await server.platform.database.pool.query(
    `select identity from match_players where match_id = $1 and identity is not null and team = 1 order by number limit 1`,
    [matchId],
  );
  await server.platform.database.pool.query('delete from player_identities where user_id = $1', [getId(bo)]);
  await plays(bo, matchId, rows[0].identity);
  const stands = (linkStatus: string) =>
    server.platform.database.pool.query('update player_identities set link_status = $1 where user_id = $2', [
      linkStatus,
      getId(bo),
    ]);
  // They must be verified because they didn't upload it.
  await stands('claimed');
  expect((await read(matchId)).players).toEqual([]);
  await stands('verified');
  const { id } = await write([comment(5, 'Kickoff')], { matchId });
  expect(await refused(send(bo, 'GET', `match-reviews/${id}`))).toEqual([404, 'review-not-found']);
  await done(share([bo], matchId));
  const review = await done<SharedReview>(send(bo, 'GET', `match-reviews/${id}`));
  // Neither the recorder nor the coach's file name is included.
  expect([review.report.match.title, review.report.match.recorderName]).toEqual([null, null]);
  expect((await send(bo, 'GET', `match-reviews/${id}/tracks`)).status).toBe(200);
  // Not anywhere else.
  for (const path of ['', '/events', '/tracks', '/ballchasing']) {
    expect((await send(bo, 'GET', `gamedata/match/${matchId}${path}`)).status, path).toBe(404);
  }
  await done(
    send(coach, 'POST', `${mine(matchId)}/homework`, {
      commentId: review.comments[0]!.id,
      playerId: getId(bo),
    }),
  );
  expect((await done<MyPlans>(send(bo, 'GET', 'trainingplan/today'))).moments).toHaveLength(1);
  const board = await done<PlayerHomework[]>(send(coach, 'GET', 'coach/team-homework'));
  expect(board.map(({ userName, moments }) => [userName, moments.length])).toContainEqual(['Bo', 1]);
  expect(board.flatMap(({ moments }) => moments)).toContainEqual(
    expect.objectContaining({ matchId, label: 'Kickoff', time: 5, step: 0, gaps: 4 }),
  );
  // The coach is notified once it is learned.
  const [moment] = (await done<MyPlans>(send(bo, 'GET', 'trainingplan/today'))).moments;
  for (let right = 0; right < 4; right++) {
    expect((await listNews(coach)).flat()).not.toContain('Bo finished homework: Kickoff');
    await done(send(bo, 'PUT', `trainingplan/moments/${moment!.id}`, { answer: 'right' }));
  }
  expect((await listNews(coach)).flat()).toContain('Bo finished homework: Kickoff');
  // Bo plays orange: both lists start with their goals.
  await server.platform.database.pool.query(
    'update matches set blue_score = 4, orange_score = 6 where id = $1',
    [matchId],
  );
  expect((await received(bo)).map(({ match }) => match?.score)).toEqual([[6, 4]]);
  const { items } = await done<{ items: ListedReview[] }>(send(coach, 'GET', 'coach/match-reviews'));
  expect(items.find((one) => one.id === id)!.match!.score).toEqual([6, 4]);

  // The coach sees that deleting the folder closes it.
  const sharedReviews = async () => (await readFolder()).sharedReviews;
  expect(await sharedReviews()).toBe(1);
  await done(send(coach, 'DELETE', `coach/replay-folder?folderId=${folderId}`));
  expect(await received(bo)).toEqual([]);
  expect((await send(bo, 'GET', `match-reviews/${id}/events`)).status).toBe(404);
  expect((await done<MyPlans>(send(bo, 'GET', 'trainingplan/today'))).moments).toEqual([]);
  await done(send(coach, 'POST', `coach/replay-folder-restore?folderId=${folderId}`));
  expect(await received(bo)).toHaveLength(1);
  await done(share([], matchId));
  expect(await sharedReviews()).toBe(0);
  await done(share([bo], matchId));
});

test("a former member can't read a review anymore; deleting it deletes everything attached to it", async () => {
  const [own] = await received(bo);
  await done(send(coach, 'DELETE', `coach/remove-player-from-team?playerId=${getId(bo)}`));
  expect(await refused(send(bo, 'GET', `match-reviews/${own!.id}`))).toEqual([404, 'review-not-found']);

  expect((await done<MyPlans>(send(ann, 'GET', 'trainingplan/today'))).moments).toHaveLength(1);
  // Even if she no longer shows the match to the coach.
  await server.platform.database.pool.query("update replays set visibility = 'private' where id = $1", [
    game.replayId,
  ]);
  expect(await done<CoachReview>(send(coach, 'DELETE', mine()))).toMatchObject({ id: null, comments: [] });
  expect(await received(ann)).toEqual([]);
  expect((await done<MyPlans>(send(ann, 'GET', 'trainingplan/today'))).moments).toEqual([]);
  expect(await refused(send(coach, 'DELETE', mine()))).toEqual([404, 'review-not-found']);
});

async function coachUploads(content: Uint8Array<ArrayBuffer>): Promise<{ folderId: string }> {
  const form = new FormData();
  form.append('file', new Blob([content]), 'Our secret scrim.replay');
  const headers = { authorization: `Bearer ${coach.tokens.accessToken}` };
  const url = `${server.url}/api/v1/coach/private-replay-upload?folderName=Scrims`;
  return done(fetch(url, { method: 'POST', headers, body: form }).then(readAnswer));
}
