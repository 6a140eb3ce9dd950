import {
  PLAN_NAMES,
  PLATFORM_CODES,
  SEEN_CHOICES,
  USER_SORTS,
  USER_STATES,
  USER_TYPES,
} from '@datacoach/contract';
import {
  oneOf,
  parseId,
  parsePage,
  parseSearch,
  type SearchOf,
  textUpTo,
} from '../../../app/navigation/search-params.ts';

const USERS_TABS = ['accounts', 'coaches', 'disputes', 'hidden', 'audit'] as const;
export const USER_VIEWS = ['account', 'permissions', 'replays', 'ledger', 'coaching', 'audit'] as const;
export type UserView = (typeof USER_VIEWS)[number];

const PARTS = {
  tab: oneOf(USERS_TABS),
  search: textUpTo(100),
  plan: oneOf(PLAN_NAMES),
  userType: oneOf(USER_TYPES),
  platform: oneOf(PLATFORM_CODES),
  state: oneOf(USER_STATES),
  seen: oneOf(SEEN_CHOICES),
  sort: oneOf(USER_SORTS),
  direction: oneOf(['up', 'down']),
  page: parsePage,
  /** The account with the open drawer, and its section. */
  user: parseId,
  view: oneOf(USER_VIEWS),
};

/** The URL parameters of the users' page. `page` counts from 1. */
export type UsersSearch = SearchOf<typeof PARTS>;

export const parseUsersSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);
