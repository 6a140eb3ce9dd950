import type { ReactNode } from 'react';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title: a definition, a selector, a button. */
  aside?: ReactNode;
  /** The content reaches the panel's sides: tables. */
  flush?: boolean;
  children: ReactNode;
}

export function Panel({ title, aside, flush = false, children }: PanelProps) {
  return (
    <section className={classes.panel} data-flush={flush || undefined} aria-label={title}>
      <header className={classes.head}>
        <h2>{title}</h2>
        <div className={classes.aside}>{aside}</div>
      </header>
      {children}
    </section>
  );
}
