import type { AdminReferralCode, ReferralCampaign, ReferralCampaignFields } from '@datacoach/contract';
import { server, unlessGone } from '../../../app/api/client.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { CAMPAIGN, CAMPAIGNS, CODES, narrowing, USAGE } from '../admin/referrals-queries.ts';
import type { ReferralsSearch } from '../admin/referrals-search.ts';

/** A reversal also changes the lists of codes and campaigns. */
async function refresh(): Promise<void> {
  await Promise.all([USAGE, CODES, CAMPAIGNS].map((path) => refetchQueries(queryClient, ['get', path])));
}

async function change(call: Promise<unknown>): Promise<void> {
  await call;
  await refresh();
}

const ofFriend = (friendId: string, note: string) => ({ params: { path: { friendId } }, body: { note } });

export const reverseReferral = (friendId: string, note: string) =>
  change(server.POST(`${USAGE}/{friendId}/reversal`, ofFriend(friendId, note)));
export const clearReferral = (friendId: string, note: string) =>
  change(server.POST(`${USAGE}/{friendId}/clearance`, ofFriend(friendId, note)));

export const limitCode = (
  { code }: AdminReferralCode,
  body: { expiresAt: string | null; useLimit: number | null; note: string },
) => change(server.PUT(`${CODES}/{code}`, { params: { path: { code } }, body }));

/** Creates a campaign or updates the given one, whose version must match. */
export function saveCampaign(body: ReferralCampaignFields, campaign: ReferralCampaign | null): Promise<void> {
  if (!campaign) return change(server.POST(CAMPAIGNS, { body }));
  const { id, version } = campaign;
  const params = { path: { campaignId: id } };
  return change(server.PUT(CAMPAIGN, { params, body: { ...body, version } }));
}

export const deleteCampaign = (campaignId: string) =>
  change(server.DELETE(CAMPAIGN, { params: { path: { campaignId } } }).catch(unlessGone));

/** Downloads the filtered list as a file. */
export async function downloadReferrals(search: ReferralsSearch): Promise<void> {
  const query = narrowing(search);
  const file = await server.GET('/api/v1/admin/referrals-export', { params: { query }, parseAs: 'blob' });
  saveFile(file, 'referrals.csv');
}
