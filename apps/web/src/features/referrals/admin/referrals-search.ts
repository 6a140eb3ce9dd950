import { CODE_SORTS, REFERRAL_FILTERS } from '@datacoach/contract';
import {
  oneOf,
  parsePage,
  parseSearch,
  type SearchOf,
  textUpTo,
} from '../../../app/navigation/search-params.ts';

const REFERRALS_TABS = ['usage', 'codes', 'campaigns'] as const;

const PARTS = {
  tab: oneOf(REFERRALS_TABS),
  search: textUpTo(100),
  show: oneOf(REFERRAL_FILTERS),
  sort: oneOf(CODE_SORTS),
  page: parsePage,
};

/** URL parameters of the referrals page. `page` counts from 1. */
export type ReferralsSearch = SearchOf<typeof PARTS>;

export const parseReferralsSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);

/** What every tab of the page gets. */
export interface ReferralsTabProps {
  search: ReferralsSearch;
  onSearch: (part: Record<string, unknown>) => void;
}
