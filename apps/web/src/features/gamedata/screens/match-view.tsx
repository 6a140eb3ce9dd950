import type { MatchEvent } from '@datacoach/contract';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useRef, useState } from 'react';
import { GoalMouth } from '../components/goal-mouth.tsx';
import { MatchHead } from '../components/match-head.tsx';
import { focusChosenTab, MatchTabs } from '../components/match-tabs.tsx';
import { MatchTimeline } from '../components/match-timeline.tsx';
import { MomentsPanel } from '../components/moments-panel.tsx';
import { ScoreStrip } from '../components/score-strip.tsx';
import { Scoreboard } from '../components/scoreboard.tsx';
import { ShotMap } from '../components/shot-map.tsx';
import { XgRace } from '../components/xg-race.tsx';
import { type MatchData, MatchProvider, useMatch } from '../match/match-context.ts';
import { type MatchSearch, readMatchSearch } from '../match/match-search.ts';
import { resultSentence } from '../result-sentence.ts';
import classes from './match-view.module.css';

const EventDetail = lazy(() => import('../components/event-detail.tsx'));

interface MatchViewProps extends MatchData {
  /** Why a part is missing, when the reader of the file said so. */
  missing?: string | null;
  facts?: readonly string[];
  actions?: ReactNode;
}

interface Opened {
  readonly event: MatchEvent;
  readonly among: readonly MatchEvent[];
}

/** One match, wherever its report, insight and events came from. */
export function MatchView({
  matchId,
  report,
  me,
  insight,
  source,
  ranks,
  shareKey,
  missing = null,
  facts = [],
  actions,
}: MatchViewProps) {
  const { search, change } = useMatchSearch();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [everOpened, setEverOpened] = useState(false);
  const opener = useRef<Element | null>(null);
  const open = useCallback((event: MatchEvent, among: readonly MatchEvent[]) => {
    opener.current = document.activeElement;
    setEverOpened(true);
    setOpened({ event, among });
  }, []);
  const value = useMemo(
    () => ({
      matchId,
      report,
      me,
      insight,
      source,
      search,
      change,
      open,
      ...(ranks && { ranks }),
      ...(shareKey && { shareKey }),
    }),
    [matchId, report, me, insight, source, search, change, open, ranks, shareKey],
  );
  const full = report.coverage === 'full';
  return (
    <MatchProvider value={value}>
      <div className={classes.page}>
        <MatchHead report={report} facts={facts} actions={actions} />
        {!full && <ScoreboardOnly missing={missing} />}
        {report.players.length === 0 ? (
          <p className="px-4 py-6 rounded-3 bg-s1 text-t2">
            The file names no players, so there is no scoreboard to show.
          </p>
        ) : (
          <MatchPanels />
        )}
      </div>
      {everOpened && (
        <Suspense fallback={null}>
          <EventDetail
            event={opened?.event ?? null}
            among={opened?.among ?? []}
            onShow={(event) => setOpened((before) => before && { ...before, event })}
            onClose={() => setOpened(null)}
            onGone={() => {
              if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement)
                opener.current.focus();
            }}
          />
        </Suspense>
      )}
    </MatchProvider>
  );
}

/** Tab and filters of the address; changing them replaces the entry, so that back leaves the page. */
function useMatchSearch() {
  const raw: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const search = useMemo(() => readMatchSearch(raw), [raw]);
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

function MatchPanels() {
  const { report, me, insight } = useMatch();
  return (
    <>
      {/* Every number before the tabs is a button: too many to go through by keyboard. */}
      <button
        type="button"
        className={`${classes.skip} absolute -left-249.75 z-2 p-2 border-0 rounded-1 bg-accent text-on-accent`}
        onClick={focusChosenTab}
      >
        Skip to the parts of the match
      </button>
      <section className="px-4 py-3 rounded-3 bg-s1 max-md:p-3" aria-label="Score and timeline">
        <p className="text-base mb-3">{resultSentence(report)}</p>
        <ScoreStrip report={report} />
        <MatchTimeline />
      </section>
      {insight && (
        <div className={classes.trio}>
          <XgRace insight={insight} />
          <ShotMap />
          <GoalMouth />
        </div>
      )}
      <MomentsPanel />
      <Scoreboard report={report} me={me} />
      <MatchTabs />
    </>
  );
}

function ScoreboardOnly({ missing }: { missing: string | null }) {
  return (
    <div className={`${classes.partial} flex gap-2.5 px-4 py-3 rounded-3 bg-warn-soft text-warn`} role="note">
      <IconAlertTriangle size={16} stroke={1.6} aria-hidden="true" />
      <p>
        <b>Only the scoreboard of this file could be read.</b> {missing} Boost, movement, positions, the
        pressure line and the heat map come from the recorded play, so they are missing here.
      </p>
    </div>
  );
}
