/** Status of a coaching session (decisions.md 20.3). */
export const SESSION_STATUS = {
  requested: 5,
  booked: 10,
  done: 15,
  cancelled: 20,
  noShowPlayer: 25,
  noShowCoach: 30,
} as const;
export type SessionStatus = (typeof SESSION_STATUS)[keyof typeof SESSION_STATUS];
export const SESSION_STATUS_CODES = [5, 10, 15, 20, 25, 30] as const satisfies readonly SessionStatus[];

/** `live`: at an appointed time. `recording`: the coach reviews games in a recording, within days. */
export const SESSION_KINDS = ['live', 'recording'] as const;
export type SessionKind = (typeof SESSION_KINDS)[number];

/** Payment for a session: one of the plan's monthly sessions, or a token. */
export const SESSION_PAYMENTS = ['plan', 'token'] as const;
export type SessionPayment = (typeof SESSION_PAYMENTS)[number];

/** Refund for a session that doesn't take place. */
export const SESSION_REFUNDS = ['whole', 'half', 'none'] as const;
export type SessionRefund = (typeof SESSION_REFUNDS)[number];

const HOUR_MS = 60 * 60_000;

/** How long before its start a session can be moved or canceled for free (decisions.md 7). */
export const FREE_CHANGE_MS = 24 * HOUR_MS;
/** Until this long before its start, canceling refunds half of it and moving it costs half a token. */
export const HALF_REFUND_MS = 2 * HOUR_MS;
/** How long after its end a player may report that the coach didn't come. */
export const MAX_COMPLAINT_MS = 7 * 24 * HOUR_MS;
/** Slots start on quarter hours. */
export const SLOT_STEP_MS = 15 * 60_000;
/** Days that a coach's calendar shows at once. */
export const SLOT_DAYS = 7;
/** How far ahead sessions can be booked, days. */
export const BOOKABLE_DAYS = 60;
export const RECORDING_MINUTES = 30;
export const LIVE_MINUTES = 45;
/** Length of a live session in the team's plan. */
export const TEAM_LIVE_MINUTES = 60;
export const MAX_AIM_LENGTH = 160;
export const SESSION_PAGE_SIZE = 20;
export const SESSION_CLIPS = 8;
/** How long after a session its effect is measured, days. */
export const EFFECT_DAYS = 60;
/** Moments per page when a player chooses clips. */
export const MOMENT_PAGE_SIZE = 10;

/**
 * Returns the refund for a canceled session, by who cancels it. A recording has no start: canceling is free until
 * the coach accepts it, and again once its answer is late.
 */
export function calculateRefund(
  { startsAt, endsAt, status }: { startsAt: Date | null; endsAt: Date; status: SessionStatus },
  by: 'player' | 'coach',
  now: Date,
): SessionRefund {
  if (by === 'coach') return 'whole';
  if (startsAt === null) return status === SESSION_STATUS.requested || endsAt <= now ? 'whole' : 'none';
  const left = startsAt.getTime() - now.getTime();
  if (left >= FREE_CHANGE_MS) return 'whole';
  return left >= HALF_REFUND_MS ? 'half' : 'none';
}
