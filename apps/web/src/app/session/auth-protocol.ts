import { HttpFailure, toHttpFailure } from '../api/failure.ts';
import { cacheResponse, queryClient } from '../query-client.ts';
import { parseSession, type Session, sessionQuery } from './session.ts';

/** Returns the IANA name of this browser's time zone (decisions.md 15.7). */
export const getBrowserTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

let pendingRefresh: Promise<Session | null> | null = null;

/** Requests new tokens once; concurrent calls share the response. Null if the session is over. */
export function refreshSession(): Promise<Session | null> {
  pendingRefresh ??= postRefresh()
    .then((session) => {
      queryClient.setQueryData(sessionQuery.queryKey, session);
      return session && !session.error ? session : null;
    })
    // A broken connection doesn't end the session, only this request fails.
    .catch(() => null)
    .finally(() => {
      pendingRefresh = null;
    });
  return pendingRefresh;
}

async function fetchCsrfToken(): Promise<string> {
  const response = await fetch('/api/auth/csrf');
  if (!response.ok)
    throw new HttpFailure(response.status, 'We couldn’t reach the server. Try again in a moment.');
  const body = (await response.json()) as { csrfToken: string };
  return body.csrfToken;
}

/** Posts by the Auth.js protocol at `/api/auth/*`: each state-changing call sends the token of its CSRF cookie. */
async function postAuth(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-auth-return-redirect': '1' },
    body: new URLSearchParams({ ...fields, csrfToken: await fetchCsrfToken() }),
  });
}

/**
 * Signs in with email and password. Returns null on success, otherwise the `error` query parameter of the returned
 * URL (`CredentialsSignin` for wrong credentials). Throws the server's error after too many attempts and for a banned
 * account.
 */
export async function postCredentials(email: string, password: string, code: string): Promise<string | null> {
  const fields = { email, password, code, timeZone: getBrowserTimeZone(), callbackUrl: '/' };
  const response = await postAuth('callback/credentials', fields);
  // Too many attempts, banned, or an outage: the server's message says why.
  if ([403, 429].includes(response.status) || response.status >= 500) {
    throw toHttpFailure(response.status, await response.json().catch(() => null));
  }
  const body = (await response.json().catch(() => null)) as { url?: string } | null;
  const error = body?.url ? new URL(body.url, location.origin).searchParams.get('error') : null;
  if (error) return error;
  return response.ok ? null : 'Default';
}

/** Starts signing in with Epic or Discord; returns the URL of their page, which leads back to `callbackUrl`. */
export async function postProvider(provider: string, callbackUrl: string): Promise<string> {
  const response = await postAuth(`signin/${provider}`, { callbackUrl });
  const body = (await response.json().catch(() => null)) as { url?: string } | null;
  if (!response.ok || !body?.url) throw toHttpFailure(response.status, body);
  return body.url;
}

/**
 * Throws if the server didn't sign out. A session loaded or renewed at the same time would bring the cookie back with
 * its late answer: a renewal is waited for, one requested meanwhile returns null, and loads are dropped.
 */
export async function postSignOut(): Promise<void> {
  await pendingRefresh;
  const signOut = sendSignOut();
  pendingRefresh = signOut
    .catch(() => null)
    .finally(() => {
      pendingRefresh = null;
    });
  await signOut;
}

async function sendSignOut(): Promise<null> {
  await queryClient.cancelQueries(sessionQuery);
  const response = await postAuth('signout', { callbackUrl: '/login' });
  await queryClient.cancelQueries(sessionQuery);
  if (!response.ok) throw toHttpFailure(response.status, null);
  return null;
}

/**
 * Forces new tokens regardless of expiry (decisions.md 15.2); null if the session is over. `data` starts or ends
 * viewing as another user.
 */
export async function postRefresh(data: { impersonation?: string | null } = {}): Promise<Session | null> {
  const response = await fetch('/api/auth/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ csrfToken: await fetchCsrfToken(), data }),
  });
  if (!response.ok) throw new HttpFailure(response.status, 'We couldn’t renew your session. Log in again.');
  return parseSession(await response.json());
}

/**
 * Lets an administrator view as another user with the server's token for it, or (null) ends that: switches this
 * browser's session to the other user and back.
 */
export const viewAs = (accessToken: string | null) =>
  cacheResponse(sessionQuery, postRefresh({ impersonation: accessToken }));
