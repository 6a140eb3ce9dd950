import type { EventItem, MetricReview, PlayerScores } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatClock } from '../../../shared/format/duration.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { type MetricFacts, metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { momentsQuery } from '../api/moments.ts';
import type { DashboardSearch } from '../window/dashboard-search.ts';
import { opportunitySentence } from '../words/opportunity-sentence.ts';
import { GapLine } from './gap-line.tsx';
import classes from './opportunity-panel.module.css';

interface OpportunityPanelProps {
  data: PlayerScores;
  scores: NonNullable<PlayerScores['scores']>;
  search: DashboardSearch;
  onOpen: (metric: string) => void;
}

const MOMENTS = 4;

/** The one thing that costs most, with its gap to the rank and its newest moments. */
export function OpportunityPanel({ data, scores, search, onOpen }: OpportunityPanelProps) {
  const top = scores.topOpportunity;
  const review = 'reason' in top ? undefined : data.metrics.find(({ metric }) => metric === top.metric);
  return (
    <Panel title="Top opportunity" aside={<SampleBadge games={data.counts.games} />}>
      {'reason' in top || !review ? (
        <p className={classes.none}>{'reason' in top ? top.reason : 'Nothing stands out.'}</p>
      ) : (
        <div className={classes.content}>
          <Sentence review={review} rank={data.comparedWith?.rank ?? 'your rank'} />
          <GapLine review={review} rank={data.comparedWith?.rank ?? 'rank'} />
          <p className={classes.worth}>
            {top.worth ? (
              <>
                That is <b>{top.worth}</b>.
              </>
            ) : (
              top.noWorthReason
            )}
          </p>
          <Moments data={data} search={search} facts={metricFacts(review)} />
          <div className={classes.actions}>
            <Button onClick={() => onOpen(review.metric)}>All its moments</Button>
            <Link to="/training-plans" className="text-link t2">
              Train it
            </Link>
          </div>
        </div>
      )}
    </Panel>
  );
}

function Sentence({ review, rank }: { review: MetricReview; rank: string }) {
  const facts = metricFacts(review);
  const { before, value, after } = opportunitySentence(facts, review, rank);
  return (
    <p className={classes.sentence}>
      {before} <b>{value}</b>
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
    ...momentsQuery(search, data.filter.mode, facts.events, MOMENTS),
    enabled: hasEvents,
  });
  if (!hasEvents) {
    return (
      <p className={classes.note}>
        This number comes from positions all game long, so there are no single moments.
      </p>
    );
  }
  if (moments.isError)
    return <p className={classes.note}>Its moments did not arrive. The numbers are complete.</p>;
  if (!moments.data) return <Skeleton height={300} role="status" aria-label="Its moments load" />;
  if (moments.data.items.length === 0)
    return <p className={classes.note}>No single moment in these games.</p>;
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
      to="/match/$matchId"
      params={{ matchId: event.matchId }}
      search={{ tab: 'plays', kind: event.kind }}
      className={classes.moment}
    >
      <svg viewBox={PITCH_VIEW_BOX} width="92" height="64" aria-hidden="true">
        <PitchLines standard turned={event.team === 1} />
        <circle cx={(sign * event.y) / 10} cy={(-sign * event.x) / 10} r="40" className={classes.place} />
      </svg>
      <span>
        <b className="num">
          {event.clock.overtime ? `+${formatClock(event.clock.seconds)}` : formatClock(event.clock.seconds)}
        </b>{' '}
        {event.label}
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
