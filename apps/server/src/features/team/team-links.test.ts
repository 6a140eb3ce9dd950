import { randomUUID } from 'node:crypto';
import { type SignedIn, teamInvitation } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import {
  type ApiAnswer,
  call,
  createAccountClient,
  getProblemCode,
  signUpAndIn,
  type TestAccount,
} from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { readMailedToken, readOutbox } from '../../testing/read-outbox.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { deleteEndedLinks } from './team-links.ts';

const [PENDING, ACCEPTED] = [5, 10] as const;
const MAX_MAILS = 3;

interface Link {
  id: string;
  email: string | null;
  seats: number;
  used: number;
}

describe.each(DATABASE_KINDS)('invite links on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({
    database,
    clock,
    rateLimits: { coachMail: { max: MAX_MAILS, timeWindow: DAY_MS } },
    config: { accessTokenMs: 200 * DAY_MS, refreshTokenMs: 200 * DAY_MS },
  });
  const coach = await createAccountWithRole(server, 'Coach', 'Carla');

  const send = (who: TestAccount | null, method: string, path: string, json?: object): Promise<ApiAnswer> =>
    call(`${server.url}/api/v1/${path}`, {
      method,
      ...(who && { token: who.tokens.accessToken }),
      json,
    });
  const create = (json: object, by = coach) => send(by, 'POST', 'coach/team-links', json);
  const newLink = async (json: object = {}, by = coach) => {
    const { url } = (await create(json, by)).body as { url: string };
    return new URL(url).searchParams.get('token')!;
  };
  const links = async (by = coach) => (await send(by, 'GET', 'coach/team-links')).body as Link[];
  const revoke = (id: string, by = coach) => send(by, 'DELETE', `coach/team-links/${id}`);
  const lookUp = (token: string) => send(null, 'POST', 'team-links/look-up', { token });
  const join = (who: TestAccount, token: string) => send(who, 'POST', 'team-links/join', { token });
  const invitations = async (who: TestAccount) =>
    teamInvitation.array().parse((await send(who, 'GET', 'coach/invitations')).body);
  const outcome = (answer: ApiAnswer) =>
    answer.status < 300 ? teamInvitation.parse(answer.body).status : getProblemCode(answer);
  const newCoach = (name = 'Cora') => createAccountWithRole(server, 'Coach', name);
  const mailedLink = async (to: string) => {
    const mails = await readOutbox(server, to);
    return mails.flatMap((mail) => /join-team\?token=([\w-]+)/.exec(mail)?.[1] ?? []).at(-1)!;
  };

  test('a link admits players at once, as many as it is for, and the coach is notified', async () => {
    const owner = await newCoach();
    const token = await newLink({ seats: 2 }, owner);
    expect((await lookUp(token)).body).toMatchObject({ userName: 'Cora' });
    // Not even confirmed.
    const [first, second, third] = await Promise.all(
      ['One', 'Two', 'Three'].map((n) => signUpAndIn(server.url, n)),
    );
    expect(outcome(await join(first!, token))).toBe(ACCEPTED);
    expect(outcome(await join(first!, token))).toBe('already-in-team');
    expect(await links(owner)).toMatchObject([{ seats: 2, used: 1, email: null }]);
    expect(outcome(await join(second!, token))).toBe(ACCEPTED);
    const late = await join(third!, token);
    expect([late.status, outcome(late)]).toEqual([410, 'link-used']);
    expect(JSON.stringify(late.body)).toContain('already been used');
    expect(getProblemCode(await lookUp(token))).toBe('link-used');
    expect(await links(owner)).toEqual([]);
    const news = JSON.stringify((await owner.get('/api/v1/notifications')).body);
    expect(news).toContain('One joined your team');
    expect(news).toContain('Two joined your team');
    expect((await send(owner, 'GET', 'coach/team-players-list')).body).toMatchObject({
      players: [{ userName: 'One' }, { userName: 'Two' }],
    });
  });

  test('a player whom the coach removed needs a newer link', async () => {
    const owner = await newCoach();
    const player = await createAccountWithRole(server, 'Player', 'Rex');
    const token = await newLink({ seats: 4 }, owner);
    expect(outcome(await join(player, token))).toBe(ACCEPTED);
    const path = `coach/remove-player-from-team?playerId=${player.tokens.user.id}`;
    expect((await send(owner, 'DELETE', path)).status).toBe(200);
    expect(outcome(await join(player, token))).toBe('removed-by-coach');
    expect(await links(owner)).toMatchObject([{ used: 1 }]);
    clock.forward(1);
    expect(outcome(await join(player, await newLink({}, owner)))).toBe(ACCEPTED);
  });

  test('a revoked, expired or unknown link says so', async () => {
    const owner = await newCoach();
    const player = await createAccountWithRole(server, 'Player', 'Pia');
    const [revoked, expired] = [await newLink({ days: 7 }, owner), await newLink({ days: 1 }, owner)];
    const [, first] = await links(owner);
    expect((await revoke(first!.id, coach)).status).toBe(404);
    expect((await revoke(first!.id, owner)).body).toHaveLength(1);
    expect((await revoke(first!.id, owner)).status).toBe(404);
    clock.forward(DAY_MS);
    const words = { [revoked]: 'canceled', [expired]: 'expired' };
    for (const [token, word] of Object.entries(words)) {
      for (const answer of [await lookUp(token), await join(player, token)]) {
        expect(answer.status).toBe(410);
        expect(JSON.stringify(answer.body)).toContain(word);
      }
    }
    expect((await lookUp('no-such-link')).status).toBe(404);
    expect((await join(player, 'no-such-link')).status).toBe(404);
    // Kept for a month to say so, then deleted.
    clock.forward(29 * DAY_MS);
    await deleteEndedLinks(server.context);
    expect((await lookUp(expired)).status).toBe(410);
    clock.forward(2 * DAY_MS);
    await deleteEndedLinks(server.context);
    expect((await lookUp(expired)).status).toBe(404);
  });

  test('stores no token in readable form', async () => {
    const owner = await newCoach();
    const token = await newLink({}, owner);
    const { pool } = server.platform.database;
    const { rows } = await pool.query('select * from team_links');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(await links(owner))).not.toContain(token);
  });

  test('a mailed invitation survives sign-up and becomes a normal one once the address is confirmed', async () => {
    const owner = await newCoach('Mira');
    const email = `Nia-${randomUUID()}@example.org`;
    expect((await create({ email }, owner)).body).toEqual({ url: null });
    expect(getProblemCode(await create({ email: email.toLowerCase() }, owner))).toBe('already-invited');
    const token = await mailedLink(email);
    expect((await lookUp(token)).body).toMatchObject({ userName: 'Mira' });

    const password = 'correct horse battery';
    await send(null, 'POST', 'auth/sign-up', { email: email.toLowerCase(), password, userName: 'Nia' });
    const { body } = await send(null, 'POST', 'auth/sign-in', { email, password });
    const player = createAccountClient(server.url, email, password, body as SignedIn);
    expect(await invitations(player)).toEqual([]);
    const confirm = await readMailedToken(server, email.toLowerCase(), 'confirm');
    expect((await send(null, 'POST', 'auth/confirm-email', { token: confirm })).status).toBe(200);
    expect(await invitations(player)).toMatchObject([{ userName: 'Mira', status: PENDING }]);
    expect(JSON.stringify((await player.get('/api/v1/notifications')).body)).toContain('Mira invited you');
    // The link still works for them, and for nobody else.
    expect((await lookUp(token)).status).toBe(200);
    const stranger = await createAccountWithRole(server, 'Player', 'Stranger');
    expect(outcome(await join(stranger, token))).toBe('link-used');
    expect(outcome(await join(player, token))).toBe(ACCEPTED);
    expect(await invitations(player)).toMatchObject([{ status: ACCEPTED }]);
    expect((await lookUp(token)).status).toBe(410);
  });

  test('coaches together mail one address only so often', async () => {
    const email = `${randomUUID()}@example.org`;
    const statuses: number[] = [];
    for (let n = 0; n <= MAX_MAILS; n++) {
      const owner = await newCoach();
      statuses.push((await create({ email: n % 2 ? email.toUpperCase() : email }, owner)).status);
      if (n === MAX_MAILS) expect(await links(owner)).toEqual([]);
    }
    expect(statuses).toEqual([201, 201, 201, 429]);
    clock.forward(DAY_MS);
    expect((await create({ email }, await newCoach())).status).toBe(201);
  });

  test('a player who takes over their address answers again for the teams joined before', async () => {
    const owner = await newCoach('Tara');
    const early = await signUpAndIn(server.url, 'Early');
    expect(outcome(await join(early, await newLink({}, owner)))).toBe(ACCEPTED);
    await send(null, 'POST', 'auth/forgot-password', { email: early.email });
    const token = await readMailedToken(server, early.email, 'reset');
    const password = 'the owner’s own';
    expect((await send(null, 'POST', 'auth/reset-password', { token, password })).status).toBe(200);
    expect((await readOutbox(server, early.email)).at(-1)).toContain(
      'Teams joined before are invitations again',
    );
    expect((await send(owner, 'GET', 'coach/team-players-list')).body).toMatchObject({ players: [] });
    const { body } = await send(null, 'POST', 'auth/sign-in', { email: early.email, password });
    const player = createAccountClient(server.url, early.email, password, body as SignedIn);
    const [invitation] = await invitations(player);
    expect(invitation).toMatchObject({ userName: 'Tara', status: PENDING });
    const respond = { invitationId: invitation!.id, invitationStatus: ACCEPTED };
    expect(outcome(await send(player, 'POST', 'coach/invitation-respond', respond))).toBe(ACCEPTED);
  });

  test('invites a player who has confirmed the address directly, and nobody to a full or foreign team', async () => {
    const owner = await newCoach('Dana');
    const player = await createAccountWithRole(server, 'Player', 'Kim');
    expect((await create({ email: player.email.toUpperCase() }, owner)).status).toBe(201);
    expect(await invitations(player)).toMatchObject([{ userName: 'Dana', status: PENDING }]);
    expect(await links(owner)).toEqual([]);
    expect(getProblemCode(await create({ email: player.email }, owner))).toBe('already-invited');
    expect((await create({ email: 'no address' }, owner)).status).toBe(400);
    expect((await create({ days: 365 }, owner)).status).toBe(400);
    const [otherCoach] = [await newCoach()];
    expect((await join(otherCoach, await newLink({}, owner))).status).toBe(403);
    const { pool } = server.platform.database;
    await pool.query(`update users set plan_name = 'Basic' where id = $1`, [owner.tokens.user.id]);
    expect(getProblemCode(await create({}, owner))).toBe('team-plan-needed');
  });

  test('open links hold seats, however many calls come at once', async () => {
    const owner = await newCoach();
    const made = await Promise.all(Array.from({ length: 10 }, () => create({}, owner)));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(8);
    const refused = made.filter(({ status }) => status === 409);
    expect(refused.map(getProblemCode)).toEqual(['team-full', 'team-full']);
    const player = await createAccountWithRole(server, 'Player', 'Ninth');
    const invite = () => send(owner, 'POST', `coach/invite-player?playerId=${player.tokens.user.id}`);
    expect(getProblemCode(await invite())).toBe('team-full');
    const [one, two] = await links(owner);
    await revoke(one!.id, owner);
    expect((await create({ seats: 2 }, owner)).body).toMatchObject({
      messages: ['Your team has one free seat left.'],
    });
    expect((await invite()).status).toBe(201);
    await revoke(two!.id, owner);

    const single = await newLink({}, owner);
    const players = await Promise.all(
      ['A1', 'B2', 'C3'].map((name) => createAccountWithRole(server, 'Player', name)),
    );
    const joined = await Promise.all(players.map((who) => join(who, single)));
    expect(joined.map(outcome).sort()).toEqual([ACCEPTED, 'link-used', 'link-used']);
  });
});
