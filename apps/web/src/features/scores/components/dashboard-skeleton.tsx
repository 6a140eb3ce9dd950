import { Skeleton } from '@mantine/core';
import classes from '../screens/dashboard-screen.module.css';

/** The room of the page while its one answer is on the way. */
export function DashboardSkeleton() {
  return (
    <div className={classes.content} role="status" aria-label="The dashboard loads">
      <div className={classes.first}>
        <Skeleton height={372} />
        <Skeleton height={372} />
      </div>
      <Skeleton height={158} />
      <div className={classes.halves}>
        <Skeleton height={224} />
        <Skeleton height={224} />
      </div>
      <Skeleton height={480} />
    </div>
  );
}
