import type { LinkedAccounts } from '@datacoach/contract';
import { endpointQuery, server } from '../../../app/api/client.ts';
import { cacheAnswer } from '../../../app/query-client.ts';
import { postProvider } from '../../../app/session/auth-protocol.ts';

export const linkedAccountsQuery = endpointQuery('/api/v1/auth/linked-accounts');

export type Provider = LinkedAccounts['available'][number];

/** Opens the provider's page, which returns to the profile with `linked` or `error` in the URL. */
export async function linkAccount(provider: Provider): Promise<void> {
  await server.POST('/api/v1/auth/linked-accounts/{provider}', {
    path: { provider },
    body: { returnTo: '/profile' },
  });
  location.assign(await postProvider(provider, `${location.origin}/profile`));
}

export const unlinkAccount = (provider: Provider) =>
  cacheAnswer(
    linkedAccountsQuery,
    server.DELETE('/api/v1/auth/linked-accounts/{provider}', { path: { provider } }),
  );
