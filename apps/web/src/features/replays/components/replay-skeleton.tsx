import { REPLAY_PAGE_SIZE } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import classes from './replay-skeleton.module.css';

/** The list while it loads: rows of the real height, so that nothing moves when they arrive. */
export function ReplaySkeleton() {
  return (
    <div className="pt-8.25 max-md:pt-0" role="status" aria-label="Your replays load">
      {Array.from({ length: REPLAY_PAGE_SIZE }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholder rows have no identity
        <div key={row} className={classes.row}>
          <Skeleton width={56} height={18} />
          <div>
            <Skeleton width={120 + ((row * 37) % 60)} height={14} />
            <Skeleton width={90 + ((row * 53) % 50)} height={10} mt={6} />
          </div>
          <Skeleton width={96} height={14} />
          <Skeleton width={110} height={14} />
        </div>
      ))}
    </div>
  );
}
