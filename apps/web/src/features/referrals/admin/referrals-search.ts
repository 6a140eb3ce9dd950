import { CODE_SORTS, REFERRAL_FILTERS } from '@datacoach/contract';
import {
  oneOf,
  pagePart,
  readSearch,
  type SearchParts,
  textUpTo,
} from '../../../app/navigation/search-parts.ts';

const REFERRALS_TABS = ['usage', 'codes', 'campaigns'] as const;

/** URL parameters of the referrals page. `page` counts from 1. */
export interface ReferralsSearch {
  tab?: (typeof REFERRALS_TABS)[number];
  search?: string;
  show?: (typeof REFERRAL_FILTERS)[number];
  sort?: (typeof CODE_SORTS)[number];
  page?: number;
}

const PARTS: SearchParts<ReferralsSearch> = {
  tab: oneOf(REFERRALS_TABS),
  search: textUpTo(100),
  show: oneOf(REFERRAL_FILTERS),
  sort: oneOf(CODE_SORTS),
  page: pagePart,
};

export const readReferralsSearch = (search: Record<string, unknown>) => readSearch(PARTS, search);

/** What every tab of the page gets. */
export interface ReferralsTabProps {
  search: ReferralsSearch;
  onSearch: (part: Record<string, unknown>) => void;
}
