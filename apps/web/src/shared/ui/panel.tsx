import type { ReactNode } from 'react';
import { Definition, type Term } from './definition.tsx';
import classes from './panel.module.css';

interface PanelProps {
  title: string;
  /** What the title's word means, one click away. */
  term?: Term;
  /** At the other end: a selector, a button. */
  aside?: ReactNode;
  /** The content reaches the panel's sides: tables. */
  flush?: boolean;
  children: ReactNode;
}

export function Panel({ title, term, aside, flush = false, children }: PanelProps) {
  return (
    <section className={classes.panel} data-flush={flush || undefined} aria-label={title}>
      <header className={classes.head}>
        <h2>{title}</h2>
        {term && <Definition term={term} />}
        <div className={classes.aside}>{aside}</div>
      </header>
      {children}
    </section>
  );
}
