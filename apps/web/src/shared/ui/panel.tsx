import { type ReactNode, useState } from 'react';
import { Definition, type Term } from './definition.tsx';
import classes from './ui.module.css';

interface PanelProps {
  title: string;
  term?: Term;
  /** At the other end of the header: a selector or a button. */
  aside?: ReactNode;
  /** Lets the content reach the panel's sides, for tables. */
  flush?: boolean;
  /** Shows only the header until it is clicked; true is closed at first. */
  folded?: boolean;
  children: ReactNode;
}

export function Panel(props: PanelProps) {
  if (props.folded !== undefined) return <FoldedPanel {...props} />;
  const { title, term, aside, flush = false, children } = props;
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

/** Its content is made, and fetches, only once it has been opened. */
function FoldedPanel({ title, term, aside, flush = false, folded, children }: PanelProps) {
  const [isOpen, setOpen] = useState(!folded);
  return (
    <section className="min-w-0 rounded-3 bg-s1" aria-label={title}>
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={`${classes.fold} flex items-center gap-2 min-h-11 px-4 cursor-pointer`}>
          <h2>{title}</h2>
          <span className="text-xs ml-auto text-t3">{aside}</span>
        </summary>
        {isOpen && (
          <div className={flush ? 'pb-1' : 'px-4 pb-4'}>
            {term && (
              <p className={`text-xs mb-2 max-w-[80ch] text-t3 ${flush ? 'px-4' : ''}`}>{term.definition}</p>
            )}
            {children}
          </div>
        )}
      </details>
    </section>
  );
}
