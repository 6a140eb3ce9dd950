import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RANKS } from '@datacoach/analysis/metadata';
import {
  maintenanceNotice,
  matchDetail,
  type Profile,
  profile,
  RANK_IDS,
  rankInfo,
} from '@datacoach/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import {
  type ApiAnswer,
  call,
  getProblemCode,
  signUpAndIn,
  type TestAccount,
} from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

/** The number of a season that isn't in the list yet. */
const LATE_SEASON = 999;

test("rank ids match the engine's", () => {
  expect(RANK_IDS).toEqual(RANKS.map(({ id }) => id));
});

/** Starts a local rank service that knows one player and fails for another. */
async function startRankService(): Promise<{ url: string; answers: Record<string, object>; close(): void }> {
  const answers: Record<string, object> = {};
  const server = createServer((request, response) => {
    const name = decodeURIComponent((request.url ?? '').split('/').at(-1) ?? '');
    const answer = answers[name];
    response.statusCode = answer ? 200 : 404;
    response.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/ranks`, answers, close: () => void server.close() };
}

describe.each(DATABASE_KINDS)('profiles on %s', async (database) => {
  const clock = new MovingClock();
  const service: Awaited<ReturnType<typeof startRankService>> = await startRankService();
  const server = await startTestServer({
    database,
    clock,
    worker: true,
    config: { rankProviderUrl: service.url },
  });
  afterAll(async () => {
    await server.close();
    service.close();
  });

  const send = (account: TestAccount, method: string, path: string, json?: object): Promise<ApiAnswer> =>
    account.send(method, `/api/profile/${path}`, json);
  const own = async (account: TestAccount): Promise<Profile> =>
    profile.parse((await send(account, 'GET', 'profile')).body);

  test('a new account has an empty profile and saves changes', async () => {
    const account = await signUpAndIn(server.url, 'Ann');
    expect(await own(account)).toEqual({
      id: account.tokens.user.id,
      roleName: 'Basic',
      userName: 'Ann',
      email: account.email,
      isEmailConfirmed: false,
      pendingEmail: null,
      hasPassword: true,
      epicUserName: null,
      imageUrl: null,
      platform: null,
      deviceChoice: null,
      timeZone: null,
      productName: 'Basic',
      firstTimeLogin: true,
      getStartedStep: 0,
    });
    const saved = await send(account, 'PUT', 'profile', {
      epicUserName: '  Ann of Green Gables ',
      platform: 5,
      timeZone: 'Europe/Vienna',
    });
    expect(saved.status).toBe(200);
    expect(await own(account)).toMatchObject({
      userName: 'Ann',
      epicUserName: 'Ann of Green Gables',
      platform: 5,
      timeZone: 'Europe/Vienna',
    });
    expect((await send(account, 'PUT', 'profile', {})).body).toEqual(await own(account));
  });

  test('invalid values are rejected with messages', async () => {
    const account = await signUpAndIn(server.url);
    const wrong = await send(account, 'PUT', 'profile', {
      userName: 'x',
      timeZone: 'Moon/Crater',
      platform: 7,
    });
    expect(getProblemCode(wrong)).toBe('invalid-request');
    expect((wrong.body as { messages: string[] }).messages).toEqual(
      expect.arrayContaining([
        'Use at least 2 characters for the username.',
        'Choose a time zone from the list.',
      ]),
    );
    expect((await send(account, 'PUT', 'update-device-choice?deviceChoice=fridge')).status).toBe(400);
    expect((await send(account, 'PUT', 'reset-rl-id?platformChoice=7')).status).toBe(400);
    expect((await send(account, 'PUT', 'profile', { userName: 'A\0B' })).status).toBe(400);
  });

  test('device and in-game name can be changed', async () => {
    const account = await signUpAndIn(server.url);
    await send(account, 'PUT', 'profile', { epicUserName: 'Ann', platform: 10 });
    expect((await send(account, 'PUT', 'update-device-choice?deviceChoice=tablet')).status).toBe(200);
    expect((await send(account, 'PUT', 'reset-rl-id?platformChoice=5')).status).toBe(200);
    expect(await own(account)).toMatchObject({ deviceChoice: 'tablet', epicUserName: null, platform: 5 });
  });

  test('the time zone is taken from the sign-in unless one is chosen', async () => {
    const account = await signUpAndIn(server.url);
    const signIn = (timeZone: string) =>
      call(`${server.url}/api/v1/auth/sign-in`, {
        method: 'POST',
        json: { email: account.email, password: account.password, timeZone },
      });
    expect((await signIn('Nowhere/At All')).status).toBe(400);
    await signIn('America/Lima');
    expect((await own(account)).timeZone).toBe('America/Lima');
    await signIn('Asia/Tokyo');
    expect((await own(account)).timeZone).toBe('America/Lima');
  });

  test('roles have their names', async () => {
    const names = async (userType: 'Coach' | 'Admin') => {
      const { roleName, firstTimeLogin } = await own(await createAccountWithRole(server, userType));
      return [roleName, firstTimeLogin];
    };
    expect([await names('Coach'), await names('Admin')]).toEqual([
      ['Coach', false],
      ['Admin', false],
    ]);
  });

  const ranks = async (account: TestAccount, method = 'GET', path = 'get-user-ranks', json?: object) =>
    rankInfo.parse((await send(account, method, path, json)).body);
  const declare = (account: TestAccount, duel: string | null, doubles: string, standard: string) =>
    ranks(account, 'PUT', 'update-ranks', {
      duelModeRank: duel,
      doublesModeRank: doubles,
      standardModeRank: standard,
    });

  test('ranks are missing while one is empty; unranked is a rank', async () => {
    const account = await signUpAndIn(server.url);
    expect(await ranks(account)).toMatchObject({
      isRankNull: true,
      defaultRank: '',
      source: null,
      confirmedAt: null,
      needsConfirmation: false,
      rankUp: null,
      canRefresh: true,
    });
    expect((await declare(account, null, 'gold-2', '')).isRankNull).toBe(true);
    const complete = await declare(account, 'unranked', 'champion-1', 'diamond-3');
    expect(complete).toMatchObject({ isRankNull: false, defaultRank: 'champion-1', source: 'declared' });
    expect(complete.ranks).toEqual([
      { mode: 'duel', rank: 'unranked', isDefaultChoiceRank: false, rankLogoUrl: '/ranks/unranked.svg' },
      {
        mode: 'doubles',
        rank: 'champion-1',
        isDefaultChoiceRank: true,
        rankLogoUrl: '/ranks/champion-1.svg',
      },
      {
        mode: 'standard',
        rank: 'diamond-3',
        isDefaultChoiceRank: false,
        rankLogoUrl: '/ranks/diamond-3.svg',
      },
    ]);
    const wrong = await send(account, 'PUT', 'update-ranks', {
      duelModeRank: 'wood-1',
      doublesModeRank: 'gold-1',
      standardModeRank: 'gold-1',
    });
    expect([wrong.status, getProblemCode(wrong)]).toEqual([400, 'invalid-request']);
    expect(await ranks(account)).toEqual(complete);
  });

  test('ranks from 30 days ago need confirmation, which declaring them again provides', async () => {
    const account = await signUpAndIn(server.url);
    await declare(account, 'gold-1', 'gold-1', 'gold-1');
    clock.forward(30 * DAY_MS - 60_000);
    const { accessToken } = (await signInAgain(account)).tokens;
    const later = { ...account, tokens: { ...account.tokens, accessToken } };
    expect((await ranks(later)).needsConfirmation).toBe(false);
    clock.forward(120_000);
    expect((await ranks(later)).needsConfirmation).toBe(true);
    expect((await declare(later, 'gold-1', 'gold-1', 'gold-1')).needsConfirmation).toBe(false);
  });

  test("a rank-up is shown once a season, a rank-down isn't", async () => {
    const account = await signUpAndIn(server.url);
    expect((await declare(account, 'unranked', 'gold-1', 'gold-1')).rankUp).toBeNull();
    expect((await declare(account, 'silver-1', 'gold-1', 'gold-1')).rankUp).toBeNull();
    clock.forward(60_000);
    const risen = await declare(account, 'silver-1', 'gold-2', 'gold-1');
    expect(risen.rankUp).toEqual({
      rankedMode: 'doubles',
      from: 'gold-1',
      to: 'gold-2',
      mode: 'manual',
      since: expect.any(String),
      at: expect.any(String),
      games: 0,
    });
    const { since, at } = risen.rankUp!;
    expect(Math.round((Date.parse(at) - Date.parse(since!)) / 60_000)).toBe(1);
    expect((await ranks(account)).rankUp).toEqual(risen.rankUp);
    expect((await ranks(account, 'PATCH', 'update-rank-up-animation')).rankUp).toBeNull();
    await declare(account, 'silver-1', 'gold-1', 'gold-1');
    expect((await declare(account, 'silver-1', 'gold-2', 'gold-1')).rankUp).toBeNull();
    clock.forward(60_000);
    const started = [LATE_SEASON, clock.now()];
    await server.platform.database.pool.query(
      'insert into seasons (number, starts_at) values ($1, $2)',
      started,
    );
    await declare(account, 'silver-1', 'gold-1', 'gold-1');
    expect((await declare(account, 'silver-1', 'gold-2', 'gold-1')).rankUp).toMatchObject({ to: 'gold-2' });
    await server.platform.database.pool.query('delete from seasons where number = $1', [LATE_SEASON]);
  });

  test('several rank-ups are shown one after the other, as long as they are still current', async () => {
    const account = await signUpAndIn(server.url);
    await declare(account, 'gold-1', 'gold-1', 'gold-1');
    const shown = async () => (await ranks(account, 'PATCH', 'update-rank-up-animation')).rankUp?.rankedMode;
    const first = await declare(account, 'gold-2', 'gold-2', 'gold-2');
    expect(first.rankUp?.rankedMode).toBe('duel');
    await declare(account, 'gold-2', 'gold-1', 'gold-3');
    expect([await shown(), await shown()]).toEqual(['standard', undefined]);
  });

  test('a rank-up says how many games it took and adds a notification', async () => {
    const account = await signUpAndIn(server.url);
    await declare(account, 'gold-1', 'gold-1', 'gold-1');
    await account.upload(sampleReplay({ seed: 41 }));
    const [replay] = await account.finishedReplays();
    const { teamSize } = matchDetail.parse(
      (await account.get(`/api/v1/gamedata/match/${replay!.matchId}`)).body,
    ).report.match;
    const mode = (['duel', 'doubles', 'standard'] as const)[teamSize - 1]!;
    await server.platform.database.pool.query('update matches set played_at = $1', [clock.now()]);
    const answer = await declare(
      account,
      mode === 'duel' ? 'gold-2' : 'gold-1',
      mode === 'doubles' ? 'gold-2' : 'gold-1',
      mode === 'standard' ? 'gold-2' : 'gold-1',
    );
    expect(answer.rankUp).toMatchObject({ rankedMode: mode, games: 1 });
    const { rows } = await server.platform.database.pool.query(
      "select values from notifications where user_id = $1 and kind = 'rank-up'",
      [account.tokens.user.id],
    );
    expect(rows).toEqual([
      { values: { mode: expect.stringMatching(/^(Duel|Doubles|Standard)$/), rank: 'Gold II' } },
    ]);
  });

  test('refreshing asks the provider, else returns the stored ranks', async () => {
    const account = await signUpAndIn(server.url);
    const declared = await declare(account, 'gold-1', 'gold-1', 'gold-1');
    const refresh = () => ranks(account, 'POST', 'refresh-ranks');
    expect(await refresh()).toEqual(declared);
    service.answers[''] = { doubles: 'gold-3' };
    for (const epicUserName of ['.', '..', 'Ann / of Æ']) {
      await send(account, 'PUT', 'profile', { epicUserName });
      expect(await refresh()).toEqual(declared);
    }
    service.answers['Ann / of Æ'] = { duel: 'wood-1' };
    expect(await refresh()).toEqual(declared);
    service.answers['Ann / of Æ'] = { doubles: 'gold-3' };
    const found = await refresh();
    expect(found).toMatchObject({ source: 'provider', defaultRank: 'gold-3', isRankNull: false });
    expect(found.rankUp).toMatchObject({ rankedMode: 'doubles', from: 'gold-1', to: 'gold-3', mode: 'auto' });
    expect(found.ranks.map(({ rank }) => rank)).toEqual(['gold-1', 'gold-3', 'gold-1']);
  });

  test('a maintenance notice is public and set by administrators', async () => {
    const path = `${server.url}/api/v1/homepage/maintenance-notice`;
    const read = async () => maintenanceNotice.parse((await call(path)).body);
    expect(await read()).toEqual({ isActive: false, title: '', notice: '', showDiscordLink: false });
    const admin = await createAccountWithRole(server, 'Admin');
    const notice = { isActive: true, title: 'Back soon', notice: 'New engine.', showDiscordLink: true };
    for (const json of [notice, { ...notice, title: 'Back sooner' }]) {
      const { status } = await call(path, { method: 'POST', token: admin.tokens.accessToken, json });
      expect(status).toBe(200);
      expect(await read()).toEqual(json);
    }
  });

  async function signInAgain({ email, password }: TestAccount): Promise<{ tokens: { accessToken: string } }> {
    const json = { email, password };
    const { body } = await call(`${server.url}/api/v1/auth/sign-in`, { method: 'POST', json });
    return { tokens: body as { accessToken: string } };
  }
});
