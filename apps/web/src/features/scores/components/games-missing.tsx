import { MODES, type ModeCode } from '../window/dashboard-search.ts';
import classes from './games-missing.module.css';

interface GamesMissingProps {
  games: number;
  needed: number;
  mode: ModeCode;
}

/** How many games are missing until something opens, with a meter of as many blocks. */
export function GamesMissing({ games, needed, mode }: GamesMissingProps) {
  const missing = needed - games;
  const label = mode === 0 ? '' : `${MODES.find(({ code }) => code === mode)!.label} `;
  return (
    <div className={classes.box}>
      <b>Not enough data</b>
      <span className={classes.meter} aria-hidden="true">
        {Array.from({ length: needed }, (_, block) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks differ by their place alone
          <i key={block} data-on={block < games || undefined} />
        ))}
      </span>
      <span>
        {missing} more {label}
        {missing === 1 ? 'game' : 'games'} and this opens.
      </span>
    </div>
  );
}
