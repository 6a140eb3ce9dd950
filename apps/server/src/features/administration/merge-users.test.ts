import type { AuditEntry, MergePreview } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { linkedIdentities } from '../../schema/auth.schema.ts';
import { playerIdentities } from '../../schema/identities.schema.ts';
import { referrals } from '../../schema/referrals.schema.ts';
import { call, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { openShop } from '../../testing/open-shop.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { createOtherRecording, sampleReplay } from '../../testing/sample-replay.ts';
import { shopping } from '../../testing/shopping.ts';

describe('merging two accounts', async () => {
  const shop = await openShop('sandbox', true);
  const admin = await createAccountWithRole(shop.server, 'Admin', 'Root');

  const { buy, planRequest, readPayments, invoices, passPeriod } = shopping(shop);
  const getId = ({ tokens }: TestAccount) => tokens.user.id;
  const player = (userName: string) => createAccountWithRole(shop.server, 'Player', userName);
  const send = (method: string, path: string, json?: object, by = admin) =>
    by.send(method, `/api/v1/${path}`, json);
  const preview = async (into: TestAccount, from: TestAccount) => {
    const { status, body } = await send('GET', `admin/users/${getId(into)}/merge?mergedId=${getId(from)}`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body as MergePreview;
  };
  const merge = (into: TestAccount, from: TestAccount, confirmation = from.tokens.user.name) =>
    send('POST', `admin/users/${getId(into)}/merge`, {
      mergedId: getId(from),
      confirmation,
      note: 'Same person',
    });
  const signIn = ({ email, password }: TestAccount) =>
    call(`${shop.server.url}/api/v1/auth/sign-in`, { method: 'POST', json: { email, password } });
  const join = async (coach: TestAccount, member: TestAccount) => {
    const invited = await send('POST', `coach/invite-player?playerId=${getId(member)}`, undefined, coach);
    const { id: invitationId } = invited.body as { id: string };
    await send('POST', 'coach/invitation-respond', { invitationId, invitationStatus: 10 }, member);
  };

  test('moves replays, players, tokens, teams and notes, keeps each once, and ends the other account', async () => {
    const [ada, old] = [await player('Ada'), await player('Ada_old')];
    const coach = await createAccountWithRole(shop.server, 'Coach', 'Thea');
    await ada.upload(sampleReplay({ seed: 91 }));
    await old.upload(sampleReplay({ seed: 91 }));
    await old.upload(sampleReplay({ seed: 92 }), 'mine.replay');
    await old.upload(createOtherRecording({ seed: 93 }), 'third.replay');
    await Promise.all([ada.finishedReplays(), old.finishedReplays()]);
    const { db } = shop.context;
    const linkedAt = shop.clock.now();
    const identity = { identity: 'steam:7656119', name: 'ada' };
    await db.insert(playerIdentities).values([
      { ...identity, userId: getId(ada), linkStatus: 'claimed', linkedAt },
      { ...identity, userId: getId(old), linkStatus: 'verified', verifiedBy: 'discord', linkedAt },
    ]);
    await db
      .insert(linkedIdentities)
      .values({ provider: 'discord', subject: '77', userId: getId(old), linkedAt });
    await db.insert(referrals).values({
      friendId: getId(old),
      referrerId: getId(ada),
      source: 'redeemed',
      referredAt: linkedAt,
    });
    await send('POST', `admin/users/${getId(ada)}/token-grant`, { tokens: 1, note: '' });
    await send('POST', `admin/users/${getId(old)}/token-grant`, { tokens: 2, note: '' });
    await send('POST', `admin/users/${getId(old)}/notes`, { note: 'Wrote about a lost password.' });
    await join(coach, old);

    const shown = await preview(ada, old);
    expect(shown.parts.find(({ kind }) => kind === 'replays')).toEqual({
      kind: 'replays',
      moved: 2,
      left: 1,
    });
    expect([shown.from.tokens, shown.into.tokens]).toEqual([2, 1]);
    // Nothing has changed yet.
    expect((await old.get('/api/profile/profile')).status).toBe(200);
    expect(await old.finishedReplays()).toHaveLength(3);

    expect((await merge(ada, old)).status).toBe(200);
    const kept = await ada.finishedReplays();
    expect(kept.map(({ name }) => name)).toEqual(expect.arrayContaining(['mine.replay', 'third.replay']));
    expect(kept).toHaveLength(3);
    for (const { matchId } of kept) {
      expect((await ada.get(`/api/v1/gamedata/match/${matchId}`)).status).toBe(200);
    }
    const { body } = await send('GET', `admin/users/${getId(ada)}`);
    expect(body).toMatchObject({
      coachingTokens: 3,
      players: expect.arrayContaining([{ ...identity, isVerified: true }]),
      signInWays: ['password', 'discord'],
    });
    const members = await send('GET', 'coach/team-players-list', undefined, coach);
    expect(JSON.stringify(members.body)).toContain(getId(ada));
    const audit = (await send('GET', `admin/users/${getId(ada)}/audit`)).body as { items: AuditEntry[] };
    expect(audit.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['merge-accounts', 'add-note']),
    );
    expect(JSON.stringify(audit.items.find(({ action }) => action === 'merge-accounts'))).not.toContain(
      'Ada_old',
    );

    expect((await old.get('/api/profile/profile')).status).toBe(401);
    expect((await signIn(old)).status).toBe(401);
    expect((await signIn(ada)).status).toBe(200);
    const mails = async (to: string) => (await readOutbox(shop.server, to)).join('\n');
    expect(await mails(ada.email)).toContain('Your account Ada_old is now part of this one');
    expect(await mails(old.email)).toContain('now part of your account Ada, with');
  });

  test('moves the paid plan, which renews for the account that stays', async () => {
    const [ben, paying] = [await player('Ben'), await player('Ben_pays')];
    await buy(paying, planRequest('Platinum'));
    expect((await preview(ben, paying)).conflicts).toEqual([]);
    expect((await merge(ben, paying)).status).toBe(200);
    expect((await readPayments(ben)).subscription).toMatchObject({ planName: 'Platinum', status: 'active' });
    expect((await readPayments(ben)).planName).toBe('Platinum');
    await passPeriod(ben);
    expect((await invoices(ben)).map(({ status, sum }) => [status, sum.total])).toEqual([
      ['paid', 1299],
      ['paid', 1299],
    ]);
  });

  test('keeps one of two paid plans and refunds the other', async () => {
    const [cleo, second] = [await player('Cleo'), await player('Cleo_2')];
    await buy(cleo, planRequest('Platinum'));
    await buy(second, planRequest('Diamond'));
    const { conflicts } = await preview(cleo, second);
    expect(conflicts).toEqual([expect.stringContaining('Both pay for a plan. Cleo keeps Platinum')]);
    expect((await merge(cleo, second)).status).toBe(200);
    expect((await readPayments(cleo)).subscription).toMatchObject({ planName: 'Platinum', status: 'active' });
    expect((await invoices(cleo)).map(({ status, refunded }) => [status, refunded]).sort()).toEqual([
      ['paid', 0],
      ['refunded', 3999],
    ]);
    await passPeriod(cleo);
    expect(await invoices(cleo)).toHaveLength(3);
  });

  test('says that a player will be on two teams, and which trial ends', async () => {
    const [dora, twin] = [await player('Dora'), await player('Dora_2')];
    const coaches = [
      await createAccountWithRole(shop.server, 'Coach', 'Uma'),
      await createAccountWithRole(shop.server, 'Coach', 'Vic'),
    ] as const;
    await join(coaches[0], dora);
    await join(coaches[1], twin);
    for (const [who, planName] of [
      [dora, 'Diamond'],
      [twin, 'Platinum'],
    ] as const) {
      await send('POST', `admin/users/${getId(who)}/plan-grant`, { planName, days: 10, note: '' });
    }
    const { conflicts } = await preview(dora, twin);
    expect(conflicts).toEqual(
      expect.arrayContaining([
        'They’re on different teams. Dora will be on all of them: Uma, Vic.',
        'Both have a temporary plan. Dora keeps Diamond; Platinum of Dora_2 ends.',
      ]),
    );
    await merge(dora, twin);
    for (const coach of coaches) {
      const members = await send('GET', 'coach/team-players-list', undefined, coach);
      expect(JSON.stringify(members.body)).toContain(getId(dora));
    }
    expect((await readPayments(dora)).trial?.planName).toBe('Diamond');
  });

  test('rejects a wrong name, the same account, other roles, admins, banned accounts and different ages', async () => {
    const [eva, other] = [await player('Eva'), await player('Eva_2')];
    const coach = await createAccountWithRole(shop.server, 'Coach', 'Wim');
    expect(getProblemCode(await merge(eva, other, 'Eva'))).toBe('not-confirmed');
    expect(getProblemCode(await merge(eva, eva))).toBe('same-account');
    expect(getProblemCode(await merge(eva, coach))).toBe('different-roles');
    expect(getProblemCode(await merge(eva, admin))).toBe('is-administrator');
    await send('PUT', `admin/users/${getId(other)}/ban`, { reason: 'Abuse.' });
    expect(getProblemCode(await merge(eva, other))).toBe('banned');
    await send('DELETE', `admin/users/${getId(other)}/ban`);
    await shop.server.platform.database.pool.query(
      `insert into get_started_answers (user_id, age_band, ticked)
       values ($1, '13-15', '[]'), ($2, '18-or-older', '[]')
       on conflict (user_id) do update set age_band = excluded.age_band`,
      [getId(eva), getId(other)],
    );
    expect(getProblemCode(await merge(eva, other))).toBe('different-ages');
    expect((await signIn(other)).status).toBe(200);
  });
});
