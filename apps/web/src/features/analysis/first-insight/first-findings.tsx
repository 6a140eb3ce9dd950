import { formatRankName, type InsightLine } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport, RankedMode } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '../analysis.module.css';
import { Finding } from './finding.tsx';
import type { FirstInsightAnswer, FirstInsightTask } from './first-insight-task.ts';

interface FirstFindingsProps {
  report: MatchReport;
  insight: MatchInsight | null;
  playerKey: string;
  tiers: Record<RankedMode, number | null>;
}

/** What a match says about a player: one strength and one opportunity, each with its reference. */
export function FirstFindings({ report, insight, playerKey, tiers }: FirstFindingsProps) {
  const { data, isError } = useQuery(firstInsightQuery({ report, insight, playerKey, tiers }));
  if (isError) return <p className="t2">We couldn’t compare this match. Its stats are on the match page.</p>;
  if (data === undefined) return <Skeleton height={132} />;
  if (data === null || (!data.strength && !data.opportunity)) {
    return (
      <p className="t2">
        Nothing stands out in this match, or we have no averages for its mode. See all stats on the match
        page.
      </p>
    );
  }
  return (
    <div className="grid gap-4 min-[560px]:grid-cols-[1fr_1fr]">
      <OneFinding title="Strength" line={data.strength} answer={data} />
      <OneFinding title="Opportunity" line={data.opportunity} answer={data} />
    </div>
  );
}

interface OneFindingProps {
  title: 'Strength' | 'Opportunity';
  line: InsightLine | null;
  answer: NonNullable<FirstInsightAnswer>;
}

function OneFinding({ title, line, answer }: OneFindingProps) {
  if (!line) {
    return (
      <section className={`${classes.finding} grid content-start gap-1 p-4 rounded-3 bg-s1`}>
        <h2>{title}</h2>
        <p className="t2">Nothing stands out in this match.</p>
      </section>
    );
  }
  return (
    <Finding
      title={title}
      line={line}
      words={title === 'Opportunity' ? answer.words : null}
      who="You"
      comparedWith={comparedWith(line, answer)}
    />
  );
}

export function comparedWith(
  line: InsightLine,
  { comparedTier, isOwnRank }: NonNullable<FirstInsightAnswer>,
): string {
  if (line.comparedWith === 'players of any rank') return 'Players of any rank';
  const name = formatRankName(comparedTier);
  return isOwnRank ? `${name}, your rank` : `${name}, the average player`;
}

/** What a single match says about a player, calculated in this browser. */
export function firstInsightQuery(task: FirstInsightTask) {
  return {
    queryKey: ['first-insight', task.report.match.guid, task.playerKey, task.tiers],
    queryFn: () => findFirstInsight(task),
    staleTime: Number.POSITIVE_INFINITY,
  };
}

/** Compares a match with the references in a browser worker. */
function findFirstInsight(task: FirstInsightTask): Promise<FirstInsightAnswer> {
  const worker = new Worker(new URL('./first-insight.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FirstInsightAnswer>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FirstInsightAnswer>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('We couldn’t compare this match.')));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
