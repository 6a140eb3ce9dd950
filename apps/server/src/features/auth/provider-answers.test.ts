import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { BrowserSession } from '../../testing/browser-session.ts';
import { consentAt, returnFromProvider, startSignIn } from '../../testing/sign-in-at-provider.ts';
import { type Person, startIdentityServer } from '../../testing/start-identity-server.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const identities = await startIdentityServer();
const server = await startTestServer({
  database: 'embedded',
  config: { ...identities.config, trustProxy: ['127.0.0.1'] },
});
identities.register(server.context.config.publicUrl);
afterAll(async () => {
  await server.close();
  await identities.close();
});

const PROVIDERS = ['epic', 'discord'] as const;
const someone = (): Person => ({ id: crypto.randomUUID(), name: 'Kestrel' });

test('both providers are called with PKCE and state, Epic also with a nonce', async () => {
  const { searchParams: epic } = await startSignIn(server, 'epic', new BrowserSession(server.url));
  const { searchParams: discord } = await startSignIn(server, 'discord', new BrowserSession(server.url));
  for (const query of [epic, discord]) {
    expect(query.get('code_challenge_method')).toBe('S256');
    expect(query.get('state')).toBeTruthy();
    expect(query.get('response_type')).toBe('code');
  }
  expect(epic.get('nonce')).toBeTruthy();
});

test.each([
  ['epic', 'nonce'],
  ['epic', 'state'],
  ['epic', 'code_challenge'],
  ['discord', 'state'],
  ['discord', 'code_challenge'],
] as const)("a response from %s for another %s doesn't sign in", async (provider, name) => {
  const browser = new BrowserSession(server.url);
  const asked = await startSignIn(server, provider, browser);
  const other = await startSignIn(server, provider, new BrowserSession(server.url));
  asked.searchParams.set(name, other.searchParams.get(name)!);
  const back = await consentAt(identities, asked, someone());
  expect(back?.searchParams.get('code')).toBeTruthy();
  const { end, session } = await returnFromProvider(server, back!, browser);
  expect([end.pathname, session]).toEqual(['/login', null]);
});

test.each(PROVIDERS)(
  "a code from %s for another browser, or a response from another server, doesn't sign in",
  async (provider) => {
    const start = async () => {
      const browser = new BrowserSession(server.url);
      const back = await consentAt(identities, await startSignIn(server, provider, browser), someone());
      return { browser, back: back! };
    };
    const stolen = (await start()).back.searchParams.get('code')!;
    for (const [name, value] of [
      ['code', stolen],
      ['iss', 'https://evil.example'],
    ] as const) {
      const { browser, back } = await start();
      back.searchParams.set(name, value);
      const { end, session } = await returnFromProvider(server, back, browser);
      expect([end.pathname, session], name).toEqual(['/login', null]);
    }
  },
);

test.each(PROVIDERS)("%s never redirects to a page that isn't ours", async (provider) => {
  const asked = await startSignIn(server, provider, new BrowserSession(server.url));
  asked.searchParams.set('redirect_uri', 'https://evil.example/api/auth/callback');
  expect(await consentAt(identities, asked, someone())).toBeNull();
});

test.each([
  ['host', { host: 'evil.example' }],
  ['proxy header', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' }],
])('callbacks always use PUBLIC_URL, whatever the %s says', async (_what, headers) => {
  const browser = new BrowserSession(server.url);
  const { csrfToken } = (await browser.send('/api/auth/csrf')).body as { csrfToken: string };
  const form = { csrfToken, callbackUrl: 'https://evil.example/dashboard' };
  const location = await new Promise<string | undefined>((resolve, reject) => {
    const sent = request(`${server.url}/api/auth/signin/epic`, {
      method: 'POST',
      headers: {
        ...headers,
        cookie: browser.cookies,
        'content-type': 'application/x-www-form-urlencoded',
      },
    });
    sent.on('error', reject);
    sent.on('response', (answer) => resolve(answer.resume().headers.location));
    sent.end(new URLSearchParams(form).toString());
  });
  const callback = new URL(location!).searchParams.get('redirect_uri');
  expect(callback).toBe(`${server.context.config.publicUrl}/api/auth/callback/epic`);
});
