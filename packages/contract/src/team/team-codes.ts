/** An assistant's rights: see, review and set homework and events, folders, roster. All have `view`. */
export const TEAM_RIGHTS = ['view', 'review', 'folders', 'roster'] as const;
export type TeamRight = (typeof TEAM_RIGHTS)[number];

export const TEAM_EVENT_KINDS = ['practice', 'scrim'] as const;
export type TeamEventKind = (typeof TEAM_EVENT_KINDS)[number];
export const AVAILABILITIES = ['yes', 'maybe', 'no'] as const;
export type Availability = (typeof AVAILABILITIES)[number];
/** Lengths of an event, minutes. */
export const EVENT_MINUTES = [30, 60, 90, 120, 180, 240] as const;

/** Days that an invite link can be valid. */
export const LINK_DAYS = [1, 7, 30] as const;

/** `expired`: the guardian didn't use the mailed link in time. */
export const CONSENT_STATES = ['missing', 'asked', 'expired', 'given', 'withdrawn'] as const;
export type ConsentState = (typeof CONSENT_STATES)[number];

/** Rules of a school's team, in the order in which the coach sees them. */
export const SCHOOL_RULES = ['consent', 'names', 'pages', 'season', 'erasure'] as const;
export type SchoolRule = (typeof SCHOOL_RULES)[number];

/** Days after the season's end, or after leaving if that's later, until a leaver's data is erased. */
export const ERASE_DAYS = 30;
/** How far ahead a season can end, days. */
export const MAX_SEASON_DAYS = 400;
