/** Areas that are read-only for an administrator viewing as a user: sign-in, payments, consents and sharing. */
export const READ_ONLY_AREAS: ReadonlySet<string> = new Set([
  'auth',
  'career',
  'coaching',
  'get-started',
  'identities',
  'live-room',
  // What a coach saves in a review, its players see.
  'match-reviews',
  'membership',
  'payments',
  'referrals',
  'team',
  'tokens',
]);

/** Calls in other areas that change sharing or which emails are sent. */
export const READ_ONLY_CALLS: ReadonlySet<string> = new Set([
  'PATCH /api/v1/filestorage/replays',
  'POST /api/v2/upload',
  'POST /api/v1/coach/scout-pages',
  'DELETE /api/v1/coach/scout-pages/{pageId}',
  'PUT /api/v1/notifications/preferences',
  'PUT /api/v1/notifications/discord',
  'DELETE /api/v1/notifications/discord',
]);

/** A user's full data export: not even readable. */
const CLOSED_AREAS: ReadonlySet<string> = new Set(['account']);

/** Returns whether a call is rejected (403 `read-only`) for an administrator viewing as a user. */
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
