import { type EventKind, hasMomentRule, weakMomentsOf } from '@datacoach/analysis/metadata';
import type { EventItem, MetricReview, PlayerScores, PracticeDrill } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { useState } from 'react';
import { api } from '../../../app/api/client.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { ChartFrame } from '../../../shared/chart/chart-frame.tsx';
import { clipSearch } from '../../../shared/format/clip-search.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { clockWords } from '../../../shared/format/duration.ts';
import { type MetricFacts, metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { referenceName } from '../../../shared/metrics/reference-name.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../scores.module.css';
import { type DashboardSearch, windowQueryOf } from '../window/dashboard-search.ts';
import { opportunityText, worthWords } from '../words/opportunity-text.ts';
import { type Aside, DismissedLine, NotNow } from './not-now.tsx';

const HEIGHT = 64;
const LINE = 32;
/** Space next to the marks for their labels, in px. */
const EDGE = 48;
const DIRECTIONS = { higher: 'higher is better →', lower: 'lower is better →', neutral: '' } as const;

/** The player, their rank and the next rank on one line; better is to the right. */
function GapLine({ review, rank }: { review: MetricReview; rank: string }) {
  const { value, reference, nextReference } = review;
  if (value === null || reference === null) return null;
  const facts = metricFacts(review);
  const values = [value, reference, ...(nextReference === null ? [] : [nextReference])];
  const words = [
    `you ${writeValue(facts, value)}`,
    `${rank} ${writeValue(facts, reference)}`,
    ...(nextReference === null ? [] : [`the next rank ${writeValue(facts, nextReference)}`]),
  ].join(', ');
  const [low = 0, high = 0] = extent(values);
  const ends = facts.better === 'lower' ? [high, low] : [low, high];
  return (
    <ChartFrame
      className={classes.room}
      label={`${facts.label}: ${words}`}
      aside={<span className="text-xs block text-t3 text-right">{DIRECTIONS[facts.better]}</span>}
    >
      {(width) => {
        const x = scaleLinear(ends, [EDGE, Math.max(EDGE, width - EDGE)]);
        // If the two marks almost touch, the next rank's is left out.
        const isClose = nextReference !== null && Math.abs(x(nextReference) - x(reference)) < 10;
        return (
          <svg width={width} height={HEIGHT} aria-hidden="true">
            <path d={`M0 ${LINE}H${width}`} className="stroke-line-strong" />
            {nextReference !== null && !isClose && (
              <>
                <path
                  d={`M${x(nextReference)} ${LINE - 7}v14`}
                  className="stroke-ref-next stroke-2 [stroke-dasharray:2_2]"
                />
                <text x={x(nextReference)} y={14} textAnchor="middle" className="fill-t3 text-[12px]">
                  next {writeValue(facts, nextReference)}
                </text>
              </>
            )}
            <path d={`M${x(reference)} ${LINE - 7}v14`} className="stroke-ref stroke-2" />
            <text x={x(reference)} y={LINE + 22} textAnchor="middle" className="fill-t3 text-[12px]">
              {rank} {writeValue(facts, reference)}
            </text>
            <circle cx={x(value)} cy={LINE} r={6} className="fill-me" />
            <text x={x(value)} y={14} textAnchor="middle" className="fill-t1 text-[12px] font-semibold">
              You {writeValue(facts, value)}
            </text>
          </svg>
        );
      }}
    </ChartFrame>
  );
}

interface OpportunityPanelProps {
  data: PlayerScores;
  scores: NonNullable<PlayerScores['scores']>;
  search: DashboardSearch;
  onOpen: (metric: string) => void;
}

const MOMENTS = 3;

/** The biggest opportunity, with its gap to the rank and its newest moments. */
export function OpportunityPanel({ data, scores, search, onOpen }: OpportunityPanelProps) {
  const top = scores.topOpportunity;
  const review = 'reason' in top ? undefined : data.metrics.find(({ metric }) => metric === top.metric);
  const mode = data.filter.mode === 0 ? null : data.filter.mode;
  const [aside, setAside] = useState<Aside | null>(null);
  const rank = referenceName(review?.comparedWith ?? null, data.comparedWith?.rank ?? 'your rank');
  return (
    <Panel
      title={'reason' in top || top.goals ? 'Top opportunity' : 'Stands out most'}
      aside={<SampleBadge games={data.counts.games} />}
    >
      {aside && mode !== null && <DismissedLine mode={mode} aside={aside} onBack={() => setAside(null)} />}
      {'reason' in top || !review ? (
        <p className="text-t2">{'reason' in top ? top.reason : 'Nothing stands out.'}</p>
      ) : (
        <div className="grid grid-cols-1 gap-2">
          <OpportunityText review={review} problem={top.problem} rank={rank} />
          <GapLine review={review} rank={rank} />
          <p className="text-t2">
            {top.goals ? (
              <>
                Worth about <b>{worthWords(top.goals)}</b>.
              </>
            ) : (
              top.noGoalsReason
            )}
          </p>
          <p className="text-xs text-t2">
            {top.inRanks ? (
              <>
                That’s <b>{top.inRanks}</b>.
              </>
            ) : (
              top.noRanksReason
            )}
          </p>
          <Moments data={data} search={search} facts={metricFacts(review)} />
          <p>
            <button type="button" className="text-link t2" onClick={() => onOpen(review.metric)}>
              See all clips and how it’s measured
            </button>
          </p>
          <div className="flex flex-wrap items-center gap-2 mt-1">
            {top.drill ? (
              <StartDrill drill={top.drill} />
            ) : (
              <ButtonLink
                to="/training-plans"
                search={{ view: 'plans', ...(mode && { mode }) }}
                variant="filled"
              >
                Find a plan
              </ButtonLink>
            )}
            <ButtonLink to="/coaching" variant="default">
              Ask a coach
            </ButtonLink>
            {mode !== null && (
              <NotNow
                key={review.metric}
                mode={mode}
                metric={review.metric}
                label={metricFacts(review).label}
                onDismiss={setAside}
              />
            )}
          </div>
        </div>
      )}
    </Panel>
  );
}

function StartDrill({ drill }: { drill: PracticeDrill }) {
  return (
    <Button variant="filled" onClick={() => openDialog('drill', drill)}>
      Start the drill
    </Button>
  );
}

interface OpportunityTextProps {
  review: MetricReview;
  problem: string | null;
  rank: string;
}

function OpportunityText({ review, problem, rank }: OpportunityTextProps) {
  const facts = metricFacts(review);
  const { before, value, after } = opportunityText(facts, problem, review, rank);
  return (
    <p className="text-base text-balance">
      {before} <b className="text-accent-text">{value}</b>
      {after}
    </p>
  );
}

function Moments({
  data,
  search,
  facts,
}: Pick<OpportunityPanelProps, 'data' | 'search'> & { facts: MetricFacts }) {
  const hasEvents = facts.events.length > 0;
  const moments = useQuery({
    ...momentsQuery(search, data.filter.mode, facts, MOMENTS),
    enabled: hasEvents,
  });
  if (!hasEvents) {
    return <p className="text-t2 py-3">This stat covers the whole game, so there are no clips for it.</p>;
  }
  if (moments.isError)
    return <p className="text-t2 py-3">We couldn’t load the clips. The stats are complete.</p>;
  if (!moments.data) return <Skeleton height={300} role="status" aria-label="Loading clips…" />;
  if (moments.data.items.length === 0) return <p className="text-t2 py-3">No clips in these games.</p>;
  return (
    <ul className={classes.moments}>
      {moments.data.items.map((event) => (
        <li key={event.id}>
          <Moment
            event={event}
            playedAt={data.games.find(({ matchId }) => matchId === event.matchId)?.playedAt ?? null}
          />
        </li>
      ))}
    </ul>
  );
}

function Moment({ event, playedAt }: { event: EventItem; playedAt: string | null }) {
  const sign = event.team === 1 ? -1 : 1;
  return (
    <Link
      to="/match/$matchId/viewer"
      params={{ matchId: event.matchId }}
      search={clipSearch(event)}
      className={`${classes.moment} hover:bg-s2 grid grid-cols-[92px_minmax(0,1fr)] gap-3 items-center px-0 py-1.5`}
    >
      <svg viewBox={PITCH_VIEW_BOX} width="92" height="64" aria-hidden="true">
        <PitchLines standard turned={event.team === 1} />
        <circle cx={(sign * event.y) / 10} cy={(-sign * event.x) / 10} r="40" className="fill-me" />
      </svg>
      <span>
        <b className="num">{clockWords(event.clock)}</b> {event.label}
        <small>
          {[outcomeOf(event), playedAt && formatShortDate(new Date(playedAt))].filter(Boolean).join(' · ')}
        </small>
      </span>
    </Link>
  );
}

function outcomeOf({ evidence }: EventItem): string {
  const { outcome, xg } = evidence;
  return [
    typeof outcome === 'string' ? outcome : null,
    typeof xg === 'number' ? `xG ${writeValue({ key: 'xg', decimals: 2 }, xg)}` : null,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Newest events that show a weak figure of the metric in the window's games. */
function momentsQuery(
  search: DashboardSearch,
  mode: 0 | 5 | 10 | 15,
  { key, events }: { readonly key: string; readonly events: readonly EventKind[] },
  count: number,
) {
  const { games, ...window } = windowQueryOf(search);
  const weak = weakMomentsOf({ key });
  return api.queryOptions('get', '/api/v1/gamedata/event-list', {
    params: {
      query: {
        play: 'public',
        ...window,
        mode,
        ...(games === undefined ? {} : { window: games }),
        ...(weak
          ? {
              kind: [...weak.kinds],
              ...(weak.codes && { code: [...weak.codes] }),
              ...(weak.side && { side: weak.side, player: 'all' }),
            }
          : { kind: [...events], ...(hasMomentRule(key) && { metric: key }) }),
        order: 'desc',
        pageSize: count,
      },
    },
  });
}
