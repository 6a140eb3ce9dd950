import { IconInfoCircle } from '@tabler/icons-react';
import classes from './form.module.css';

/** No new accounts at the moment: the page of the server says why, and mails once when they open. */
export function SignUpsPaused() {
  return (
    <p className={classes.note} role="status">
      <IconInfoCircle size={16} stroke={1.6} aria-hidden="true" />
      <span>
        New accounts are paused at the moment.{' '}
        <a href="/capacity" className="text-link">
          See why, and be told when they open
        </a>
        . If you have an account, you can log in.
      </span>
    </p>
  );
}
