import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type {
  GuardianRequest,
  LiveRoomNow,
  SchoolTeam,
  TeamBoard,
  TeamInvitation,
} from '@datacoach/contract';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { call, done, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';
import { eraseLeavers } from './school-team.ts';

const MAX_IDENTITY = 'steam:5001';
const GUARDIAN = 'guardian@example.org';
const clock = new MovingClock();

const getId = (account: TestAccount) => account.tokens.user.id;
const send = (account: TestAccount | null, method: string, path: string, json?: object) =>
  call(`${server.url}/api/v1/${path}`, { method, token: account?.tokens.accessToken, json });
const run = (query: string, values: unknown[]) => server.platform.database.pool.query(query, values);
const count = async (query: string, values: unknown[]) => (await run(query, values)).rows.length;
/** Files keep whole seconds. */
const wholeSecond = () => new Date(Math.ceil(clock.now().getTime() / 1000) * 1000);
const dayIn = (days: number) => new Date(clock.now().getTime() + days * DAY_MS).toISOString().slice(0, 10);

async function player(name: string, ageBand: string): Promise<TestAccount> {
  const account = await createAccountWithRole(server, 'Player', name);
  await run(
    `insert into get_started_answers (user_id, age_band) values ($1, $2)
       on conflict (user_id) do update set age_band = $2`,
    [getId(account), ageBand],
  );
  return account;
}
async function join(who: TestAccount): Promise<string> {
  const { id } = await done<TeamInvitation>(
    send(coach, 'POST', `coach/invite-player?playerId=${getId(who)}`),
  );
  await done(send(who, 'POST', 'coach/invitation-respond', { invitationId: id, invitationStatus: 10 }));
  return id;
}
const remove = (who: TestAccount) =>
  done(send(coach, 'DELETE', `coach/remove-player-from-team?playerId=${getId(who)}`));
const save = (json: object) => send(coach, 'PUT', 'coach/school', json);
const school = async () => (await done<{ school: SchoolTeam }>(send(coach, 'GET', 'coach/school'))).school;
const rule = async (key: string) => (await school()).rules.find((one) => one.rule === key)!;
const of = (who: TestAccount, part: string) => `coach/school/members/${getId(who)}/${part}`;
const board = async () => {
  const { members } = await done<TeamBoard>(send(coach, 'GET', 'coach/team-board?mode=10'));
  return members.map(({ userName, games: played, waitsForConsent }) => ({
    userName,
    played,
    waitsForConsent,
  }));
};
const ask = (who = max, email = GUARDIAN) => send(coach, 'POST', of(who, 'consent-mail'), { email });
async function mailedToken(email = GUARDIAN): Promise<string> {
  const mail = (await readOutbox(server, email)).at(-1)!;
  return /guardian-consent\?token=([\w-]+)/.exec(mail)![1]!;
}
const lookUp = (token: string) => send(null, 'POST', 'guardian-consents/look-up', { token });
const reply = (token: string, guardian: string | null) =>
  send(null, 'POST', 'guardian-consents/answer', { token, guardian });
const news = async (who: TestAccount) => JSON.stringify((await who.get('/api/v1/notifications')).body);

const server = await startServerForTests({
  database: 'embedded',
  clock,
  rateLimits: { coachMail: { max: 5, timeWindow: DAY_MS } },
  config: { accessTokenMs: 900 * DAY_MS, refreshTokenMs: 900 * DAY_MS },
});
const coach = await createAccountWithRole(server, 'Coach', 'Carla');
/** 13 to 15, on the team with a surname in the username. */
const max = await player('Max Mustermann', '13-15');
const ada = await player('Ada Adult', '18-or-older');
await join(max);
await join(ada);
const start = wholeSecond().getTime();
const games = await storeGames(
  server.platform.database,
  getId(max),
  MAX_IDENTITY,
  [1, 2, 3].map((n) => ({ playedAt: new Date(start + n * 60_000), times: 0.7 + n / 5 })),
);
clock.forward(DAY_MS);
const seasonEndsOn = dayIn(100);

test('a school team needs a school name and a season that ends within 400 days', async () => {
  expect(await done(send(coach, 'GET', 'coach/school'))).toEqual({ school: null });
  expect((await ask()).status).toBe(404);
  expect((await send(coach, 'GET', 'coach/school/export')).status).toBe(404);
  expect((await send(coach, 'DELETE', 'coach/school')).status).toBe(404);
  const wrong = [
    { name: '', seasonEndsOn },
    { name: 'Lincoln High', seasonEndsOn: 'soon' },
    { name: 'Lincoln High', seasonEndsOn: dayIn(0) },
    { name: 'Lincoln High', seasonEndsOn: dayIn(500) },
  ];
  for (const body of wrong) {
    const answer = await save(body);
    expect([body, answer.status]).toEqual([body, 400]);
  }
});

test('a school team hides surnames and closes public pages of members under 18, and says so', async () => {
  const visibility = (who: 'link' | 'team') =>
    send(max, 'PATCH', 'filestorage/replays', { which: { ids: [games[0]!.replayId] }, visibility: who });
  const shared = await done<{ items: { own: { shareKey: string } }[] }>(visibility('link'));
  const link = `gamedata/shared/${shared.items[0]!.own.shareKey}`;
  const career = await done<{ token: string }>(send(max, 'PUT', 'career/share', { parts: ['record'] }));
  expect((await send(null, 'GET', link)).status).toBe(200);
  expect((await send(null, 'GET', `career/shared/${career.token}`)).status).toBe(200);

  await done(save({ name: 'Lincoln High', seasonEndsOn }));
  for (const path of [link, `career/shared/${career.token}`]) {
    expect([path, (await send(null, 'GET', path)).status]).toEqual([path, 404]);
  }
  expect(getProblemCode(await visibility('link'))).toBe('school-team');
  expect(getProblemCode(await send(max, 'PUT', 'career/share', { parts: ['record'] }))).toBe('school-team');
  expect((await visibility('team')).status).toBe(200);
  expect(await news(max)).toContain('Your public links are closed');
  expect(await news(ada)).not.toContain('Your public links are closed');

  for (const path of ['team-players-list', 'invitations', 'team-board', 'team-homework', 'school']) {
    const text = JSON.stringify(await done(send(coach, 'GET', `coach/${path}`)));
    expect([path, text.includes('Max'), text.includes('Mustermann')]).toEqual([path, true, false]);
    // The rules are for members under 18.
    expect([path, text.includes('Ada Adult')]).toEqual([path, true]);
  }
  const [mine] = await done<TeamInvitation[]>(send(max, 'GET', 'coach/invitations'));
  const underAge = { shownAs: 'Max', consent: 'missing' };
  expect(mine!.school).toEqual({ name: 'Lincoln High', seasonEndsOn, underAge });
  const [adult] = await done<TeamInvitation[]>(send(ada, 'GET', 'coach/invitations'));
  expect(adult!.school).toMatchObject({ underAge: null });
});

test('a match that others share has no public page while a member under 18 plays in it', async () => {
  const owner = await createAccountWithRole(server, 'Player', 'Olga');
  const [game] = await storeGames(server.platform.database, getId(owner), 'steam:6001', [
    { playedAt: wholeSecond() },
  ]);
  const { items } = await done<{ items: { own: { shareKey: string } }[] }>(
    send(owner, 'PATCH', 'filestorage/replays', { which: { ids: [game!.replayId] }, visibility: 'link' }),
  );
  const link = `gamedata/shared/${items[0]!.own.shareKey}`;
  expect((await send(null, 'GET', link)).status).toBe(200);
  await run(
    `update match_players set identity = $1
      where ctid = (select ctid from match_players where match_id = $2 and identity <> 'steam:6001' limit 1)`,
    [MAX_IDENTITY, game!.matchId],
  );
  await run(`update player_identities set link_status = 'verified' where identity = $1`, [MAX_IDENTITY]);
  expect((await send(null, 'GET', link)).status).toBe(404);
});

test('games of a member under 18 show only with a guardian’s consent on paper', async () => {
  const isShown = async () => [
    (await board()).find(({ userName }) => userName === 'Max')!.played > 0,
    (await send(coach, 'GET', `gamedata/match/${games[0]!.matchId}`)).status === 200,
    (await send(coach, 'GET', `filestorage/get-replay/${getId(max)}`)).status === 200,
  ];
  expect(await isShown()).toEqual([false, false, false]);
  expect(await rule('consent')).toEqual({ rule: 'consent', holds: false, missing: [getId(max)] });
  const form = { guardian: 'Maria Mustermann', signedOn: dayIn(-2) };
  const record = (body: object, who = max) => send(coach, 'PUT', of(who, 'consent'), body);
  expect((await record({ ...form, signedOn: dayIn(5) })).status).toBe(400);
  expect(getProblemCode(await record(form, ada))).toBe('is-adult');
  const { school: recorded } = await done<{ school: SchoolTeam }>(record(form));
  const { consent } = recorded.members.find(({ playerId }) => playerId === getId(max))!;
  expect(consent).toMatchObject({
    state: 'given',
    how: 'paper',
    guardian: form.guardian,
    recordedBy: 'Carla',
  });
  expect(consent!.at!.slice(0, 10)).toBe(form.signedOn);
  expect(await isShown()).toEqual([true, true, true]);
  expect(await rule('consent')).toMatchObject({ holds: true, missing: [] });
  expect(getProblemCode(await record(form))).toBe('already-agreed');
  await done(send(coach, 'DELETE', of(max, 'consent')));
  expect(await isShown()).toEqual([false, false, false]);
  expect(await news(max)).toContain('consent was withdrawn');
});

test('a guardian is mailed only so often', async () => {
  const email = 'flooded@example.org';
  for (let n = 0; n < 5; n++) await done(ask(max, email));
  const token = await mailedToken(email);
  expect((await ask(max, email.toUpperCase())).status).toBe(429);
  expect((await lookUp(token)).status).toBe(200);
  await done(send(coach, 'DELETE', of(max, 'consent')));
});

test('a guardian agrees and withdraws with a mailed link, which expires and can be canceled', async () => {
  await done(ask());
  const canceled = await mailedToken();
  await done(send(coach, 'DELETE', of(max, 'consent')));
  expect((await lookUp(canceled)).status).toBe(404);

  await done(ask());
  const late = await mailedToken();
  clock.forward(15 * DAY_MS);
  expect([(await lookUp(late)).status, (await reply(late, 'Maria')).status]).toEqual([410, 410]);

  await done(ask());
  const token = await mailedToken();
  const { rows } = await run('select token_hash from school_members where player_id = $1', [getId(max)]);
  expect(rows).toEqual([{ token_hash: createHash('sha256').update(token).digest('hex') }]);
  const asked = await done<GuardianRequest>(lookUp(token));
  expect(asked).toEqual({
    player: 'Max',
    school: 'Lincoln High',
    coach: 'Carla',
    seasonEndsOn,
    state: 'asked',
    guardian: null,
  });
  expect((await reply(token, ' ')).status).toBe(400);
  expect((await reply(token, null)).status).toBe(409);
  expect(await done(reply(token, 'Maria M.'))).toMatchObject({ state: 'given', guardian: 'Maria M.' });
  expect((await reply(token, 'Someone else')).status).toBe(409);
  expect((await board()).find(({ userName }) => userName === 'Max')).toMatchObject({
    waitsForConsent: false,
  });
  expect(await news(coach)).toContain('Max has a guardian’s consent now');
  // Also after the time to agree is over.
  clock.forward(20 * DAY_MS);
  expect(await done(reply(token, null))).toMatchObject({ state: 'withdrawn' });
  expect((await board()).find(({ userName }) => userName === 'Max')).toMatchObject({ waitsForConsent: true });
  await done(send(coach, 'PUT', of(max, 'consent'), { guardian: 'Maria M.', signedOn: dayIn(0) }));
});

test('the coach chooses a nickname; two of the same first name get different numbers', async () => {
  const twin = await player('Max_Other', '16-17');
  const unknown = await createAccountWithRole(server, 'Player', 'Uma Unknown');
  await join(twin);
  await join(unknown);
  const names = async () => (await school()).members.map(({ userName, age }) => [userName, age]);
  expect(await names()).toEqual([
    ['Max', 'under-18'],
    ['Ada Adult', 'adult'],
    ['Max 2', 'under-18'],
    // Whoever hasn't said their age is treated as under 18.
    ['Uma', 'unknown'],
  ]);
  const rename = (who: TestAccount, name: string) => send(coach, 'PUT', of(who, 'name'), { name });
  expect((await rename(twin, 'Max Other')).status).toBe(400);
  expect(getProblemCode(await rename(twin, 'max'))).toBe('name-taken');
  expect(getProblemCode(await rename(ada, 'Adi'))).toBe('is-adult');
  await done(rename(twin, 'Turbo'));
  expect((await names())[2]).toEqual(['Turbo', 'under-18']);
  await remove(unknown);
  await remove(twin);
});

test('folders, matches and shared scouting reports show the team’s names', async () => {
  const { folderId } = await done<{ folderId: string }>(
    send(coach, 'POST', 'coach/replay-folder?folderName=Scrims'),
  );
  const [scrim] = await storeGames(server.platform.database, getId(coach), MAX_IDENTITY, [
    { playedAt: wholeSecond() },
  ]);
  await run('update replays set folder_id = $1 where id = $2', [folderId, scrim!.replayId]);
  const name = scrim!.result.report.players.find(({ key }) => key === scrim!.me)!.name;
  expect(name).not.toBe('Max');
  const shown = async (path: string, who: TestAccount | null = coach) => {
    const text = JSON.stringify(await done(send(who, 'GET', path)));
    return [text.includes('"Max"') || text.includes('Max,'), text.includes(`"${name}"`)];
  };
  expect(await shown(`coach/folder-by-id?folderId=${folderId}`)).toEqual([true, false]);
  const match = `gamedata/match/${scrim!.matchId}`;
  expect(await shown(match)).toEqual([true, false]);
  expect(await shown(`${match}/events`)).toEqual([true, false]);
  expect(await shown(`gamedata/event-list?matchId=${scrim!.matchId}`)).toEqual([true, false]);
  expect(await shown(`${match}/ballchasing`)).toEqual([true, false]);
  const opened = { matchId: scrim!.matchId, playerIds: [getId(max)], time: 0 };
  const { id: roomId } = await done<{ id: string }>(send(coach, 'POST', 'coach/live-rooms', opened));
  const { room } = await done<LiveRoomNow>(send(coach, 'GET', `live-rooms/${roomId}`));
  expect(room.people.map(({ userName }) => userName)).toEqual(['Carla', 'Max']);
  expect(await shown(`live-rooms/${roomId}/match/${scrim!.matchId}`)).toEqual([true, false]);
  expect(await shown(`live-rooms/${roomId}/match/${scrim!.matchId}/events`)).toEqual([true, false]);
  await done(send(coach, 'DELETE', `live-rooms/${roomId}`));
  const { rows } = await run('select blob_key from replays where id = $1', [scrim!.replayId]);
  await server.platform.blobs.put((rows as { blob_key: string }[])[0]!.blob_key, Readable.from('file'));
  const exported = await fetch(`${server.url}/api/v1/account/export`, {
    headers: { authorization: `Bearer ${coach.tokens.accessToken}` },
  });
  const zip = unzipSync(new Uint8Array(await exported.arrayBuffer()));
  const file = strFromU8(zip[`matches/${scrim!.matchId}.json`]!);
  expect([file.includes('"Max"'), file.includes(`"${name}"`)]).toEqual([true, false]);
  const { teams } = await done<{ teams: { key: string; name: string }[] }>(
    send(coach, 'GET', `coach/folder-by-id?folderId=${folderId}`),
  );
  const own = teams.find(({ name: shownName }) => shownName.includes('Max'))!;
  const { path } = await done<{ path: string }>(
    send(coach, 'POST', `coach/scout-pages?folderId=${folderId}`, { Team: own.key, days: 7 }),
  );
  expect(await shown(path.replace('/scout/', 'scout-pages/'), null)).toEqual([true, false]);
  // Someone else with this name in another match keeps it.
  const [other] = await storeGames(server.platform.database, getId(coach), 'steam:6002', [
    { playedAt: wholeSecond() },
  ]);
  const { items } = await done<{ items: { matchId: string; playerName: string }[] }>(
    send(coach, 'GET', 'gamedata/event-list?player=all&kind=goal&pageSize=100'),
  );
  const scorers = (matchId: string) =>
    new Set(items.flatMap((item) => (item.matchId === matchId ? item.playerName : [])));
  expect([scorers(scrim!.matchId), scorers(other!.matchId)]).toEqual([new Set(['Max']), new Set([name])]);
  // The player's own pages keep the name of the game.
  expect((await shown(`gamedata/match/${games[0]!.matchId}`, max))[1]).toBe(true);
});

test('the export for the school has members, consents and stats without surnames', async () => {
  const answer = await fetch(`${server.url}/api/v1/coach/school/export`, {
    headers: { authorization: `Bearer ${coach.tokens.accessToken}` },
  });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
  const zip = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const files = new Map(Object.entries(zip).map(([name, bytes]) => [name, strFromU8(bytes)]));
  expect([...files.keys()]).toEqual(['members.csv', 'consents.csv', 'stats.csv']);
  expect(files.get('members.csv')).toContain('Max,under-18,Lincoln High');
  expect(files.get('consents.csv')).toContain('Max,given,paper,Maria M.');
  expect(files.get('stats.csv')).toMatch(/Max,Doubles,\d/);
  expect([...files.values()].join('')).not.toContain('Mustermann');
  expect(await count(`select 1 from audit_entries where action = 'export-school-team'`, [])).toBe(1);
});

test('the team’s data of a player who left is erased 30 days after the season, and the coach is notified before', async () => {
  const lea = await player('Lea Leaver', '16-17');
  await join(lea);
  await done(send(coach, 'PUT', of(lea, 'consent'), { guardian: 'Len', signedOn: dayIn(0) }));
  await done(send(coach, 'POST', 'coach/player-notes', { playerId: getId(lea), text: 'Private' }));
  await done(send(coach, 'POST', 'coach/player-notes', { playerId: getId(max), text: 'Stays' }));
  const helper = await createAccountWithRole(server, 'Coach', 'Hal');
  const ned = await player('Ned Never', '16-17');
  const asked = await done<TeamInvitation>(send(coach, 'POST', `coach/invite-player?playerId=${getId(ned)}`));
  const declined = { invitationId: asked.id, invitationStatus: 15 };
  await done(send(ned, 'POST', 'coach/invitation-respond', declined));
  const writeNote = (who: TestAccount, text: string) =>
    run('insert into player_notes (coach_id, player_id, text, written_at) values ($1, $2, $3, $4)', [
      getId(helper),
      getId(who),
      text,
      clock.now(),
    ]);
  await writeNote(lea, 'Before helping');
  clock.forward(1000);
  await done(send(coach, 'PUT', 'coach/assistants', { coach: 'Hal', rights: ['roster'] }));
  clock.forward(1000);
  await writeNote(lea, 'As assistant');
  await writeNote(ned, 'Never on the team');
  const listNotes = async () =>
    (await run('select text from player_notes where coach_id = $1 order by text', [getId(helper)])).rows.map(
      ({ text }: { text: string }) => text,
    );
  await remove(lea);
  const held = async (who: TestAccount) => {
    const tables = ['player_notes', 'school_members', 'team_invitations'];
    const rows = tables.map((table) => count(`select 1 from ${table} where player_id = $1`, [getId(who)]));
    return (await Promise.all(rows)).map((found) => found > 0);
  };
  const eraseOn = new Date(Date.parse(seasonEndsOn) + 30 * DAY_MS).toISOString().slice(0, 10);
  expect((await school()).leavers).toContainEqual({ playerId: getId(lea), userName: 'Lea', eraseOn });
  const until = (day: string) => clock.forward(Date.parse(day) - clock.now().getTime());
  until(new Date(Date.parse(eraseOn) - 8 * DAY_MS).toISOString());
  await eraseLeavers(server.context);
  expect(await news(coach)).not.toContain('will be erased on');
  clock.forward(2 * DAY_MS);
  await eraseLeavers(server.context);
  expect(await news(coach)).toContain('will be erased on');
  expect(await rule('season')).toMatchObject({ holds: false });
  // A new season doesn't postpone it.
  await done(save({ name: 'Lincoln High', seasonEndsOn: dayIn(200) }));
  expect(await held(lea)).toEqual([true, true, true]);
  until(`${eraseOn}T08:00:00Z`);
  await eraseLeavers(server.context);
  expect(await listNotes()).toEqual(['Before helping', 'Never on the team']);
  expect(await count('select 1 from team_invitations where player_id = $1', [getId(ned)])).toBe(0);
  expect(await held(lea)).toEqual([true, false, false]);
  expect(await held(max)).toEqual([true, true, true]);
  const entries = () => count(`select 1 from audit_entries where action = 'erase-from-school-team'`, []);
  const erased = await entries();
  expect(erased).toBeGreaterThan(0);
  await eraseLeavers(server.context);
  expect([await entries(), (await school()).leavers]).toEqual([erased, []]);
});

test('a former member’s name leaves the team’s folders too', async () => {
  await remove(max);
  clock.forward(400 * DAY_MS);
  await eraseLeavers(server.context);
  const { items } = await done<{ items: { folderId: string }[] }>(send(coach, 'GET', 'coach/folders'));
  const text = JSON.stringify(
    await done(send(coach, 'GET', `coach/folder-by-id?folderId=${items[0]!.folderId}`)),
  );
  expect([text.includes('Former member'), text.includes('"Max"')]).toEqual([true, false]);
});

test('turning it off shows usernames again and erases consents', async () => {
  const back = await player('Ben Benson', '13-15');
  await join(back);
  await done(send(coach, 'PUT', of(back, 'consent'), { guardian: 'Bea', signedOn: dayIn(0) }));
  expect(await done(send(coach, 'DELETE', 'coach/school'))).toEqual({ school: null });
  expect((await board()).map(({ userName }) => userName)).toContain('Ben Benson');
  expect(await count('select 1 from school_members', [])).toBe(0);
  expect(await news(back)).toContain('no longer a school team');
});
