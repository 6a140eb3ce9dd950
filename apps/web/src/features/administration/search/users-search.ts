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
  type ParamParsers,
  parseId,
  parsePage,
  parseSearch,
  textUpTo,
} from '../../../app/navigation/search-params.ts';

const USERS_TABS = ['accounts', 'coaches', 'disputes', 'hidden', 'audit'] as const;
export type UsersTab = (typeof USERS_TABS)[number];
export const USER_VIEWS = ['account', 'permissions', 'replays', 'ledger', 'coaching', 'audit'] as const;
export type UserView = (typeof USER_VIEWS)[number];

/** The URL parameters of the users' page. `page` counts from 1. */
export interface UsersSearch {
  tab?: UsersTab;
  search?: string;
  plan?: (typeof PLAN_NAMES)[number];
  userType?: (typeof USER_TYPES)[number];
  platform?: (typeof PLATFORM_CODES)[number];
  state?: (typeof USER_STATES)[number];
  seen?: (typeof SEEN_CHOICES)[number];
  sort?: (typeof USER_SORTS)[number];
  direction?: 'up' | 'down';
  page?: number;
  /** The account with the open drawer, and its section. */
  user?: string;
  view?: UserView;
}

const PARTS: ParamParsers<UsersSearch> = {
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
  user: parseId,
  view: oneOf(USER_VIEWS),
};

export const parseUsersSearch = (search: Record<string, unknown>) => parseSearch(PARTS, search);
