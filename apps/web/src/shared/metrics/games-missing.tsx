import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import classes from './metrics.module.css';

interface GamesMissingProps {
  games: number;
  needed: number;
  /** Name of the mode that the games must be in; omitted if any counts. */
  mode?: string | undefined;
  /** What shows up then: "you see your POLR". */
  until: string;
}

/** Shows how many more games something needs, with a meter of as many blocks. */
export const GamesMissing = ({ games, needed, mode, until }: GamesMissingProps) => (
  <div className={`${classes.box} grid justify-items-start gap-2 py-5 text-t2`}>
    <b>Not enough data</b>
    <span className={`${classes.meter} flex gap-0.75`} aria-hidden="true">
      {Array.from({ length: needed }, (_, block) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks differ by their index alone
        <i key={block} data-on={block < games || undefined} />
      ))}
    </span>
    <span>{formatGamesNeeded(needed - games, until, { mode })}.</span>
  </div>
);
