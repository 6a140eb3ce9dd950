import { CODE_SORTS, REFERRAL_FILTERS } from '@datacoach/contract';
import { api, keepPrevious } from '../../../app/api/client.ts';

export const USAGE = '/api/v1/admin/referrals';
export const CODES = '/api/v1/admin/referral-codes';
export const CAMPAIGNS = '/api/v1/admin/referral-campaigns';
export const CAMPAIGN = `${CAMPAIGNS}/{campaignId}` as const;

const pageOf = ({ page }: ReferralsSearch) => ({ pageIndex: (page ?? 1) - 1 });
export const narrowing = ({ show, search }: ReferralsSearch) => ({
  ...(show && { show }),
  ...(search && { search }),
});

export function usageQuery(search: ReferralsSearch) {
  const query = { ...narrowing(search), ...pageOf(search) };
  return keepPrevious(api.queryOptions('get', USAGE, { params: { query } }));
}

export function codesQuery(search: ReferralsSearch) {
  const { search: part, sort } = search;
  const query = { ...(part && { search: part }), ...(sort && { sort }), ...pageOf(search) };
  return keepPrevious(api.queryOptions('get', CODES, { params: { query } }));
}

export const campaignsQuery = (search: ReferralsSearch) =>
  keepPrevious(api.queryOptions('get', CAMPAIGNS, { params: { query: pageOf(search) } }));

export const REFERRALS_TABS = ['usage', 'codes', 'campaigns'] as const;

/** URL parameters of the referrals page. `page` counts from 1. */
export interface ReferralsSearch {
  tab?: (typeof REFERRALS_TABS)[number];
  search?: string;
  show?: (typeof REFERRAL_FILTERS)[number];
  sort?: (typeof CODE_SORTS)[number];
  page?: number;
}

function oneOf<T>(values: readonly T[], given: unknown): T | undefined {
  return values.find((value) => value === given);
}

export function readReferralsSearch(given: Record<string, unknown>): ReferralsSearch {
  const page = Number(given.page);
  const read: { [Key in keyof ReferralsSearch]: ReferralsSearch[Key] | undefined } = {
    tab: oneOf(REFERRALS_TABS, given.tab),
    search: String(given.search ?? '').slice(0, 100) || undefined,
    show: oneOf(REFERRAL_FILTERS, given.show),
    sort: oneOf(CODE_SORTS, given.sort),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
