import type { MatchInsight } from '@datacoach/contract';
import { Skeleton, Tabs } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import tabs from '../../../shared/ui/tabs.module.css';
import { useMatch } from '../match/match-context.ts';
import { MATCH_TABS, type MatchTab } from '../match/match-tabs.ts';

/** Each tab is loaded when it is opened first. */
const WITH_INSIGHT: Readonly<Partial<Record<MatchTab, ComponentType<{ insight: MatchInsight }>>>> = {
  shooting: lazy(() => import('../tabs/shooting-tab.tsx')),
  passing: lazy(() => import('../tabs/passing-tab.tsx')),
  goalie: lazy(() => import('../tabs/goalie-tab.tsx')),
  transition: lazy(() => import('../tabs/transition-tab.tsx')),
  boost: lazy(() => import('../tabs/boost-tab.tsx')),
  kickoffs: lazy(() => import('../tabs/kickoffs-tab.tsx')),
  mechanics: lazy(() => import('../tabs/mechanics-tab.tsx')),
  positional: lazy(() => import('../tabs/positional-tab.tsx')),
};
const OverviewTab = lazy(() => import('../tabs/overview-tab.tsx'));
const PlaysTab = lazy(() => import('../tabs/plays-tab.tsx'));
const CompareTab = lazy(() => import('../tabs/compare-tab.tsx'));
const TablesTab = lazy(() => import('../tabs/tables-tab.tsx'));

/** Everything below the scoreboard, a tab a part of the game; the address keeps which. */
const LIST_ID = 'match-parts';

export function focusChosenTab(): void {
  document.getElementById(LIST_ID)?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
}

export function MatchTabs() {
  const { report, search, change } = useMatch();
  // Without recorded play there is nothing but the scoreboard's own figures.
  const first: MatchTab = report.coverage === 'full' ? 'overview' : 'tables';
  const tab = search.tab ?? first;
  const list = useRef<HTMLDivElement>(null);
  // A saved address can open a tab that is out of sight on a phone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that stands open is read from the page
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-active]');
    if (!list.current || !active) return;
    list.current.scrollLeft = active.offsetLeft - (list.current.clientWidth - active.clientWidth) / 2;
  }, [tab]);
  return (
    <Tabs
      value={tab}
      onChange={(chosen) => {
        const next = MATCH_TABS.find(({ key }) => key === chosen)?.key;
        change({ tab: next === first ? undefined : next });
      }}
      keepMounted={false}
      classNames={{ list: tabs.list ?? '', tab: tabs.tab ?? '' }}
    >
      <Tabs.List ref={list} id={LIST_ID} aria-label="Parts of the match">
        {MATCH_TABS.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {MATCH_TABS.map(({ key }) => (
        <Tabs.Panel key={key} value={key} className="grid grid-cols-1 gap-gutter pt-4">
          <Suspense fallback={<Skeleton height={320} role="status" aria-label="The figures load" />}>
            <TabContent tab={key} />
          </Suspense>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function TabContent({ tab }: { tab: MatchTab }) {
  const { report, insight } = useMatch();
  if (tab === 'tables') return <TablesTab />;
  if (tab === 'compare') return <CompareTab />;
  if (report.coverage !== 'full') {
    return (
      <p className="px-4 py-3 rounded-3 bg-s1 text-t2">
        This part needs the recorded play, and only the scoreboard of this file could be read. Its figures
        stand under Tables.
      </p>
    );
  }
  if (tab === 'overview') return <OverviewTab />;
  if (tab === 'plays') return <PlaysTab />;
  const Content = WITH_INSIGHT[tab];
  if (!insight || !Content) {
    return (
      <p className="px-4 py-3 rounded-3 bg-s1 text-t2">
        {report.match.mode === 'soccar'
          ? 'The numbers of this match are older than this part of the page. They come with its next analysis; until then Tables has what is known.'
          : 'These figures are made for soccar. What applies to this mode stands under Tables and Play by play.'}
      </p>
    );
  }
  return <Content insight={insight} />;
}
