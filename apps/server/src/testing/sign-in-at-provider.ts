import type { SignInProvider } from '@datacoach/contract';
import { BrowserSession } from './browser-session.ts';
import type { IdentityServer, Person } from './start-identity-server.ts';
import type { TestServer } from './start-test-server.ts';

export interface ProviderSession {
  user: { id: string };
  accessToken: string;
}

/** Goes the whole way as a browser does; answers where it ends and the session there. Null as person cancels. */
export async function signInAtProvider(
  { url, platform }: Pick<TestServer, 'url' | 'platform'>,
  identities: IdentityServer,
  provider: SignInProvider,
  person: Person | null,
  browser = new BrowserSession(url),
) {
  identities.person = person;
  const started = await browser.post(`/api/auth/signin/${provider}`, { callbackUrl: '/dashboard' });
  const consent = await fetch((started.body as { url: string }).url, { redirect: 'manual' });
  const back = new URL(consent.headers.get('location')!);
  if (back.origin !== platform.config.publicUrl) throw new Error(`the provider sends back to ${back.origin}`);
  const answer = await browser.send(`${back.pathname}${back.search}`);
  const end = new URL(answer.headers.get('location')!, url);
  const { body } = await browser.send('/api/auth/session');
  return { end, back, browser, answer, session: body as ProviderSession | null };
}
