import {
  REFERRAL_ALPHABET,
  type ReferralUse,
  referralCode,
  referralUse,
  referralVerdict,
} from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { runBehindLock } from '../../testing/run-behind-lock.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';
import { storeCountedUploads } from '../../testing/store-counted-uploads.ts';
import { recordCodeUse } from './evaluate-code.ts';
import { processReferrals } from './process-referrals.ts';

const PATH = '/api/v1/refferalcode';

describe.each(DATABASE_KINDS)('referrals on %s', async (database) => {
  const clock = new MovingClock();
  const server = await startServerForTests({
    database,
    clock,
    config: { accessTokenMs: 90 * DAY_MS, refreshTokenMs: 90 * DAY_MS, trustProxy: ['127.0.0.1'] },
  });

  const newPlayer = (name = 'Rita') => createAccountWithRole(server, 'Player', name);
  const calculateCode = async (account: TestAccount) => referralCode.parse((await account.get(PATH)).body);
  const use = async (account: TestAccount): Promise<ReferralUse> =>
    referralUse.parse((await account.get(`${PATH}/get-refferal-code-use-info`)).body);
  const validate = async (code: string, account?: TestAccount, query = '') => {
    const url = `${server.url}${PATH}/validate/${encodeURIComponent(code)}${query}`;
    const token = account ? { token: account.tokens.accessToken } : {};
    return referralVerdict.parse((await call(url, token)).body);
  };
  const redeem = (account: TestAccount, code: string) => account.send('POST', `${PATH}/redeem`, { code });
  const signUpWith = async (code: string) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const json = { email, password: 'correct horse battery', userName: 'Friend', referralCode: code };
    const answer = await call(`${server.url}/api/v1/auth/sign-up`, { method: 'POST', json });
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  };
  const query = (text: string, values: unknown[]) => server.platform.database.pool.query(text, values);
  const storeGames = (ownerId: string, games: number, daysLater: number) =>
    storeCountedUploads(server, ownerId, games, new Date(clock.now().getTime() + daysLater * DAY_MS));
  const settle = () => {
    const { database: opened, logger } = server.platform;
    return processReferrals({ db: opened.db, clock, logger });
  };

  test('every player has one code without look-alike characters, with a link and a text to share', async () => {
    const player = await newPlayer();
    const both = await Promise.all([calculateCode(player), calculateCode(player)]);
    expect(both[0]).toEqual(both[1]);
    const { code, shareLink, discordText, expiresAt } = both[0];
    expect(code).toMatch(new RegExp(`^[${REFERRAL_ALPHABET}]{8}$`));
    expect(REFERRAL_ALPHABET).not.toMatch(/[01258OIBLSZ]/);
    expect(shareLink).toBe(`https://datacoach.test/signup?code=${code}`);
    expect(discordText).toContain(code);
    expect(discordText).toContain(shareLink);
    expect(expiresAt).toBeNull();
  });

  test('clicks on the link and sign-ups with the code are counted', async () => {
    const player = await newPlayer();
    const { code } = await calculateCode(player);
    expect(
      await validate(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `, undefined, '?clicked=true'),
    ).toEqual({ valid: true, reason: null, message: null, referrerName: 'Rita' });
    await validate(code);
    const friend = await signUpWith(code.toLowerCase());
    await signUpWith('NO-SUCH-CODE');
    const { counts, nextReward, rewardsLeftThisYear, reward } = await use(player);
    expect(counts).toEqual({ clicked: 1, signedUp: 1, qualified: 0, rewarded: 0, reversed: 0 });
    expect([rewardsLeftThisYear, reward]).toEqual([
      12,
      { kind: 'tokens', tokens: 1, days: 15, campaign: null },
    ]);
    expect(nextReward).toMatchObject({ games: 0, gamesNeeded: 10, days: 0, daysNeeded: 3 });

    await storeGames(friend, 5, 0);
    await storeGames(friend, 4, 1);
    await storeGames(friend, 7, 40);
    await settle();
    expect(await use(player)).toMatchObject({ counts: { signedUp: 1 }, nextReward: { games: 9, days: 2 } });
    await storeGames(friend, 3, 2);
    await query('update users set email_confirmed_at = now() where id = $1', [friend]);
    await Promise.all([settle(), settle()]);
    await settle();
    expect(await use(player)).toMatchObject({
      counts: { signedUp: 0, qualified: 0, rewarded: 1 },
      nextReward: null,
      rewardsLeftThisYear: 11,
    });
    expect((await player.get('/api/v1/paymentproductsplans/get-coach-tokens')).body).toMatchObject({
      balance: 1,
    });
    const shown = JSON.stringify((await player.get('/api/v1/notifications')).body);
    expect(shown).toContain('Signed up with your code.');
    expect(shown).toContain('Qualified: you get 1 coaching token.');
  });

  test('friends from the same household are flagged, except behind a proxy or on loopback', async () => {
    const from = (address: string, who: TestAccount, path: string, json?: object) =>
      fetch(`${server.url}${PATH}${path}`, {
        method: json ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${who.tokens.accessToken}`,
          'x-forwarded-for': address,
          ...(json && { 'content-type': 'application/json' }),
        },
        ...(json && { body: JSON.stringify(json) }),
      });
    const [owner, near, far, local] = await Promise.all(['O', 'N', 'F', 'L'].map((name) => newPlayer(name)));
    const { code } = (await (await from('2001:db8::1', owner!, '')).json()) as { code: string };
    await from('2001:db8::2', near!, '/redeem', { code });
    await from('2001:db8:0:1::2', far!, '/redeem', { code });
    const flags = async (who: TestAccount) => {
      const { rows } = await query('select flags from referrals where friend_id = $1', [who.tokens.user.id]);
      return (rows[0] as { flags: string[] }).flags;
    };
    expect([await flags(near!), await flags(far!)]).toEqual([['same-household'], []]);
    await from('192.168.1.4', owner!, '');
    await from('192.168.1.4', local!, '/redeem', { code });
    expect(await flags(local!)).toEqual([]);
    const { rows } = await query('select network_mark from referral_codes where code = $1', [code]);
    expect(rows).toEqual([{ network_mark: null }]);
  });

  test("50 concurrent friends can't exceed the code's limit", async () => {
    const owner = await newPlayer('Owner');
    const { code } = await calculateCode(owner);
    await query('update referral_codes set use_limit = 7 where code = $1', [code]);
    const ids = Array.from({ length: 50 }, () => crypto.randomUUID());
    await query(
      `insert into users (id, user_name, created_at) select id, 'Crowd', now() from unnest($1::uuid[]) as crowd (id)`,
      [ids],
    );
    const { db } = server.platform.database;
    const answers = await Promise.all(
      ids.map((id) => {
        const friend = { id, userName: 'Crowd' };
        return recordCodeUse({ db, clock }, { typed: code, friend, source: 'redeemed', networkMark: null });
      }),
    );
    expect(answers.filter(({ reason }) => reason === null)).toHaveLength(7);
    expect(answers.filter(({ reason }) => reason === 'expired')).toHaveLength(43);
    expect((await use(owner)).counts.signedUp).toBe(7);
    expect(await validate(code)).toMatchObject({ valid: false, reason: 'expired' });
  });

  // The embedded database runs one transaction at a time, so they can't race there.
  test.runIf(database === 'postgres')("two players can't refer each other at the same time", async () => {
    const pair = [await newPlayer('Left'), await newPlayer('Right')];
    const [left, right] = [await calculateCode(pair[0]!), await calculateCode(pair[1]!)];
    const ids = pair.map(({ tokens }) => tokens.user.id);
    const answers = await runBehindLock(
      server,
      (holder) => holder.query('select 1 from users where id = any($1) for update', [ids]),
      [() => redeem(pair[0]!, right.code), () => redeem(pair[1]!, left.code)],
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("a friend's code can be redeemed once", async () => {
    const [owner, friend] = [await newPlayer('Owner'), await newPlayer('Friend')];
    const { code } = await calculateCode(owner);
    expect(await use(friend)).toMatchObject({ usedCodeOf: null, canRedeem: true });
    const answers = await Promise.all([redeem(friend, code), redeem(friend, code.toLowerCase())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await use(friend)).toMatchObject({ usedCodeOf: 'Owner', canRedeem: false });
    expect((await use(owner)).counts.signedUp).toBe(1);
    expect(getProblemCode(await redeem(friend, code))).toBe('already-used');
  });

  test('an invalid code has a reason', async () => {
    const [owner, friend] = [await newPlayer(), await newPlayer()];
    const { code } = await calculateCode(owner);
    const own = (await calculateCode(friend)).code;
    const reasons = async (typed: string, account: TestAccount) => {
      const { valid, reason, message, referrerName } = await validate(typed, account);
      expect([valid, referrerName]).toEqual([false, null]);
      expect(message).toMatch(/\.$/);
      const answer = await redeem(account, typed);
      expect(getProblemCode(answer)).toBe(reason);
      return [reason, answer.status];
    };
    expect(await reasons('AAAAAAAA', friend)).toEqual(['unknown', 404]);
    expect(await reasons(own, friend)).toEqual(['own-code', 409]);
    await query('update referral_codes set expires_at = $2 where code = $1', [code, clock.now()]);
    expect(await reasons(code, friend)).toEqual(['expired', 410]);
    expect((await validate(code)).reason).toBe('expired');
    await query('update referral_codes set expires_at = null where code = $1', [code]);

    expect((await redeem(friend, code)).status).toBe(200);
    expect(await reasons(code, friend)).toEqual(['already-used', 409]);
    // Not in both directions: the friend can't refer the person who referred them.
    expect(await reasons(own, owner)).toEqual(['not-eligible', 409]);
    const coach = await createAccountWithRole(server, 'Coach');
    expect(await validate(code, coach)).toMatchObject({ valid: false, reason: 'not-eligible' });
    expect((await redeem(coach, code)).status).toBe(403);
  });
});
