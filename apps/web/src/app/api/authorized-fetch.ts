import { TEAM_HEADER } from '@datacoach/contract';
import { queryClient } from '../query-client.ts';
import { refreshSession } from '../session/auth-protocol.ts';
import { getAccountSignal, sessionQuery } from '../session/session.ts';
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
  const account = getAccountSignal();
  const token = await getAccessToken();
  const answer = await send(token);
  if (answer.status !== UNAUTHORIZED) return answer;
  const renewed = await renewAccessToken(token);
  return renewed && !account.aborted ? send(renewed) : answer;
}

async function getAccessToken(): Promise<string | null> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  return session?.accessToken ?? null;
}

/** Returns a token newer than `used`, possibly already fetched by another request. Null if the session is over. */
async function renewAccessToken(used: string | null): Promise<string | null> {
  const current = await getAccessToken();
  if (current !== used) return current;
  const session = await refreshSession();
  return session?.accessToken ?? null;
}
