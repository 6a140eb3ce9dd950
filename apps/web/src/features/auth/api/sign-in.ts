import type { SignInProvider } from '@datacoach/contract';
import { queryClient } from '../../../app/query-client.ts';
import { postCredentials, postProvider } from '../../../app/session/auth-protocol.ts';
import { landingPath } from '../../../app/session/redirect-target.ts';
import { sessionQuery } from '../../../app/session/session.ts';
import { signInErrorMessage } from './sign-in-errors.ts';

/** Where to go after signing in, or why it did not work. */
export type SignInOutcome = { landing: string } | { reason: string };

/** Throws the server's failure when it was tried too often. */
export async function signIn(email: string, password: string): Promise<SignInOutcome> {
  const error = await postCredentials(email, password);
  if (error) return { reason: signInErrorMessage(error) };
  // Somebody else may have been signed in here before.
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== sessionQuery.queryKey[0] });
  await queryClient.invalidateQueries({ ...sessionQuery, refetchType: 'none' });
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
  if (!session) return { reason: signInErrorMessage('Default') };
  return { landing: landingPath(session) };
}

/** Leaves for the provider's page. Its answer ends at /login, which leads on to where the person belongs. */
export async function signInByProvider(provider: SignInProvider): Promise<void> {
  location.assign(await postProvider(provider, `${location.origin}/login`));
}
