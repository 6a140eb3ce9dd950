import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './page-links.module.css';
import { shownPages } from './shown-pages.ts';

interface PageLinksProps {
  page: number;
  pageSize: number;
  total: number;
}

export function PageLinks({ page, pageSize, total }: PageLinksProps) {
  const last = Math.max(1, Math.ceil(total / pageSize));
  const from = Math.min((page - 1) * pageSize + 1, total);
  const to = Math.min(page * pageSize, total);
  return (
    <div className={classes.foot}>
      <p className="s12 t3">
        {from} to {to} of {total}
      </p>
      {last > 1 && (
        <nav aria-label="Pages" className={classes.pages}>
          <Step page={page - 1} enabled={page > 1} label="Previous page">
            <IconChevronLeft size={16} stroke={1.6} />
          </Step>
          {shownPages(page, last).map((shown, index) =>
            shown === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no identity but its place
              <span key={`gap-${index}`} className="t3">
                …
              </span>
            ) : (
              <Link
                key={shown}
                to="/my-replay"
                search={{ page: shown }}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                className={classes.page}
              >
                {shown}
              </Link>
            ),
          )}
          <Step page={page + 1} enabled={page < last} label="Next page">
            <IconChevronRight size={16} stroke={1.6} />
          </Step>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  page: number;
  enabled: boolean;
  label: string;
  children: ReactNode;
}

function Step({ page, enabled, label, children }: StepProps) {
  if (!enabled) {
    return (
      <span className={classes.step} data-off aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link to="/my-replay" search={{ page }} aria-label={label} className={classes.step}>
      {children}
    </Link>
  );
}
