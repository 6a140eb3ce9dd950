import { formatRankName, type InsightLine } from '@datacoach/analysis/metadata';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '../analysis.module.css';
import { Finding } from './finding.tsx';
import type { FirstInsightResult, FirstInsightTask } from './first-insight-task.ts';

type FoundInsight = NonNullable<FirstInsightResult>;

/** What a match says about a player: one strength and one opportunity, each with its reference. */
export function FirstFindings(task: FirstInsightTask) {
  const { data, isError } = useQuery(firstInsightQuery(task));
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
      <OneFinding title="Strength" answer={data} />
      <OneFinding title="Opportunity" answer={data} />
    </div>
  );
}

function OneFinding({ title, answer }: { title: 'Strength' | 'Opportunity'; answer: FoundInsight }) {
  const line = title === 'Strength' ? answer.strength : answer.opportunity;
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
      comparedWith={describeComparison(line, answer)}
    />
  );
}

export function describeComparison(line: InsightLine, { comparedTier, isOwnRank }: FoundInsight): string {
  if (line.comparedWith === 'players of any rank') return 'Players of any rank';
  const name = formatRankName(comparedTier);
  return isOwnRank ? `${name}, your rank` : `${name}, the average player`;
}

export const firstInsightQuery = (task: FirstInsightTask) => ({
  queryKey: ['first-insight', task.report.match.guid, task.playerKey, task.tiers],
  queryFn: () => findFirstInsight(task),
  staleTime: Number.POSITIVE_INFINITY,
});

function findFirstInsight(task: FirstInsightTask): Promise<FirstInsightResult> {
  const worker = new Worker(new URL('./first-insight.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<FirstInsightResult>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FirstInsightResult>) => resolve(data));
    worker.addEventListener('error', () => reject(new Error('We couldn’t compare this match.')));
    worker.postMessage(task);
  }).finally(() => worker.terminate());
}
