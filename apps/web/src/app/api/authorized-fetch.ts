import { queryClient } from '../query-client.ts';
import { accountSignal } from '../session/account-left.ts';
import { refreshSession } from '../session/refresh-session.ts';
import { sessionQuery } from '../session/session.ts';

/** The access token of the current session, or null. */
export async function accessToken(): Promise<string | null> {
  const session = await queryClient.ensureQueryData(sessionQuery);
  return session?.accessToken ?? null;
}

/** Fetch with the bearer token; on a 401 the token is refreshed once and the request sent once more. */
export async function authorizedFetch(request: Request): Promise<Response> {
  const again = request.clone();
  const account = accountSignal();
  const token = await accessToken();
  const response = await fetch(withToken(request, token));
  if (response.status !== 401) return response;
  const renewed = await tokenAfter(token);
  return renewed && !account.aborted ? fetch(withToken(again, renewed)) : response;
}

/** A token newer than `used`: another request may have brought it meanwhile. Null when the session is over. */
async function tokenAfter(used: string | null): Promise<string | null> {
  const current = await accessToken();
  if (current !== used) return current;
  const session = await refreshSession();
  return session?.accessToken ?? null;
}

function withToken(request: Request, token: string | null): Request {
  if (token) request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
