import type { ReactNode } from 'react';
import { Definition, type Term } from './definition.tsx';
import classes from './ui.module.css';

interface PanelProps {
  title: string;
  /** Explains the title, one click away. */
  term?: Term;
  /** At the other end of the header: a selector or a button. */
  aside?: ReactNode;
  /** Lets the content reach the panel's sides, for tables. */
  flush?: boolean;
  children: ReactNode;
}

export function Panel({ title, term, aside, flush = false, children }: PanelProps) {
  return (
    <section
      className={`${classes.panel} min-w-0 pt-3 px-4 pb-4 rounded-3 bg-s1`}
      data-flush={flush || undefined}
      aria-label={title}
    >
      <header className={`${classes.panelHead} flex flex-wrap items-center gap-2 min-h-7 mb-2`}>
        <h2>{title}</h2>
        {term && <Definition term={term} />}
        <div className="text-xs flex flex-[1_1_auto] items-center justify-end gap-2 text-t3">{aside}</div>
      </header>
      {children}
    </section>
  );
}
