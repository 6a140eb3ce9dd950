import { type MenuPage, PAGES, type Page, type PageRole } from './pages.table.ts';

export interface Arrival {
  /** The requested location: path, with or without query and hash. */
  target: string;
  session: { userType: PageRole; firstTimeLogin: boolean } | null;
  savedTarget?: string | null;
}

/** Where the logo leads (specification.md 2); a coach's home is their team. */
export const HOME_PATHS: Record<PageRole, '/dashboard' | '/admin/team-dashboard' | '/admin/home'> = {
  Player: '/dashboard',
  Coach: '/admin/team-dashboard',
  Admin: '/admin/home',
};

/** Returns where to redirect instead of the target; null to stay (specification.md 2, auth redirects). */
export function findRedirect({ target, session, savedTarget = null }: Arrival): string | null {
  const pathname = target.replace(/[?#].*$/s, '');
  const page = findPageAt(pathname);
  if (page?.kind === 'open') return null;
  if (!session) {
    if (page?.kind === 'login') return null;
    return isAdminPath(pathname) ? '/admin/login' : '/login';
  }
  const { userType, firstTimeLogin } = session;
  if (page?.roles.includes(userType)) return null;
  if (userType === 'Coach') return HOME_PATHS.Coach;
  // Unknown pages show "not found" inside the shell (decisions.md 15.6).
  if (userType === 'Admin') return page || pathname === '/' ? HOME_PATHS.Admin : null;
  if (pathname === '/') return firstTimeLogin ? '/get-started' : HOME_PATHS.Player;
  if (page?.kind !== 'login' && !isAdminPath(pathname)) return null;
  if (firstTimeLogin) return '/get-started';
  return canGoTo(savedTarget, session) ? savedTarget : '/training-plans';
}

/** Returns whether the role may open a saved target; otherwise it is dropped (decisions.md 15.4). */
const canGoTo = (target: string | null, session: Arrival['session']): target is string =>
  target !== null && findRedirect({ target, session }) === null;

export function findPageAt(pathname: string): Page | null {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const isMatch = (page: Page) => (page.withChildren ? path.startsWith(`${page.to}/`) : path === page.to);
  return PAGES.find(isMatch) ?? null;
}

/**
 * Returns whether a path is under `/admin`, known or not: signed-out visitors are asked to sign in as an
 * administrator or coach.
 */
export const isAdminPath = (pathname: string): boolean => /^\/admin(\/|$)/.test(pathname);

export const getMenu = (role: PageRole): readonly MenuPage[] =>
  PAGES.filter((page): page is MenuPage => page.kind === 'menu').filter((page) =>
    (page.roles as readonly PageRole[]).includes(role),
  );
