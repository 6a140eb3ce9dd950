import { redirectFor } from '../navigation/redirect-for.ts';
import { dropRedirectTarget, readRedirectTarget } from './redirect-target.ts';
import type { Session } from './session.ts';

/**
 * Where somebody goes who has just signed in or ended his first steps. The saved target is used once; it waits while
 * the first steps lie ahead.
 */
export function landingPath(session: Pick<Session, 'userType' | 'firstTimeLogin'>): string {
  const landing = redirectFor({ target: '/login', session, savedTarget: readRedirectTarget() }) ?? '/';
  if (landing !== '/get-started') dropRedirectTarget();
  return landing;
}
