import { Skeleton } from '@mantine/core';
import classes from '../screens/training-plans-screen.module.css';

/** The screen's own layout while it loads. */
export function TrainingSkeleton() {
  return (
    <div className={classes.columns} role="status" aria-label="Your training loads">
      <Skeleton height={620} />
      <div className={classes.side}>
        <Skeleton height={300} />
        <Skeleton height={230} />
      </div>
    </div>
  );
}
