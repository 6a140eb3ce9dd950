import { type GetStartedState, rankInfo } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { call, getProblemCode, signUpAndIn, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { createSampleReplays } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { trainingPlansApi } from '../../testing/training-plans-api.ts';

const CONSENTS = { ownStatistics: true, shareWithTeammates: false, research: false };
const WELCOME = { step: 1, ageBand: '18-or-older', consents: CONSENTS };
const PLATFORM = { step: 2, platform: 5, epicUserName: 'Kestrel' };

describe.each(DATABASE_KINDS)('the get-started flow on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({ database, clock });

  const send = (account: TestAccount, method: string, path: string, json?: unknown) =>
    account.send(method, `/api/v1/${path}`, json);
  const save = async (account: TestAccount, json: object) =>
    (await send(account, 'PUT', 'get-started', json)).body as GetStartedState;
  const state = async (account: TestAccount) =>
    (await send(account, 'GET', 'get-started')).body as GetStartedState;

  test('saves each step and resumes where the player left off', async () => {
    const account = await signUpAndIn(server.url);
    expect(await state(account)).toMatchObject({
      step: 0,
      firstTimeLogin: true,
      ageBand: null,
      consents: null,
      aim: null,
      planChoice: null,
    });
    await save(account, WELCOME);
    await save(account, PLATFORM);
    await save(account, {
      step: 3,
      duelModeRank: 'unranked',
      doublesModeRank: 'champion-1',
      standardModeRank: 'gold-2',
    });
    const aim = { rank: 'champion-2', mode: 10, minutesADay: 40 };
    await save(account, { step: 4, aim });
    await save(account, { step: 5, firstReplay: 'sample' });
    await save(account, { step: 6 });
    await save(account, { step: 7, planChoice: 'Basic' });
    expect(await state(account)).toMatchObject({
      step: 7,
      firstTimeLogin: true,
      ageBand: '18-or-older',
      consents: CONSENTS,
      platform: 5,
      epicUserName: 'Kestrel',
      duelModeRank: 'unranked',
      doublesModeRank: 'champion-1',
      standardModeRank: 'gold-2',
      aim,
      firstReplay: 'sample',
      planChoice: 'Basic',
    });
    const ranks = rankInfo.parse((await account.get('/api/profile/get-user-ranks')).body);
    expect([ranks.isRankNull, ranks.defaultRank, ranks.source]).toEqual([false, 'champion-1', 'declared']);
    // No rank service is configured here: refreshing changes nothing.
    expect(ranks.canRefresh).toBe(false);
    const url = `${server.url}/api/profile/refresh-ranks`;
    const refreshed = await call(url, { method: 'POST', token: account.tokens.accessToken });
    expect([refreshed.status, refreshed.body]).toEqual([200, ranks]);
  });

  test('ends only at its end, once, and never goes back', async () => {
    const account = await signUpAndIn(server.url);
    await save(account, WELCOME);
    await save(account, PLATFORM);
    expect(await save(account, { step: 4, skipped: true })).toMatchObject({ step: 4, firstTimeLogin: true });
    expect(await save(account, { ...WELCOME, ageBand: '16-17' })).toMatchObject({
      step: 4,
      ageBand: '16-17',
    });
    const ended = (await send(account, 'POST', 'get-started/finish')).body as GetStartedState;
    expect([ended.step, ended.firstTimeLogin]).toEqual([8, false]);
    expect(await save(account, { step: 3, skipped: true })).toMatchObject({ step: 8, firstTimeLogin: false });
    expect((await send(account, 'POST', 'get-started/finish')).status).toBe(200);
  });

  test('can be skipped only after the second step', async () => {
    const account = await signUpAndIn(server.url);
    const codes = async (...sent: Promise<{ status: number; body: unknown; headers: Headers }>[]) =>
      (await Promise.all(sent)).map(getProblemCode);
    expect(
      await codes(
        send(account, 'PUT', 'get-started', PLATFORM),
        send(account, 'PUT', 'get-started', { step: 3, skipped: true }),
        send(account, 'POST', 'get-started/finish'),
      ),
    ).toEqual(['step-missing', 'step-missing', 'step-missing']);
    expect((await send(account, 'PUT', 'get-started', { step: 2, skipped: true })).status).toBe(400);
    await save(account, WELCOME);
    expect(getProblemCode(await send(account, 'POST', 'get-started/finish'))).toBe('step-missing');
    await save(account, PLATFORM);
    expect((await send(account, 'POST', 'get-started/finish')).status).toBe(200);
  });

  test('stores consents with a date, and under 13 accepts only the required one', async () => {
    const account = await signUpAndIn(server.url);
    const without = { ...CONSENTS, ownStatistics: false };
    expect((await send(account, 'PUT', 'get-started', { ...WELCOME, consents: without })).status).toBe(400);
    const sharing = { ...CONSENTS, shareWithTeammates: true };
    const young = { ...WELCOME, ageBand: 'under-13', consents: sharing };
    expect(getProblemCode(await send(account, 'PUT', 'get-started', young))).toBe('too-young');
    await save(account, { ...young, consents: CONSENTS });
    expect(getProblemCode(await send(account, 'PUT', 'consents', sharing))).toBe('too-young');

    const adult = await signUpAndIn(server.url);
    expect((await send(adult, 'GET', 'consents')).body).toBeNull();
    await send(adult, 'PUT', 'consents', CONSENTS);
    const exported = async () => {
      const { rows } = await server.platform.database.pool.query<{ kind: string; since: Date }>(
        'select kind, since from consents where user_id = $1 order by kind',
        [adult.tokens.user.id],
      );
      return Object.fromEntries(rows.map(({ kind, since }) => [kind, since.getTime()]));
    };
    const before = await exported();
    clock.forward(60_000);
    await send(adult, 'PUT', 'consents', sharing);
    const after = await exported();
    expect((await send(adult, 'GET', 'consents')).body).toEqual(sharing);
    expect(after.shareWithTeammates).toBeGreaterThan(before.shareWithTeammates!);
    expect(after.research).toBe(before.research);
  });

  test('the checklist counts uploads and keeps checked items', async () => {
    const account = await signUpAndIn(server.url);
    for (const replay of createSampleReplays(2)) await account.upload(replay);
    for (const item of ['open-clip', 'join-discord', 'open-clip']) {
      await send(account, 'PUT', 'get-started/checklist', { item });
    }
    expect((await send(account, 'PUT', 'get-started/checklist', { item: 'upload-5' })).status).toBe(400);
    expect((await state(account)).checklist).toEqual([
      { item: 'upload-5', isDone: false, count: 2, of: 5 },
      { item: 'open-clip', isDone: true, count: 1, of: 1 },
      { item: 'start-plan', isDone: false, count: 0, of: 1 },
      { item: 'set-goal', isDone: false, count: 0, of: 1 },
      { item: 'join-discord', isDone: true, count: 1, of: 1 },
    ]);
    const done = async () =>
      (await state(account)).checklist.filter(({ isDone }) => isDone).map(({ item }) => item);
    await trainingPlansApi(server, account).start('Platinum Doubles');
    expect(await done()).toEqual(['open-clip', 'start-plan', 'join-discord']);
  });

  test('is only for players: coaches and administrators skip it', async () => {
    for (const role of ['Coach', 'Admin'] as const) {
      const account = await createAccountWithRole(server, role);
      expect(getProblemCode(await send(account, 'GET', 'get-started'))).toBe('not-allowed');
      expect(account.tokens.firstTimeLogin).toBe(false);
    }
  });
});
