import { isAdminPath } from '../navigation/find-page.ts';

const LOGIN_PAGES = ['/login', '/user-login'];

/** Maintenance replaces every page but the admin and login pages (specification.md 4). */
export function isReplacedByMaintenance(pathname: string): boolean {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return !isAdminPath(path) && !LOGIN_PAGES.includes(path);
}
