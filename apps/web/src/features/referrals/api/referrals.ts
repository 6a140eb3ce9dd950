import type { ReferralVerdict } from '@datacoach/contract';
import { api, apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient } from '../../../app/query-client.ts';

export const referralCodeQuery = api.queryOptions('get', '/api/v1/refferalcode');
export const referralUseQuery = api.queryOptions('get', '/api/v1/refferalcode/get-refferal-code-use-info');

/** Whether a code can be used, by this account or by a visitor; `clicked` counts an opening of the link. */
export async function validateCode(code: string, clicked = false): Promise<ReferralVerdict> {
  const { data, error, response } = await apiClient.GET('/api/v1/refferalcode/validate/{code}', {
    params: { path: { code }, query: clicked ? { clicked: 'true' } : {} },
  });
  if (!data) throw failureOf(response.status, error);
  return data;
}

/** Uses a friend's code; answers his name. */
export async function redeemCode(code: string): Promise<string> {
  const { data, error, response } = await apiClient.POST('/api/v1/refferalcode/redeem', { body: { code } });
  if (!data) throw failureOf(response.status, error);
  await queryClient.invalidateQueries(referralUseQuery);
  return data.referrerName ?? '';
}
