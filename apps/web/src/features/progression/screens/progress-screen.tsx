import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import type { Progression } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { Sparkline } from '../../../shared/chart/sparkline.tsx';
import { saveCsv } from '../../../shared/files/save-file.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { formatMetricValue } from '../../../shared/metrics/metric-facts.ts';
import { CsvButton } from '../../../shared/ui/csv-button.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ComparisonPanel } from '../components/comparison-panel.tsx';
import { OpportunityHistory } from '../components/opportunity-history.tsx';
import { PeriodForm } from '../components/period-form.tsx';
import { PlanGate } from '../components/plan-gate.tsx';
import { type Change, DrawnFilters } from '../components/progress-filters.tsx';
import { ProgressPanel } from '../components/progress-panel.tsx';
import { RankPanel } from '../components/rank-panel.tsx';
import { SessionPanel } from '../components/session-panel.tsx';
import { SidePanel } from '../components/side-panel.tsx';
import { formatComparisonCsv } from '../export/progress-csv.ts';
import classes from '../progression.module.css';
import { POLR_KEY, type ProgressSearch, progressionQuery } from '../search/progress-search.ts';
import { getMeasureFacts, getMeasurePart, removeUnknownMeasures } from '../text/measure-facts.ts';
import { describeWindow } from '../text/point-text.ts';

interface ProgressScreenProps {
  search: ProgressSearch;
  onChange: Change;
  onUpload: () => void;
  onSetRank: () => void;
}

/** How the player's stats have developed over time, and whether that is more than luck. */
export function ProgressScreen({ search: address, onChange, onUpload, onSetRank }: ProgressScreenProps) {
  const search = removeUnknownMeasures(address);
  const progression = useQuery(progressionQuery(search));
  const { data, error } = progression;
  const [includesPeriods, setAsksPeriods] = useState(search.earlier !== undefined);
  const isEmpty = data?.modes.every(({ games }) => games === 0) === true;
  return (
    <>
      <PageHead
        title="Progression Tracking"
        subtitle={
          data && !isEmpty ? describeWindow(data) : 'How your stats are trending, and whether it’s real'
        }
      />
      {!isEmpty && (
        <DrawnFilters
          search={search}
          data={data}
          onChange={onChange}
          comparesPeriods={includesPeriods}
          onPeriods={() => {
            setAsksPeriods(!includesPeriods);
            if (includesPeriods) onChange({ earlier: undefined, later: undefined });
          }}
        />
      )}
      {data ? (
        <div className={classes.content} data-stale={progression.isPlaceholderData || undefined}>
          {isEmpty ? (
            <StatePanel
              title="No games yet"
              actions={<Button onClick={onUpload}>Choose replay files</Button>}
            >
              {data.known
                ? 'Upload a replay to see your stats over time, next to your rank.'
                : 'Upload two replays you recorded yourself, so we know who you are. Then you’ll see your stats over time, next to your rank.'}
            </StatePanel>
          ) : data.plan.closed.includes('all') ? (
            <PlanGate data={data} part="all" />
          ) : data.plan.closed.includes('mode') ? (
            <PlanGate data={data} part="mode" />
          ) : data.shown === null ? (
            <NoGamesOfMode data={data} onChange={onChange} />
          ) : (
            <Content
              data={data}
              search={search}
              includesPeriods={includesPeriods}
              onChange={onChange}
              onSetRank={onSetRank}
            />
          )}
        </div>
      ) : error ? (
        <LoadFailed title="We couldn’t load your progression" error={error} retry={progression.refetch}>
          Your games and stats are safe.
        </LoadFailed>
      ) : (
        <ProgressSkeleton />
      )}
    </>
  );
}

interface ContentProps extends Omit<ProgressScreenProps, 'onUpload'> {
  data: Progression;
  includesPeriods: boolean;
}

function Content({ data, search, includesPeriods, onChange, onSetRank }: ContentProps) {
  const { comparison, periods, filter, sessions, sides } = data;
  const facts = getMeasureFacts(filter.measure);
  const choose = (metric: string) => onChange({ metric });
  const compared = 'missing' in comparison ? null : comparison;
  const isPolrClosed = data.plan.closed.includes('polr');
  const isMeasureClosed = isPolrClosed && filter.measure === POLR_KEY;
  const measure = isMeasureClosed ? null : filter.measure;
  return (
    <>
      {data.plan.closed.includes('window') && <PlanGate data={data} part="window" />}
      <div className="@max-[1081px]/progress:grid-cols-[230px_minmax(0,1fr)] @max-[1081px]/progress:gap-4 @max-[701px]/progress:grid-cols-1 grid grid-cols-[268px_minmax(0,1fr)] gap-gutter items-start">
        <div className="@max-[701px]/progress:order-2">
          <MeasureList data={data} onChoose={choose} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          {isPolrClosed && <PlanGate data={data} part="polr" />}
          {!isMeasureClosed && <ProgressPanel data={data} />}
          {includesPeriods &&
            (data.plan.periods ? (
              <PeriodForm data={data} search={search} onChange={onChange} />
            ) : (
              <PlanGate data={data} part="periods" />
            ))}
          {periods &&
            ('missing' in periods ? (
              <Panel title="Period vs. period">
                <p className="t2">
                  {formatGamesNeeded(periods.missing, 'we can compare both periods', {
                    mode: formatMode(filter.mode),
                    which: 'on these days',
                  })}
                  .
                </p>
              </Panel>
            ) : (
              <ComparisonPanel
                title="Period vs. period"
                comparison={periods}
                measure={measure}
                words={['in the first period', 'in the second period']}
                onChoose={choose}
              />
            ))}
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4 items-stretch @max-[1081px]/progress:grid-cols-1">
            {compared ? (
              <ComparisonPanel
                title={`Last ${compared.later.games} vs. the ${compared.earlier.games} before`}
                comparison={compared}
                measure={measure}
                words={[
                  `in the ${compared.earlier.games} before`,
                  `in the last ${compared.later.games} games`,
                ]}
                onChoose={choose}
                aside={
                  <CsvButton
                    aria-label="Save comparison as CSV"
                    onClick={() =>
                      saveCsv(
                        formatComparisonCsv(compared),
                        `${formatMode(filter.mode)}-compared.csv`.toLowerCase(),
                      )
                    }
                  />
                }
              />
            ) : (
              <Panel title="Newest games vs. earlier games">
                <p className="text-t2">
                  Once you have more games, this compares your newest ones with the ones before.
                </p>
              </Panel>
            )}
            <RankPanel data={data} onSetRank={onSetRank} />
          </div>
          {!isMeasureClosed && <SessionPanel sessions={sessions} facts={facts} />}
          {sides.games > 0 && <SidePanel sides={sides} />}
          <OpportunityHistory mode={filter.mode} />
        </div>
      </div>
    </>
  );
}

function NoGamesOfMode({ data, onChange }: Pick<ContentProps, 'data' | 'onChange'>) {
  const mostPlayed = data.modes.reduce((best, one) => (one.games > best.games ? one : best));
  const mode = formatMode(data.filter.mode);
  const ofMode = data.modes.find((one) => one.mode === data.filter.mode)?.games ?? 0;
  if (ofMode > 0) {
    return (
      <StatePanel
        title={`No ${mode} games in this period`}
        actions={<Button onClick={() => onChange({ window: '20' })}>Show the last 20 games</Button>}
      >
        Your {ofMode} {mode} games are older.
      </StatePanel>
    );
  }
  return (
    <StatePanel
      title={`No ${mode} games yet`}
      actions={
        <Button onClick={() => onChange({ mode: mostPlayed.mode })}>
          Show {formatMode(mostPlayed.mode)} ({mostPlayed.games})
        </Button>
      }
    >
      Each mode has its own page. {mode} shows up after your first game.
    </StatePanel>
  );
}

const ProgressSkeleton = () => (
  <div className={classes.content} role="status" aria-label="Loading your progression…">
    <div className="@max-[1081px]/progress:grid-cols-[230px_minmax(0,1fr)] @max-[1081px]/progress:gap-4 @max-[701px]/progress:grid-cols-1 grid grid-cols-[268px_minmax(0,1fr)] gap-gutter items-start">
      <Skeleton height={640} className="@max-[701px]/progress:order-2" />
      <div className="grid grid-cols-1 gap-4">
        <Skeleton height={450} />
        <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-4 items-stretch @max-[1081px]/progress:grid-cols-1">
          <Skeleton height={420} />
          <Skeleton height={420} />
        </div>
      </div>
    </div>
  </div>
);

/** A few measures for every part of the game with their newest 20 games, to show which of them is changing. */
function MeasureList(props: { data: Progression; onChoose: (measure: string) => void }) {
  const {
    data: { list, filter },
    onChoose,
  } = props;
  const parts = [...new Set(list.map(({ measure }) => getMeasurePart(measure)))];
  return (
    <nav className={`${classes.progressScreenList} py-2 rounded-3 bg-s1`} aria-label="Stats at a glance">
      {parts.map((part) => (
        <section key={part}>
          <h2 className={`${classes.part} text-xs px-4 py-1 text-t3`}>{part}</h2>
          <ul>
            {list
              .filter(({ measure }) => getMeasurePart(measure) === part)
              .map(({ measure, mean, series }) => {
                const facts = getMeasureFacts(measure);
                return (
                  <li key={measure}>
                    <button
                      type="button"
                      className={classes.progressScreenRow}
                      aria-current={measure === filter.measure || undefined}
                      onClick={() => onChoose(measure)}
                    >
                      <span className="truncate font-stretch-92%" title={facts.label}>
                        {facts.label}
                      </span>
                      <Sparkline series={series} reference={null} height={18} />
                      <b className="num">
                        {formatMetricValue(facts, mean?.value ?? null)}
                        {facts.unit === '%' && mean ? '%' : ''}
                      </b>
                    </button>
                  </li>
                );
              })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
