import { candidate, teamInvitation, teamPlayer } from '@datacoach/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { type ApiAnswer, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { piecewise } from '../../testing/send-chunks.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { startTrial } from '../membership/index.ts';
import { sendDueMails } from '../notifications/start-mailing.ts';

const [PENDING, ACCEPTED, REJECTED, REMOVED] = [5, 10, 15, 20] as const;

describe.each(DATABASE_KINDS)('teams on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({
    database,
    clock,
    worker: true,
    config: { accessTokenMs: 200 * DAY_MS, refreshTokenMs: 200 * DAY_MS },
  });
  const coach = await createAccountWithRole(server, 'Coach', 'Carla');

  const send = (account: TestAccount, method: string, path: string, json?: object): Promise<ApiAnswer> =>
    account.send(method, `/api/v1/coach/${path}`, json);
  const getId = (account: TestAccount) => account.tokens.user.id;
  const newPlayer = (name = 'Pia') => createAccountWithRole(server, 'Player', name);
  const invite = (who: TestAccount, by = coach) => send(by, 'POST', `invite-player?playerId=${getId(who)}`);
  const add = (who: TestAccount) => send(coach, 'POST', `add-player-to-team?playerId=${getId(who)}`);
  const remove = (who: TestAccount, by = coach) =>
    send(by, 'DELETE', `remove-player-from-team?playerId=${getId(who)}`);
  const respond = (who: TestAccount, invitationId: string, invitationStatus: number) =>
    send(who, 'POST', 'invitation-respond', { invitationId, invitationStatus });
  const invitations = async (who: TestAccount) =>
    teamInvitation.array().parse((await send(who, 'GET', 'invitations')).body);
  const outcome = (answer: ApiAnswer) =>
    answer.status < 300 ? teamInvitation.parse(answer.body).status : getProblemCode(answer);
  const team = async () =>
    z
      .object({
        players: teamPlayer.array(),
        seats: z.number(),
        team: z.object({ name: z.string().nullable(), logoUrl: z.string().nullable() }),
        hasPlan: z.boolean(),
        isEmailConfirmed: z.boolean(),
      })
      .parse((await send(coach, 'GET', 'team-players-list')).body);
  const candidates = async (search: string) =>
    candidate
      .array()
      .parse((await send(coach, 'GET', `candidates?search=${encodeURIComponent(search)}`)).body);

  test('notifies a player of an invitation, which they accept', async () => {
    const player = await newPlayer();
    const sent = await invite(player);
    expect(sent.status).toBe(201);
    expect(teamInvitation.parse(sent.body)).toMatchObject({
      userName: 'Pia',
      userId: getId(player),
      status: PENDING,
      answeredAt: null,
    });
    const [received] = await invitations(player);
    expect(received).toMatchObject({ userName: 'Carla', userId: getId(coach), status: PENDING });
    const shown = await player.get('/api/v1/notifications');
    expect(JSON.stringify(shown.body)).toContain('Carla invited you to join the team.');

    await sendDueMails(server.context);
    const mails = await readOutbox(server, player.email);
    expect(mails.filter((mail) => mail.includes('Carla invited you to join the team.'))).toHaveLength(1);

    expect((await team()).players).toEqual([]);
    expect(outcome(await respond(player, received!.id, ACCEPTED))).toBe(ACCEPTED);
    const { players, seats } = await team();
    expect(players).toMatchObject([{ playerId: getId(player), userName: 'Pia' }]);
    expect(seats).toBe(8);
    expect((await invitations(coach)).map(({ status }) => status)).toEqual([ACCEPTED]);
    expect(outcome(await remove(player))).toBe(REMOVED);
  });

  test('allows only legal status changes', async () => {
    const player = await newPlayer();
    const { id } = teamInvitation.parse((await invite(player)).body);
    expect(outcome(await invite(player))).toBe('already-invited');
    expect(outcome(await add(player))).toBe('already-invited');
    // Nobody can leave a team that they aren't in.
    expect(outcome(await respond(player, id, REMOVED))).toBe('invitation-answered');
    expect((await respond(player, id, PENDING)).status).toBe(400);
    expect(outcome(await respond(player, id, REJECTED))).toBe(REJECTED);
    for (const status of [ACCEPTED, REJECTED, REMOVED]) {
      expect(outcome(await respond(player, id, status))).toBe('invitation-answered');
    }
    expect(outcome(await remove(player))).toBe('not-in-team');

    const again = teamInvitation.parse((await invite(player)).body);
    expect(again.id).not.toBe(id);
    expect(outcome(await remove(player))).toBe(REMOVED);
    expect(outcome(await respond(player, again.id, ACCEPTED))).toBe('invitation-answered');
    // Both sides see one row for the pair, the newest.
    expect((await invitations(player)).map((one) => [one.id, one.status])).toEqual([[again.id, REMOVED]]);
  });

  test('notifies the coach in the bell and by mail when a player joins, declines or leaves', async () => {
    const [joining, declining] = [await newPlayer('Joy'), await newPlayer('Dee')];
    const { id } = teamInvitation.parse((await invite(joining)).body);
    const other = teamInvitation.parse((await invite(declining)).body);
    await respond(joining, id, ACCEPTED);
    await respond(declining, other.id, REJECTED);
    await respond(joining, id, REMOVED);
    const { items } = (await coach.get('/api/v1/notifications')).body as {
      items: { kind: string; title: string; path: string }[];
    };
    const news = items.filter(({ kind }) => kind === 'team-news').map(({ title }) => title);
    expect(news.slice(0, 3).sort()).toEqual([
      'Dee declined your invitation',
      'Joy joined your team',
      'Joy left your team',
    ]);
    await sendDueMails(server.context);
    const mails = await readOutbox(server, coach.email);
    expect(mails.some((mail) => mail.includes('Joy left your team'))).toBe(true);
  });

  test("shows the team's name and logo to the coach and in invitations", async () => {
    const teamCoach = await createAccountWithRole(server, 'Coach', 'Nora');
    const player = await newPlayer('Lia');
    const name = (json: object) => send(teamCoach, 'PUT', 'team', json);
    for (const wrong of [{ name: 'x' }, { name: 'x'.repeat(41) }, { name: '\u200b\u200b' }, {}]) {
      expect((await name(wrong)).status).toBe(400);
    }
    expect((await name({ name: ' Night Shift ' })).body).toEqual({ name: 'Night Shift', logoUrl: null });
    const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#246' } })
      .png()
      .toBuffer();
    const upload = piecewise(server.url, teamCoach, 'profile-image-chunk-upload', new Uint8Array(picture));
    expect((await upload.send(0)).status).toBe(201);
    await invite(player, teamCoach);
    const logoUrl = expect.stringContaining('/profile-image/');
    const [invited] = await invitations(player);
    expect(invited).toMatchObject({ teamName: 'Night Shift', logoUrl });
    expect((await fetch(server.url + invited!.logoUrl!)).headers.get('content-type')).toBe('image/webp');
    // The coach's list is of players, who have no team.
    expect((await invitations(teamCoach))[0]).toMatchObject({ teamName: null, logoUrl: null });
    const list = await send(teamCoach, 'GET', 'team-players-list');
    expect(list.body).toMatchObject({ team: { name: 'Night Shift', logoUrl } });
    expect((await name({ name: null })).body).toMatchObject({ name: null });
  });

  test('counts an answer sent twice at once only once', async () => {
    const player = await newPlayer();
    const { id } = teamInvitation.parse((await invite(player)).body);
    const answers = await Promise.all([respond(player, id, ACCEPTED), respond(player, id, REJECTED)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await remove(player);
  });

  test('lets the coach bring back a removed player within 30 days, and asks a player who left again', async () => {
    const player = await newPlayer();
    const { id } = teamInvitation.parse((await invite(player)).body);
    await respond(player, id, ACCEPTED);
    expect((await add(player)).status).toBe(200);
    expect(outcome(await invite(player))).toBe('already-in-team');
    expect(outcome(await respond(player, id, REMOVED))).toBe(REMOVED);
    const first = await add(player);
    expect([first.status, outcome(first)]).toEqual([201, PENDING]);
    const [open] = await invitations(player);
    await respond(player, open!.id, ACCEPTED);
    expect(outcome(await remove(player))).toBe(REMOVED);
    expect((await team()).players).toEqual([]);
    // The coach's page offers it as long as it is possible, and not for who left.
    const offered = async () =>
      (await invitations(coach)).find(({ userId }) => userId === getId(player))!.backUntil;
    const left = Date.parse((await offered())!) - clock.now().getTime();
    expect(Math.round(left / DAY_MS)).toBe(30);
    clock.forward(29 * DAY_MS);
    const back = await add(player);
    expect([back.status, outcome(back)]).toEqual([200, ACCEPTED]);

    const [present] = await invitations(player);
    await respond(player, present!.id, REMOVED);
    expect(await offered()).toBeNull();
    const asked = await add(player);
    expect([asked.status, outcome(asked)]).toEqual([201, PENDING]);
    expect((await team()).players).toEqual([]);
    // Withdrawing the invitation changes nothing about that.
    await remove(player);
    expect(outcome(await add(player))).toBe(PENDING);
    const [pending] = await invitations(player);
    await respond(player, pending!.id, ACCEPTED);
    expect(outcome(await remove(player))).toBe(REMOVED);
    clock.forward(31 * DAY_MS);
    expect(outcome(await add(player))).toBe(PENDING);
    await remove(player);
  });

  test('lets no one answer or change invitations between others', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer('Stranger')];
    const otherCoach = await createAccountWithRole(server, 'Coach');
    const { id } = teamInvitation.parse((await invite(player)).body);
    expect((await respond(stranger, id, ACCEPTED)).status).toBe(404);
    expect(outcome(await remove(player, otherCoach))).toBe('not-in-team');
    expect(await invitations(stranger)).toEqual([]);
    expect(await invitations(otherCoach)).toEqual([]);
    expect(outcome(await invite(otherCoach))).toBe('no-such-player');
    expect((await send(coach, 'POST', `invite-player?playerId=${crypto.randomUUID()}`)).status).toBe(404);
    // One team doesn't affect another.
    expect(outcome(await invite(player, otherCoach))).toBe(PENDING);
    expect(outcome(await respond(player, id, ACCEPTED))).toBe(ACCEPTED);
    await remove(player);
  });

  test('refuses invitations by a coach with an unconfirmed email address', async () => {
    const unconfirmed = await createAccountWithRole(server, 'Coach');
    const { pool } = server.platform.database;
    await pool.query('update users set email_confirmed_at = null where id = $1', [getId(unconfirmed)]);
    const player = await newPlayer();
    // The page asks this first, and then nothing that is refused.
    const first = await send(unconfirmed, 'GET', 'team-players-list');
    expect(first.body).toMatchObject({ hasPlan: true, isEmailConfirmed: false });
    expect((await send(coach, 'GET', 'team-players-list')).body).toMatchObject({ isEmailConfirmed: true });
    for (const path of ['invite-player', 'add-player-to-team']) {
      const answer = await send(unconfirmed, 'POST', `${path}?playerId=${getId(player)}`);
      expect([answer.status, getProblemCode(answer)]).toEqual([403, 'email-not-confirmed']);
    }
  });

  test("gives a member the coach's plan over their own until they leave or it ends", async () => {
    const [teamCoach, player] = [await createAccountWithRole(server, 'Coach'), await newPlayer()];
    const { db, pool } = server.platform.database;
    await pool.query(`update users set plan_name = 'Basic' where id = $1`, [getId(teamCoach)]);
    const trial = (who: TestAccount, planName: 'Diamond' | 'TeamPlan', days: 15 | 30) =>
      startTrial(db, { userId: getId(who), planName, days, note: 'test' }, clock.now());
    const read = async <Body>(path: string) => (await player.get(path)).body as Body;
    const plan = async () => {
      const { productName, fileUploadLimitCount } = await read<{
        productName: string;
        fileUploadLimitCount: number;
      }>('/api/v1/filestorage/replay-upload-restriction');
      const profile = await read<{ productName: string }>('/api/profile/profile');
      const permissions = await read<{ accessLevel: number }[]>('/api/v1/permissions');
      const levels = permissions.reduce((sum, { accessLevel }) => sum + accessLevel, 0);
      return [productName, profile.productName, fileUploadLimitCount, levels];
    };
    const join = async () => {
      const { id } = teamInvitation.parse((await invite(player, teamCoach)).body);
      expect((await plan())[0]).not.toBe('TeamPlan');
      await respond(player, id, ACCEPTED);
      return id;
    };
    const basic = await plan();
    expect(basic.slice(0, 3)).toEqual(['Basic', 'Basic', 100]);
    const refuseToAsk = async () => {
      for (const path of ['invite-player', 'add-player-to-team']) {
        const answer = await send(teamCoach, 'POST', `${path}?playerId=${getId(player)}`);
        expect([path, answer.status, getProblemCode(answer)]).toEqual([path, 403, 'team-plan-needed']);
      }
    };
    await refuseToAsk();
    expect((await send(teamCoach, 'GET', 'team-players-list')).body).toMatchObject({ hasPlan: false });
    await trial(teamCoach, 'TeamPlan', 30);
    const id = await join();
    const byASeat = await plan();
    expect(byASeat.slice(0, 3)).toEqual(['TeamPlan', 'TeamPlan', 5000]);
    expect(byASeat[3]).toBeGreaterThan(basic[3] as number);
    await respond(player, id, REMOVED);
    expect(await plan()).toEqual(basic);

    await trial(player, 'Diamond', 15);
    const own = await plan();
    expect(own.slice(0, 3)).toEqual(['Diamond', 'Diamond', 3000]);
    await respond(player, await join(), REMOVED);
    expect(await plan()).toEqual(own);
    await join();
    // The player's own trial ends during the seat, then the coach's plan ends.
    clock.forward(15 * DAY_MS);
    expect(await plan()).toEqual(byASeat);
    clock.forward(15 * DAY_MS);
    expect(await plan()).toEqual(basic);
    // Without the plan the team remains, but no one else can be invited.
    await refuseToAsk();
    expect((await invitations(teamCoach)).map(({ status }) => status)).toEqual([ACCEPTED]);
  });

  test('limits a team to eight seats, however many invitations are sent at once', async () => {
    const players = await Promise.all(Array.from({ length: 10 }, () => newPlayer('Teammate')));
    const answers = await Promise.all(players.map((player) => invite(player)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(8);
    expect(answers.filter(({ status }) => status === 409).map(getProblemCode)).toEqual([
      'team-full',
      'team-full',
    ]);
    await Promise.all(players.map((player) => remove(player)));
  });

  test("suggests players from the coach's own uploads and exact name matches", async () => {
    const player = await newPlayer('Zora_100%');
    expect(await candidates('')).toEqual([]);
    expect(await candidates('Zora')).toEqual([]);
    expect(await candidates('zoraX100%')).toEqual([]);
    expect(await candidates('carla')).toEqual([]);
    const [byName] = await candidates('zora_100%');
    expect(byName).toMatchObject({ playerId: getId(player), foundBy: 'search', matches: 0, status: null });
    expect(await candidates(player.email.toUpperCase())).toEqual([byName]);

    await coach.upload(sampleReplay());
    await coach.finishedReplays();
    const { pool } = server.platform.database;
    const link = (linkStatus: string) =>
      pool.query(
        `insert into player_identities (user_id, identity, name, link_status, linked_at)
         select $1, identity, name, $2, now() from match_players where identity is not null limit 1
         on conflict (user_id, identity) do update set link_status = excluded.link_status`,
        [getId(player), linkStatus],
      );
    await link('claimed');
    expect(await candidates('')).toEqual([]);
    await link('verified');
    expect(await candidates('')).toMatchObject([{ playerId: getId(player), foundBy: 'matches', matches: 1 }]);
    // Hidden by an administrator at the request of the id's verified owner (decisions.md 16.2).
    await pool.query(
      `insert into hidden_players (identity, note, since) select identity, 'asked', now() from player_identities`,
    );
    expect(await candidates('')).toEqual([]);
    await pool.query('delete from hidden_players');
    await invite(player);
    expect((await candidates('')).map(({ status }) => status)).toEqual([PENDING]);
    expect((await candidates('zora_100%')).map(({ matches }) => matches)).toEqual([1]);
  });
});
