import { signedIn } from '@datacoach/contract';
import { describe, expect, test } from 'vitest';
import { HOUR_MS } from '../../platform/clock/clock.ts';
import { call, getProblemCode, signUpAndIn } from '../../testing/api-client.ts';
import { finishGetStarted } from '../../testing/finish-get-started.ts';
import { DATABASE_KINDS } from '../../testing/open-test-database.ts';
import { startServerForTests, startTestServer } from '../../testing/start-test-server.ts';
import { StoppedClock } from '../../testing/stopped-clock.ts';
import { REUSE_WINDOW_MS } from './describe-signed-in.ts';

describe.each(DATABASE_KINDS)('accounts on %s', async (database) => {
  const clock = new StoppedClock();
  const server = await startServerForTests({ database, clock });

  const signUp = (json: object) => call(`${server.url}/api/v1/auth/sign-up`, { method: 'POST', json });
  const signIn = (json: object) => call(`${server.url}/api/v1/auth/sign-in`, { method: 'POST', json });
  const refresh = (refreshToken: string) =>
    call(`${server.url}/api/v1/auth/refresh`, { method: 'POST', json: { refreshToken } });
  const status = (token: string) =>
    call(`${server.url}/api/v1/filestorage/replay-processed-status`, { token });

  test('sign-up explains what is wrong in plain messages', async () => {
    const answer = await signUp({ email: 'nobody', password: 'short', userName: 'x' });
    expect(answer.status).toBe(400);
    expect(getProblemCode(answer)).toBe('invalid-request');
    expect((answer.body as { messages: string[] }).messages).toEqual([
      'Enter an email address like name@example.org.',
      'Use at least 8 characters for the password.',
      'Use at least 2 characters for the username.',
    ]);
  });

  test('refuses a common password at its field, in any case and with digits after it', async () => {
    for (const password of ['password', 'PassWord', 'iloveyou2024!', 'RocketLeague99', '12345678']) {
      const email = `${crypto.randomUUID()}@example.org`;
      const answer = await signUp({ email, password, userName: 'Ann' });
      expect([password, answer.status, answer.body]).toEqual([
        password,
        400,
        {
          statusCode: 400,
          code: 'invalid-request',
          messages: ['Too many people use this password. Choose one that’s harder to guess.'],
          field: 'password',
        },
      ]);
    }
  });

  test('a username is text that others can see', async () => {
    const named = (userName: string) =>
      signUp({ email: `${crypto.randomUUID()}@example.org`, password: 'long enough', userName });
    for (const userName of [
      'Ann\nBcc: all',
      'Ann\u202Egpj.exe',
      '\u200B\u200B\u200B',
      'A\u0000nn',
      '\u200D\u200D',
      '\u3164\u3164',
      '\u115F\uFFA0',
      '\u2800\u2800',
      'Ann\u200D',
      'An\u200Cn',
      'Ann\u{E0041}',
    ]) {
      const { status, body } = await named(userName);
      const { messages } = body as { messages: string[] };
      expect([status, messages]).toEqual([
        400,
        ['Use visible letters, numbers and symbols only for the username.'],
      ]);
    }
    for (const userName of ['Åsa 🏎️ #1', '선수', 'علي', '👩🏽‍🚀 x', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣'])
      expect((await named(userName)).status).toBe(201);
  });

  test('allows one account per address, ignoring case', async () => {
    const account = await signUpAndIn(server.url);
    const again = await signUp({
      email: account.email.toUpperCase(),
      password: 'another one',
      userName: 'Other',
    });
    expect(again.status).toBe(409);
    expect(getProblemCode(again)).toBe('email-taken');
  });

  test("sign-in doesn't reveal whether an account exists", async () => {
    const { email, password } = await signUpAndIn(server.url);
    const wrong = await signIn({ email, password: `${password}!` });
    const missing = await signIn({ email: `not-${email}`, password });
    expect(wrong.status).toBe(401);
    expect(missing.status).toBe(401);
    expect(missing.body).toEqual(wrong.body);
  });

  test('sign-in takes as long without an account as with a wrong password', async () => {
    const { email } = await signUpAndIn(server.url);
    const timed = async (address: string) => {
      const start = performance.now();
      await signIn({ email: address, password: 'wrong' });
      return performance.now() - start;
    };
    // Alternating runs and the fastest of each, because other load only adds time.
    let [withAccount, without] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    for (let i = 0; i < 12; i++) {
      withAccount = Math.min(withAccount, await timed(email));
      without = Math.min(without, await timed(`not-${email}`));
    }
    // Without the dummy hash it takes a tenth.
    expect(without).toBeGreaterThan(withAccount / 2);
  });

  test('allows any characters in the password and any case in the address', async () => {
    const email = `Ünïcode-${crypto.randomUUID()}@Example.org`;
    const password = 'pässwörd 密码 🚗';
    expect((await signUp({ email, password, userName: 'Tëst' })).status).toBe(201);
    const answer = await signIn({ email: email.toLowerCase(), password: password.normalize('NFD') });
    expect(signedIn.parse(answer.body).user).toMatchObject({ email, name: 'Tëst', isAdmin: false });
  });

  test('every sign-in is a first one until the get-started flow is finished', async () => {
    const { email, password, tokens } = await signUpAndIn(server.url);
    expect(tokens.firstTimeLogin).toBe(true);
    const second = signedIn.parse((await signIn({ email, password })).body);
    expect(second.firstTimeLogin).toBe(true);
    await finishGetStarted(server.url, tokens.accessToken);
    const refreshed = await refresh(tokens.refreshToken);
    expect(signedIn.parse(refreshed.body).firstTimeLogin).toBe(false);
    expect(signedIn.parse((await signIn({ email, password })).body).firstTimeLogin).toBe(false);
  });

  test('coaches sign up as coaches and skip the get-started flow', async () => {
    const email = `${crypto.randomUUID()}@example.org`;
    const account = { email, password: 'long enough', userName: 'Ines', coachesTeam: true };
    expect((await signUp(account)).status).toBe(201);
    const { userType, firstTimeLogin, user } = signedIn.parse(
      (await signIn({ email, password: account.password })).body,
    );
    expect([userType, firstTimeLogin, user.isAdmin]).toEqual(['Coach', false, false]);
  });

  test('an access token expires after an hour, and refreshing returns a new one', async () => {
    const { tokens } = await signUpAndIn(server.url);
    expect((await status(tokens.accessToken)).status).toBe(200);
    expect(tokens.accessTokenExpiry - clock.now().getTime()).toBeLessThanOrEqual(HOUR_MS);
    clock.forward(HOUR_MS + 1000);
    expect(getProblemCode(await status(tokens.accessToken))).toBe('not-signed-in');
    const renewed = signedIn.parse((await refresh(tokens.refreshToken)).body);
    expect((await status(renewed.accessToken)).status).toBe(200);
    expect(renewed.refreshToken).not.toBe(tokens.refreshToken);
  });

  test('two tabs that refresh at once get the same next token', async () => {
    const { tokens } = await signUpAndIn(server.url);
    const answers = await Promise.all([refresh(tokens.refreshToken), refresh(tokens.refreshToken)]);
    const [one, two] = answers.map(({ body }) => signedIn.parse(body));
    expect(one?.refreshToken).toBe(two?.refreshToken);
    clock.forward(REUSE_WINDOW_MS - 1000);
    expect((await refresh(tokens.refreshToken)).status).toBe(200);
    expect((await refresh(one!.refreshToken)).status).toBe(200);
  });

  test('reusing a refresh token ends its whole family', async () => {
    const { tokens } = await signUpAndIn(server.url);
    const next = signedIn.parse((await refresh(tokens.refreshToken)).body);
    clock.forward(REUSE_WINDOW_MS + 1000);
    expect(getProblemCode(await refresh(tokens.refreshToken))).toBe('session-ended');
    expect(getProblemCode(await refresh(next.refreshToken))).toBe('session-ended');
    expect((await status(next.accessToken)).status).toBe(401);
  });

  test('a token from two rotations ago counts as reused, however fast', async () => {
    const { tokens } = await signUpAndIn(server.url);
    const next = signedIn.parse((await refresh(tokens.refreshToken)).body);
    await refresh(next.refreshToken);
    expect((await refresh(tokens.refreshToken)).status).toBe(401);
  });

  test('a refresh token expires 30 days after its last use', async () => {
    const { tokens } = await signUpAndIn(server.url);
    clock.forward(29 * 24 * HOUR_MS);
    const next = signedIn.parse((await refresh(tokens.refreshToken)).body);
    clock.forward(29 * 24 * HOUR_MS);
    const last = signedIn.parse((await refresh(next.refreshToken)).body);
    clock.forward(31 * 24 * HOUR_MS);
    expect((await refresh(last.refreshToken)).status).toBe(401);
  });

  test('rejects forged tokens', async () => {
    const { tokens } = await signUpAndIn(server.url);
    const [family, , mac] = tokens.refreshToken.split('.');
    expect((await refresh(`${family}.1.${mac}`)).status).toBe(401);
    expect((await refresh('nonsense')).status).toBe(401);
    const [head, , signature] = tokens.accessToken.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: tokens.user.id, exp: 9_999_999_999 }));
    expect((await status(`${head}.${claims.toString('base64url')}.${signature}`)).status).toBe(401);
    expect((await status('nonsense')).status).toBe(401);
  });
});

test('sign-up and sign-in are limited, with a message that says for how long', async () => {
  const limit = { max: 3, timeWindow: 60_000 };
  const server = await startTestServer({
    database: 'embedded',
    rateLimits: { signIn: limit, signUp: limit },
  });
  try {
    for (const path of ['sign-up', 'sign-in']) {
      const codes: string[] = [];
      for (let i = 0; i < 5; i++) {
        const json = { email: 'a@b.org', password: 'long enough', userName: 'Someone' };
        const answer = await call(`${server.url}/api/v1/auth/${path}`, { method: 'POST', json });
        codes.push(answer.status === 429 ? getProblemCode(answer) : 'passed');
        if (answer.status === 429) {
          expect((answer.body as { messages: string[] }).messages[0]).toMatch(/Try again in \d+ seconds\./);
        }
      }
      expect(codes.slice(3)).toEqual(['too-many-requests', 'too-many-requests']);
      expect(codes.slice(0, 3)).not.toContain('too-many-requests');
    }
  } finally {
    await server.close();
  }
});
