import { Skeleton } from '@mantine/core';
import classes from '../screens/progress-screen.module.css';

/** The room of the page while its one answer is on the way. */
export function ProgressSkeleton() {
  return (
    <div className={classes.content} role="status" aria-label="Progression loads">
      <div className="@max-[1081px]/progress:grid-cols-[230px_minmax(0,1fr)] @max-[1081px]/progress:gap-4 @max-[701px]/progress:grid-cols-1 grid grid-cols-[268px_minmax(0,1fr)] gap-gutter items-start">
        <Skeleton height={640} className="@max-[701px]/progress:order-2" />
        <div className="grid grid-cols-1 gap-4">
          <Skeleton height={450} />
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4 items-stretch @max-[1081px]/progress:grid-cols-1">
            <Skeleton height={420} />
            <Skeleton height={420} />
          </div>
        </div>
      </div>
    </div>
  );
}
