import { Link, useRouterState } from '@tanstack/react-router';
import classes from './navigation-list.module.css';
import { PLAYER_NAVIGATION } from './player-navigation.ts';

interface NavigationListProps {
  /** Called after a click, so that a drawer can close. */
  onNavigate?: () => void;
}

/** Screens that belong to an entry without standing under its path. */
const BELONGS_TO: Readonly<Record<string, string>> = { match: '/my-replay', preview: '/my-replay' };

export function NavigationList({ onNavigate }: NavigationListProps) {
  const pathname = useRouterState({ select: (state) => state.location.pathname });
  const area = pathname.split('/')[1] ?? '';
  const current = BELONGS_TO[area] ?? `/${area}`;
  return (
    <nav aria-label="Main">
      <ul className={classes.list}>
        {PLAYER_NAVIGATION.map(({ to, search, label, icon: EntryIcon }) => (
          <li key={to}>
            <Link
              to={to}
              {...(search && { search })}
              className={classes.entry}
              aria-current={current === to ? 'page' : undefined}
              {...(onNavigate && { onClick: onNavigate })}
            >
              <EntryIcon size={18} stroke={1.6} aria-hidden="true" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
