import { type InsightLine, rankName } from '@datacoach/analysis/metadata';
import type { MatchInsight, MatchReport, RankedMode } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import classes from '../analysis.module.css';
import type { FirstInsightAnswer, FirstInsightTask } from './first-insight-task.ts';
import { insightNote, insightNumber } from './insight-words.ts';

interface FirstFindingsProps {
  report: MatchReport;
  insight: MatchInsight | null;
  playerKey: string;
  tiers: Record<RankedMode, number | null>;
}

/** What a match says about a player: one strength and one opportunity, each with its reference. */
export function FirstFindings({ report, insight, playerKey, tiers }: FirstFindingsProps) {
  const { data, isError } = useQuery({
    queryKey: ['first-insight', report.match.guid, playerKey, tiers],
    queryFn: () => findFirstInsight({ report, insight, playerKey, tiers }),
    staleTime: Number.POSITIVE_INFINITY,
  });
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
      <Finding title="Strength" line={data.strength} answer={data} />
      <Finding title="Opportunity" line={data.opportunity} answer={data} />
    </div>
  );
}

interface FindingProps {
  title: string;
  line: InsightLine | null;
  answer: NonNullable<FirstInsightAnswer>;
}

function Finding({ title, line, answer }: FindingProps) {
  return (
    <section className={`${classes.finding} grid content-start gap-1 p-4 rounded-3 bg-s1`}>
      <h2>{title}</h2>
      {line ? (
        <>
          <b>
            {line.label}: <span className="nowrap">{insightNumber(line, 'value')}</span>
          </b>
          <p>
            {comparedWith(line, answer)}: <span className="nowrap">{insightNumber(line, 'reference')}</span>
          </p>
          <p className="s12 t3">{insightNote(line)}</p>
        </>
      ) : (
        <p className="t2">Nothing stands out in this match.</p>
      )}
    </section>
  );
}

function comparedWith(
  line: InsightLine,
  { comparedTier, isOwnRank }: NonNullable<FirstInsightAnswer>,
): string {
  if (line.comparedWith === 'players of any rank') return 'Players of any rank';
  const name = rankName(comparedTier);
  return isOwnRank ? `${name}, your rank` : `${name}, the average player`;
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
