import type { BodyOf, Profile } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { keepProfile } from '../../../app/session/account-queries.ts';

/** What the server answers to a change is shown everywhere at once. Throws its refusal. */
function kept({ data, error }: { data?: Profile; error?: unknown }): Profile {
  if (!data) throw error;
  keepProfile(data);
  return data;
}

export type ProfileFields = BodyOf<'saveProfile'>;

/** What is left out stays as it is. */
export async function saveProfile(body: ProfileFields): Promise<Profile> {
  return kept(await apiClient.PUT('/api/profile/profile', { body }));
}

export async function saveDevice(deviceChoice: NonNullable<Profile['deviceChoice']>): Promise<Profile> {
  const query = { deviceChoice };
  return kept(await apiClient.PUT('/api/profile/update-device-choice', { params: { query } }));
}

/** Forgets the in-game name; another platform is chosen with it. */
export async function resetInGameName(platformChoice: NonNullable<Profile['platform']>): Promise<Profile> {
  const query = { platformChoice };
  return kept(await apiClient.PUT('/api/profile/reset-rl-id', { params: { query } }));
}
