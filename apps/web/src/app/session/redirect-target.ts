const KEY = 'datacoach-redirect-target';

/** Keeps where a signed-out visitor wanted to go: a path of this site, never another origin (rulings A20). */
export function saveRedirectTarget(target: string): void {
  if (isOwnPath(target)) sessionStorage.setItem(KEY, target);
}

/** Reads and drops the saved target. */
export function takeRedirectTarget(): string | null {
  const target = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return target && isOwnPath(target) ? target : null;
}

/** One leading slash only: `//host` and `/\host` leave the site. */
export function isOwnPath(target: string): boolean {
  return /^\/(?![/\\])/.test(target) && target !== '/';
}
