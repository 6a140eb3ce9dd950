import {
  PLAN_NAMES,
  PLATFORM_CODES,
  SEEN_CHOICES,
  USER_SORTS,
  USER_STATES,
  USER_TYPES,
} from '@datacoach/contract';

export const USERS_TABS = ['accounts', 'coaches', 'disputes', 'hidden', 'audit'] as const;
export type UsersTab = (typeof USERS_TABS)[number];
export const USER_VIEWS = ['account', 'permissions', 'replays', 'ledger', 'audit'] as const;
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

const ID = /^[0-9a-f-]{36}$/;

function oneOf<T>(values: readonly T[], given: unknown): T | undefined {
  return values.find((value) => String(value) === String(given));
}

export function readUsersSearch(given: Record<string, unknown>): UsersSearch {
  const page = Number(given.page);
  const read: { [Key in keyof UsersSearch]: UsersSearch[Key] | undefined } = {
    tab: oneOf(USERS_TABS, given.tab),
    search: String(given.search ?? '').slice(0, 100) || undefined,
    plan: oneOf(PLAN_NAMES, given.plan),
    userType: oneOf(USER_TYPES, given.userType),
    platform: oneOf(PLATFORM_CODES, given.platform),
    state: oneOf(USER_STATES, given.state),
    seen: oneOf(SEEN_CHOICES, given.seen),
    sort: oneOf(USER_SORTS, given.sort),
    direction: oneOf(['up', 'down'] as const, given.direction),
    page: Number.isInteger(page) && page > 1 ? page : undefined,
    user: typeof given.user === 'string' && ID.test(given.user) ? given.user : undefined,
    view: oneOf(USER_VIEWS, given.view),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
