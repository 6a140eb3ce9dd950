// Separate from the schemas: the web app's addresses don't need zod.

export const USER_PAGE_SIZE = 25;

/** Filters of the list; an account can match several. */
export const USER_STATES = ['active', 'trial', 'unconfirmed', 'banned'] as const;

/** Last seen within these days; `long-ago` is before all of them, or never. */
export const SEEN_DAYS = { day: 1, week: 7, month: 30 } as const;
export const SEEN_CHOICES = ['day', 'week', 'month', 'long-ago'] as const;

export const USER_SORTS = ['name', 'email', 'plan', 'joined', 'seen'] as const;
export type UserSort = (typeof USER_SORTS)[number];
