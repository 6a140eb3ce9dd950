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
import { expect, test } from 'vitest';
import { getProblemCode, readAnswer, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const getId = (who: TestAccount) => who.tokens.user.id;
const send = (who: TestAccount, method: string, path: string, json?: object) =>
  who.send(method, `/api/v1/${path}`, json);
/** Sends a call for the head coach's team. */
const act = async (who: TestAccount, method: string, path: string, json?: object, team = getId(head)) =>
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

const server = await startServerForTests({ database: 'embedded', worker: true });
const head = await createAccountWithRole(server, 'Coach', 'Carla');
const helper = await createAccountWithRole(server, 'Coach', 'Hal');
const stranger = await createAccountWithRole(server, 'Coach', 'Otto');
const ann = await createAccountWithRole(server, 'Player', 'Ann');
const { body } = await send(head, 'POST', `coach/invite-player?playerId=${getId(ann)}`);
const invitationId = (body as TeamInvitation).id;
await send(ann, 'POST', 'coach/invitation-respond', { invitationId, invitationStatus: 10 });

test('adds another coach by name or email, who is notified, and nobody else', async () => {
  for (const wrong of ['Ann', 'Nobody', 'Carla', ann.email]) {
    expect((await save([], wrong)).status, wrong).toBe(404);
  }
  expect((await save(['review'], helper.email.toUpperCase())).body).toEqual([
    { userId: getId(helper), userName: 'Hal', rights: ['view', 'review'] },
  ]);
  expect(JSON.stringify((await helper.get('/api/v1/notifications')).body)).toContain(
    'Carla made you an assistant coach',
  );
  expect((await send(helper, 'GET', 'coach/assisted-teams')).body).toMatchObject([
    { coachId: getId(head), coach: 'Carla', rights: ['view', 'review'] },
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
    return answer.status === 403 && getProblemCode(answer) === 'right-needed';
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
  await send(head, 'POST', 'coach/player-notes', { playerId: getId(ann), text: 'Private to Carla' });
  const { body } = await forTeam('POST', 'player-notes', { playerId: getId(ann), text: 'Hal’s note' });
  expect((body as CoachedProfile).notes.map(({ text }) => text)).toEqual(['Hal’s note']);
  const ofHead = (await send(head, 'GET', `coach/player-profile?playerId=${getId(ann)}`))
    .body as CoachedProfile;
  expect(ofHead.notes.map(({ text }) => text)).toEqual(['Private to Carla']);

  const form = new FormData();
  form.append('file', new Blob([sampleReplay()]), 'scrim.replay');
  const uploaded = await fetch(`${server.url}/api/v1/coach/private-replay-upload?folderName=Scrims`, {
    method: 'POST',
    headers: { authorization: `Bearer ${helper.tokens.accessToken}`, [TEAM_HEADER]: getId(head) },
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
  expect([...areas].sort()).toEqual([
    'coach-folders',
    'coach-room',
    'gamedata',
    'live-room',
    'match-reviews',
    'team',
  ]);
  expect((await forTeam('PUT', 'team', { name: 'Stolen' })).status).toBe(403);
  expect((await forTeam('PUT', 'assistants', { coach: 'Otto', rights: ['roster'] })).status).toBe(403);

  const players = (who: TestAccount) => forTeam('GET', 'team-players-list', undefined, who);
  expect(getProblemCode(await players(stranger))).toBe('not-assistant');
  expect((await act(ann, 'GET', '/api/v1/coach/team-players-list')).status).toBe(403);
  const nonsense = await act(helper, 'GET', '/api/v1/coach/team-players-list', undefined, 'x');
  expect(getProblemCode(nonsense)).toBe('not-assistant');
  expect((await send(stranger, 'DELETE', `coach/assistants/${getId(helper)}`)).status).toBe(404);
  expect((await send(head, 'DELETE', `coach/assistants/${getId(helper)}`)).body).toEqual([]);
  expect(getProblemCode(await players(helper))).toBe('not-assistant');
  await save(['roster']);
  expect((await send(helper, 'DELETE', `coach/assisted-teams/${getId(head)}`)).body).toEqual([]);
  expect((await send(helper, 'DELETE', `coach/assisted-teams/${getId(head)}`)).status).toBe(404);
  expect(getProblemCode(await players(helper))).toBe('not-assistant');
});

test('an assistant sees the team’s games, but neither the head coach’s own nor those of their sessions', async () => {
  await save(TEAM_RIGHTS);
  const getMatch = async (name: string) => {
    const { rows } = await server.platform.database.pool.query<{ match_id: string | null }>(
      'select match_id from replays where name = $1',
      [name],
    );
    return rows[0]?.match_id ?? null;
  };
  const upload = async (path: string, seed: number) => {
    const [body, name] = [new FormData(), `game ${seed}.replay`];
    body.append('file', new Blob([sampleReplay({ seed })]), name);
    const headers = { authorization: `Bearer ${head.tokens.accessToken}` };
    await fetch(`${server.url}/api/v1/${path}`, { method: 'POST', headers, body });
    await expect.poll(() => getMatch(name)).not.toBeNull();
    return getMatch(name);
  };
  const scrim = await upload('coach/private-replay-upload?folderName=Scrims', 71);
  const own = await upload('filestorage/replay-upload', 72);
  expect((await head.get(`/api/v1/gamedata/match/${own}`)).status).toBe(200);
  const getStatus = async (path: string, matchId: string | null) =>
    (await act(helper, 'GET', path.replace('{}', `${matchId}`))).status;
  for (const path of [
    '/api/v1/gamedata/match/{}',
    '/api/v1/gamedata/match/{}/events',
    '/api/v1/gamedata/match/{}/tracks',
    '/api/v1/gamedata/event-list?matchId={}',
    '/api/v1/coach/match-reviews/{}',
  ]) {
    expect([path, await getStatus(path, scrim), await getStatus(path, own)]).toEqual([path, 200, 404]);
  }
  // Without a match, it would list the head coach's own games.
  expect(await getStatus('/api/v1/gamedata/event-list', null)).toBe(400);
});

test('an assistant’s calendar is their own and ends with their help', async () => {
  await save(TEAM_RIGHTS);
  const event = { kind: 'scrim', title: 'Finals', text: '', startsAt: '2099-01-01T18:00:00Z', minutes: 60 };
  expect((await send(head, 'POST', 'coach/team-events', event)).status).toBe(201);
  const { feedUrl } = (await act(helper, 'GET', '/api/v1/team-events')).body as { feedUrl: string };
  const feed = async () => (await fetch(server.url + new URL(feedUrl).pathname)).text();
  expect(await feed()).toContain('Finals');
  expect((await send(head, 'DELETE', `coach/assistants/${getId(helper)}`)).status).toBe(200);
  expect(await feed()).not.toContain('Finals');
});

test('nobody works on or joins the team of a banned coach', async () => {
  const banned = await createAccountWithRole(server, 'Coach', 'Bea');
  await send(banned, 'PUT', 'coach/assistants', { coach: helper.email, rights: TEAM_RIGHTS });
  const { url } = (await send(banned, 'POST', 'coach/team-links', {})).body as { url: string };
  const token = new URL(url).searchParams.get('token');
  const team = () => act(helper, 'GET', '/api/v1/coach/team-players-list', undefined, getId(banned));
  expect((await team()).status).toBe(200);
  const admin = await createAccountWithRole(server, 'Admin');
  expect(
    (await send(admin, 'PUT', `admin/users/${getId(banned)}/ban`, { reason: 'Sold seats' })).status,
  ).toBe(200);
  expect(getProblemCode(await team())).toBe('not-assistant');
  expect((await send(helper, 'GET', 'coach/assisted-teams')).body).toEqual([]);
  expect((await send(ann, 'POST', 'team-links/look-up', { token })).status).toBe(404);
  expect((await send(ann, 'POST', 'team-links/join', { token })).status).toBe(404);
});
