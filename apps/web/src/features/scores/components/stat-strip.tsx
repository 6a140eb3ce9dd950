import type { MetricReview, PlayerScores } from '@datacoach/contract';
import { Sparkline } from '../../../shared/chart/sparkline.tsx';
import { calculateMetricDelta, DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import { formatMetricValue, getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { Definition } from '../../../shared/ui/definition.tsx';
import classes from '../scores.module.css';

/** One stat for every part of the game; those that a mode doesn't have are replaced by the next in line. */
const TILE_METRICS = [
  'xg',
  'goalsMinusXg',
  'goalsPrevented',
  'challengeWinPct',
  'doubleCommits',
  'timeZeroPct',
  'dangerousTurnovers',
  'kickoffWinPct',
] as const;
const TILES = 6;

export function StatStrip({ data, onOpen }: { data: PlayerScores; onOpen: (metric: string) => void }) {
  const shown = TILE_METRICS.flatMap((key) => data.metrics.find(({ metric }) => metric === key) ?? [])
    .filter(({ value }) => value !== null)
    .slice(0, TILES);
  return (
    <section
      className="@max-[1001px]/dashboard:grid-cols-3 @max-[1001px]/dashboard:gap-y-4 @max-[621px]/dashboard:grid-cols-2 grid grid-cols-6 py-3 rounded-3 bg-s1"
      aria-labelledby="stat-strip"
    >
      <h2 id="stat-strip" className="sr-only">
        Your games at a glance
      </h2>
      {shown.map((review) => (
        <Tile key={review.metric} review={review} games={data.counts.games} onOpen={onOpen} />
      ))}
    </section>
  );
}

interface TileProps {
  review: MetricReview;
  /** In the window: a stat from fewer games says so. */
  games: number;
  onOpen: (metric: string) => void;
}

function Tile({ review, games, onOpen }: TileProps) {
  const facts = getMetricFacts(review, 'aged');
  const delta = calculateMetricDelta(facts, review);
  const value = formatMetricValue(facts, review.value);
  return (
    <article className={`${classes.tile} relative grid grid-cols-1 content-start px-4 py-1`}>
      <h3 className="flex items-center gap-0.5 min-h-6 font-normal">
        {facts.label}
        <span className="relative z-1">
          <Definition term={facts.term} />
        </span>
      </h3>
      <p>
        <b className="num text-xl">{value}</b> <small className="text-t3 text-[12px]">{facts.unit}</small>
      </p>
      <p className="min-h-5 mb-1">
        {delta ? <DeltaMark delta={delta} /> : <span className="t3 s12">no earlier games to compare</span>}
      </p>
      <Sparkline series={review.series} reference={review.reference} />
      {review.games < games && <SampleBadge games={review.games} />}
      <button
        type="button"
        className={`${classes.statStripOpen} absolute inset-0 border-0 rounded-2 bg-transparent cursor-pointer`}
        aria-label={`${facts.label}, ${value} ${facts.unit}: see clips`}
        onClick={() => onOpen(review.metric)}
      />
    </article>
  );
}
