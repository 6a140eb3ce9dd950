import type { AppSettings, Capacity } from '@datacoach/contract';
import { afterAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { createAccountWithRole } from '../../testing/create-account-with-role.ts';
import { MovingClock } from '../../testing/moving-clock.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { readOutbox } from '../../testing/read-outbox.ts';
import { createSampleReplays } from '../../testing/sample-replay.ts';
import { signInAtProvider } from '../../testing/sign-in-at-provider.ts';
import { startIdentityServer } from '../../testing/start-identity-server.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { notifyWaitlist } from './read-capacity.ts';

const OPEN = { signUpsPaused: false, uploadsPaused: false, maxActiveUsers: null, maxQueueMinutes: null };

describe.each(DATABASE_KINDS)('capacity on %s', async (database) => {
  const clock = new MovingClock();
  const identities = await startIdentityServer();
  const { discord } = identities.config;
  const server = await startTestServer({ database, clock, config: { discord } });
  identities.register(server.context.config.publicUrl);
  const admin = await createAccountWithRole(server, 'Admin');
  afterAll(async () => {
    await server.close();
    await identities.close();
  });

  const set = (settings: object) => admin.send('PUT', '/api/v1/admin/capacity', { ...OPEN, ...settings });
  const capacity = async () => (await call(`${server.url}/api/v1/capacity`)).body as Capacity;
  const page = async (form?: Record<string, string>) => {
    const answer = await fetch(`${server.url}/capacity`, {
      method: form ? 'POST' : 'GET',
      ...(form ? { body: new URLSearchParams(form) } : {}),
    });
    return { status: answer.status, headers: answer.headers, html: await answer.text() };
  };
  const wait = (email: string) =>
    call(`${server.url}/api/v1/capacity/wait`, { method: 'POST', json: { email } });
  const notify = () => notifyWaitlist(server.context);
  const signUp = (email = `${crypto.randomUUID()}@example.org`) =>
    call(`${server.url}/api/v1/auth/sign-up`, {
      method: 'POST',
      json: { email, password: 'long enough', userName: 'Late' },
    });

  test('everything is open unless it is closed by hand or by a threshold', async () => {
    const open = { isOpen: true, closedSince: null };
    expect(await capacity()).toEqual({ signUps: open, uploads: open, queue: { replays: 0, minutes: 0 } });
    const { html } = await page();
    expect(html).toContain('Sign-ups are open');
    expect(html).not.toContain('<form');
    // It wears the product's look: icon, logo and panel.
    expect(html).toContain('href="/favicon.svg"');
    expect(html).toMatch(/<a class="brand" href="\/"><svg [\s\S]*?<\/svg>DataCoach<\/a>/);
    expect(getProblemCode(await wait('ann@example.org'))).toBe('sign-ups-open');
  });

  test("a pause refuses new accounts and doesn't affect existing ones", async () => {
    const account = await signUpAndIn(server.url);
    expect((await set({ signUpsPaused: true })).status).toBe(200);
    const { signUps } = await capacity();
    expect(signUps.isOpen).toBe(false);
    clock.forward(5 * MINUTE_MS);
    expect((await capacity()).signUps.closedSince).toBe(signUps.closedSince);
    const refused = await signUp();
    expect([refused.status, getProblemCode(refused)]).toEqual([503, 'sign-ups-paused']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const settings = (await call(`${server.url}/api/v1/app-settings`)).body as AppSettings;
    expect(settings.signUpsOpen).toBe(false);

    const person = { id: crypto.randomUUID(), name: 'New' };
    const made = await signInAtProvider(server, identities, 'discord', person);
    expect([made.end.pathname, made.session]).toEqual(['/capacity', null]);
    expect((await account.get('/api/profile/profile')).status).toBe(200);
    const { email, password } = account;
    const again = await call(`${server.url}/api/v1/auth/sign-in`, {
      method: 'POST',
      json: { email, password },
    });
    expect(again.status).toBe(200);
    const [replay] = createSampleReplays(1);
    expect((await account.upload(replay!)).status).toBe(201);
    await set({});
    expect((await signUp()).status).toBe(201);
  });

  test('whoever waits gets one email when it opens, and their address is deleted', async () => {
    await set({ signUpsPaused: true });
    const email = `${crypto.randomUUID()}@example.org`;
    expect((await wait(email)).status).toBe(202);
    expect((await wait(email.toUpperCase())).status).toBe(202);
    const state = await admin.get('/api/v1/admin/capacity');
    expect(state.body).toMatchObject({ waiting: 1 });
    await notify();
    expect(await readOutbox(server, email)).toEqual([]);
    await set({});
    await notify();
    await notify();
    const mails = await readOutbox(server, email);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('https://datacoach.test/signup');
    const { rows } = await server.platform.database.pool.query('select * from capacity_waitlist');
    expect(rows).toEqual([]);
  });

  test('thresholds close and reopen automatically', async () => {
    const account = await signUpAndIn(server.url);
    await set({ maxActiveUsers: 1 });
    expect((await capacity()).signUps.isOpen).toBe(false);
    expect((await capacity()).uploads.isOpen).toBe(true);
    await set({ maxActiveUsers: 1000 });
    expect((await capacity()).signUps.isOpen).toBe(true);

    // Nothing processes the queue here: after ten minutes its oldest upload gives the minimum wait.
    const before = await capacity();
    for (const replay of createSampleReplays(2)) await account.upload(replay);
    // Anyone can ask, so it's read at most every 15 seconds.
    expect(await capacity()).toEqual(before);
    clock.forward(15_000);
    const { queue } = await capacity();
    expect(queue.replays).toBeGreaterThanOrEqual(2);
    clock.forward(30 * MINUTE_MS);
    await set({ maxQueueMinutes: 20 });
    const full = await capacity();
    expect(full.queue.minutes).toBeGreaterThanOrEqual(30);
    expect([full.signUps.isOpen, full.uploads.isOpen]).toEqual([false, false]);
    await set({});
    expect((await capacity()).uploads.isOpen).toBe(true);
  });

  test('uploads pause for the Basic plan but not for paying accounts', async () => {
    const [basic, paying] = [await signUpAndIn(server.url), await signUpAndIn(server.url)];
    await server.platform.database.pool.query("update users set plan_name = 'Platinum' where id = $1", [
      paying.tokens.user.id,
    ]);
    const [replay] = createSampleReplays(1);
    await set({ uploadsPaused: true });
    const refused = await basic.upload(replay!);
    expect([refused.status, getProblemCode(refused)]).toEqual([503, 'uploads-paused']);
    expect((await paying.upload(replay!)).status).toBe(201);
    await set({});
    expect((await basic.upload(replay!)).status).toBe(201);
  });

  test('maintenance replaces the page as well as the app', async () => {
    const save = (notice: object) =>
      admin.send('POST', '/api/v1/homepage/maintenance-notice', {
        isActive: true,
        title: '',
        notice: '',
        showDiscordLink: true,
        ...notice,
      });
    await save({ title: 'New <stadium>', notice: 'Back at ten.' });
    for (const form of [undefined, { email: 'reader@example.org' }]) {
      const { status, html } = await page(form);
      expect(status).toBe(200);
      expect(html).toContain('<h1>New &lt;stadium&gt;</h1>');
      expect(html).toContain('Back at ten.');
      expect(html).not.toMatch(/Sign-ups are open|<dl|<script/);
    }
    await save({});
    expect((await page()).html).toContain('<h1>DataCoach is under maintenance</h1>');
    await save({ isActive: false });
    expect((await page()).html).toContain('Sign-ups are open');
  });

  test('the page works without scripts: stats, form and response', async () => {
    await set({ signUpsPaused: true, uploadsPaused: true });
    const { status, headers, html } = await page();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('<script');
    expect(html).toContain('We’re full: sign-ups and uploads are paused');
    expect(html).toMatch(/paused since <time datetime="[^"]+">\w+ \d+(st|nd|rd|th), \d{4} at \d\d:\d\d UTC/);
    expect(html).toMatch(/\d+ replays? (is|are) waiting/);
    expect(html).toContain('href="/login"');

    const wrong = await page({ email: '"><script>alert(1)</script>' });
    expect(wrong.status).toBe(200);
    expect(wrong.html).toContain('Enter an email address');
    expect(wrong.html).not.toContain('<script');
    expect((await page({ email: 'reader@example.org' })).html).toContain('We’ll send you one email');
    const { rows } = await server.platform.database.pool.query('select email from capacity_waitlist');
    expect(rows).toEqual([{ email: 'reader@example.org' }]);
    await set({});
  });
});
