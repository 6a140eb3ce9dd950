import classes from './sample-badge.module.css';

/** product-decisions.md 1.8: full from ten games on, provisional from three. */
const FULL = 10;
const PROVISIONAL = 3;

/** Three blocks and the count: how much the number stands on. */
export function SampleBadge({ games }: { games: number }) {
  const blocks = games >= FULL ? 3 : games >= PROVISIONAL ? 2 : games > 0 ? 1 : 0;
  return (
    <span className={classes.badge}>
      <span className={classes.blocks} aria-hidden="true">
        {[0, 1, 2].map((block) => (
          <i key={block} data-on={block < blocks || undefined} />
        ))}
      </span>
      <span className="nowrap">
        {games} {games === 1 ? 'game' : 'games'}
      </span>
    </span>
  );
}
