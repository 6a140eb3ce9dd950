import { FIRST_GAMES } from '@datacoach/analysis/games-needed';
import type { PlayerScores, WindowGame } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { formatDate, formatShortDate } from '../../../shared/format/date.ts';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { CategoriesPanel } from '../components/categories-panel.tsx';
import { InsightCard } from '../components/insight-card.tsx';
import { LastGames } from '../components/last-games.tsx';
import { NotCounted } from '../components/not-counted.tsx';
import { PolrPanel } from '../components/polr-panel.tsx';
import { HeatPicture, PadPicture, ShotPicture } from '../components/position-pictures.tsx';
import { RankGhost } from '../components/rank-ghost.tsx';
import { ScoreGate } from '../components/score-gate.tsx';
import { StatStrip } from '../components/stat-strip.tsx';
import { StatisticGroups } from '../components/statistic-groups.tsx';
import { GameFilters } from '../components/window-filters.tsx';
import { WinsPanel } from '../components/wins-panel.tsx';
import {
  type DashboardSearch,
  isFiltered,
  MODES,
  PLAYS,
  playerScoresQuery,
} from '../window/dashboard-search.ts';
import classes from './dashboard-screen.module.css';

type Change = (part: { [K in keyof DashboardSearch]?: DashboardSearch[K] | undefined }) => void;

interface DashboardScreenProps {
  search: DashboardSearch;
  onChange: Change;
  onUpload: () => void;
  /** Empty state while it is unknown which player the user is. */
  renderUnknown: (none: ReactNode) => ReactNode;
  /** The remaining first steps; undefined until it is known whether there are any, so that nothing moves. */
  firstSteps: ReactNode;
  /** What a single game says, until there are enough games for an opportunity. */
  renderFirstFinding: (game: WindowGame) => ReactNode;
  /** Announcements by administrators, above the goals. */
  strip: ReactNode;
  goals: ReactNode;
  /** Shows the events behind a metric, for the window's games. */
  onOpen: (metric: string, data: PlayerScores) => void;
}

export function DashboardScreen({ onUpload, renderUnknown, onOpen, ...shown }: DashboardScreenProps) {
  const { search, onChange, firstSteps, renderFirstFinding, strip, goals } = shown;
  const scores = useQuery(playerScoresQuery(search));
  const { error } = scores;
  const data = firstSteps === undefined ? undefined : scores.data;
  const none = data && <NoGames data={data} onUpload={onUpload} />;
  const newest = data && data.games.length < FIRST_GAMES ? data.games[0] : undefined;
  const isEmpty = data?.choices.modes.every(({ games }) => games === 0) === true && !isFiltered(search);
  // The first games show up as soon as they are analyzed.
  useChanges('replays', () => isEmpty && void scores.refetch());
  return (
    <>
      <PageHead
        title="Stats Dashboard"
        subtitle={data ? describeWindow(data) : 'How you play, and what to work on next'}
        actions={
          !isEmpty && (
            <ButtonLink to="/career" variant="subtle" color="gray">
              Career record
            </ButtonLink>
          )
        }
      />
      {!isEmpty && <GameFilters search={search} data={data} onChange={onChange} />}
      {(error || data?.counts.games === 0) && firstSteps}
      {newest && renderFirstFinding(newest)}
      {data ? (
        <div className={classes.content} data-stale={scores.isPlaceholderData || undefined}>
          {isEmpty || data.counts.games === 0 ? (
            <>
              {!isEmpty && <NoMatchingGames data={data} search={search} onChange={onChange} />}
              {isEmpty && (data.known ? none : renderUnknown(none))}
              <NotCounted games={data.notCounted} />
              {strip}
              {goals}
            </>
          ) : (
            <Content {...shown} data={data} onOpen={(metric) => onOpen(metric, data)} />
          )}
        </div>
      ) : error ? (
        <div className={classes.content}>
          <LoadFailed title="We couldn’t load your dashboard" error={error} retry={scores.refetch}>
            Your games and stats are safe.
          </LoadFailed>
          {strip}
          {goals}
        </div>
      ) : (
        <DashboardSkeleton />
      )}
    </>
  );
}

interface ContentProps
  extends Pick<DashboardScreenProps, 'search' | 'firstSteps' | 'strip' | 'goals' | 'onChange'> {
  data: PlayerScores;
  onOpen: (metric: string) => void;
}

function Content({ data, search, firstSteps, strip, goals, onChange, onOpen }: ContentProps) {
  const { scores, pictures } = data;
  const [gate] = data.gates;
  const mode = MODES.find(({ code }) => code === data.filter.mode)!.label;
  return (
    <>
      {scores && <InsightCard data={data} scores={scores} search={search} onOpen={onOpen} />}
      {gate ? (
        <ScoreGate gate={gate} mode={mode} hasOverall={scores !== null} />
      ) : (
        !scores && (
          <p className="px-4 py-3 rounded-3 bg-s1 text-t2">
            Choose Duel, Doubles or Standard to see POLR (path of least resistance) and compare with your
            rank.
          </p>
        )
      )}
      {firstSteps}
      {strip}
      <div className={classes.pair}>
        {scores && <PolrPanel data={data} scores={scores} />}
        {goals && <div className="min-w-0">{goals}</div>}
      </div>
      <StatStrip data={data} onOpen={onOpen} />
      <div>
        <LastGames data={data} />
        <NotCounted games={data.notCounted} />
      </div>
      <div className={classes.pictures}>
        <HeatPicture heat={pictures.heat} />
        <ShotPicture shots={pictures.shots} onOpen={() => onOpen('xgPerShot')} />
        <PadPicture pads={pictures.pads} games={data.counts.games} />
      </div>
      {scores && data.filter.mode !== 0 && <RankGhost mode={data.filter.mode} own={pictures} />}
      {scores?.categories.some(({ score }) => score !== null) && (
        <CategoriesPanel data={data} scores={scores} />
      )}
      <WinsPanel data={data} onOpen={onOpen} />
      <StatisticGroups
        data={data}
        group={search.group}
        onGroup={(group) => onChange({ group })}
        onOpen={onOpen}
      />
    </>
  );
}

function NoGames({ data, onUpload }: { data: PlayerScores; onUpload: () => void }) {
  return (
    <StatePanel
      title={data.notCounted.length > 0 ? 'No games that count yet' : 'No games yet'}
      actions={<Button onClick={onUpload}>Choose replay files</Button>}
    >
      {data.known
        ? 'Upload a replay to see how your play compares with your rank and what’s costing you games.'
        : 'Upload your games and pick yourself on a match page. Then you’ll see how your play compares with your rank and what’s costing you games.'}
    </StatePanel>
  );
}

function NoMatchingGames({ data, search, onChange }: Pick<ContentProps, 'data' | 'search' | 'onChange'>) {
  const mode = MODES.find(({ code }) => code === data.filter.mode)!.label;
  const mostPlayed = data.choices.modes.reduce((best, one) => (one.games > best.games ? one : best));
  const other = MODES.find(({ code }) => code === mostPlayed.mode);
  if (isFiltered(search)) {
    return (
      <StatePanel
        title="No games match these filters"
        actions={
          <Button
            onClick={() =>
              onChange({ play: undefined, result: undefined, map: undefined, window: undefined })
            }
          >
            Clear filters
          </Button>
        }
      >
        Clear the filters to see all your games.
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title={`No ${mode} games in this period`}
      actions={
        other && mostPlayed.games > 0 && mostPlayed.mode !== data.filter.mode ? (
          <Button onClick={() => onChange({ mode: other.code, window: undefined })}>
            Show {other.label} ({mostPlayed.games})
          </Button>
        ) : (
          <Button onClick={() => onChange({ window: undefined })}>Show the last 20 games</Button>
        )
      }
    >
      Upload some to see them here.
    </StatePanel>
  );
}

/** Formats "Last 20 Doubles games · February 18th to March 10th, 2026 · 12 won, 8 lost · private games not counted". */
function describeWindow({ filter, counts }: PlayerScores): string {
  if (counts.games === 0) return 'How you play, and what to work on next';
  const mode = filter.mode === 0 ? '' : `${MODES.find(({ code }) => code === filter.mode)!.label} `;
  const [from, to] = [counts.from, counts.to].map((date) => (date === null ? null : new Date(date)));
  const played =
    from && to && (counts.games === 1 ? '' : `${formatShortDate(from, to)} to `) + formatDate(to);
  const drawn = counts.drawn > 0 ? `, ${counts.drawn} tied` : '';
  const kind =
    filter.play === 'public'
      ? 'private games not counted'
      : `${PLAYS.find(({ key }) => key === filter.play)!.label.toLowerCase()} games only`;
  return [
    `Last ${counts.games === 1 ? '' : `${counts.games} `}${mode}${counts.games === 1 ? 'game' : 'games'}`,
    played,
    `${counts.won} won, ${counts.lost} lost${drawn}`,
    kind,
  ]
    .filter(Boolean)
    .join(' · ');
}

function DashboardSkeleton() {
  return (
    <div className={classes.content} role="status" aria-label="Loading dashboard…">
      <Skeleton height={392} />
      <div className={classes.pair}>
        <Skeleton height={294} />
        <Skeleton height={294} />
      </div>
      <Skeleton height={126} />
      <Skeleton height={260} />
    </div>
  );
}
