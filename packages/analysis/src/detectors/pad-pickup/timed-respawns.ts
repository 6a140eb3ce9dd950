/** A pad taken this soon after it respawned was timed, s [P]. */
const TIMED_SECONDS = 1;
/** Waiting this long for a pad is camping, s [P]. */
const CAMPED_SECONDS = 0.5;

interface PadEvent {
  /** Evidence of a pickup; events of older analyses lack some fields. */
  readonly evidence: Readonly<Record<string, unknown>>;
}

const isWithin = (value: unknown, max: number): boolean => typeof value === 'number' && value <= max;

export const isTimedRespawn = ({ evidence: { big, sinceRespawn } }: PadEvent): boolean =>
  big === true && isWithin(sinceRespawn, TIMED_SECONDS);

/** Returns whether it was also camped, that is, the player waited for it. */
export const isCampedRespawn = (event: PadEvent): boolean =>
  isTimedRespawn(event) &&
  typeof event.evidence.waited === 'number' &&
  event.evidence.waited >= CAMPED_SECONDS;
