import type { ReactNode } from 'react';
import { PitchOrnament } from './pitch-ornament.tsx';
import classes from './state-panel.module.css';

interface StatePanelProps {
  title: string;
  /** What will stand here, what happened, or what is missing. */
  children: ReactNode;
  /** At most one thing to press, and a quiet second. */
  actions?: ReactNode;
  /** Drawn over the words; the pitch when left out. */
  picture?: ReactNode;
  heading?: 'h1' | 'h2';
}

/** Empty, error and not-found states: one picture, one sentence, one action. */
export function StatePanel({ title, children, actions, picture, heading: Heading = 'h2' }: StatePanelProps) {
  return (
    <section className={classes.panel}>
      {picture ?? <PitchOrnament />}
      <Heading className={classes.title}>{title}</Heading>
      <div className={classes.words}>{children}</div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </section>
  );
}
