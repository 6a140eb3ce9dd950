import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ReplayListPlace } from '../../../app/navigation/replay-list-place.ts';
import classes from './page-links.module.css';
import { shownPages } from './shown-pages.ts';

interface PageLinksProps {
  place: ReplayListPlace;
  pageSize: number;
  total: number;
}

export function PageLinks({ place, pageSize, total }: PageLinksProps) {
  const { page } = place;
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
          <Step place={{ ...place, page: page - 1 }} enabled={page > 1} label="Previous page">
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
                search={{ ...place, page: shown }}
                aria-label={`Page ${shown}`}
                aria-current={shown === page ? 'page' : undefined}
                className={classes.page}
              >
                {shown}
              </Link>
            ),
          )}
          <Step place={{ ...place, page: page + 1 }} enabled={page < last} label="Next page">
            <IconChevronRight size={16} stroke={1.6} />
          </Step>
        </nav>
      )}
    </div>
  );
}

interface StepProps {
  place: ReplayListPlace;
  enabled: boolean;
  label: string;
  children: ReactNode;
}

function Step({ place, enabled, label, children }: StepProps) {
  if (!enabled) {
    return (
      <span className={classes.step} data-off aria-hidden="true">
        {children}
      </span>
    );
  }
  return (
    <Link to="/my-replay" search={place} aria-label={label} className={classes.step}>
      {children}
    </Link>
  );
}
