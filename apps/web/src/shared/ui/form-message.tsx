import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-message.module.css';

/** What went wrong, read aloud when it appears. */
export function FormMessage({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={classes.live}>
      {children && (
        <p className={classes.message}>
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** What has been done, read aloud when it appears. */
export function FormDone({ children }: { children: ReactNode }) {
  return (
    <div role="status" className={classes.live}>
      {children && (
        <p className={classes.done}>
          <IconCheck size={16} stroke={1.6} aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}
