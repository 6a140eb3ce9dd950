import { CODE_SORTS, REFERRAL_FILTERS } from '@datacoach/contract';

export const REFERRALS_TABS = ['usage', 'codes', 'campaigns'] as const;

/** What the address of the referrals' page holds. `page` counts from 1. */
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
