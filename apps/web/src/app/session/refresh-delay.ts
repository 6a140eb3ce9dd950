/** The session is read again this long before its access token ends (specification.md 9). */
export const REFRESH_BEFORE_EXPIRY_MS = 600_000;
/** When the server saw no reason yet to give a new token (its clock may go slow), or the token is over. */
const ASK_AGAIN_MS = 30_000;
const SHORTEST_WAIT_MS = 1_000;

/**
 * How long to wait before the session is read again, ms. Tokens that live shorter than the lead are renewed halfway.
 * `unchanged`: the last answer brought no new token.
 */
export function refreshDelay(expiry: number, now: number, unchanged: boolean): number {
  const untilLead = expiry - now - REFRESH_BEFORE_EXPIRY_MS;
  if (untilLead > 0) return untilLead;
  if (unchanged || expiry <= now) return ASK_AGAIN_MS;
  return Math.min(Math.max((expiry - now) / 2, SHORTEST_WAIT_MS), ASK_AGAIN_MS);
}
