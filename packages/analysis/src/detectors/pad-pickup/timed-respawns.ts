/** A pad that is taken this soon after it came back was timed, s [P]. */
const TIMED_SECONDS = 1;
/** Waiting this long for it is camping, s [P]. */
const CAMPED_SECONDS = 0.5;

interface PadEvent {
  /** Of a pickup; events of older analyses lack some. */
  readonly evidence: Readonly<Record<string, unknown>>;
}

const isAtMost = (value: unknown, most: number): boolean => typeof value === 'number' && value <= most;

/** A big pad taken as it came back. */
export const isTimedRespawn = ({ evidence: { big, sinceRespawn } }: PadEvent): boolean =>
  big === true && isAtMost(sinceRespawn, TIMED_SECONDS);

/** … after waiting for it. */
export const isCampedRespawn = (event: PadEvent): boolean =>
  isTimedRespawn(event) &&
  typeof event.evidence.waited === 'number' &&
  event.evidence.waited >= CAMPED_SECONDS;
