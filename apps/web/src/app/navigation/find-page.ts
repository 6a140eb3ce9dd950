import { type MenuPage, PAGES, type Page, type PagePath, type PageRole } from './pages.table.ts';

/** The page at a path; null for an unknown one. */
export function pageAt(pathname: string): Page | null {
  const path = pathname.replace(/(.)\/+$/, '$1');
  const fits = (page: Page) => (page.withChildren ? path.startsWith(`${page.to}/`) : path === page.to);
  return PAGES.find(fits) ?? null;
}

/** Everything under `/admin`, known or not: signed out it asks for an administrator or coach. */
export function isAdminPath(pathname: string): boolean {
  return /^\/admin(\/|$)/.test(pathname);
}

/** Entries of a role's navigation, in their order. */
export function menuOf(role: PageRole): readonly MenuPage[] {
  return PAGES.filter((page): page is MenuPage => page.kind === 'menu').filter((page) =>
    (page.roles as readonly PageRole[]).includes(role),
  );
}

/** What a route says of its screen: `staticData: { screen: screenOf('/dashboard') }`. */
export function screenOf(to: PagePath): { title: string; parent?: { title: string; to: string } } {
  const page: Page | undefined = PAGES.find((one) => one.to === to);
  const parent: Page | undefined = PAGES.find((one) => one.to === page?.parent);
  return { title: page?.title ?? '', ...(parent && { parent: { title: parent.title, to: parent.to } }) };
}
