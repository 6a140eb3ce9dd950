import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './ui.module.css';

/** An error, read aloud when it appears. */
export const FormMessage = ({ children }: { children: ReactNode }) => (
  <div role="alert" className="empty:absolute">
    {children && (
      <p
        className={`${classes.message} text-xs flex gap-2 px-2.5 py-2 rounded-2 bg-worse-soft text-worse-text`}
      >
        <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
        <span>{children}</span>
      </p>
    )}
  </div>
);

/** A confirmation, read aloud when it appears. */
export const FormDone = ({ children }: { children: ReactNode }) => (
  <div role="status" className="empty:absolute">
    {children && (
      <p className={`${classes.done} text-sm flex gap-2 px-2.5 py-2 rounded-2 bg-s3 wrap-anywhere`}>
        <IconCheck size={16} stroke={1.6} aria-hidden="true" />
        <span>{children}</span>
      </p>
    )}
  </div>
);
