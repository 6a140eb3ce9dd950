import { Link, useRouterState } from '@tanstack/react-router';
import { menuOf, pageAt } from '../navigation/find-page.ts';
import type { Page, PageRole } from '../navigation/pages.table.ts';
import { usePermits } from '../permissions/use-permits.ts';
import classes from './navigation-list.module.css';
import { useOpenPage } from './use-open-page.ts';

interface NavigationListProps {
  role: PageRole;
  /** The first entries only. */
  limit?: number;
  /** Called after a click, so that a drawer can close. */
  onNavigate?: () => void;
}

export function NavigationList({ role, limit, onNavigate }: NavigationListProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const openPage = useOpenPage();
  const permits = usePermits();
  const here = pageAt(pathname);
  // The administrator's entries stand beside known pages only (specification.md 2).
  const entries = role === 'Admin' && !here ? [] : menuOf(role);
  const isOpen = ({ module }: Page) => !module || permits(module, 'View');
  const current = here?.parent ?? here?.to;
  return (
    <nav aria-label="Main">
      <ul className={classes.list}>
        {entries
          .slice(0, limit)
          .filter(isOpen)
          .map((entry) => {
            const { to, search, title, icon: EntryIcon }: Page = entry;
            return (
              <li key={to}>
                <Link
                  to={to}
                  {...(search && { search })}
                  className={classes.entry}
                  aria-current={current === to ? 'page' : undefined}
                  onClick={(event) => {
                    onNavigate?.();
                    openPage(entry, event);
                  }}
                >
                  {EntryIcon && <EntryIcon size={18} stroke={1.6} aria-hidden="true" />}
                  {title}
                </Link>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
