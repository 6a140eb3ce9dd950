import type { ReactNode } from 'react';
import classes from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page: what it is, one line of facts, its actions. */
export function PageHead({ title, subtitle, actions }: PageHeadProps) {
  return (
    <header className={classes.head}>
      <div className={classes.words}>
        <h1>{title}</h1>
        {subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
