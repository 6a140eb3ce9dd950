import { CODE_SORTS, REFERRAL_FILTERS } from '@datacoach/contract';
import {
  oneOf,
  type ParamParsers,
  parsePage,
  parseSearch,
  textUpTo,
} from '../../../app/navigation/search-params.ts';

const REFERRALS_TABS = ['usage', 'codes', 'campaigns'] as const;

/** URL parameters of the referrals page. `page` counts from 1. */
export interface ReferralsSearch {
  tab?: (typeof REFERRALS_TABS)[number];
  search?: string;
  show?: (typeof REFERRAL_FILTERS)[number];
  sort?: (typeof CODE_SORTS)[number];
  page?: number;
}

const PARTS: ParamParsers<ReferralsSearch> = {
  tab: oneOf(REFERRALS_TABS),
  search: textUpTo(100),
  show: oneOf(REFERRAL_FILTERS),
  sort: oneOf(CODE_SORTS),
  page: parsePage,
};

export const parseReferralsSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);

/** What every tab of the page gets. */
export interface ReferralsTabProps {
  search: ReferralsSearch;
  onSearch: (part: Record<string, unknown>) => void;
}
