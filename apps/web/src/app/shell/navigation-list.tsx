import type { RankInfo } from '@datacoach/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Link, useRouter, useRouterState } from '@tanstack/react-router';
import { openDialog } from '../dialogs/open-dialog.ts';
import { findPageAt, getMenu } from '../navigation/find-page.ts';
import type { MenuPage, Page, PageRole } from '../navigation/pages.table.ts';
import { ranksQuery } from '../session/account-queries.ts';
import { usePermissionCheck } from '../session/use-permission-check.ts';
import classes from './shell.module.css';

interface NavigationListProps {
  role: PageRole;
  limit?: number;
  /** Called after a click, so that a drawer can close. */
  onNavigate?: () => void;
}

export function NavigationList({ role, limit, onNavigate }: NavigationListProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const openPage = useOpenPage();
  const permits = usePermissionCheck();
  const here = findPageAt(pathname);
  // Administrators only see entries next to known pages (specification.md 2).
  const entries = role === 'Admin' && !here ? [] : getMenu(role);
  const isAllowed = ({ module }: Page) => !module || permits(module, 'View');
  const current = here?.parent ?? here?.to;
  return (
    <nav aria-label="Main">
      <ul className="flex flex-col gap-0.5">
        {entries
          .slice(0, limit)
          .filter(isAllowed)
          .map((entry) => {
            const { to, search, title, icon: EntryIcon }: Page = entry;
            return (
              <li key={to}>
                <Link
                  to={to}
                  {...(search && { search })}
                  className={`${classes.entry} relative flex items-center gap-2.5 h-8.5 px-2 py-0 rounded-2 text-t2 font-medium`}
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

/**
 * Opens a navigation entry by click or key. While a rank is missing, entries that need it open the rank setup instead
 * (specification.md 2); allowed links are left alone.
 */
export function useOpenPage(): (page: MenuPage, click?: { preventDefault: () => void }) => void {
  const router = useRouter();
  const queryClient = useQueryClient();
  return (page, click) => {
    const { to, search, needsRank }: Page = page;
    const known = queryClient.getQueryData<RankInfo>(ranksQuery.queryKey);
    const { href } = router.buildLocation({ to, ...(search && { search }) });
    const goToPage = () => void router.navigate({ href });
    if (!needsRank || known?.isRankNull === false) {
      if (!click) goToPage();
      return;
    }
    click?.preventDefault();
    const openRanksOrPage = ({ isRankNull }: RankInfo) =>
      isRankNull ? openDialog('rankSetup', { occasion: 'missing', target: href }) : goToPage();
    if (known) openRanksOrPage(known);
    // If ranks can't be loaded, nobody is locked out.
    else void queryClient.ensureQueryData(ranksQuery).then(openRanksOrPage, goToPage);
  };
}
