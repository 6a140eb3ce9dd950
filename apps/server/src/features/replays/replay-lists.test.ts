import type { ReplayItem } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { damagedReplay, sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const clock = new MovingClock();
const server = await startServerForTests({
  database: 'embedded',
  worker: true,
  clock,
  config: { accessTokenMs: 400 * DAY_MS, refreshTokenMs: 800 * DAY_MS },
});
const account = await signUpAndIn(server.url);
const file = (seed: number) => sampleReplay({ seed, teamSize: 1, seconds: 3 });
await account.upload(file(1), 'Final 100%.replay');
await account.upload(file(2), 'semi_final.replay');
await account.upload(damagedReplay(file(3)), 'broken.replay');
await account.finishedReplays();

const names = async (query: string, who = account) => {
  const { status, body } = await who.get(`/api/v1/filestorage/get-replay/${account.tokens.user.id}${query}`);
  expect(status).toBe(200);
  const { items, total } = body as { items: ReplayItem[]; total: number };
  return [total, ...items.map(({ name }) => name)];
};

test("filters a player's replays by status and name, page by page", async () => {
  const all = ['broken.replay', 'semi_final.replay', 'Final 100%.replay'];
  expect(await names('')).toEqual([3, ...all]);
  expect(await names('?userType=15')).toEqual([3, ...all]);
  expect(await names('?replayParsingStatus=20')).toEqual([1, 'broken.replay']);
  expect(await names('?replayName=FINAL')).toEqual([2, 'semi_final.replay', 'Final 100%.replay']);
  expect(await names('?replayName=%25')).toEqual([1, 'Final 100%.replay']);
  expect(await names('?replayName=_')).toEqual([1, 'semi_final.replay']);
  expect(await names('?pageSize=2&pageIndex=1')).toEqual([3, 'Final 100%.replay']);
  for (const query of ['?userType=7', '?replayParsingStatus=1', '?pageSize=0', '?pageIndex=-1']) {
    const answer = await account.get(`/api/v1/filestorage/get-replay/${account.tokens.user.id}${query}`);
    expect([query, answer.status]).toEqual([query, 400]);
  }
});

test('the own list has the same filters', async () => {
  const own = async (query: string) => {
    const { body } = await account.get(`/api/v1/filestorage/get-replay${query}`);
    const { items, total } = body as { items: ReplayItem[]; total: number };
    return [total, ...items.map(({ name }) => name)];
  };
  expect(await own('?replayParsingStatus=20')).toEqual([1, 'broken.replay']);
  expect(await own('?replayParsingStatus=15&replayName=SEMI')).toEqual([1, 'semi_final.replay']);
  expect(await own('?replayName=nothing')).toEqual([0]);
  expect((await account.get('/api/v1/filestorage/get-replay?replayParsingStatus=1')).status).toBe(400);
});

test("a player's replays are shown to the player and to administrators", async () => {
  const path = `/api/v1/filestorage/get-replay/${account.tokens.user.id}`;
  for (const role of ['Player', 'Coach'] as const) {
    const answer = await (await createAccountWithRole(server, role)).get(path);
    expect([role, answer.status, getProblemCode(answer)]).toEqual([role, 404, 'not-found']);
  }
  expect((await names('', await createAccountWithRole(server, 'Admin')))[0]).toBe(3);
});

test("a player's uploads since joining are shown to their coach, until they leave", async () => {
  const coach = await createAccountWithRole(server, 'Coach');
  const player = await createAccountWithRole(server, 'Player');
  const send = (who: TestAccount, method: string, path: string, json?: object) =>
    who.send(method, `/api/v1/coach/${path}`, json);
  const path = `/api/v1/filestorage/get-replay/${player.tokens.user.id}`;
  const seen = async (query = '') => {
    const answer = await coach.get(path + query);
    return answer.status === 200 ? (answer.body as { items: ReplayItem[] }).items : getProblemCode(answer);
  };
  const file = (seed: number) => sampleReplay({ seed, teamSize: 1, seconds: 3 });
  await player.upload(file(11), 'before.replay');
  const invited = await send(coach, 'POST', `invite-player?playerId=${player.tokens.user.id}`);
  const { id: invitationId } = invited.body as { id: string };
  expect(await seen()).toBe('not-found');
  clock.forward(1000);
  await send(player, 'POST', 'invitation-respond', { invitationId, invitationStatus: 10 });
  expect(await seen()).toEqual([]);
  await player.upload(file(12), 'my real name.replay');
  await player.upload(damagedReplay(file(13)), 'broken.replay');
  const [, completed] = await player.finishedReplays();
  const items = await seen();
  expect(items).toMatchObject([{ id: completed!.id, isOwn: false, matchId: completed!.matchId, status: 15 }]);
  expect(JSON.stringify(items)).not.toContain('real name');
  expect(await seen('?replayName=real')).toEqual([]);
  expect(await seen('?replayParsingStatus=20')).toEqual([]);
  expect(await seen('?userType=15')).toEqual(items);
  expect(getProblemCode(await (await createAccountWithRole(server, 'Coach')).get(path))).toBe('not-found');
  await send(player, 'POST', 'invitation-respond', { invitationId, invitationStatus: 20 });
  expect(await seen()).toBe('not-found');
});

test("a player's replays are counted by outcome and by playlist", async () => {
  const count = await account.get('/api/v1/filestorage/replay-count');
  expect(count.body).toEqual({ total: 3, inWork: 0, completed: 2, errorOccurred: 1 });
  const { body } = await account.get('/api/v1/filestorage/playlist-wise-replay-count');
  // For a file that couldn't be read completely, only the header is known.
  expect(body).toEqual([
    { playlist: 'Ranked Duel', count: 2 },
    { playlist: 'Online', count: 1 },
  ]);
});

test('mails the path to the Demos folder once a day', async () => {
  const send = () => account.send('POST', '/api/v1/filestorage/send-replay-reminder');
  const mails = async () =>
    (await readOutbox(server, account.email)).filter((mail) => mail.includes('waiting on your PC'));
  expect(await send()).toMatchObject({ status: 200, body: { sentTo: account.email } });
  const again = await send();
  expect([again.status, getProblemCode(again)]).toEqual([429, 'already-sent']);
  expect(await mails()).toHaveLength(1);
  expect((await mails())[0]).toContain(String.raw`Rocket League\TAGame\Demos`);
  clock.forward(DAY_MS);
  expect((await send()).status).toBe(200);
  expect(await mails()).toHaveLength(2);
});
