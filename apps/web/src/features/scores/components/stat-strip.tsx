import type { MetricReview, PlayerScores } from '@datacoach/contract';
import { Sparkline } from '../../../shared/chart/sparkline.tsx';
import { DeltaMark, metricDelta } from '../../../shared/metrics/delta-mark.tsx';
import { metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { SampleBadge } from '../../../shared/metrics/sample-badge.tsx';
import { Definition } from '../../../shared/ui/definition.tsx';
import classes from './stat-strip.module.css';

/** One number of every part of the game; those that a mode has not are replaced by the next in line. */
const SHOWN = [
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

interface StatStripProps {
  data: PlayerScores;
  onOpen: (metric: string) => void;
}

export function StatStrip({ data, onOpen }: StatStripProps) {
  const shown = SHOWN.flatMap((key) => data.metrics.find(({ metric }) => metric === key) ?? [])
    .filter(({ value }) => value !== null)
    .slice(0, TILES);
  return (
    <section className={classes.strip} aria-label="The window in six numbers">
      {shown.map((review) => (
        <Tile key={review.metric} review={review} hasRank={data.scores !== null} onOpen={onOpen} />
      ))}
    </section>
  );
}

interface TileProps {
  review: MetricReview;
  /** False where modes are mixed: then no rank compares. */
  hasRank: boolean;
  onOpen: (metric: string) => void;
}

function Tile({ review, hasRank, onOpen }: TileProps) {
  const facts = metricFacts(review);
  const delta = metricDelta(facts, review);
  const value = writeValue(facts, review.value);
  return (
    <article className={classes.tile}>
      <h3 className={classes.label}>
        {facts.label}
        <span className={classes.above}>
          <Definition term={facts.term} />
        </span>
      </h3>
      <p className={classes.value}>
        <b className="num">{value}</b> <small>{facts.unit}</small>
      </p>
      <p className={classes.delta}>
        {delta ? <DeltaMark delta={delta} /> : <span className="t3 s12">no games before</span>}
      </p>
      <Sparkline series={review.series} reference={review.reference} />
      <p className={classes.foot}>
        <span>
          {hasRank &&
            (review.reference === null ? 'no rank yet' : `rank ${writeValue(facts, review.reference)}`)}
        </span>
        <SampleBadge games={review.games} />
      </p>
      <button
        type="button"
        className={classes.open}
        aria-label={`${facts.label}, ${value} ${facts.unit}: its moments`}
        onClick={() => onOpen(review.metric)}
      />
    </article>
  );
}
