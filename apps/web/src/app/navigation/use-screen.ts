import { useMatches } from '@tanstack/react-router';
import { findPageAt } from './find-page.ts';
import type { Page } from './pages.table.ts';

type Screen = Pick<Page, 'title' | 'titlesItself' | 'parent'>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Titles a page that isn't in the table of pages. */
    screen?: Screen;
  }
}

/** Returns the title of the page at this address, and the page that it belongs to. */
export function useScreen(): Screen | null {
  return useMatches({
    select: (matches) => {
      const { staticData, pathname = '' } = matches.at(-1) ?? {};
      return staticData?.screen ?? findPageAt(pathname);
    },
  });
}
