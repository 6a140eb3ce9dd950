import { Skeleton } from '@mantine/core';
import classes from '../screens/training-plans-screen.module.css';

/** The screen's own layout while it loads. */
export function TrainingSkeleton() {
  return (
    <div
      className={`${classes.columns} grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] items-start gap-gutter`}
      role="status"
      aria-label="Your training loads"
    >
      <Skeleton height={620} />
      <div className="grid grid-cols-1 gap-4">
        <Skeleton height={300} />
        <Skeleton height={230} />
      </div>
    </div>
  );
}
