import type { Profile } from '@datacoach/contract';
import { api } from '../api/client.ts';
import { queryClient } from '../query-client.ts';

/** The own profile: name, image, platform. Coaches do not ask for it (specification.md 6). */
export const profileQuery = api.queryOptions('get', '/api/profile/profile');

/** Shows what the server answered after a change, everywhere at once. */
export function keepProfile(profile: Profile): void {
  queryClient.setQueryData(profileQuery.queryKey, profile);
}
