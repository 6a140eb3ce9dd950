import { PLAN_LABELS, type PlanName, type ShownBlock } from '@datacoach/contract';
import { formatClock } from '../../../shared/format/date.ts';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';
import { getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { describeSource } from '../text/plan-text.ts';
import classes from '../training-plans.module.css';

interface BlockDetailsProps {
  block: ShownBlock;
  /** The lowest plan that shows training pack codes, if the caller's doesn't. */
  codesOpenWith?: PlanName | null;
  /** Whether details that need reading only once are collapsed. */
  brief?: boolean;
}

const UNIT_LABELS = { shots: 'shots', tries: 'tries', laps: 'laps', minutes: 'minutes' } as const;

/** What to do, how many reps, when it counts, what to vary, and what differs on console or PC. */
export function BlockDetails({ block, codesOpenWith = null, brief = false }: BlockDetailsProps) {
  switch (block.type) {
    case 'warm-up':
      return (
        <div className={`${classes.details} grid grid-cols-1 gap-2 text-t2`}>
          <p>{formatSpeedsInText(block.how)}</p>
          <p className="text-t2">
            <b>Focus on:</b> {block.cue}
          </p>
        </div>
      );
    case 'pack':
      return (
        <div className={`${classes.details} grid grid-cols-1 gap-2 text-t2`}>
          <p>{formatSpeedsInText(block.how)}</p>
          <p className="text-t2">
            <b>Mix it up:</b> {formatSpeedsInText(block.vary)}
          </p>
          {block.pack && <PackCode pack={block.pack} opensWith={codesOpenWith} />}
          {brief ? (
            <details className={classes.more}>
              <summary>{formatRepetitions(block)}: how it works</summary>
              <DrillFacts block={block} />
            </details>
          ) : (
            <DrillFacts block={block} />
          )}
        </div>
      );
    case 'own-mistakes':
      return (
        <p className={`${classes.details} grid grid-cols-1 gap-2 text-t2`}>{formatSpeedsInText(block.how)}</p>
      );
    case 'clip-review':
      return <p className={`${classes.details} grid grid-cols-1 gap-2 text-t2`}>{block.question}</p>;
    case 'ranked-set':
      return (
        <div className={`${classes.details} grid grid-cols-1 gap-2 text-t2`}>
          <p>
            {block.games} games, one rule: <b>{block.rule}</b>
          </p>
          <p className="text-t2">Stat tracked: {getMetricLabel(block.metric)}.</p>
        </div>
      );
    case 'video':
      return (
        <p className={`${classes.details} grid grid-cols-1 gap-2 text-t2`}>
          <a href={block.link} target="_blank" rel="noreferrer" className="text-link">
            Watch {formatClock(block.seconds)}
          </a>
          {block.chapter && `, chapter “${block.chapter}”`}
          {block.captions ? ', with captions.' : ', without captions.'}
        </p>
      );
    case 'check':
      return (
        <p className={`${classes.details} grid grid-cols-1 gap-2 text-t2`}>
          {getMetricLabel(block.metric)} in your games before this week, compared with your games since.
          Nothing to check off: your next games decide.
        </p>
      );
  }
}

type Drill = Extract<ShownBlock, { type: 'pack' }>;

/** "5 × 10 shots, pass 7 of 10" */
const formatRepetitions = ({ repetitions, shots, unit, passMark }: Drill): string =>
  `${repetitions} × ${shots} ${UNIT_LABELS[unit]}, target ${passMark} of ${shots}`;

const DrillFacts = ({ block }: { block: Drill }) => (
  <dl
    className={`${classes.facts} max-[481px]:grid-cols-1 max-[481px]:gap-0 text-xs grid grid-cols-[104px_minmax(0,1fr)] gap-x-3 gap-y-1`}
  >
    <dt>Sets</dt>
    <dd>{formatRepetitions(block)}</dd>
    <dt>Counts when</dt>
    <dd>{formatSpeedsInText(block.counts)}</dd>
    <dt>Where</dt>
    <dd>{block.note}</dd>
  </dl>
);

function PackCode({ pack, opensWith }: { pack: NonNullable<Drill['pack']>; opensWith: PlanName | null }) {
  if (pack.code === null) {
    return (
      <p className="text-t2">
        Pack <b>{pack.name}</b>: its code comes with {opensWith ? PLAN_LABELS[opensWith] : 'a higher plan'}.
        The drill also works without it.
      </p>
    );
  }
  return (
    <div>
      <CopyLine text={pack.code} what={`the code of ${pack.name}`} />
      <p className="text-xs mt-1 text-t3">
        {pack.name} · {describeSource(pack.source)}, not tested by us. The drill also works without it.
      </p>
    </div>
  );
}

const getMetricLabel = (metric: string): string =>
  getMetricFacts({ metric, label: metric, per5: false }).term.label;
