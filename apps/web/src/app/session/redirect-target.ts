import { findRedirect } from '../navigation/find-page.ts';
import type { Session } from './session.ts';

const KEY = 'datacoach-redirect-target';

/** Stores where a signed-out visitor was going: a path of this site, never another origin (decisions.md 15.4). */
export function saveRedirectTarget(target: string): void {
  if (isInternalPath(target)) sessionStorage.setItem(KEY, target);
}

export function readRedirectTarget(): string | null {
  const target = sessionStorage.getItem(KEY);
  return target && isInternalPath(target) ? target : null;
}

export function clearRedirectTarget(): void {
  sessionStorage.removeItem(KEY);
}

/** Only one leading slash: `//host` and `/\host` leave the site. */
export const isInternalPath = (target: string): boolean => /^\/(?![/\\])/.test(target) && target !== '/';

/**
 * Returns where a user goes after signing in or finishing the get-started flow. The saved target is used once; it is
 * kept until the get-started flow is done.
 */
export function getLandingPath(session: Pick<Session, 'userType' | 'firstTimeLogin'>): string {
  const landing = findRedirect({ target: '/login', session, savedTarget: readRedirectTarget() }) ?? '/';
  if (landing !== '/get-started') clearRedirectTarget();
  return landing;
}
