import type { FlagReason } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';

/** Says why an event looks wrong; null takes it back. Throws when it could not be stored. */
export async function flagEvent(id: string, reason: FlagReason | null): Promise<void> {
  const path = '/api/v1/gamedata/event/{id}/flag' as const;
  const params = { path: { id } };
  const { error, response } =
    reason === null
      ? await apiClient.DELETE(path, { params })
      : await apiClient.PUT(path, { params, body: { reason } });
  if (!response.ok) throw failureOf(response.status, error);
}
