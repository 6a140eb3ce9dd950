import {
  type Assistant,
  type CoachedProfile,
  ENDPOINTS,
  type Endpoint,
  TEAM_CALLS,
  TEAM_HEADER,
  TEAM_RIGHTS,
  type TeamInvitation,
  type TeamRight,
} from '@datacoach/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOfRole } from '../../testing/account-of-role.ts';
import { call, problemCode, readAnswer, type TestAccount } from '../../testing/api-client.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

let server: TestServer;
let head: TestAccount;
let helper: TestAccount;
let stranger: TestAccount;
let ann: TestAccount;

const idOf = (who: TestAccount) => who.tokens.user.id;
const send = (who: TestAccount, method: string, path: string, json?: object) =>
  call(`${server.url}/api/v1/${path}`, { method, token: who.tokens.accessToken, ...(json && { json }) });
/** Sends a call for the head coach's team. */
const act = async (who: TestAccount, method: string, path: string, json?: object, team = idOf(head)) =>
  readAnswer(
    await fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${who.tokens.accessToken}`,
        [TEAM_HEADER]: team,
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(json ?? { nothing: true }) }),
    }),
  );
const forTeam = (method: string, path: string, json?: object, who = helper) =>
  act(who, method, `/api/v1/coach/${path}`, json);
const save = (rights: readonly TeamRight[], coach = 'Hal') =>
  send(head, 'PUT', 'coach/assistants', { coach, rights });

beforeAll(async () => {
  server = await startTestServer({ database: 'embedded', worker: true });
  head = await accountOfRole(server, 'Coach', 'Carla');
  helper = await accountOfRole(server, 'Coach', 'Hal');
  stranger = await accountOfRole(server, 'Coach', 'Otto');
  ann = await accountOfRole(server, 'Player', 'Ann');
  const { body } = await send(head, 'POST', `coach/invite-player?playerId=${idOf(ann)}`);
  const invitationId = (body as TeamInvitation).id;
  await send(ann, 'POST', 'coach/invitation-respond', { invitationId, invitationStatus: 10 });
});
afterAll(() => server.close());

test('adds another coach by name or email, who hears of it, and nobody else', async () => {
  for (const wrong of ['Ann', 'Nobody', 'Carla', ann.email]) {
    expect((await save([], wrong)).status, wrong).toBe(404);
  }
  expect((await save(['review'], helper.email.toUpperCase())).body).toEqual([
    { userId: idOf(helper), userName: 'Hal', rights: ['view', 'review'] },
  ]);
  expect(JSON.stringify((await helper.get('/api/v1/notifications')).body)).toContain(
    'Carla made you an assistant coach',
  );
  expect((await send(helper, 'GET', 'coach/assisted-teams')).body).toMatchObject([
    { coachId: idOf(head), coach: 'Carla', rights: ['view', 'review'] },
  ]);
  // Again changes the rights.
  expect((await save(['folders'])).body as Assistant[]).toMatchObject([{ rights: ['view', 'folders'] }]);
});

test('each call on the team needs its right; without one only the head coach makes it', async () => {
  const endpoints = ENDPOINTS as Record<string, Endpoint>;
  const calls: [string, TeamRight | null][] = Object.entries(TEAM_CALLS);
  expect(calls.length).toBeGreaterThan(60);
  const refused = async (name: string) => {
    const { method, path } = endpoints[name]!;
    const answer = await act(helper, method, path.replaceAll(/\{\w+\}/g, crypto.randomUUID()));
    return answer.status === 403 && problemCode(answer) === 'right-needed';
  };
  for (const missing of [null, ...TEAM_RIGHTS.filter((right) => right !== 'view')]) {
    await save(TEAM_RIGHTS.filter((right) => right !== missing));
    for (const [name, needed] of calls) {
      expect(await refused(name), `${name} without ${missing}`).toBe(needed === null || needed === missing);
    }
  }
});

test('an assistant sees the team, uploads into its folders and writes notes of their own', async () => {
  await save(TEAM_RIGHTS);
  expect((await forTeam('GET', 'team-players-list')).body).toMatchObject({ players: [{ userName: 'Ann' }] });
  // Without the header a coach's calls are about their own team.
  expect((await send(helper, 'GET', 'coach/team-players-list')).body).toMatchObject({ players: [] });
  await send(head, 'POST', 'coach/player-notes', { playerId: idOf(ann), text: 'Private to Carla' });
  const { body } = await forTeam('POST', 'player-notes', { playerId: idOf(ann), text: 'Hal’s note' });
  expect((body as CoachedProfile).notes.map(({ text }) => text)).toEqual(['Hal’s note']);
  const ofHead = (await send(head, 'GET', `coach/player-profile?playerId=${idOf(ann)}`))
    .body as CoachedProfile;
  expect(ofHead.notes.map(({ text }) => text)).toEqual(['Private to Carla']);

  const form = new FormData();
  form.append('file', new Blob([sampleReplay()]), 'scrim.replay');
  const uploaded = await fetch(`${server.url}/api/v1/coach/private-replay-upload?folderName=Scrims`, {
    method: 'POST',
    headers: { authorization: `Bearer ${helper.tokens.accessToken}`, [TEAM_HEADER]: idOf(head) },
    body: form,
  });
  expect(uploaded.status).toBe(201);
  const folders = async (who: TestAccount) =>
    ((await send(who, 'GET', 'coach/folders')).body as { items: { name: string }[] }).items.map(
      ({ name }) => name,
    );
  expect([await folders(head), await folders(helper)]).toEqual([['Scrims'], []]);
});

test('an assistant never pays for, names or hands on the team, and leaves or is removed at once', async () => {
  await save(TEAM_RIGHTS);
  // Payments and the account are always their own.
  const own = await act(helper, 'GET', '/api/profile/profile');
  expect(own.body).toMatchObject({ userName: 'Hal' });
  const endpoints = ENDPOINTS as Record<string, Endpoint>;
  const areas = new Set(Object.keys(TEAM_CALLS).map((name) => endpoints[name]!.area));
  expect([...areas].sort()).toEqual(['coach-folders', 'coach-room', 'gamedata', 'match-reviews', 'team']);
  expect((await forTeam('PUT', 'team', { name: 'Stolen' })).status).toBe(403);
  expect((await forTeam('PUT', 'assistants', { coach: 'Otto', rights: ['roster'] })).status).toBe(403);

  const players = (who: TestAccount) => forTeam('GET', 'team-players-list', undefined, who);
  expect(problemCode(await players(stranger))).toBe('not-assistant');
  expect((await act(ann, 'GET', '/api/v1/coach/team-players-list')).status).toBe(403);
  const nonsense = await act(helper, 'GET', '/api/v1/coach/team-players-list', undefined, 'x');
  expect(problemCode(nonsense)).toBe('not-assistant');
  expect((await send(stranger, 'DELETE', `coach/assistants/${idOf(helper)}`)).status).toBe(404);
  expect((await send(head, 'DELETE', `coach/assistants/${idOf(helper)}`)).body).toEqual([]);
  expect(problemCode(await players(helper))).toBe('not-assistant');
  await save(['roster']);
  expect((await send(helper, 'DELETE', `coach/assisted-teams/${idOf(head)}`)).body).toEqual([]);
  expect((await send(helper, 'DELETE', `coach/assisted-teams/${idOf(head)}`)).status).toBe(404);
  expect(problemCode(await players(helper))).toBe('not-assistant');
});
