import { Skeleton } from '@mantine/core';
import classes from '../screens/dashboard-screen.module.css';

/** The room of the page while its one answer is on the way. */
export function DashboardSkeleton() {
  return (
    <div className={classes.content} role="status" aria-label="The dashboard loads">
      <div className="grid gap-gutter items-stretch grid-cols-[minmax(0,3fr)_minmax(0,2fr)] @max-[861px]/dashboard:grid-cols-1">
        <div className={classes.stack}>
          <Skeleton height={294} />
          <Skeleton height={232} />
        </div>
        <Skeleton height="100%" />
      </div>
      <Skeleton height={158} />
      <div className={classes.last}>
        <div className={classes.games}>
          <Skeleton height={700} />
        </div>
        <div className={classes.goals}>
          <Skeleton height={180} />
        </div>
        <div className={classes.pictures}>
          <Skeleton height={240} />
          <Skeleton height={240} />
        </div>
      </div>
    </div>
  );
}
