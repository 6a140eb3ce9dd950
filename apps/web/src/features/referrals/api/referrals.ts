import type { ReferralRewardKind, ReferralVerdict } from '@datacoach/contract';
import { endpointQuery, queryClient, refetchQueries, server } from '../../../app/api/client.ts';

export const referralCodeQuery = endpointQuery('/api/v1/refferalcode');
export const referralUseQuery = endpointQuery('/api/v1/refferalcode/get-refferal-code-use-info');

/** Checks whether an account or a visitor can use a code; `clicked` counts an opening of the link. */
export async function validateCode(code: string, clicked = false): Promise<ReferralVerdict> {
  return await server.GET('/api/v1/refferalcode/validate/{code}', {
    path: { code },
    query: clicked ? { clicked: 'true' } : {},
  });
}

export async function redeemCode(code: string): Promise<string> {
  const data = await server.POST('/api/v1/refferalcode/redeem', { body: { code } });
  await queryClient.invalidateQueries(referralUseQuery);
  // Plans include the trial and discount for referred friends.
  void refetchQueries(['/api/v1/payments/own']);
  return data.referrerName ?? '';
}

export async function chooseReward(kind: ReferralRewardKind): Promise<void> {
  await server.PUT('/api/v1/refferalcode/reward', { body: { kind } });
  await queryClient.invalidateQueries(referralUseQuery);
}
