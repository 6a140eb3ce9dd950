import type { ReactNode } from 'react';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import classes from '../match-reviews.module.css';

type Tab = 'events' | 'review';

interface RailProps {
  /** Labels, in order. */
  tabs: Readonly<Record<Tab, string>>;
  tab: Tab;
  onTab: (tab: Tab) => void;
  events: ReactNode;
  children: ReactNode;
}

/** The panel next to the picture: the review, or the match's events. */
export const Rail = ({ tabs, tab, onTab, events, children }: RailProps) => (
  <aside
    className="flex flex-col min-h-0 border-l border-l-line bg-s1 max-lg:border-t max-lg:border-t-line max-lg:border-l-0"
    aria-label="Comments panel"
  >
    <div className="pt-2.5 px-3 pb-1.5">
      <Segmented label="Comments panel" value={tab} choices={tabs} onChange={onTab} />
    </div>
    {tab === 'events' ? (
      <div className={`${classes.events} grid flex-1 min-h-0`}>{events}</div>
    ) : (
      <section
        className="max-lg:overflow-y-visible flex flex-1 flex-col gap-2.5 min-h-0 pt-1.5 px-3 pb-3 overflow-y-auto"
        aria-label="Review"
      >
        {children}
      </section>
    )}
  </aside>
);
