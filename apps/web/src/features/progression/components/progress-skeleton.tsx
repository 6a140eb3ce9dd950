import { Skeleton } from '@mantine/core';
import classes from '../screens/progress-screen.module.css';

/** The room of the page while its one answer is on the way. */
export function ProgressSkeleton() {
  return (
    <div className={classes.content} role="status" aria-label="Progression loads">
      <div className={classes.columns}>
        <Skeleton height={640} className={classes.list ?? ''} />
        <div className={classes.main}>
          <Skeleton height={450} />
          <div className={classes.pair}>
            <Skeleton height={420} />
            <Skeleton height={420} />
          </div>
        </div>
      </div>
    </div>
  );
}
