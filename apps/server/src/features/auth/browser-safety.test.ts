import { describe, expect, test } from 'vitest';
import { signUpAndIn } from '../../testing/api-client.ts';
import { BrowserSession } from '../../testing/browser-session.ts';
import { startServerForTests } from '../../testing/start-test-server.ts';

describe('headers and cookies for browsers', async () => {
  const discord = { clientId: 'us', clientSecret: 'secret', url: 'https://discord.test' };
  const server = await startServerForTests({
    database: 'embedded',
    config: { trustProxy: ['127.0.0.1'], discord },
  });
  const account = await signUpAndIn(server.url);

  /** Signs in over HTTP, or as if behind a TLS proxy; returns the cookies that are set. */
  const signIn = async (protocol: 'http' | 'https', change: (form: URLSearchParams) => void = () => {}) => {
    const headers = { 'x-forwarded-proto': protocol };
    const csrf = await fetch(`${server.url}/api/auth/csrf`, { headers });
    const { csrfToken } = (await csrf.json()) as { csrfToken: string };
    const form = new URLSearchParams({ csrfToken, email: account.email, password: account.password });
    change(form);
    const answer = await fetch(`${server.url}/api/auth/callback/credentials`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        ...headers,
        cookie: csrf.headers
          .getSetCookie()
          .map((one) => one.split(';')[0])
          .join('; '),
        'content-type': 'application/x-www-form-urlencoded',
        'x-auth-return-redirect': '1',
      },
      body: form.toString(),
    });
    return [...csrf.headers.getSetCookie(), ...answer.headers.getSetCookie()];
  };
  const named = (cookies: readonly string[], part: string) => cookies.filter((one) => one.includes(part));

  test('session cookies are hidden from scripts and other sites, and Secure when PUBLIC_URL is https', async () => {
    for (const protocol of ['http', 'https'] as const) {
      const safe = await signIn(protocol);
      expect(named(safe, '__Secure-authjs.session-token')).toHaveLength(1);
      expect(named(safe, '__Host-authjs.csrf-token')).toHaveLength(1);
      for (const cookie of safe) expect(cookie).toMatch(/; Secure/);
      for (const cookie of safe) expect(cookie).toMatch(/; HttpOnly/);
      for (const cookie of safe) expect(cookie).toMatch(/; SameSite=Lax/);
    }
  });

  test('providers redirect to PUBLIC_URL, whatever address a request claims', async () => {
    const browser = new BrowserSession(server.url, new Map(), {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
    });
    const { body } = await browser.post('/api/auth/signin/discord', { callbackUrl: '/dashboard' });
    const { searchParams } = new URL((body as { url: string }).url);
    const { publicUrl } = server.platform.config;
    expect(searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/auth/callback/discord`);
  });

  test("a form with a missing CSRF token, or one from another browser, doesn't sign in", async () => {
    const another = (await (await fetch(`${server.url}/api/auth/csrf`)).json()) as { csrfToken: string };
    for (const change of [
      (form: URLSearchParams) => form.delete('csrfToken'),
      (form: URLSearchParams) => form.set('csrfToken', another.csrfToken),
    ]) {
      expect(named(await signIn('http', change), 'session-token')).toEqual([]);
    }
    expect(named(await signIn('http'), 'session-token')).toHaveLength(1);
  });

  test("the API rejects cookies alone, so other sites' forms can't use them", async () => {
    const cookie = (await signIn('http')).map((one) => one.split(';')[0]).join('; ');
    for (const [method, path] of [
      ['GET', '/api/profile/profile'],
      ['PUT', '/api/profile/profile'],
      ['DELETE', '/api/v1/account'],
    ] as const) {
      const answer = await fetch(`${server.url}${path}`, { method, headers: { cookie } });
      expect([path, answer.status]).toEqual([path, 401]);
    }
  });

  test('every response says what may run and who may frame it', async () => {
    for (const path of ['/', '/capacity', '/api/health', '/api/profile/profile', '/api/auth/session']) {
      const { headers } = await fetch(`${server.url}${path}`);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("default-src 'self'");
      expect(policy, path).toMatch(/script-src 'self'(;|$)/);
      expect(policy, path).toContain("frame-ancestors 'none'");
      expect(policy, path).toContain("object-src 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('referrer-policy'), path).toBe('no-referrer');
      expect(headers.get('x-powered-by'), path).toBeNull();
    }
  });
});
