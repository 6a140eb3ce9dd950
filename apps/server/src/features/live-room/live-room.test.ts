import { randomUUID } from 'node:crypto';
import {
  type BodyOf,
  type ListedLiveRoom,
  type LiveLead,
  type LiveRoom,
  type LiveRoomNow,
  type ReviewedMatch,
  type ReviewMark,
  TEAM_HEADER,
  type TeamInvitation,
} from '@datacoach/contract';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../platform/clock/clock.ts';
import { call, done, readAnswer, refused, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { type EventPage, listenToEvents } from '../../testing/listen-to-events.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { type StoredGame, storeGames } from '../../testing/store-games.ts';
import { revokeSignIns } from '../auth/index.ts';
import { endIdleRooms } from './change-room.ts';

describe.each(DATABASE_KINDS)('%s', async (kind) => {
  const clock = new MovingClock();
  let pages: EventPage[] = [];

  const getId = (who: TestAccount) => who.tokens.user.id;
  const send = (who: TestAccount, method: string, path: string, json?: object, at = server) =>
    call(`${at.url}/api/v1/${path}`, { method, token: who.tokens.accessToken, json });
  const open = async (invited = [ann, bo], matchId = games[0]!.matchId) => {
    const body = { matchId, playerIds: invited.map(getId), time: 3 };
    return (await done<{ id: string }>(send(coach, 'POST', 'coach/live-rooms', body))).id;
  };
  const read = (who: TestAccount, roomId: string) =>
    done<LiveRoomNow>(send(who, 'GET', `live-rooms/${roomId}`));
  const join = async (who: TestAccount, roomId: string, at = server) => {
    const page = await listenToEvents(`${at.url}/api/v1/live-rooms/${roomId}/stream`, who.tokens.accessToken);
    pages.push(page);
    return page;
  };
  const move = (part: Partial<BodyOf<'leadLiveRoom'>> = {}): BodyOf<'leadLiveRoom'> => ({
    ...{ matchId: games[0]!.matchId, time: 12, playing: true, speed: 0.5, camera: 'ball', player: null },
    ...{ pose: null, page: 'one' },
    ...part,
  });
  const lead = (who: TestAccount, roomId: string, part?: Partial<BodyOf<'leadLiveRoom'>>, at = server) =>
    send(who, 'PUT', `live-rooms/${roomId}/lead`, move(part), at);
  const arrow = (id: string): ReviewMark => ({
    ...{ id, kind: 'arrow', color: 'pink' },
    points: [
      { x: 0, y: 0 },
      { x: 900, y: 2000 },
    ],
  });
  const isHere = (who: TestAccount, isHere: boolean) => (room: LiveRoom) =>
    room.people.some((one) => one.userId === getId(who) && one.isHere === isHere);

  const config = { accessTokenMs: DAY_MS, refreshTokenMs: DAY_MS };
  const server = await startTestServer({ database: kind, clock, config });
  /** A second process on the same database; the first one again if the database allows only one. */
  const second =
    kind === 'postgres' ? await startTestServer({ database: kind, clock, config, nextTo: server }) : server;
  const coach = await createAccountWithRole(server, 'Coach', 'Carla');
  const helper = await createAccountWithRole(server, 'Coach', 'Hal');
  const stranger = await createAccountWithRole(server, 'Coach', 'Otto');
  const [ann, bo] = [
    await createAccountWithRole(server, 'Player', 'Ann'),
    await createAccountWithRole(server, 'Player', 'Bo'),
  ];
  for (const who of [ann, bo]) {
    const invited = send(coach, 'POST', `coach/invite-player?playerId=${getId(who)}`);
    const { id } = await done<TeamInvitation>(invited);
    await done(send(who, 'POST', 'coach/invitation-respond', { invitationId: id, invitationStatus: 10 }));
  }
  clock.forward(60 * MINUTE_MS);
  const at = (minutes: number) => ({ playedAt: new Date(clock.now().getTime() - minutes * MINUTE_MS) });
  const { database } = server.platform;
  /** The coach's uploads, which everyone on the team may see, and one of Ann's, which Bo may not. */
  const games = await storeGames(database, getId(coach), `steam:${getId(coach)}`, [at(30), at(20)]);
  const own = await storeGames(database, getId(ann), `steam:${getId(ann)}`, [at(15), at(10)]);
  const annsGame: StoredGame = own[1]!;
  afterAll(async () => {
    if (second !== server) await second.close();
    await server.close();
  });
  beforeEach(async () => {
    for (const page of pages) page.close();
    pages = [];
    await server.platform.database.pool.query('delete from live_rooms');
  });

  test('invites players, who are notified and see what the coach shows, from any process', async () => {
    const roomId = await open();
    const news = await send(ann, 'GET', 'notifications');
    expect(JSON.stringify(news.body)).toContain(`/live-room/${roomId}`);
    expect((await done<{ items: ListedLiveRoom[] }>(send(ann, 'GET', 'live-rooms'))).items).toMatchObject([
      { id: roomId, coachId: getId(coach), coach: 'Carla' },
    ]);
    const [coachPage, annPage] = [await join(coach, roomId), await join(ann, roomId, second)];
    expect(annPage.headers['content-type']).toContain('text/event-stream');
    expect(annPage.headers['cache-control']).toBe('no-store');
    expect(await annPage.heard<LiveLead>('lead')).toMatchObject({ time: 3, playing: false, page: 'nobody' });
    await coachPage.heard('room', isHere(ann, true));

    const { turn } = await done<{ turn: number }>(lead(coach, roomId));
    const led = await annPage.heard<LiveLead>('lead', (one) => one.turn === turn);
    expect(led).toMatchObject(move());
    expect(led.age).toBeGreaterThanOrEqual(0);
    const marks = [arrow('way')];
    const matchId = games[0]!.matchId;
    await done(send(coach, 'PUT', `live-rooms/${roomId}/marks`, { matchId, marks }));
    expect(await annPage.heard<ReviewMark[]>('marks', ({ length }) => length > 0)).toEqual(marks);
    await done(send(coach, 'PUT', `live-rooms/${roomId}/pointer`, { at: { x: 1.4, y: -99_000 } }));
    expect(await annPage.heard('pointer')).toEqual({ at: { x: 1, y: -99_000 } });

    // Latecomers get the current state right away, with its age.
    clock.forward(4000);
    const late = await join(bo, roomId, second);
    expect(await late.heard<LiveLead>('lead')).toMatchObject({ time: 12, turn });
    expect((await late.heard<LiveLead>('lead')).age).toBeGreaterThanOrEqual(4000);
    expect(await late.heard('marks')).toEqual(marks);
    annPage.close();
    await coachPage.heard('room', (room: LiveRoom) => isHere(ann, false)(room) && isHere(bo, true)(room));
  });

  test('the match opens in the room to those it can be shown to, and only while the room watches it', async () => {
    const roomId = await open();
    const at = (matchId: string, rest = '') => `live-rooms/${roomId}/match/${matchId}${rest}`;
    for (const rest of ['', '/events', '/tracks']) {
      expect((await send(bo, 'GET', at(games[0]!.matchId, rest))).status).toBe(200);
      expect((await send(bo, 'GET', at(games[1]!.matchId, rest))).status).toBe(404);
    }
    const { items } = await done<{ items: ReviewedMatch[] }>(
      send(coach, 'GET', `live-rooms/${roomId}/games`),
    );
    expect(items.map(({ id }) => id)).toEqual(
      expect.arrayContaining([games[0]!.matchId, games[1]!.matchId, annsGame.matchId]),
    );
    const page = await join(bo, roomId);
    await done(lead(coach, roomId));
    await done(send(coach, 'PUT', `live-rooms/${roomId}/match`, { matchId: annsGame.matchId }));
    const room = await page.heard<LiveRoom>('room', ({ matchId }) => matchId === annsGame.matchId);
    expect(room.people.map(({ userName, canWatch }) => [userName, canWatch])).toEqual([
      ['Carla', true],
      ['Ann', true],
      ['Bo', false],
    ]);
    expect(await page.heard<LiveLead>('lead', ({ matchId }) => matchId === annsGame.matchId)).toMatchObject({
      time: 0,
      playing: false,
    });
    expect((await send(ann, 'GET', at(annsGame.matchId))).status).toBe(200);
    expect(await refused(send(bo, 'GET', at(annsGame.matchId)))).toEqual([404, 'match-closed']);
    // A move on the game before is late.
    expect(await refused(lead(coach, roomId))).toEqual([409, 'match-switched']);
    expect(
      await refused(send(coach, 'PUT', `live-rooms/${roomId}/match`, { matchId: randomUUID() })),
    ).toEqual([404, 'match-not-found']);
  });

  test('only the leader leads; coaches hand the lead over and take it back', async () => {
    const roomId = await open();
    const page = await join(bo, roomId);
    const give = (who: TestAccount, to: TestAccount) =>
      send(who, 'PUT', `live-rooms/${roomId}/leader`, { userId: getId(to) });
    const matchId = games[0]!.matchId;
    expect(await refused(lead(ann, roomId))).toEqual([409, 'not-leader']);
    const marks = send(ann, 'PUT', `live-rooms/${roomId}/marks`, { matchId, marks: [] });
    expect(await refused(marks)).toEqual([409, 'not-leader']);
    expect(await refused(send(ann, 'PUT', `live-rooms/${roomId}/pointer`, { at: null }))).toEqual([
      409,
      'not-leader',
    ]);
    expect(await refused(give(ann, ann))).toEqual([403, 'coach-only']);
    await done(give(coach, ann));
    await page.heard('room', ({ leaderId }: LiveRoom) => leaderId === getId(ann));
    await done(lead(ann, roomId, { page: 'two' }));
    await page.heard('lead', (one: LiveLead) => one.page === 'two');
    expect(await refused(lead(coach, roomId))).toEqual([409, 'not-leader']);
    // A player gives it back, but to no one else.
    expect(await refused(give(ann, bo))).toEqual([403, 'coach-only']);
    expect(await refused(give(ann, stranger))).toEqual([404, 'person-not-found']);
    await done(give(ann, coach));
    await done(lead(coach, roomId));
    // A leader who is no longer invited loses the lead.
    await done(give(coach, ann));
    await done(send(coach, 'PUT', `live-rooms/${roomId}/players`, { playerIds: [getId(bo)] }));
    expect((await read(coach, roomId)).room.leaderId).toBe(getId(coach));
  });

  test('the room doesn’t exist for anyone who isn’t invited, and closes for those who lose their invitation', async () => {
    const roomId = await open([ann]);
    const matchId = games[0]!.matchId;
    const calls: [string, string, object?][] = [
      ['GET', ''],
      ['GET', '/stream'],
      ['GET', '/games'],
      ['GET', `/match/${matchId}`],
      ['GET', `/match/${matchId}/events`],
      ['GET', `/match/${matchId}/tracks`],
      ['PUT', '/lead', move()],
      ['PUT', '/marks', { matchId, marks: [] }],
      ['PUT', '/pointer', { at: null }],
      ['PUT', '/players', { playerIds: [] }],
      ['PUT', '/leader', { userId: getId(bo) }],
      ['PUT', '/match', { matchId }],
      ['DELETE', ''],
    ];
    for (const who of [bo, stranger, helper]) {
      for (const [method, path, json] of calls) {
        const { status } = await send(who, method, `live-rooms/${roomId}${path}`, json);
        expect([who.tokens.user.name, method, path, status]).toEqual([
          who.tokens.user.name,
          method,
          path,
          404,
        ]);
      }
      expect((await done<{ items: unknown[] }>(send(who, 'GET', 'live-rooms'))).items).toEqual([]);
    }
    // A player in the room can't run it.
    for (const [method, path, json] of calls
      .slice(-4)
      .filter(([, path]) => path !== '/leader')
      .concat([calls[2]!])) {
      expect(await refused(send(ann, method, `live-rooms/${roomId}${path}`, json))).toEqual([
        403,
        'coach-only',
      ]);
    }
    const page = await join(ann, roomId);
    await page.heard('room');
    await done(send(coach, 'PUT', `live-rooms/${roomId}/players`, { playerIds: [] }));
    await page.heard('ended');
    expect(await page.ended).toBe(true);
    expect((await send(ann, 'GET', `live-rooms/${roomId}`)).status).toBe(404);
    const notOfTeam = { playerIds: [getId(stranger)] };
    expect(await refused(send(coach, 'PUT', `live-rooms/${roomId}/players`, notOfTeam))).toEqual([
      404,
      'player-not-found',
    ]);
  });

  test('an assistant with the right to review opens and runs the team’s room; others can’t', async () => {
    const forTeam = async (json: object) =>
      readAnswer(
        await fetch(`${server.url}/api/v1/coach/live-rooms`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${helper.tokens.accessToken}`,
            'content-type': 'application/json',
            [TEAM_HEADER]: getId(coach),
          },
          body: JSON.stringify(json),
        }),
      );
    const save = (rights: string[]) => send(coach, 'PUT', 'coach/assistants', { coach: 'Hal', rights });
    const body = { matchId: annsGame.matchId, playerIds: [getId(ann)], time: 0 };
    await done(save(['folders']));
    expect(await refused(forTeam(body))).toEqual([403, 'right-needed']);
    await done(save(['review']));
    // The coach's own games aren't the team's.
    expect(await refused(forTeam({ ...body, matchId: games[0]!.matchId }))).toEqual([404, 'match-not-found']);
    const { id } = await done<{ id: string }>(forTeam(body));
    expect(await refused(forTeam(body))).toEqual([409, 'room-open']);
    await done(lead(helper, id, { matchId: annsGame.matchId }));
    const { items } = await done<{ items: ReviewedMatch[] }>(send(helper, 'GET', `live-rooms/${id}/games`));
    expect(items.map((one) => one.id)).not.toContain(games[0]!.matchId);
    expect((await read(coach, id)).room).toMatchObject({ coach: 'Carla', leaderId: getId(helper) });
    await done(save(['view']));
    expect((await send(helper, 'GET', `live-rooms/${id}`)).status).toBe(404);
    await done(send(coach, 'DELETE', `coach/assistants/${getId(helper)}`));
  });

  test('rejects requests that no page sends', async () => {
    const roomId = await open();
    const matchId = games[0]!.matchId;
    const pen = (length: number): object => ({
      ...{ id: 'pen', kind: 'pen', color: 'pink' },
      points: Array.from({ length }, () => ({ x: 0.123_456_789, y: 0.1 })),
    });
    const wrong: [string, object][] = [
      ['lead', move({ time: -1 })],
      ['lead', move({ speed: 1000 })],
      ['lead', { ...move(), camera: 'elsewhere' }],
      ['lead', { ...move(), page: 'x'.repeat(41) }],
      ['lead', { ...move(), pose: { position: { x: 1e9, y: 0, z: 0 } } }],
      ['pointer', { at: { x: 1e9, y: 0 } }],
      ['pointer', { at: { x: '1', y: 0 } }],
      ['marks', { matchId, marks: Array.from({ length: 31 }, (_, n) => arrow(`mark-${n}`)) }],
      ['marks', { matchId, marks: [pen(201)] }],
      ['players', { playerIds: Array.from({ length: 51 }, () => randomUUID()) }],
    ];
    for (const [path, json] of wrong) {
      const { status } = await send(coach, 'PUT', `live-rooms/${roomId}/${path}`, json);
      expect([path, status]).toEqual([path, 400]);
    }
    // As many and as long as can be, they arrive.
    const page = await join(ann, roomId);
    const most = Array.from({ length: 30 }, (_, n) => ({ ...pen(200), id: `pen-${n}` }));
    await done(send(coach, 'PUT', `live-rooms/${roomId}/marks`, { matchId, marks: most }));
    expect(await page.heard('marks', (marks: unknown[]) => marks.length === 30)).toEqual(most);
  });

  test('ends for everybody when a coach ends it, or nobody uses it', async () => {
    const first = await open();
    const page = await join(ann, first, second);
    await page.heard('room');
    await done(send(coach, 'DELETE', `live-rooms/${first}`));
    await page.heard('ended');
    expect(await page.ended).toBe(true);
    const listIdle = async () => {
      await endIdleRooms(server.context);
      return (await server.platform.database.pool.query('select id from live_rooms')).rows;
    };
    // A quarter of an hour after the last coach was there.
    const left = await open();
    clock.forward(14 * MINUTE_MS);
    expect(await listIdle()).toEqual([{ id: left }]);
    const coachPage = await join(coach, left);
    const joined = await join(ann, left);
    await joined.heard('room', isHere(coach, true));
    coachPage.close();
    await joined.heard('room', isHere(coach, false));
    clock.forward(14 * MINUTE_MS);
    expect(await listIdle()).toEqual([{ id: left }]);
    clock.forward(2 * MINUTE_MS);
    expect(await listIdle()).toEqual([]);
    await joined.heard('ended');
    expect((await send(ann, 'GET', `live-rooms/${left}`)).status).toBe(404);
    const { rows } = await server.platform.database.pool.query('select 1 from live_room_people');
    expect(rows).toEqual([]);
  });

  test('a page gets no more updates once its sign-in has ended', async () => {
    const page = await join(bo, await open(), second);
    await page.heard('room');
    const { database } = server.platform;
    await database.db.transaction((tx) => revokeSignIns(tx, getId(bo), clock.now()));
    expect(await page.ended).toBe(true);
  });
});

test('moves, drawings and pointing are limited per account, each', async () => {
  const server = await startTestServer({
    database: 'embedded',
    rateLimits: { liveRoom: { max: 2, timeWindow: MINUTE_MS } },
  });
  try {
    const [one, other] = [
      await createAccountWithRole(server, 'Coach'),
      await createAccountWithRole(server, 'Coach'),
    ];
    const point = async (who: TestAccount, path = 'pointer') =>
      (
        await who.send('PUT', `/api/v1/live-rooms/${randomUUID()}/${path}`, {
          at: null,
          matchId: randomUUID(),
          marks: [],
        })
      ).status;
    expect([await point(one), await point(one), await point(one)]).toEqual([404, 404, 429]);
    expect([await point(one, 'marks'), await point(other)]).toEqual([404, 404]);
  } finally {
    await server.close();
  }
});
