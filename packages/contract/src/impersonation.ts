/**
 * Areas in which an administrator who views as somebody else only reads: how the account signs in and pays, what it has
 * agreed to, and who sees what of it.
 */
const READ_ONLY_AREAS: ReadonlySet<string> = new Set([
  'auth',
  'career',
  'coaching',
  'get-started',
  'identities',
  'membership',
  'payments',
  'referrals',
  'team',
  'tokens',
]);

/** Calls of other areas that decide who sees what, or which mails come. */
const READ_ONLY_CALLS: ReadonlySet<string> = new Set([
  'PATCH /api/v1/filestorage/replays',
  'PUT /api/v1/coach/match-reviews/{matchId}/players',
  'PUT /api/v1/notifications/preferences',
]);

/** Everything stored of somebody, as a file: not even read. */
const CLOSED_AREAS: ReadonlySet<string> = new Set(['account']);

/** Whether a call is refused (403 `looking-on`) to an administrator who views as somebody else. */
export function isRefusedWhileViewing({
  method,
  path,
  area,
}: {
  method: string;
  path: string;
  area: string;
}): boolean {
  if (CLOSED_AREAS.has(area)) return true;
  return method !== 'GET' && (READ_ONLY_AREAS.has(area) || READ_ONLY_CALLS.has(`${method} ${path}`));
}
