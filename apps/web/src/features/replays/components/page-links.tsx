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
    <div className="flex flex-wrap items-center justify-between gap-2 -mt-2">
      <p className="s12 t3">
        {from} to {to} of {total}
      </p>
      {last > 1 && (
        <nav aria-label="Pages" className="flex items-center gap-1">
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
                className={`${classes.page} grid place-items-center min-w-[var(--control)] h-[var(--control)] px-1.5 py-0 rounded-2 text-t2`}
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
      <span
        className="hover:bg-s4 data-off:bg-s2 data-off:text-t-disabled grid place-items-center min-w-[var(--control)] h-[var(--control)] px-1.5 rounded-2 text-t2 bg-s3 text-t1"
        data-off
        aria-hidden="true"
      >
        {children}
      </span>
    );
  }
  return (
    <Link
      to="/my-replay"
      search={place}
      aria-label={label}
      className="hover:bg-s4 data-off:bg-s2 data-off:text-t-disabled grid place-items-center min-w-[var(--control)] h-[var(--control)] px-1.5 py-0 rounded-2 text-t2 bg-s3 text-t1"
    >
      {children}
    </Link>
  );
}
