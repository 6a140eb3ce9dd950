import { TEAM_HEADER } from '@datacoach/contract';
import { queryClient } from '../query-client.ts';
import { refreshSession } from '../session/auth-protocol.ts';
import { type Session, sessionQuery } from '../session/session.ts';
import { readFlag } from '../session/stored-flags.ts';

const UNAUTHORIZED = 401;

/** Fetches with the bearer token; on a 401 refreshes the token and resends the request once. */
export async function authorizedFetch(request: Request): Promise<Response> {
  const again = request.clone();
  let first = true;
  return sendAuthorized((token) => {
    const sent = first ? request : again;
    first = false;
    for (const [name, value] of Object.entries(createSignedHeaders(token))) sent.headers.set(name, value);
    return fetch(sent);
  });
}

/** Returns a call's headers: the token, and the team that an assistant coach works on. */
export function createSignedHeaders(token: string | null): Record<string, string> {
  const team = readFlag('assistedTeam');
  return { ...(token && { authorization: `Bearer ${token}` }), ...(team && { [TEAM_HEADER]: team }) };
}

/**
 * Sends with the current session's token; on a 401 refreshes the token and resends once, but never for a different
 * account that has signed in since.
 */
export async function sendAuthorized<Answer extends { status: number }>(
  send: (token: string | null) => Promise<Answer>,
): Promise<Answer> {
  const session = await getSession();
  const token = session?.accessToken ?? null;
  const answer = await send(token);
  if (answer.status !== UNAUTHORIZED) return answer;
  const renewed = await renewSession(token);
  return renewed && renewed.user.id === session?.user.id ? send(renewed.accessToken) : answer;
}

const getSession = () => queryClient.ensureQueryData(sessionQuery);

/** Returns a session with a newer token than `used`, possibly already fetched by another request. Null if it is over. */
async function renewSession(used: string | null): Promise<Session | null> {
  const current = await getSession();
  return (current?.accessToken ?? null) === used ? refreshSession() : current;
}
