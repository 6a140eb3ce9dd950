import { Link, useMatches } from '@tanstack/react-router';
import { leftPlace, type ReplayListPlace } from '../navigation/replay-list-place.ts';
import classes from './breadcrumb.module.css';

/** What a route says of itself in `staticData`; the table of pages knows it (`screenOf`). */
interface RouteTitle {
  /** Name of the screen. */
  title: string;
  /** The screen sets the window's title from its data. */
  titlesItself?: boolean;
  /** The list that a detail screen belongs to. */
  parent?: { title: string; to: string };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: RouteTitle;
  }
}

export function Breadcrumb() {
  const screen = useMatches({ select: (matches) => matches.at(-1)?.staticData.screen });
  return (
    <div className={classes.crumb}>
      {screen?.parent && (
        <>
          <Link to={screen.parent.to} search={placeIn(screen.parent.to)}>
            {screen.parent.title}
          </Link>
          <span aria-hidden="true"> / </span>
        </>
      )}
      <b>{screen?.title}</b>
    </div>
  );
}

/** A match leads back to the page of the list that it was opened from. */
function placeIn(to: string): Partial<ReplayListPlace> {
  return to === '/my-replay' ? leftPlace() : {};
}
