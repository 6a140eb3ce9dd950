import type { AdminReferralCode, ReferralCampaign, ReferralCampaignFields } from '@datacoach/contract';
import {
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import type { ReferralsSearch } from './referrals-search.ts';

export const USAGE = '/api/v1/admin/referrals';
export const CODES = '/api/v1/admin/referral-codes';
const CAMPAIGNS = '/api/v1/admin/referral-campaigns';
const CAMPAIGN = `${CAMPAIGNS}/{campaignId}` as const;

const toPageQuery = ({ page }: ReferralsSearch) => ({ pageIndex: (page ?? 1) - 1 });
export const toReferralFilter = ({ show, search }: ReferralsSearch) => ({
  ...(show && { show }),
  ...(search && { search }),
});

export function usageQuery(search: ReferralsSearch) {
  const query = { ...toReferralFilter(search), ...toPageQuery(search) };
  return keepPrevious(endpointQuery(USAGE, { query }));
}

export function codesQuery(search: ReferralsSearch) {
  const { search: part, sort } = search;
  const query = { ...(part && { search: part }), ...(sort && { sort }), ...toPageQuery(search) };
  return keepPrevious(endpointQuery(CODES, { query }));
}

export const campaignsQuery = (search: ReferralsSearch) =>
  keepPrevious(endpointQuery(CAMPAIGNS, { query: toPageQuery(search) }));

/** A reversal also changes the lists of codes and campaigns. */
async function refresh(): Promise<void> {
  await refetchQueries([USAGE, CODES, CAMPAIGNS]);
}

const refreshAfter = (call: Promise<unknown>) => call.then(refresh);

const toFriendRequest = (friendId: string, note: string) => ({ path: { friendId }, body: { note } });

export const reverseReferral = (friendId: string, note: string) =>
  refreshAfter(server.POST(`${USAGE}/{friendId}/reversal`, toFriendRequest(friendId, note)));
export const clearReferral = (friendId: string, note: string) =>
  refreshAfter(server.POST(`${USAGE}/{friendId}/clearance`, toFriendRequest(friendId, note)));

export const limitCode = (
  { code }: AdminReferralCode,
  body: { expiresAt: string | null; useLimit: number | null; note: string },
) => refreshAfter(server.PUT(`${CODES}/{code}`, { path: { code }, body }));

/** Creates a campaign or updates the given one, whose version must match. */
export function saveCampaign(body: ReferralCampaignFields, campaign: ReferralCampaign | null): Promise<void> {
  if (!campaign) return refreshAfter(server.POST(CAMPAIGNS, { body }));
  const { id, version } = campaign;
  return refreshAfter(server.PUT(CAMPAIGN, { path: { campaignId: id }, body: { ...body, version } }));
}

export const deleteCampaign = (campaignId: string) =>
  refreshAfter(server.DELETE(CAMPAIGN, { path: { campaignId } }).catch(ignoreNotFound));

export async function downloadReferrals(search: ReferralsSearch): Promise<void> {
  const query = toReferralFilter(search);
  const file = await server.GET('/api/v1/admin/referrals-export', { query, parseAs: 'blob' });
  saveFile(file, 'referrals.csv');
}
