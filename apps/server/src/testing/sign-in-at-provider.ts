import type { SignInProvider } from '@datacoach/contract';
import { BrowserSession } from './browser-session.ts';
import type { IdentityServer, Person } from './start-identity-server.ts';
import type { TestServer } from './start-test-server.ts';

export interface ProviderSession {
  user: { id: string };
  accessToken: string;
}

type App = Pick<TestServer, 'url' | 'context'>;

/** Returns where the app sends a browser to sign in. */
export async function startSignIn({ context }: App, provider: SignInProvider, browser: BrowserSession) {
  const callbackUrl = `${context.config.publicUrl}/dashboard`;
  const started = await browser.post(`/api/auth/signin/${provider}`, { callbackUrl });
  return new URL((started.body as { url: string }).url);
}

/** Signs a person in at the provider with a fresh browser; returns where the provider redirects, if anywhere. */
export async function consentAt(identities: IdentityServer, startUrl: URL, person: Person | null) {
  identities.person = person;
  const browser = new BrowserSession(identities.url);
  let next = startUrl;
  while (next.origin === identities.url) {
    const answer = await browser.send(`${next.pathname}${next.search}`);
    const location = answer.headers.get('location');
    if (location === null) return null;
    next = new URL(location, identities.url);
  }
  return next;
}

/** Goes through the whole sign-in as a browser does; returns where it ends and the session there. A null person cancels. */
export async function signInAtProvider(
  app: App,
  identities: IdentityServer,
  provider: SignInProvider,
  person: Person | null,
  browser = new BrowserSession(app.url),
) {
  const back = await consentAt(identities, await startSignIn(app, provider, browser), person);
  const { publicUrl } = app.context.config;
  if (back?.origin !== publicUrl) throw new Error(`the provider sends back to ${back?.origin}`);
  return { back, browser, ...(await returnFromProvider(app, back, browser)) };
}

/** Passes the provider's response to the app; returns where that ends and the session there. */
export async function returnFromProvider({ context }: App, back: URL, browser: BrowserSession) {
  const answer = await browser.send(`${back.pathname}${back.search}`);
  const end = new URL(answer.headers.get('location')!, context.config.publicUrl);
  const { body } = await browser.send('/api/auth/session');
  return { end, answer, session: body as ProviderSession | null };
}
