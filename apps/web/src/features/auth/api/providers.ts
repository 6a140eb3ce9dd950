import { queryOptions } from '@tanstack/react-query';
import { HttpFailure } from '../../../app/api/failure.ts';
import { postProvider } from '../../../app/session/auth-protocol.ts';

/** Services that may vouch for somebody, by their id in the sign-in protocol. */
export const PROVIDERS = ['discord', 'epic'] as const;
export type Provider = (typeof PROVIDERS)[number];

async function fetchProviders(): Promise<Provider[]> {
  const response = await fetch('/api/auth/providers');
  if (!response.ok) throw new HttpFailure(response.status, 'The ways to sign in could not be read.');
  const body = (await response.json()) as object;
  return PROVIDERS.filter((provider) => Object.hasOwn(body, provider));
}

/** Those that this server is configured for. */
export const providersQuery = queryOptions({
  queryKey: ['sign-in-providers'],
  queryFn: fetchProviders,
  staleTime: Number.POSITIVE_INFINITY,
});

/** Leaves for the provider's page. Its answer ends at /login, which leads on to where the person belongs. */
export async function signInByProvider(provider: Provider): Promise<void> {
  location.assign(await postProvider(provider, `${location.origin}/login`));
}
