import type { MatchEvent, MatchInsight, MatchReport } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import {
  type ComponentProps,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { formatClock, formatDate, formatTimeOfDay, parseLocalDate } from '../../../shared/format/date.ts';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { TabPages } from '../../../shared/ui/tab-pages.tsx';
import { MatchTimeline } from '../components/match-timeline.tsx';
import { MomentsPanel } from '../components/moments-panel.tsx';
import { Scoreboard, ScoreStrip } from '../components/scoreboard.tsx';
import { GoalMouth, ShotMap } from '../components/shot-map.tsx';
import { WinProbability, XgRace } from '../components/xg-race.tsx';
import { type MatchData, MatchProvider, useMatch } from '../match/match-context.ts';
import { MATCH_TABS, type MatchSearch, type MatchTab, parseMatchSearch } from '../match/match-search.ts';
import { formatResult } from '../result-text.ts';
import classes from './match-view.module.css';

function MatchHead({ report, facts, actions }: Pick<MatchViewProps, 'report' | 'facts' | 'actions'>) {
  const { match } = report;
  const title = match.map.code ? `${match.playlist.name}, ${match.map.name}` : match.playlist.name;
  useDocumentTitle(`${title} · DataCoach`);
  const line = [
    formatPlayedAt(match),
    match.liveSeconds > 0 ? `${formatClock(match.liveSeconds)} played` : null,
    match.liveSeconds === 0 && match.duration > 0 ? `${formatClock(match.duration)} recorded` : null,
    match.overtimeSeconds > 0 ? `${formatClock(match.overtimeSeconds)} overtime` : null,
    match.forfeit ? 'ended in a forfeit' : null,
    match.recorderName ? `recorded by ${match.recorderName}` : null,
    ...(facts ?? []),
  ];
  return <PageHead title={title} subtitle={line.filter(Boolean).join(' · ')} actions={actions} />;
}

const MS_PER_SECOND = 1000;

function formatPlayedAt(match: MatchReport['match']): string | null {
  const date =
    match.startEpoch !== null
      ? new Date(match.startEpoch * MS_PER_SECOND)
      : match.localDate && parseLocalDate(match.localDate);
  return date ? `${formatDate(date)}, ${formatTimeOfDay(date)}` : null;
}

const lazyEventTab = (name: 'ShootingTab' | 'GoalieTab' | 'TransitionTab') =>
  lazy(async () => ({ default: (await import('../tabs/event-tabs.tsx'))[name] }));

/** Each tab is loaded when first opened. */
const WITH_INSIGHT: Readonly<Partial<Record<MatchTab, ComponentType<{ insight: MatchInsight }>>>> = {
  shooting: lazyEventTab('ShootingTab'),
  passing: lazy(() => import('../tabs/passing-tab.tsx')),
  goalie: lazyEventTab('GoalieTab'),
  transition: lazyEventTab('TransitionTab'),
  boost: lazy(() => import('../tabs/boost-tab.tsx')),
  kickoffs: lazy(() => import('../tabs/kickoffs-tab.tsx')),
  mechanics: lazy(() => import('../tabs/mechanics-tab.tsx')),
  positional: lazy(() => import('../tabs/positional-tab.tsx')),
};
const OverviewTab = lazy(() => import('../tabs/overview-tab.tsx'));
const PlaysTab = lazy(() => import('../tabs/plays-tab.tsx'));
const CompareTab = lazy(() => import('../tabs/compare-tab.tsx'));
const TablesTab = lazy(() => import('../tabs/tables-tab.tsx'));

/** Id of the tabs below the scoreboard; the URL keeps the open tab. */
const TABS_ID = 'match-parts';

function focusChosenTab(): void {
  document.getElementById(TABS_ID)?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
}

function MatchTabs() {
  const { report, search, change } = useMatch();
  // Without recorded play there are only the scoreboard's stats.
  const first: MatchTab = report.coverage === 'full' ? 'overview' : 'tables';
  return (
    <TabPages
      id={TABS_ID}
      label="Match sections"
      labels={MATCH_TABS}
      value={search.tab ?? first}
      onChange={(tab) => change({ tab: tab === first ? undefined : tab })}
      panelClassName="grid grid-cols-1 gap-gutter pt-4"
      pages={(tab) => (
        <Suspense fallback={<Skeleton height={320} role="status" aria-label="Loading stats…" />}>
          <TabContent tab={tab} />
        </Suspense>
      )}
    />
  );
}

function TabContent({ tab }: { tab: MatchTab }) {
  const { report, insight } = useMatch();
  if (tab === 'tables') return <TablesTab />;
  if (tab === 'compare') return <CompareTab />;
  if (report.coverage !== 'full') {
    return (
      <p className="px-4 py-3 rounded-3 bg-s1 text-t2">
        This tab needs the full recording. We could only read the scoreboard of this replay; see Tables.
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
          ? 'This match was analyzed before this tab existed. It’ll fill in at the next analysis; until then, see Tables.'
          : 'These stats are for soccar. For this mode, see Tables and Play by play.'}
      </p>
    );
  }
  return <Content insight={insight} />;
}

const EventDetail = lazy(() => import('../components/event-detail.tsx'));

interface MatchViewProps extends MatchData {
  /** Why a part is missing, if the parser said so. */
  missing?: string | null;
  /** How the report was made, shown after the match's facts. */
  facts?: readonly string[] | undefined;
  actions?: ReactNode;
  ownGame?: ReactNode;
}

export function MatchView({ missing = null, facts, actions, ownGame, ...match }: MatchViewProps) {
  const { report } = match;
  const [opened, setOpened] = useState<Pick<ComponentProps<typeof EventDetail>, 'event' | 'among'>>({
    event: null,
    among: [],
  });
  const opener = useRef<HTMLOrSVGElement | null>(null);
  const address = useMatchSearch();
  const open = (event: MatchEvent, among: readonly MatchEvent[]) => {
    const { activeElement } = document;
    opener.current = activeElement && 'focus' in activeElement ? (activeElement as HTMLElement) : null;
    setOpened({ event, among });
  };
  const full = report.coverage === 'full';
  return (
    <MatchProvider value={{ ...match, ...address, open }}>
      <div className="@container/match grid grid-cols-[minmax(0,1fr)] gap-gutter">
        <MatchHead report={report} facts={facts} actions={actions} />
        {!full && <ScoreboardOnly missing={missing} />}
        {report.players.length === 0 ? (
          <p className="px-4 py-6 rounded-3 bg-s1 text-t2">
            This replay has no player list, so there’s no scoreboard.
          </p>
        ) : (
          <MatchPanels ownGame={ownGame} />
        )}
      </div>
      {opened.among.length > 0 && (
        <Suspense fallback={null}>
          <EventDetail
            {...opened}
            onShow={(event) => setOpened({ ...opened, event })}
            onClose={() => setOpened({ ...opened, event: null })}
            onGone={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </MatchProvider>
  );
}

/** Manages tab and filters in the URL; changes replace the entry, so that back leaves the page. */
function useMatchSearch() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => parseMatchSearch(raw), [raw]);
  const change = useCallback(
    (part: { [K in keyof MatchSearch]: MatchSearch[K] | undefined }) => {
      void navigate({
        to: '.',
        search: ((before: object) => ({ ...before, ...part })) as never,
        replace: true,
        resetScroll: false,
      });
    },
    [navigate],
  );
  return { search, change };
}

function MatchPanels({ ownGame }: { ownGame: ReactNode }) {
  const { report, me, insight } = useMatch();
  return (
    <>
      {/* Every stat before the tabs is a button: too many to go through by keyboard. */}
      <button
        type="button"
        className="focus:left-2 focus:top-2 absolute -left-249.75 z-2 px-2 py-3 border-0 rounded-1 bg-accent text-on-accent"
        onClick={focusChosenTab}
      >
        Skip to match sections
      </button>
      <section className="px-4 py-3 rounded-3 bg-s1 max-md:p-3" aria-label="Score and timeline">
        <p className="text-base mb-3">{formatResult(report, me)}</p>
        <ScoreStrip />
        <MatchTimeline />
      </section>
      {ownGame}
      {insight && (
        <div className={classes.trio}>
          <XgRace insight={insight} />
          <ShotMap />
          <GoalMouth />
        </div>
      )}
      {insight && <WinProbability insight={insight} />}
      <MomentsPanel />
      <Scoreboard />
      <MatchTabs />
    </>
  );
}

function ScoreboardOnly({ missing }: { missing: string | null }) {
  return (
    <div className="flex gap-2.5 px-4 py-3 rounded-3 bg-warn-soft text-warn" role="note">
      <IconAlertTriangle className="flex-none mt-0.5" size={16} stroke={1.6} aria-hidden="true" />
      <p>
        <b>We could only read the scoreboard of this replay.</b> {missing} Boost, movement and positioning
        need the full recording.
      </p>
    </div>
  );
}
