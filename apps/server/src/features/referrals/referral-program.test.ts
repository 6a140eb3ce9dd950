import {
  type AdminReferral,
  adminReferral,
  adminReferralCode,
  REFERRAL_PAGE_SIZE,
  type ReferralUse,
  referralCampaign,
  referralCode,
  referralUse,
} from '@datacoach/contract';
import { beforeEach, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { openShop } from '../../testing/open-shop.ts';
import { storeCountedUploads } from '../../testing/store-counted-uploads.ts';
import { calculateTokenBalance, spendToken } from '../membership/index.ts';
import { findMembership } from '../membership/membership.repository.ts';
import { processReferrals } from './process-referrals.ts';

const PATH = '/api/v1/refferalcode';
const USAGE = '/api/v1/admin/referrals';
const CODES = '/api/v1/admin/referral-codes';
const CAMPAIGNS = '/api/v1/admin/referral-campaigns';
const NOTE = 'Looked at it.';
let owner: TestAccount;
let code: string;
const shop = await openShop('sandbox');
const admin = await createAccountWithRole(shop.server, 'Admin');
beforeEach(async () => {
  owner = await createAccountWithRole(shop.server, 'Player', 'Owner');
  code = referralCode.parse((await owner.get(PATH)).body).code;
});

const now = () => shop.clock.now();
const db = () => shop.context.db;
const use = async (who: TestAccount): Promise<ReferralUse> =>
  referralUse.parse((await who.get(`${PATH}/get-refferal-code-use-info`)).body);
const settle = () => processReferrals({ db: db(), clock: shop.clock, logger: shop.context.logger });
const choose = (who: TestAccount, kind: string) => who.send('PUT', `${PATH}/reward`, { kind });

async function newFriend(name = 'Friend'): Promise<TestAccount> {
  const friend = await createAccountWithRole(shop.server, 'Player', name);
  expect((await friend.send('POST', `${PATH}/redeem`, { code })).status).toBe(200);
  return friend;
}
/** Plays ten games on three days. */
async function plays(friend: TestAccount, from = now()): Promise<void> {
  for (const [day, games] of [4, 3, 3].entries()) {
    await storeCountedUploads(shop.server, getId(friend), games, new Date(from.getTime() + day * DAY_MS));
  }
}
const getId = (who: TestAccount) => who.tokens.user.id;
const tokens = (who: TestAccount) => calculateTokenBalance(db(), getId(who), now());
async function listed(friend: TestAccount, query = ''): Promise<AdminReferral | undefined> {
  const { body } = await admin.get(`${USAGE}?search=${code}${query}`);
  const { items } = body as { items: unknown[] };
  return items.map((item) => adminReferral.parse(item)).find((item) => item.friend.id === getId(friend));
}
const reverse = (friend: TestAccount, note = NOTE) =>
  admin.send('POST', `${USAGE}/${getId(friend)}/reversal`, { note });
const clear = (friend: TestAccount) =>
  admin.send('POST', `${USAGE}/${getId(friend)}/clearance`, { note: NOTE });

test('games earn the reward the referrer chose: days of Diamond in succession, or tokens if they already pay for it', async () => {
  expect((await choose(owner, 'days')).status).toBe(200);
  expect((await use(owner)).reward.kind).toBe('days');
  await plays(await newFriend());
  await settle();
  const held = await findMembership(db(), getId(owner));
  const fromNow = (days: number) => now().getTime() + days * DAY_MS;
  expect(held).toMatchObject({ planName: 'Diamond', basePlanName: 'Basic' });
  expect(held!.trialEndsAt!.getTime() / 1e5).toBeCloseTo(fromNow(15) / 1e5, 0);
  const second = await newFriend();
  await plays(second);
  await settle();
  const longer = await findMembership(db(), getId(owner));
  expect(longer!.trialEndsAt!.getTime()).toBe(held!.trialEndsAt!.getTime() + 15 * DAY_MS);
  // The reversal takes back the days, not the plan.
  expect((await reverse(second)).status).toBe(200);
  expect((await findMembership(db(), getId(owner)))!.trialEndsAt).toEqual(held!.trialEndsAt);

  const payer = await createAccountWithRole(shop.server, 'Player', 'Payer');
  await pays(payer, 'Diamond');
  ({ code } = referralCode.parse((await payer.get(PATH)).body));
  await choose(payer, 'days');
  await plays(await newFriend());
  await settle();
  expect(await tokens(payer)).toBe(1);
});

test('a friend with an unconfirmed address, or with the same matches as others of the code, earns nothing', async () => {
  const { pool } = shop.server.platform.database;
  const [unconfirmed, first, second, fellow] = [
    await newFriend('Unconfirmed'),
    await newFriend('First'),
    await newFriend('Second'),
    await newFriend('Fellow'),
  ];
  await pool.query('update users set email_confirmed_at = null where id = $1', [getId(unconfirmed)]);
  for (const friend of [unconfirmed, first, second, fellow]) await plays(friend);
  // The first one has the owner's matches, the second one and another friend share one: each has nine left.
  const grantReward = (from: TestAccount, to: TestAccount, max: number) =>
    pool.query(
      `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, uploaded_at, match_id)
       select gen_random_uuid(), $2, name, file_size, md5(random()::text), md5(random()::text), status, uploaded_at, match_id
       from replays where owner_id = $1 limit $3`,
      [getId(from), getId(to), max],
    );
  await grantReward(first, owner, 10);
  await grantReward(second, fellow, 1);
  await settle();
  for (const friend of [unconfirmed, first, second]) {
    expect(await listed(friend)).toMatchObject({ state: 'signedUp', qualifiedBy: null });
  }
  await pool.query('update users set email_confirmed_at = now() where id = $1', [getId(unconfirmed)]);
  await settle();
  expect(await listed(unconfirmed)).toMatchObject({ qualifiedBy: 'games' });
});

test('games after the 30 days, or on too few days, earn nothing', async () => {
  const [late, once] = [await newFriend('Late'), await newFriend('Once')];
  await plays(late, new Date(now().getTime() + 29 * DAY_MS));
  await storeCountedUploads(shop.server, getId(once), 20, now());
  shop.clock.forward(32 * DAY_MS);
  await settle();
  const { counts, nextReward } = await use(owner);
  expect([counts.signedUp, counts.qualified, nextReward]).toEqual([2, 0, null]);
  expect(await tokens(owner)).toBe(0);
});

async function pays(who: TestAccount, planName: string): Promise<void> {
  const requested = { kind: 'plan', planName, period: 5 };
  const quoted = (await who.send('POST', '/api/v1/payments/quote', requested)).body as {
    due: { total: number };
  };
  const started = await who.send('POST', '/api/v1/payments/orders', {
    ...requested,
    agreedTotal: quoted.due.total,
  });
  const { url, order } = started.body as { url: string; order: { id: string } };
  await shop.finish(who, url, 'pays');
  await who.get(`/api/v1/payments/orders/${order.id}`);
}

test('a paid invoice qualifies, and refunding it reverses the reward unless games qualify too', async () => {
  const [paying, both] = [await newFriend('Paying'), await newFriend('Both')];
  await pays(paying, 'Platinum');
  await pays(both, 'Platinum');
  await settle();
  expect(await listed(paying)).toMatchObject({ state: 'rewarded', qualifiedBy: 'invoice', flags: [] });
  expect(await tokens(owner)).toBe(2);
  expect((await use(paying)).hasFriendOffers).toBe(false);
  await plays(both);
  await paying.send('POST', '/api/v1/payments/refund');
  await both.send('POST', '/api/v1/payments/refund');
  await settle();
  expect(await listed(paying)).toMatchObject({ state: 'reversed', reversedBecause: 'refund' });
  expect(await listed(both)).toMatchObject({ state: 'rewarded', qualifiedBy: 'games' });
  expect(await tokens(owner)).toBe(1);
  expect(JSON.stringify((await owner.get('/api/v1/notifications')).body)).toContain(
    'Reversed because the payment was refunded.',
  );
});

test('a referrer gets at most 12 rewards a year, and friends who deleted their accounts still count', async () => {
  // For friends who have deleted their accounts since.
  await shop.server.platform.database.pool.query(
    `insert into membership_ledger (user_id, at, kind, amount, note, subject_id)
     select $1, $2, 'token-granted', 0, 'referral', gen_random_uuid() from generate_series(1, 11)`,
    [getId(owner), now()],
  );
  // Grants by an administrator don't count, whatever the note says.
  await admin.send('POST', `/api/v1/admin/users/${getId(owner)}/token-grant`, {
    tokens: 1,
    note: 'referral',
  });
  expect(await tokens(owner)).toBe(1);
  expect(await use(owner)).toMatchObject({ rewardsLeftThisYear: 1 });
  await choose(owner, 'days');
  const twelfth = await newFriend('Twelfth');
  await plays(twelfth);
  await settle();
  expect(await listed(twelfth)).toMatchObject({ state: 'rewarded', reward: { kind: 'days', amount: 15 } });
  const thirteenth = await newFriend('Thirteenth');
  await plays(thirteenth);
  await settle();
  expect(await listed(thirteenth)).toMatchObject({
    state: 'qualified',
    isOverCap: true,
    isHeld: false,
    reward: null,
  });
  expect(await use(owner)).toMatchObject({ rewardsLeftThisYear: 0, counts: { qualified: 1 } });
  expect(await tokens(owner)).toBe(1);
  shop.clock.forward(366 * DAY_MS);
  const later = await newFriend('Later');
  await plays(later);
  await settle();
  expect(await listed(later)).toMatchObject({ state: 'rewarded' });
});

test('a file from the same computer or the same card holds the reward for review by an administrator', async () => {
  const [device, card] = [await newFriend('Device'), await newFriend('Card')];
  await plays(device);
  await shop.server.platform.database.pool.query(
    `insert into replays (id, owner_id, name, file_size, sha256, blob_key, status, uploaded_at)
     select gen_random_uuid(), $1, 'x.replay', 1, sha256, 'x', 15, uploaded_at from replays where owner_id = $2 limit 1`,
    [getId(owner), getId(device)],
  );
  await pays(owner, 'Platinum');
  await pays(card, 'Platinum');
  await settle();
  expect(await listed(device, '&show=held')).toMatchObject({ state: 'qualified', flags: ['same-device'] });
  expect(await listed(card)).toMatchObject({ isHeld: true, flags: ['same-card'] });
  expect(await use(owner)).toMatchObject({ heldBack: 2, counts: { qualified: 2 } });
  expect(await tokens(owner)).toBe(0);

  expect((await clear(device)).body).toMatchObject({ state: 'rewarded', isHeld: false });
  expect(getProblemCode(await clear(device))).toBe('not-held');
  expect(await tokens(owner)).toBe(1);
  expect((await reverse(card, 'x')).status).toBe(400);
  expect((await reverse(card)).body).toMatchObject({ state: 'reversed', reversedBecause: 'administrator' });
  expect(getProblemCode(await reverse(card))).toBe('already-reversed');
  expect(getProblemCode(await clear(card))).toBe('not-held');
  const noOne = `${USAGE}/${crypto.randomUUID()}/reversal`;
  expect((await admin.send('POST', noOne, { note: NOTE })).status).toBe(404);

  // A spent token isn't taken below zero.
  await db().transaction((tx) =>
    spendToken(tx, { userId: getId(owner), sessionId: crypto.randomUUID(), note: 'test' }, now()),
  );
  expect((await reverse(device)).status).toBe(200);
  expect(await tokens(owner)).toBe(0);
  const { body } = await admin.get(`/api/v1/admin/audit?targetKind=referral`);
  const { items } = body as { items: { action: string; targetId: string; note: string }[] };
  expect(items.filter(({ targetId }) => targetId === getId(device))).toMatchObject([
    { action: 'reverse-referral', note: NOTE },
    { action: 'clear-referral', note: NOTE },
  ]);
});

test('a friend with a reversed referral no longer has friend offers', async () => {
  const friend = await newFriend();
  expect(await use(friend)).toMatchObject({ hasFriendOffers: true, usedCodeOf: 'Owner' });
  await reverse(friend);
  expect(await use(friend)).toMatchObject({ hasFriendOffers: false, canRedeem: false });
  expect((await friend.get('/api/v1/payments/own')).body).toMatchObject({ cameByFriend: false });
});

test("a campaign gives more to friends who join during it, can't overlap another, and keeps its promises", async () => {
  const inDays = (days: number) => new Date(now().getTime() + days * DAY_MS).toISOString();
  const fields = { name: 'Summer', startsAt: inDays(-1), endsAt: inDays(10), tokens: 3, days: 60 };
  const made = await admin.send('POST', CAMPAIGNS, fields);
  expect(made.status).toBe(201);
  const campaign = referralCampaign.parse(made.body);
  const refused = async (body: object) => {
    const { status, body: answer } = await admin.send('POST', CAMPAIGNS, { ...fields, ...body });
    return [status, (answer as { messages: string[] }).messages[0]];
  };
  expect(await refused({ name: ' ' })).toEqual([400, 'Name the campaign.']);
  expect(await refused({ endsAt: inDays(-2) })).toEqual([400, 'The end must be after the start.']);
  expect(await refused({ startsAt: inDays(-3), endsAt: inDays(-2) })).toEqual([
    400,
    'This time is in the past. Choose a later one.',
  ]);
  expect(await refused({ tokens: 9 })).toEqual([400, 'Enter at most 5 tokens.']);
  expect(await refused({ name: 'Overlap', startsAt: inDays(9), endsAt: inDays(20) })).toEqual([
    409,
    'Summer is running then. Only one campaign can run at a time.',
  ]);
  const next = await admin.send('POST', CAMPAIGNS, {
    ...fields,
    name: 'Autumn',
    startsAt: inDays(10),
    endsAt: inDays(20),
  });
  expect(next.status).toBe(201);

  expect((await use(owner)).reward).toMatchObject({ tokens: 3, days: 60, campaign: { name: 'Summer' } });
  const friend = await newFriend();
  const item = `${CAMPAIGNS}/${campaign.id}`;
  const changed = await admin.send('PUT', item, { ...fields, tokens: 5, version: campaign.version });
  expect(changed.body).toMatchObject({ tokens: 5, friends: 1, rewarded: 0, version: 2 });
  const stale = await admin.send('PUT', item, { ...fields, version: campaign.version });
  expect(getProblemCode(stale)).toBe('changed-meanwhile');
  expect((await admin.send('DELETE', item)).status).toBe(200);
  expect((await admin.send('DELETE', item)).status).toBe(404);
  expect((await use(owner)).reward).toMatchObject({ tokens: 1, campaign: null });
  await plays(friend);
  await settle();
  expect(await tokens(owner)).toBe(3);
  expect(await listed(friend)).toMatchObject({ campaign: 'Summer', reward: { kind: 'tokens', amount: 3 } });
  const { items } = (await admin.get(CAMPAIGNS)).body as { items: { name: string }[] };
  expect(items.map(({ name }) => name)).toEqual(['Autumn']);
  await admin.send('DELETE', `${CAMPAIGNS}/${(next.body as { id: string }).id}`);
});

test('an administrator can search codes and limit their validity and uses', async () => {
  await newFriend();
  const found = (await admin.get(`${CODES}?search=${code.toLowerCase()}`)).body as { items: unknown[] };
  expect(found.items.map((item) => adminReferralCode.parse(item))).toMatchObject([
    { code, owner: { userName: 'Owner' }, uses: 1, expiresAt: null, useLimit: null },
  ]);
  const limit = (body: object) =>
    admin.send('PUT', `${CODES}/${code}`, { expiresAt: null, useLimit: null, note: NOTE, ...body });
  expect((await limit({ useLimit: -1 })).status).toBe(400);
  expect((await limit({ note: '' })).status).toBe(400);
  expect((await limit({ useLimit: 1 })).body).toMatchObject({ useLimit: 1 });
  const other = await createAccountWithRole(shop.server, 'Player');
  expect(getProblemCode(await other.send('POST', `${PATH}/redeem`, { code }))).toBe('expired');
  const past = await limit({ expiresAt: new Date(now().getTime() - DAY_MS).toISOString() });
  expect(past.body).toMatchObject({ statusCode: 400, field: 'expiresAt' });
  expect((await limit({ expiresAt: new Date(now().getTime() + DAY_MS).toISOString() })).status).toBe(200);
  shop.clock.forward(2 * DAY_MS);
  expect(getProblemCode(await other.send('POST', `${PATH}/redeem`, { code }))).toBe('expired');
  expect((await limit({})).status).toBe(200);
  expect((await other.send('POST', `${PATH}/redeem`, { code })).status).toBe(200);
  expect(
    (await admin.send('PUT', `${CODES}/NOSUCH`, { expiresAt: null, useLimit: null, note: NOTE })).status,
  ).toBe(404);
  const used = (await admin.get(`${CODES}?sort=used`)).body as { items: { uses: number }[] };
  const uses = used.items.map((item) => item.uses);
  expect(uses).toEqual(uses.toSorted((one, more) => more - one));
  const { body } = await admin.get('/api/v1/admin/audit?targetKind=referral-code');
  expect((body as { items: unknown[] }).items).toHaveLength(3);
});

test('a list longer than a page is paged, filtered, and exported as CSV without formulas', async () => {
  const names = Array.from({ length: REFERRAL_PAGE_SIZE + 1 }, (_, n) => (n === 0 ? '=cmd' : `Friend ${n}`));
  await shop.server.platform.database.pool.query(
    `with made as (insert into users (id, user_name, created_at)
       select gen_random_uuid(), name, now() from unnest($1::text[]) as named (name) returning id)
     insert into referrals (friend_id, referrer_id, source, referred_at) select id, $2, 'sign-up', $3 from made`,
    [names, getId(owner), now()],
  );
  type Page = { items: AdminReferral[]; total: number; counts: Record<string, number> };
  const page = async (query: string) => (await admin.get(`${USAGE}?search=${code}${query}`)).body as Page;
  const [first, second] = [await page(''), await page('&pageIndex=1')];
  expect([first.items.length, second.items.length, first.total]).toEqual([
    REFERRAL_PAGE_SIZE,
    1,
    REFERRAL_PAGE_SIZE + 1,
  ]);
  const ids = [...first.items, ...second.items].map(({ friend }) => friend.id);
  expect(new Set(ids).size).toBe(names.length);
  expect((await page('&show=reversed')).total).toBe(0);
  expect(first.counts.signedUp).toBeGreaterThanOrEqual(names.length);

  const file = await admin.get(`/api/v1/admin/referrals-export?search=${code}`);
  expect(file.headers.get('content-type')).toContain('text/csv');
  const lines = String(file.body).trimEnd().split('\r\n');
  expect(lines).toHaveLength(names.length + 1);
  expect(lines[0]).toContain('friend id,friend,referrer id,referrer,code');
  expect(String(file.body)).toContain(",'=cmd,");
});
