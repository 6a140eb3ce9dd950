import type { AdminReferralCode, ReferralCampaign, ReferralCampaignFields } from '@datacoach/contract';
import { authorizedFetch } from '../../../app/api/authorized-fetch.ts';
import { apiClient, server, unlessGone } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';
import { saveFile } from '../../../shared/files/save-file.ts';
import { CAMPAIGN, CAMPAIGNS, CODES, narrowing, USAGE } from '../admin/referrals-queries.ts';
import type { ReferralsSearch } from '../admin/referrals-search.ts';

/** A reversal also changes the lists of codes and campaigns. */
async function refresh(): Promise<void> {
  await Promise.all([USAGE, CODES, CAMPAIGNS].map((path) => refetchQueries(queryClient, ['get', path])));
}

interface Answer {
  error?: unknown;
  response: Response;
}

async function change(call: Promise<Answer>): Promise<void> {
  const { error, response } = await call;
  if (error !== undefined) throw failureOf(response.status, error);
  await refresh();
}

const ofFriend = (friendId: string, note: string) => ({ params: { path: { friendId } }, body: { note } });

export const reverseReferral = (friendId: string, note: string) =>
  change(apiClient.POST(`${USAGE}/{friendId}/reversal`, ofFriend(friendId, note)));
export const clearReferral = (friendId: string, note: string) =>
  change(apiClient.POST(`${USAGE}/{friendId}/clearance`, ofFriend(friendId, note)));

export const limitCode = (
  { code }: AdminReferralCode,
  body: { expiresAt: string | null; useLimit: number | null; note: string },
) => change(apiClient.PUT(`${CODES}/{code}`, { params: { path: { code } }, body }));

/** Creates a campaign or updates the given one, whose version must match. */
export function saveCampaign(body: ReferralCampaignFields, campaign: ReferralCampaign | null): Promise<void> {
  if (!campaign) return change(apiClient.POST(CAMPAIGNS, { body }));
  const { id, version } = campaign;
  const params = { path: { campaignId: id } };
  return change(apiClient.PUT(CAMPAIGN, { params, body: { ...body, version } }));
}

export async function deleteCampaign(campaignId: string): Promise<void> {
  await server.DELETE(CAMPAIGN, { params: { path: { campaignId } } }).catch(unlessGone);
  await refresh();
}

/** Downloads the filtered list as a file. */
export async function downloadReferrals(search: ReferralsSearch): Promise<void> {
  const query = new URLSearchParams(narrowing(search));
  const response = await authorizedFetch(new Request(`/api/v1/admin/referrals-export?${query}`));
  if (!response.ok) throw failureOf(response.status, await response.json().catch(() => null));
  saveFile(await response.blob(), 'referrals.csv');
}
