import { SIGN_IN_ERRORS, type SignInProvider } from '@datacoach/contract';
import { queryClient } from '../../../app/query-client.ts';
import { postCredentials, postProvider } from '../../../app/session/auth-protocol.ts';
import { getLandingPath } from '../../../app/session/redirect-target.ts';
import { sessionQuery } from '../../../app/session/session.ts';

/** Where to go after signing in, or why it failed. */
export type SignInOutcome = { landing: string } | { reason: string };

/** Throws the server's error after too many attempts. */
export async function signIn(email: string, password: string, code = ''): Promise<SignInOutcome> {
  const error = await postCredentials(email, password, code);
  if (error) return { reason: getSignInErrorMessage(error) };
  // Another user may have been signed in here before.
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  await queryClient.invalidateQueries({ ...sessionQuery, refetchType: 'none' });
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (!session) return { reason: getSignInErrorMessage('Default') };
  return { landing: getLandingPath(session) };
}

/** Redirects to the provider's page. Its response leads to /login, which redirects to the user's landing page. */
export async function signInWithProvider(provider: SignInProvider): Promise<void> {
  location.assign(await postProvider(provider, `${location.origin}/login`));
}

/** Returns the message for the `error` query parameter of the returned url (specification.md 8). */
export function getSignInErrorMessage(error: string): string {
  const known = Object.hasOwn(SIGN_IN_ERRORS, error) ? SIGN_IN_ERRORS[error] : undefined;
  return known ?? SIGN_IN_ERRORS.Default!;
}
