import { type Overview, PLAN_LABELS, type UserPayments } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode, type TestAccount } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { openShop, PROVIDERS } from '../../testing/open-shop.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { shopping } from '../../testing/shopping.ts';
import { sendDueMails } from '../notifications/start-mailing.ts';
import { describeMyPayments } from './my-payments.ts';
import { sweepPayments } from './sweep-payments.ts';

describe.each(PROVIDERS)('plans that renew at %s', async (provider) => {
  const shop = await openShop(provider);
  const admin = await createAccountWithRole(shop.server, 'Admin');

  const { send, planRequest, buy, readPayments, passPeriod, invoices, player, getOrder } = shopping(shop);
  const ask = async (method: string, path: string, json?: object) => {
    const { status, body } = await admin.send(method, `/api/v1/admin/${path}`, json);
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  /** Returns the subjects of the mails about a failed payment. */
  const listSubjects = async ({ email }: TestAccount) => {
    await sendDueMails(shop.context);
    const mails = await readOutbox(shop.server, email);
    const subjects = mails.map((mail) => /^Subject: (.*(?:\n .*)*)$/m.exec(mail)![1]!.replaceAll('\n', ''));
    return subjects.filter((subject) => subject.includes('payment'));
  };
  const readFailed = async ({ tokens }: TestAccount) => {
    const day = shop.clock.now().toISOString().slice(0, 10);
    const { failedPayments } = (await ask('GET', `overview?from=${day}&to=${day}`)) as Overview;
    return failedPayments.find(({ userId }) => userId === tokens.user.id);
  };

  test('keeps the price that the subscription started with when the plan gets more expensive', async () => {
    const [earlier, later] = [await player(), await player()];
    await buy(earlier, planRequest('Platinum'));
    const prices = [
      { period: 5, amount: 1999, currency: 'usd' },
      { period: 10, amount: 4499, currency: 'usd' },
      { period: 15, amount: 14_990, currency: 'usd' },
    ];
    await ask('PUT', 'plans/Platinum/prices', { prices });
    expect((await readPayments(earlier)).subscription).toMatchObject({ amount: 1299, nextAmount: 1299 });
    for (const paid of [2, 3]) {
      await passPeriod(earlier);
      expect((await invoices(earlier)).map(({ sum }) => sum.total)).toEqual(Array(paid).fill(1299));
    }
    await buy(later, planRequest('Platinum'));
    expect((await invoices(later)).map(({ sum }) => sum.total)).toEqual([1999]);
  });

  test('emails right away and once a day until the plan ends, each once, also after restarts', async () => {
    const who = await player();
    await buy(who, planRequest('Diamond'), 'fails later');
    await passPeriod(who);
    const at = await readPayments(who);
    expect(at.subscription?.status).toBe('past_due');
    const plan = PLAN_LABELS.Diamond;
    const expected = [`Your payment for ${plan} failed`];
    expect(await listSubjects(who)).toEqual(expected);
    const [mail] = (await readOutbox(shop.server, who.email)).filter((one) => one.includes('payment'));
    expect(mail).toContain('/payment?tab=new-card');
    for (const words of ['in 2 days', 'tomorrow']) {
      await shop.pass(1);
      expected.push(`${plan} ends ${words}: your payment failed`);
      // A second process, or the same one after a restart, checks again.
      await Promise.all([sweepPayments(shop.context), sweepPayments(shop.context)]);
      expect(await listSubjects(who)).toEqual(expected);
    }
    const shown = (await readFailed(who))!;
    expect(shown.mails).toHaveLength(3);
    expect(Date.parse(shown.endsAt) - Date.parse(shown.since)).toBe(3 * DAY_MS);
    await shop.pass(1.1);
    expect((await readPayments(who)).planName).toBe('Basic');
    expect(await listSubjects(who)).toEqual(expected);
    expect(await readFailed(who)).toBeUndefined();
  });

  test('emails once and grants all three days when the server was down while the plan renewed', async () => {
    const who = await player();
    await buy(who, planRequest('Diamond'), 'fails later');
    const end = Date.parse((await readPayments(who)).subscription!.currentEnd);
    await shop.pass((end - shop.clock.now().getTime()) / DAY_MS + 1.5);
    expect(await listSubjects(who)).toEqual([`Your payment for ${PLAN_LABELS.Diamond} failed`]);
    await shop.pass(2.9);
    expect((await readPayments(who)).planName).toBe('Diamond');
    await shop.pass(0.2);
    expect((await readPayments(who)).planName).toBe('Basic');
  });

  test('charges a new card right away and stops the reminders, also those that wait for the daily mail', async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'), 'fails later');
    await passPeriod(who);
    const { body } = await send(who, 'POST', 'card');
    await shop.finish(who, (body as { url: string }).url, 'pays');
    // The buyer comes back to the result of the change.
    const { rows } = await shop.server.platform.database.pool.query<{ id: string }>(
      "select id from payment_orders where user_id = $1 and kind = 'card'",
      [who.tokens.user.id],
    );
    expect((await getOrder(who, rows[0]!.id)).status).toBe('paid');
    expect((await readPayments(who)).subscription).toMatchObject({ status: 'active', graceEndsAt: null });
    expect((await readFailed(who))?.mails).toBeUndefined();
    // The mail about the failure was still due when the payment came.
    expect(await listSubjects(who)).toEqual([]);
    await shop.pass(2);
    expect(await listSubjects(who)).toEqual([]);
  });

  const getHeld = ({ tokens }: TestAccount) => describeMyPayments(shop.context, tokens.user.id);
  const readMail = async ({ email }: TestAccount) => (await readOutbox(shop.server, email)).at(-1)!;

  test('ends the plan of a banned account with its period, and says so in the mail', async () => {
    const [who, unpaid] = [await player(), await player()];
    await buy(unpaid, planRequest('Platinum'), 'fails later');
    await passPeriod(unpaid);
    await buy(who, planRequest('Diamond'));
    for (const { tokens } of [who, unpaid]) {
      await ask('PUT', `users/${tokens.user.id}/ban`, { reason: 'Spam' });
    }
    expect(await readMail(who)).toMatch(/Diamond ends on \w+ \d+\w\w, \d{4} and won’t renew/);
    expect(await readMail(unpaid)).toContain('Platinum won’t renew, and your card won’t be charged again.');
    await sweepPayments(shop.context);
    expect((await getHeld(who)).subscription).toMatchObject({ planName: 'Diamond', cancelAtEnd: true });
    expect(await getHeld(unpaid)).toMatchObject({ planName: 'Basic', subscription: null });
    await shop.pass(32);
    expect(await getHeld(who)).toMatchObject({ planName: 'Basic', subscription: null });
    const { invoices: bills } = (await ask('GET', `users/${who.tokens.user.id}/payments`)) as UserPayments;
    expect(bills).toHaveLength(1);
  });

  test('ends a plan that the new role can’t hold with its period, until its owner changes to one for it', async () => {
    const who = await player();
    await buy(who, planRequest('Platinum'));
    await ask('PUT', `users/${who.tokens.user.id}/role`, { userType: 'Coach' });
    expect(await readMail(who)).toContain('Platinum ends on');
    await sweepPayments(shop.context);
    expect((await getHeld(who)).subscription).toMatchObject({ planName: 'Platinum', cancelAtEnd: true });
    const { email, password } = who;
    const signIn = { method: 'POST', json: { email, password } };
    const { body } = await call(`${shop.server.url}/api/v1/auth/sign-in`, signIn);
    const coach: TestAccount = { ...who, tokens: body as TestAccount['tokens'] };
    expect(getProblemCode(await send(coach, 'POST', 'resume'))).toBe('for-players');
    await buy(coach, planRequest('TeamPlan'));
    await sweepPayments(shop.context);
    expect((await readPayments(coach)).subscription).toMatchObject({
      planName: 'TeamPlan',
      cancelAtEnd: false,
    });
  });
});
