// Apart from the schemas: addresses of the web app need no zod.

/** Accounts on one page of the administrators' list. */
export const USER_PAGE_SIZE = 25;

/** What the list can be narrowed to; an account may be in several. */
export const USER_STATES = ['active', 'trial', 'unconfirmed', 'banned'] as const;

/** Last seen within these days; `long-ago` before all of them, or never. */
export const SEEN_DAYS = { day: 1, week: 7, month: 30 } as const;
export const SEEN_CHOICES = ['day', 'week', 'month', 'long-ago'] as const;

export const USER_SORTS = ['name', 'email', 'plan', 'joined', 'seen'] as const;
export type UserSort = (typeof USER_SORTS)[number];
