import { redirectFor } from '../navigation/find-page.ts';
import type { Session } from './session.ts';

const KEY = 'datacoach-redirect-target';

/** Keeps where a signed-out visitor wanted to go: a path of this site, never another origin (decisions.md 15.4). */
export function saveRedirectTarget(target: string): void {
  if (isOwnPath(target)) sessionStorage.setItem(KEY, target);
}

/** The saved target; null for none. */
export function readRedirectTarget(): string | null {
  const target = sessionStorage.getItem(KEY);
  return target && isOwnPath(target) ? target : null;
}

export function dropRedirectTarget(): void {
  sessionStorage.removeItem(KEY);
}

/** One leading slash only: `//host` and `/\host` leave the site. */
export function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target) && target !== '/';
}

/**
 * Where somebody goes who has just signed in or ended their first steps. The saved target is used once; it waits while
 * the first steps lie ahead.
 */
export function landingPath(session: Pick<Session, 'userType' | 'firstTimeLogin'>): string {
  const landing = redirectFor({ target: '/login', session, savedTarget: readRedirectTarget() }) ?? '/';
  if (landing !== '/get-started') dropRedirectTarget();
  return landing;
}
