import { expect, test } from 'vitest';
import { call, readAnswer, signUpAndIn } from '../../testing/api-client.ts';
import { sampleReplay } from '../../testing/sample-replay.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

const server = await startServerForTests({ database: 'embedded', worker: true });

interface RequestLine {
  time: string;
  level: string;
  msg: string;
  requestId: string;
  method: string;
  route: string;
  status: number;
  ms: number;
}

test("every log line is JSON, a request's response names its id, and no line contains a secret", async () => {
  const account = await signUpAndIn(server.url, 'Nosy Tester');
  const { email, password, tokens } = account;
  const at = (path: string) => `${server.url}${path}`;
  const wrong = 'a password that is wrong';
  await call(at('/api/v1/auth/sign-in'), { method: 'POST', json: { email, password: wrong } });
  await call(at('/api/v1/auth/refresh'), { method: 'POST', json: { refreshToken: 'stolen-token' } });
  await call(at('/api/v1/auth/reset-password'), {
    method: 'POST',
    json: { token: 'token-of-a-mail', password: 'brand new password' },
  });
  await call(at('/api/v1/auth/confirm-email?token=in-the-address'), { method: 'POST', json: {} });
  await call(at('/api/v1/shared/nobody-may-know-this-key'));
  await fetch(at('/api/profile/profile'), {
    headers: { authorization: 'Bearer made-up-token', cookie: 'session=crumbs' },
  });
  await account.upload(sampleReplay({ seed: 7, teamSize: 1, seconds: 3 }), 'secret scrim.replay');
  await account.upload(new Uint8Array(3000), 'no replay at all.replay');
  await account.finishedReplays();
  const mail = await call(at('/api/v1/auth/forgot-password'), { method: 'POST', json: { email } });
  expect(mail.status).toBe(202);
  await server.platform.mailer.waitUntilSent();

  const lines = server.log.map((line) => JSON.parse(line) as RequestLine);
  for (const { time, level, msg } of lines) {
    expect(new Date(time).toISOString()).toBe(time);
    expect(['debug', 'info', 'warn', 'error']).toContain(level);
    expect(msg).not.toBe('');
  }
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.length).toBeGreaterThan(10);
  for (const { requestId, method, route, status, ms } of requests) {
    expect(requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect([method, typeof status, typeof ms]).toEqual([
      expect.stringMatching(/^[A-Z]+$/),
      'number',
      'number',
    ]);
    expect(route).toMatch(/^\/api\//);
  }
  expect(new Set(requests.map(({ requestId }) => requestId)).size).toBe(requests.length);

  const answer = await readAnswer(await fetch(at('/api/health'), { headers: { 'x-request-id': 'forged' } }));
  const id = answer.headers.get('x-request-id');
  const shown = server.log.map((line) => JSON.parse(line) as RequestLine);
  expect(shown.find(({ requestId }) => requestId === id)?.route).toBe('/api/health');
  expect(id).not.toBe('forged');

  // The server's own address is no secret.
  const log = server.log.filter((line) => !line.includes('Server listening')).join('\n');
  const secrets = [email, email.split('@')[0]!, password, wrong, 'brand new password', 'Nosy'];
  const tokensShown = [
    tokens.accessToken,
    tokens.refreshToken,
    'stolen-token',
    'token-of-a-mail',
    'in-the-address',
  ];
  const others = [
    'made-up-token',
    'crumbs',
    'secret scrim',
    'no replay at all',
    'nobody-may-know',
    '127.0.0.1',
  ];
  for (const secret of [...secrets, ...tokensShown, ...others]) expect(log, secret).not.toContain(secret);
  const { authSecret } = server.platform.config;
  expect(log).not.toContain(authSecret);
});
