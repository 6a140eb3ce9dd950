import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  type CoachReview,
  type ListedReview,
  MAX_CLIPS,
  MAX_VOICE_BYTES,
  type MyPlans,
  type ReceivedReview,
  type ReviewComment,
  type SharedReview,
  type TeamInvitation,
} from '@datacoach/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { done, readAnswer, refused, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';
import { deleteUnusedVoices } from './review-voice.repository.ts';

const clock = new MovingClock();

const getId = (account: TestAccount) => account.tokens.user.id;
const send = (account: TestAccount, method: string, path: string, json?: object) =>
  account.send(method, `/api/v1/${path}`, json);
const sql = (text: string, ...values: unknown[]) => server.platform.database.pool.query(text, values);
const clip = (matchId: string, text = '', part: Partial<ReviewComment> = {}): ReviewComment => ({
  id: randomUUID(),
  time: 12,
  clock: { seconds: 288, overtime: false },
  seconds: 4,
  text,
  camera: 'stand',
  player: null,
  pose: null,
  marks: [{ id: 'zone', kind: 'zone', color: 'pink', center: { x: 0, y: 0 }, radius: 500 }],
  clip: { matchId, leadUp: 4 },
  ...part,
});
const ofCoach = (id: string) => `coach/match-reviews/${id}`;
const read = (id: string) => done<CoachReview>(send(coach, 'GET', ofCoach(id)));
const create = (comments: ReviewComment[], title = 'Kickoffs') =>
  send(coach, 'POST', 'coach/match-reviews', { title, comments });
const made = async (comments: ReviewComment[]) => {
  const { id } = await done<CoachReview>(create(comments));
  return id!;
};
const share = (id: string, who: readonly TestAccount[]) =>
  send(coach, 'PUT', `${ofCoach(id)}/players`, { playerIds: who.map(getId) });
const open = (who: TestAccount, id: string, matchId?: string) =>
  send(who, 'GET', `match-reviews/${id}${matchId ? `?matchId=${matchId}` : ''}`);

const WEBM = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(500, 7)]);
async function record(id: string, commentId: string, content: Buffer = WEBM, seconds = '3.5', who = coach) {
  const form = new FormData();
  form.append('seconds', seconds);
  form.append('file', new Blob([new Uint8Array(content)]), 'voice-over');
  const headers = { authorization: `Bearer ${who.tokens.accessToken}` };
  const url = `${server.url}/api/v1/${ofCoach(id)}/voices/${commentId}`;
  return readAnswer(await fetch(url, { method: 'POST', headers, body: form }));
}
const storedVoices = () => {
  const folder = join(server.platform.config.dataDir, 'files', 'review-voices');
  return existsSync(folder) ? readdirSync(folder) : [];
};

const lasting = 24 * 60 * 60_000 * 10;
const server = await startServerForTests({
  database: 'embedded',
  clock,
  worker: true,
  config: { accessTokenMs: lasting, refreshTokenMs: lasting },
});
const coach = await createAccountWithRole(server, 'Coach', 'Carla');
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
const at = (minutes: number) => new Date(clock.now().getTime() - minutes * 60_000);
const { database } = server.platform;
/** Ann's uploads; Bo, her teammate, may open the first. */
const games = await storeGames(database, getId(ann), `steam:${getId(ann)}`, [
  { playedAt: at(50), score: [1, 4] },
  { playedAt: at(40), score: [3, 1] },
  { playedAt: at(30) },
]);
const stranger = await createAccountWithRole(server, 'Player', 'Sam');
const foreign: StoredGame = (
  await storeGames(database, getId(stranger), `steam:${getId(stranger)}`, [{ playedAt: at(20) }])
)[0]!;
const teammate = games[0]!.result.report.players.find(({ team, key }) => team === 0 && key !== games[0]!.me)!;
await sql(
  `insert into player_identities (user_id, identity, name, link_status, linked_at)
     select $1, identity, name, 'verified', now() from match_players where match_id = $2 and identity = $3`,
  getId(bo),
  games[0]!.matchId,
  `${teammate.platform}:${teammate.platformId}`,
);
await sql(`update replays set visibility = 'team' where id = $1`, games[0]!.replayId);

test('holds clips of several games in the coach’s order, with their text and drawings', async () => {
  const [one, two] = games as [StoredGame, StoredGame];
  const clips = [clip(two.matchId, 'Second', { time: 30 }), clip(one.matchId, 'First'), clip(two.matchId)];
  const id = await made(clips);
  const review = await read(id);
  expect(review).toMatchObject({ matchId: null, title: 'Kickoffs', comments: clips, voices: [] });
  // Ann's side comes first.
  expect(new Map(review.games.map((game) => [game.id, game.score]))).toEqual(
    new Map([
      [one.matchId, [1, 4]],
      [two.matchId, [3, 1]],
    ]),
  );
  const order = [clips[2]!, clips[0]!, clips[1]!];
  const { revision } = review;
  await done(send(coach, 'PUT', ofCoach(id), { title: 'Reordered', comments: order, revision }));
  const more = clip(one.matchId, 'Added elsewhere');
  await done(send(coach, 'POST', `${ofCoach(id)}/clips`, { comments: [more] }));
  const texts = (await read(id)).comments.map(({ text }) => text);
  expect(texts).toEqual(['', 'Second', 'First', 'Added elsewhere']);
  // The open window is out of date.
  const late = send(coach, 'PUT', ofCoach(id), { title: '', comments: [], revision: revision + 1 });
  expect(await refused(late)).toEqual([409, 'review-changed']);
  const listed = await done<{ items: ListedReview[] }>(send(coach, 'GET', 'coach/match-reviews'));
  expect(listed.items).toMatchObject([{ id, title: 'Reordered', match: null, games: 2, comments: 4 }]);
});

test('takes only games that the coach may see, and only as many clips as its limits say', async () => {
  const { matchId } = games[0]!;
  expect(await refused(create([clip(foreign.matchId)]))).toEqual([404, 'match-not-found']);
  const id = await made([clip(matchId)]);
  const add = (comments: ReviewComment[]) => send(coach, 'POST', `${ofCoach(id)}/clips`, { comments });
  expect(await refused(add([clip(foreign.matchId)]))).toEqual([404, 'match-not-found']);
  const many = Array.from({ length: MAX_CLIPS }, () => clip(matchId, '', { seconds: 1 }));
  expect(await refused(add(many))).toEqual([409, 'playlist-full']);
  const long = { seconds: 30, clip: { matchId, leadUp: 20 } };
  expect(await refused(add(Array.from({ length: 18 }, () => clip(matchId, '', long))))).toEqual([
    409,
    'playlist-full',
  ]);
  const { clip: _none, ...comment } = clip(matchId);
  expect(await refused(add([comment]))).toEqual([400, 'bad-request']);
  // A match's own review has comments, not clips.
  const review = { title: '', comments: [clip(matchId)], revision: 0 };
  expect(await refused(send(coach, 'PUT', ofCoach(matchId), review))).toEqual([400, 'bad-request']);
  expect((await read(id)).comments).toHaveLength(1);
});

test('a member plays it game by game; a game they can’t open says so, and the rest plays', async () => {
  const [one, two] = games as [StoredGame, StoredGame];
  const id = await made([clip(two.matchId, 'Hidden from Bo'), clip(one.matchId, 'For both')]);
  expect(await refused(open(bo, id))).toEqual([404, 'review-not-found']);
  const { players } = await done<CoachReview>(share(id, [ann, bo]));
  expect(players.map(({ userName, closedGames, isClosed }) => [userName, closedGames, isClosed])).toEqual([
    ['Ann', 0, false],
    ['Bo', 1, false],
  ]);
  const own = await done<SharedReview>(open(ann, id));
  expect(own).toMatchObject({ isPlaylist: true, matchId: two.matchId, me: two.me, coach: 'Carla' });
  expect(own.games.map(({ score }) => score).sort()).toEqual([
    [1, 4],
    [3, 1],
  ]);
  expect((await done<SharedReview>(open(ann, id, one.matchId))).matchId).toBe(one.matchId);
  const bosReview = await done<SharedReview>(open(bo, id));
  expect([bosReview.matchId, bosReview.games.map((game) => game.id)]).toEqual([one.matchId, [one.matchId]]);
  expect(bosReview.comments.map(({ text, marks }) => [text, marks.length])).toEqual([
    ['', 0],
    ['For both', 1],
  ]);
  for (const part of ['', '/events', '/tracks']) {
    const path = (matchId: string) => `match-reviews/${id}${part}?matchId=${matchId}`;
    expect((await send(bo, 'GET', path(one.matchId))).status, part).toBe(200);
    expect((await send(bo, 'GET', path(two.matchId))).status, part).toBe(404);
    // Not even a game of the same coach that isn't in it.
    expect((await send(ann, 'GET', path(games[2]!.matchId))).status, part).toBe(404);
  }
  const { items } = await done<{ items: ReceivedReview[] }>(send(bo, 'GET', 'match-reviews'));
  expect(items.find((item) => item.id === id)).toMatchObject({ match: null, games: 2, comments: 2 });

  // Ann keeps both games to herself from now on: the coach sees neither, so nobody does.
  const visible = (visibility: string | null) =>
    sql('update replays set visibility = $1 where id = $2', visibility, two.replayId);
  await visible('private');
  const review = await read(id);
  expect([review.games.map((game) => game.id), review.comments.length]).toEqual([[one.matchId], 2]);
  expect((await done<SharedReview>(open(ann, id))).games).toHaveLength(1);
  // The coach can still write in it and move its clips.
  const { revision, title, comments } = review;
  await done(send(coach, 'PUT', ofCoach(id), { title, comments: comments.toReversed(), revision }));
  await visible(null);
  await sql(`update replays set visibility = 'private' where id = $1`, one.replayId);
  expect(await refused(open(bo, id))).toEqual([404, 'review-not-found']);
  await sql(`update replays set visibility = 'team' where id = $1`, one.replayId);
});

test('homework from a clip is in the clip’s game; replies lead the coach to the playlist', async () => {
  const [one, two] = games as [StoredGame, StoredGame];
  const clips = [clip(two.matchId, 'Wait for him'), clip(one.matchId, 'Go')];
  const id = await made(clips);
  await done(share(id, [ann, bo]));
  const give = (who: TestAccount, index: number) =>
    send(coach, 'POST', `${ofCoach(id)}/homework`, { commentId: clips[index]!.id, playerId: getId(who) });
  expect(await refused(give(bo, 0))).toEqual([409, 'match-closed']);
  await done(give(ann, 1));
  const { moments } = await done<MyPlans>(send(ann, 'GET', 'trainingplan/today'));
  expect(moments).toMatchObject([{ label: 'Go', matchId: one.matchId, reviewId: id, player: one.me }]);
  await done(send(ann, 'POST', `match-reviews/${id}/answers`, { commentId: clips[0]!.id, text: 'Sure?' }));
  const { items } = await done<{ items: { path: string }[] }>(send(coach, 'GET', 'notifications'));
  expect(items.map(({ path }) => path)).toContain(`/admin/team-dashboard/playlist/${id}`);
  await done(send(coach, 'DELETE', ofCoach(id)));
  expect((await done<MyPlans>(send(ann, 'GET', 'trainingplan/today'))).moments).toEqual([]);
});

test('a voice-over is a short recording, for those who can open its clip, and counts as storage', async () => {
  const [one, two] = games as [StoredGame, StoredGame];
  const clips = [clip(two.matchId), clip(one.matchId)] as const;
  const id = await made([...clips]);
  await done(share(id, [ann, bo]));
  const [first, second] = clips.map((one) => one.id) as [string, string];
  expect(await refused(record(id, first, Buffer.from('<script>alert(1)</script>')))).toEqual([
    415,
    'no-recording',
  ]);
  expect(await refused(record(id, first, WEBM, '121'))).toEqual([422, 'recording-length']);
  expect(await refused(record(id, first, WEBM, 'NaN'))).toEqual([422, 'recording-length']);
  expect(await refused(record(id, 'nowhere'))).toEqual([404, 'comment-not-found']);
  const huge = Buffer.concat([WEBM, Buffer.alloc(MAX_VOICE_BYTES)]);
  expect(await refused(record(id, first, huge))).toEqual([413, 'recording-too-large']);
  expect((await record(id, first, WEBM, '3', ann)).status).toBe(403);
  expect(storedVoices()).toEqual([]);

  await done(record(id, first));
  const { voices } = await done<CoachReview>(record(id, second, Buffer.from('OggS and more'), '2'));
  expect(voices).toMatchObject([
    { commentId: first, seconds: 3.5, mediaType: 'audio/webm' },
    { commentId: second, seconds: 2, mediaType: 'audio/ogg' },
  ]);
  const listen = (who: TestAccount, commentId: string) =>
    send(who, 'GET', `match-reviews/${id}/voices/${commentId}`).then(({ status }) => status);
  expect([await listen(ann, first), await listen(bo, first), await listen(bo, second)]).toEqual([
    200, 404, 200,
  ]);
  expect((await done<SharedReview>(open(bo, id))).voices.map(({ commentId }) => commentId)).toEqual([second]);
  expect((await send(coach, 'GET', `${ofCoach(id)}/voices/${first}`)).status).toBe(200);

  // Another recording replaces it, unless there's no room left.
  await sql(`update match_review_voices set bytes = 2000000000 where comment_id = $1`, second);
  await sql(
    `insert into match_review_voices select gen_random_uuid(), review_id, 'x' || n, media_type, 1, 2000000000, recorded_at
     from match_review_voices, generate_series(1, 120) n where comment_id = $1`,
    second,
  );
  expect(await refused(record(id, first))).toEqual([403, 'storage-full']);
  expect(storedVoices()).toHaveLength(2);
  await sql(`delete from match_review_voices where comment_id like 'x%'`);
  const again = await done<CoachReview>(record(id, first));
  expect(again.voices.find(({ commentId }) => commentId === first)!.id).not.toBe(voices[0]!.id);
  await expect.poll(async () => (await sql('select 1 from removed_files')).rows.length).toBe(1);
  expect(
    (await done<CoachReview>(send(coach, 'DELETE', `${ofCoach(id)}/voices/${second}`))).voices,
  ).toHaveLength(1);

  // The voice-over of a removed clip stays for a day, for undo.
  const { revision } = await read(id);
  await done(send(coach, 'PUT', ofCoach(id), { title: '', comments: [clips[1]], revision }));
  const count = async () => (await sql('select 1 from match_review_voices')).rows.length;
  expect([(await read(id)).voices, await count()]).toEqual([[], 1]);
  const { db } = server.platform.database;
  await db.transaction((tx) => deleteUnusedVoices(tx, new Date(clock.now().getTime() - 3_600_000)));
  expect(await count()).toBe(1);
  await db.transaction((tx) => deleteUnusedVoices(tx, new Date(clock.now().getTime() + 1000)));
  expect(await count()).toBe(0);
});

test('voice-overs are in the coach’s export and deleted with the playlist and the account', async () => {
  const clips = [clip(games[0]!.matchId)];
  const [kept, deleted] = [await made(clips), await made(clips)];
  const { voices } = await done<CoachReview>(record(kept, clips[0]!.id));
  await done(record(deleted, clips[0]!.id));
  await sql('delete from removed_files');
  await done(send(coach, 'DELETE', ofCoach(deleted)));
  expect((await sql('select blob_key from removed_files')).rows).toHaveLength(1);

  const exported = await fetch(`${server.url}/api/v1/account/export`, {
    headers: { authorization: `Bearer ${coach.tokens.accessToken}` },
  });
  const files = unzipSync(new Uint8Array(await exported.arrayBuffer()));
  expect(Buffer.from(files[`review-voices/${voices[0]!.id}.webm`]!)).toEqual(WEBM);
  expect(strFromU8(files['account.json']!)).toContain(voices[0]!.id);
  const confirmation = coach.password;
  await done(send(coach, 'DELETE', 'account', { confirmation }));
  expect(storedVoices()).not.toContain(`${voices[0]!.id}.webm`);
});
