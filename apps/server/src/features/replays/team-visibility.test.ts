import { CAREER_PARTS, type ReplayItem } from '@datacoach/contract';
import { expect, test } from 'vitest';
import { call, getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { storeGames } from '../../testing/store-games.ts';

const ME = 'steam:76561198000000088';
const SECOND_MS = 1000;
const server = await startServerForTests({ database: 'embedded' });

const send = (who: TestAccount, method: string, path: string, json?: object) =>
  who.send(method, `/api/v1/${path}`, json);

test('replay visibility set by the owner comes before consent, both ways, for the coach and teammates', async () => {
  const [owner, teammate, coach] = [
    await signUpAndIn(server.url),
    await signUpAndIn(server.url),
    await createAccountWithRole(server, 'Coach'),
  ];
  const ownerId = owner.tokens.user.id;
  const invited = await send(coach, 'POST', `coach/invite-player?playerId=${ownerId}`);
  const { id: invitationId } = invited.body as { id: string };
  await send(owner, 'POST', 'coach/invitation-respond', { invitationId, invitationStatus: 10 });
  const soon = Math.ceil(Date.now() / SECOND_MS) * SECOND_MS + SECOND_MS;
  const [game] = await storeGames(server.platform.database, ownerId, ME, [{ playedAt: new Date(soon) }]);
  const { matchId, replayId, result } = game!;
  const player = result.report.players.find(({ team, key }) => team === 0 && key !== game!.me)!;
  await server.platform.database.pool.query(
    `insert into player_identities (user_id, identity, name, link_status, verified_by, linked_at)
      values ($1, $2, $3, 'verified', 'admin', now())`,
    [teammate.tokens.user.id, `${player.platform}:${player.platformId}`, player.name],
  );
  const consent = (shareWithTeammates: boolean) =>
    send(owner, 'PUT', 'consents', { ownStatistics: true, shareWithTeammates, research: false });
  const say = (visibility: string) =>
    send(owner, 'PATCH', 'filestorage/replays', { which: { ids: [replayId] }, visibility });
  /** Returns whether a teammate and the coach see it, and the visibility in the owner's list. */
  const seen = async () => {
    const match = await teammate.get(`/api/v1/gamedata/match/${matchId}`);
    const listed = await coach.get(`/api/v1/filestorage/get-replay/${ownerId}`);
    const { body } = await owner.get('/api/v1/filestorage/get-replay');
    const { own } = (body as { items: ReplayItem[] }).items[0]!;
    return [
      match.status === 200,
      (listed.body as { total: number }).total === 1,
      own!.visibility,
      own!.visibilityByConsent,
    ];
  };
  expect(await seen()).toEqual([false, true, 'private', true]);
  await consent(true);
  expect(await seen()).toEqual([true, true, 'team', true]);
  await say('private');
  expect(await seen()).toEqual([false, false, 'private', false]);
  await consent(false);
  await say('team');
  expect(await seen()).toEqual([true, true, 'team', false]);
  await say('link');
  expect(await seen()).toEqual([true, true, 'link', false]);
});

test('shows the coach a game with a hidden player only if the account is proved to be that player', async () => {
  const [owner, coach] = [await signUpAndIn(server.url), await createAccountWithRole(server, 'Coach')];
  const ownerId = owner.tokens.user.id;
  const run = (text: string, values: unknown[]) => server.platform.database.pool.query(text, values);
  const { body } = await send(coach, 'POST', `coach/invite-player?playerId=${ownerId}`);
  const invitationId = (body as { id: string }).id;
  await send(owner, 'POST', 'coach/invitation-respond', { invitationId, invitationStatus: 10 });
  const identity = 'steam:76561198000000091';
  const soon = new Date(Math.ceil(Date.now() / SECOND_MS) * SECOND_MS + SECOND_MS);
  const [game] = await storeGames(server.platform.database, ownerId, identity, [{ playedAt: soon }]);
  const status = async (linkStatus: string) => {
    await run(
      `insert into player_identities (user_id, identity, name, link_status, linked_at) values ($1, $2, '', $3, now())
        on conflict (user_id, identity) do update set link_status = $3`,
      [ownerId, identity, linkStatus],
    );
    return (await coach.get(`/api/v1/gamedata/match/${game!.matchId}`)).status;
  };
  const statuses = async () => [await status('verified'), await status('claimed'), await status('refused')];
  expect(await statuses()).toEqual([200, 200, 404]);
  await run(`insert into hidden_players (identity, note, since) values ($1, 'asked', now())`, [identity]);
  expect(await statuses()).toEqual([200, 404, 404]);
  // The same for the coach of a session.
  await run('update team_invitations set status = 15 where player_id = $1', [ownerId]);
  expect(await status('verified')).toBe(404);
  await run(
    `insert into coach_sessions
      (coach_id, coach_name, player_id, kind, status, mode, minutes, ends_at, aim, paid_with, place, fee, booked_at)
      values ($1, 'Coach', $2, 'live', 5, 10, 45, now(), 'Kickoffs', 'plan', '', 0, now())`,
    [coach.tokens.user.id, ownerId],
  );
  expect(await statuses()).toEqual([200, 404, 404]);
});

test('links and shared pages close when the age is corrected to under 13', async () => {
  const child = await signUpAndIn(server.url);
  const welcome = (ageBand: string) =>
    send(child, 'PUT', 'get-started', {
      step: 1,
      ageBand,
      consents: { ownStatistics: true, shareWithTeammates: false, research: false },
    });
  expect((await welcome('18-or-older')).status).toBe(200);
  const games = await storeGames(server.platform.database, child.tokens.user.id, 'steam:76561198000000090', [
    { playedAt: new Date('2026-03-01T12:00:00Z') },
    { playedAt: new Date('2026-03-02T12:00:00Z') },
    { playedAt: new Date('2026-03-03T12:00:00Z') },
    { playedAt: new Date('2026-03-04T12:00:00Z') },
  ]);
  for (const [index, visibility] of ['link', 'team', 'link', 'team'].entries()) {
    const which = { ids: [games[index]!.replayId] };
    await send(child, 'PATCH', 'filestorage/replays', { which, visibility });
  }
  const deleted = games.slice(2).map(({ replayId }) => replayId);
  await send(child, 'POST', 'filestorage/replays/delete', { which: { ids: deleted } });
  const own = async () => {
    const { body } = await child.get('/api/v1/filestorage/get-replay');
    const { items } = body as { items: { own: { visibility: string; shareKey: string | null } }[] };
    return items.map((item) => item.own);
  };
  const shareKey = (await own()).find((one) => one.shareKey)!.shareKey;
  const shared = () => call(`${server.url}/api/v1/gamedata/shared/${shareKey}`);
  const { body } = await send(child, 'PUT', 'career/share', { parts: [...CAREER_PARTS] });
  const { token } = body as { token: string };
  const career = () => call(`${server.url}/api/v1/career/shared/${token}`);
  expect([(await shared()).status, (await career()).status]).toEqual([200, 200]);
  expect((await welcome('under-13')).status).toBe(200);
  expect([(await shared()).status, (await career()).status]).toEqual([404, 404]);
  expect((await own()).map(({ visibility }) => visibility)).toEqual(['private', 'private']);
  await send(child, 'POST', 'filestorage/replays/restore', {});
  expect(await own()).toMatchObject(Array(4).fill({ visibility: 'private', shareKey: null }));
  // A second correction doesn't reopen anything.
  expect((await welcome('18-or-older')).status).toBe(200);
  expect([(await shared()).status, (await career()).status]).toEqual([404, 404]);
});

test('shows a match of a player under 13 to no one else', async () => {
  const child = await signUpAndIn(server.url);
  await send(child, 'PUT', 'get-started', {
    step: 1,
    ageBand: 'under-13',
    consents: { ownStatistics: true, shareWithTeammates: false, research: false },
  });
  const [game] = await storeGames(server.platform.database, child.tokens.user.id, 'steam:76561198000000089', [
    { playedAt: new Date('2026-03-01T12:00:00Z') },
  ]);
  const say = (visibility: string) =>
    send(child, 'PATCH', 'filestorage/replays', { which: { ids: [game!.replayId] }, visibility });
  for (const visibility of ['team', 'link']) {
    const refused = await say(visibility);
    expect([refused.status, getProblemCode(refused)]).toEqual([403, 'too-young']);
  }
  expect((await say('private')).status).toBe(200);
});
