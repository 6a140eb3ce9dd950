import classes from './metrics.module.css';

/**
 * The only two numbers of games that screens ask for (decisions.md 1.8): those of a first verdict, and those after which
 * everything is there. What is known earlier shows up earlier.
 */
export const FIRST_GAMES = 5;
export const FULL_GAMES = 20;

interface GamesMissingProps {
  games: number;
  needed: number;
  /** Name of the mode that the games must be in; omitted if any counts. */
  mode?: string | undefined;
}

/** Shows how many more games unlock something, with a meter of as many blocks. */
export function GamesMissing({ games, needed, mode }: GamesMissingProps) {
  const missing = needed - games;
  return (
    <div className={`${classes.box} grid justify-items-start gap-2 py-5 text-t2`}>
      <b>Not enough data</b>
      <span className={`${classes.meter} flex gap-0.75`} aria-hidden="true">
        {Array.from({ length: needed }, (_, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks differ by their place alone
          <i key={block} data-on={block < games || undefined} />
        ))}
      </span>
      <span>
        {missing} more {mode === undefined ? '' : `${mode} `}
        {missing === 1 ? 'game' : 'games'} to unlock this.
      </span>
    </div>
  );
}
