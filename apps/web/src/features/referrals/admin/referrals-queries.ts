import { endpointQuery, keepPrevious } from '../../../app/api/client.ts';
import type { ReferralsSearch } from './referrals-search.ts';

export const USAGE = '/api/v1/admin/referrals';
export const CODES = '/api/v1/admin/referral-codes';
export const CAMPAIGNS = '/api/v1/admin/referral-campaigns';
export const CAMPAIGN = `${CAMPAIGNS}/{campaignId}` as const;

const toPageQuery = ({ page }: ReferralsSearch) => ({ pageIndex: (page ?? 1) - 1 });
export const narrowing = ({ show, search }: ReferralsSearch) => ({
  ...(show && { show }),
  ...(search && { search }),
});

export function usageQuery(search: ReferralsSearch) {
  const query = { ...narrowing(search), ...toPageQuery(search) };
  return keepPrevious(endpointQuery(USAGE, { query }));
}

export function codesQuery(search: ReferralsSearch) {
  const { search: part, sort } = search;
  const query = { ...(part && { search: part }), ...(sort && { sort }), ...toPageQuery(search) };
  return keepPrevious(endpointQuery(CODES, { query }));
}

export const campaignsQuery = (search: ReferralsSearch) =>
  keepPrevious(endpointQuery(CAMPAIGNS, { query: toPageQuery(search) }));
