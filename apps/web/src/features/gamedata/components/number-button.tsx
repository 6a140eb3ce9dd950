import { useMatch } from '../match/match-context.ts';
import {
  type CountedEvents,
  type NumberOwner,
  openMatchStatistic,
} from '../statistic-dialog/open-match-statistic.ts';
import classes from './number-button.module.css';

interface NumberButtonProps {
  figure: { readonly key: string; readonly label: string };
  owner: NumberOwner;
  /** The very events that the number counts, where these are not all of its kind. */
  counted?: CountedEvents;
  children: string;
}

/** A number of the match that leads to its moments and its definition; plain where no match is stored. */
export function NumberButton({ figure, owner, counted, children }: NumberButtonProps) {
  const match = useMatch();
  if (match.matchId === null) return children;
  return (
    <button
      type="button"
      className={classes.number}
      aria-label={`${children}, ${figure.label}: its moments`}
      onClick={() => openMatchStatistic(match, figure, owner, counted ?? null)}
    >
      {children}
    </button>
  );
}
