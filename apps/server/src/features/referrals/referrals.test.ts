import {
  REFERRAL_ALPHABET,
  type ReferralUse,
  referralCode,
  referralUse,
  referralVerdict,
} from '@datacoach/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accountOfRole } from '../../testing/account-of-role.ts';
import { call, problemCode, type TestAccount } from '../../testing/api-client.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';

const PATH = '/api/v1/refferalcode';
const DAY_MS = 24 * 60 * 60_000;

describe.each(DATABASE_KINDS)('referrals on %s', (database) => {
  const clock = new MovingClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      database,
      clock,
      config: { accessTokenMs: 90 * DAY_MS, refreshTokenMs: 90 * DAY_MS },
    });
  });
  afterAll(() => server.close());

  const newPlayer = (name = 'Rita') => accountOfRole(server, 'Player', name);
  const codeOf = async (account: TestAccount) => referralCode.parse((await account.get(PATH)).body);
  const use = async (account: TestAccount): Promise<ReferralUse> =>
    referralUse.parse((await account.get(`${PATH}/get-refferal-code-use-info`)).body);
  const validate = async (code: string, account?: TestAccount, query = '') => {
    const url = `${server.url}${PATH}/validate/${encodeURIComponent(code)}${query}`;
    const token = account ? { token: account.tokens.accessToken } : {};
    return referralVerdict.parse((await call(url, token)).body);
  };
  const redeem = (account: TestAccount, code: string) =>
    call(`${server.url}${PATH}/redeem`, {
      method: 'POST',
      token: account.tokens.accessToken,
      json: { code },
    });
  const signUpWith = async (code: string) => {
    const email = `${crypto.randomUUID()}@example.org`;
    const json = { email, password: 'correct horse battery', userName: 'Friend', referralCode: code };
    const answer = await call(`${server.url}/api/v1/auth/sign-up`, { method: 'POST', json });
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  };
  const query = (text: string, values: unknown[]) => server.platform.database.pool.query(text, values);
  /** Completed uploads of different matches, so many a day from so many days on. */
  const storeGames = (ownerId: string, games: number, daysLater: number) =>
    query(
      `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, uploaded_at, match_id)
       select gen_random_uuid(), $1, 'x.replay', 1, gen_random_uuid()::text, 'x', 15, $3, gen_random_uuid()
       from generate_series(1, $2)`,
      [ownerId, games, new Date(clock.now().getTime() + daysLater * DAY_MS)],
    );

  test('every player has one code without look-alikes, with a link and a text to share', async () => {
    const player = await newPlayer();
    const both = await Promise.all([codeOf(player), codeOf(player)]);
    expect(both[0]).toEqual(both[1]);
    const { code, shareLink, discordText, expiresAt } = both[0];
    expect(code).toMatch(new RegExp(`^[${REFERRAL_ALPHABET}]{8}$`));
    expect(REFERRAL_ALPHABET).not.toMatch(/[01258OIBLSZ]/);
    expect(shareLink).toBe(`https://datacoach.test/signup?code=${code}`);
    expect(discordText).toContain(code);
    expect(discordText).toContain(shareLink);
    expect(expiresAt).toBeNull();
  });

  test('openings of the link and sign-ups with the code are counted', async () => {
    const player = await newPlayer();
    const { code } = await codeOf(player);
    expect(
      await validate(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `, undefined, '?clicked=true'),
    ).toEqual({ valid: true, reason: null, message: null, referrerName: 'Rita' });
    await validate(code);
    const friend = await signUpWith(code.toLowerCase());
    await signUpWith('NO-SUCH-CODE');
    const { counts, nextReward, rewardsLeftThisYear, rewardsAreGranted } = await use(player);
    expect(counts).toEqual({ clicked: 1, signedUp: 1, qualified: 0, rewarded: 0, reversed: 0 });
    expect([rewardsLeftThisYear, rewardsAreGranted]).toEqual([12, false]);
    expect(nextReward).toMatchObject({ games: 0, gamesNeeded: 10, days: 0, daysNeeded: 3 });

    await storeGames(friend, 5, 0);
    await storeGames(friend, 4, 1);
    await storeGames(friend, 7, 40);
    expect((await use(player)).nextReward).toMatchObject({ games: 9, days: 2 });
    await storeGames(friend, 3, 2);
    expect(await use(player)).toMatchObject({ counts: { signedUp: 0, qualified: 1 }, nextReward: null });
    await query('update referrals set rewarded_at = $2 where friend_id = $1', [friend, clock.now()]);
    expect(await use(player)).toMatchObject({
      counts: { qualified: 0, rewarded: 1 },
      rewardsLeftThisYear: 11,
    });
    await query('update referrals set reversed_at = $2 where friend_id = $1', [friend, clock.now()]);
    expect((await use(player)).counts).toMatchObject({ rewarded: 0, reversed: 1 });
  });

  test("a friend's code is redeemed once", async () => {
    const [owner, friend] = [await newPlayer('Owner'), await newPlayer('Friend')];
    const { code } = await codeOf(owner);
    expect(await use(friend)).toMatchObject({ usedCodeOf: null, canRedeem: true });
    const answers = await Promise.all([redeem(friend, code), redeem(friend, code.toLowerCase())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await use(friend)).toMatchObject({ usedCodeOf: 'Owner', canRedeem: false });
    expect((await use(owner)).counts.signedUp).toBe(1);
    expect(problemCode(await redeem(friend, code))).toBe('already-used');
  });

  test('a code that cannot be used says why', async () => {
    const [owner, friend] = [await newPlayer(), await newPlayer()];
    const { code } = await codeOf(owner);
    const own = (await codeOf(friend)).code;
    const reasons = async (typed: string, account: TestAccount) => {
      const { valid, reason, message, referrerName } = await validate(typed, account);
      expect([valid, referrerName]).toEqual([false, null]);
      expect(message).toMatch(/\.$/);
      const answer = await redeem(account, typed);
      expect(problemCode(answer)).toBe(reason);
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
    // Not both ways: the friend's code is not for who has brought him.
    expect(await reasons(own, owner)).toEqual(['not-eligible', 409]);
    const coach = await accountOfRole(server, 'Coach');
    expect(await validate(code, coach)).toMatchObject({ valid: false, reason: 'not-eligible' });
    expect((await redeem(coach, code)).status).toBe(403);
  });
});
