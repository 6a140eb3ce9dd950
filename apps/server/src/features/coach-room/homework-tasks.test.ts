import type { MyHomeworkTask, PlayerHomework, TeamInvitation } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const clock = new MovingClock();

const getId = (account: TestAccount) => account.tokens.user.id;
const send = (who: TestAccount, method: string, path: string, json?: object) =>
  who.send(method, `/api/v1/${path}`, json);
const dayIn = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);
const assign = (task: object, players = [ann]) =>
  send(coach, 'POST', 'coach/assign-homework', {
    playerIds: players.map(getId),
    mode: 10,
    homework: { kind: 'task', ...task },
  });
const listTasks = async (who: TestAccount) => (await send(who, 'GET', 'homework')).body as MyHomeworkTask[];
const board = async () => (await send(coach, 'GET', 'coach/team-homework')).body as PlayerHomework[];
const news = async (who: TestAccount) =>
  (
    (await who.get('/api/v1/notifications')).body as {
      items: { kind: string; title: string; text: string }[];
    }
  ).items;

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
for (const who of [ann, bo]) {
  const { body } = await send(coach, 'POST', `coach/invite-player?playerId=${getId(who)}`);
  const invitationId = (body as TeamInvitation).id;
  await send(who, 'POST', 'coach/invitation-respond', { invitationId, invitationStatus: 10 });
}

test('a task in the coach’s words reaches its players, who finish it; the coach is notified once', async () => {
  const text = 'Ten minutes of fast aerials.\nThen upload a game.';
  const dueOn = dayIn(3);
  const { body } = await assign({ title: 'Fast aerials', text, dueOn }, [ann, bo]);
  expect(body).toMatchObject({ title: 'Fast aerials', results: [{ isDone: true }, { isDone: true }] });
  await assign({ title: 'Watch the review', dueOn: null });
  const [first, second] = await listTasks(ann);
  expect(first).toMatchObject({ title: 'Fast aerials', text, dueOn, doneAt: null, coach: 'Carla' });
  expect(second).toMatchObject({ title: 'Watch the review', text: '', dueOn: null });
  expect((await news(ann)).map((one) => one.text)).toContainEqual(
    expect.stringMatching(/^Fast aerials, due /),
  );

  const finish = (isDone: boolean, who = ann) => send(who, 'PUT', `homework/${first!.id}/done`, { isDone });
  expect((await finish(true, bo)).status).toBe(404);
  expect((await finish(true)).body).toMatchObject([{ title: 'Watch the review' }, { title: 'Fast aerials' }]);
  await finish(false);
  await finish(true);
  const done = (await news(coach)).filter(({ kind }) => kind === 'team-news');
  expect(done.filter(({ title }) => title === 'Ann finished homework: Fast aerials')).toHaveLength(1);
  const [ofAnn, ofBo] = await board();
  expect(ofAnn!.tasks.find(({ id }) => id === first!.id)?.doneAt).toEqual(expect.any(String));
  expect(ofBo!.tasks).toMatchObject([{ title: 'Fast aerials', doneAt: null }]);
  clock.forward(15 * DAY_MS);
  expect((await listTasks(ann)).map(({ title }) => title)).toEqual(['Watch the review']);
});

test('a task needs a title and a due date from today on; only its coach deletes it', async () => {
  expect((await assign({ title: ' ', dueOn: null })).status).toBe(400);
  expect((await assign({ title: 'x', dueOn: '0000-13-01' })).status).toBe(400);
  const late = await assign({ title: 'Yesterday’s', dueOn: dayIn(-2) });
  expect([late.status, getProblemCode(late)]).toEqual([422, 'due-in-the-past']);
  await assign({ title: 'A mistake', dueOn: dayIn(0) }, [bo]);
  const { id } = (await listTasks(bo)).find(({ title }) => title === 'A mistake')!;
  expect((await send(otherCoach, 'DELETE', `coach/homework/${id}`)).status).toBe(404);
  expect((await send(coach, 'DELETE', `coach/homework/${id}`)).status).toBe(200);
  expect((await send(coach, 'DELETE', `coach/homework/${id}`)).status).toBe(404);
  expect((await listTasks(bo)).some((one) => one.id === id)).toBe(false);
  expect((await send(bo, 'PUT', `homework/${id}/done`, { isDone: true })).status).toBe(404);
});
