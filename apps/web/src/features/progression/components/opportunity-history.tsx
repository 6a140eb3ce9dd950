import { counted, formatNumber, formatSigned } from '@datacoach/analysis/format-number';
import type { OpportunityHistory as History, OfferedOpportunity } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../app/api/client.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { formatMetricValue, getMetricFacts } from '../../../shared/metrics/metric-facts.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { describeSeason } from '../text/point-text.ts';

const TERM = {
  label: 'What you worked on',
  definition:
    'Every weakness the dashboard has shown you, what you did about it, and what changed since. Goals: how much better your goal difference per game is since that day than in the 20 games before, with its 80% range. Other things change too, so this isn’t proof.',
};

const DONE = { drill: 'Drill', plan: 'Plan', coach: 'Coach' } as const;
const DISMISSED = {
  know: 'You already knew',
  'not-true': 'You said it’s not accurate',
  'not-my-goal': 'Not your goal',
} as const;
const VERDICTS = {
  fixed: 'fixed',
  better: 'better',
  noChange: 'no change',
  tooEarly: 'too early to tell',
} as const;

export function OpportunityHistory({ mode }: { mode: 5 | 10 | 15 }) {
  const { data } = useQuery(endpointQuery('/api/v1/scores/opportunities', { query: { mode } }));
  if (!data) return null;
  return (
    <Panel title="What you worked on" term={TERM} aside={data.season && describeSeason(data.season)} flush>
      {data.season && <SeasonSum season={data.season} />}
      <DataTable
        caption={`${formatMode(mode)} weaknesses, newest first`}
        look="panel"
        rows={data.items}
        rowKey={({ metric, offeredAt }) => `${metric} ${offeredAt}`}
        empty={
          <p className="px-4 pb-3 text-t2">
            Your dashboard shows what costs you most. From then on, you’ll see here whether it gets better.
          </p>
        }
        columns={[
          { head: 'Weakness', isRowHead: true, cell: ({ label }) => label },
          { head: 'Shown', cell: ({ offeredAt }) => formatShortDate(new Date(offeredAt)) },
          { head: 'What you did', cell: (row) => describeActions(row) },
          { head: 'Since then', cell: (row) => describeChange(row) },
          {
            head: 'Goals per game',
            cellClassName: 'num',
            cell: ({ goals }) => (goals ? describeGoals(goals) : '–'),
          },
        ]}
      />
    </Panel>
  );
}

function SeasonSum({ season }: { season: NonNullable<History['season']> }) {
  const { offered, worked, improved, goals } = season;
  return (
    <p className="px-4 pb-2 text-t2">
      This season: <b>{counted(offered, 'weakness', 'weaknesses')}</b> shown, {worked} worked on, {improved}{' '}
      better.
      {goals && (
        <>
          {' '}
          Your goal difference per game since the first: <b className="num">{describeGoals(goals)}</b>.
        </>
      )}
    </p>
  );
}

const describeGoals = ({ value, interval: [low, high] }: NonNullable<OfferedOpportunity['goals']>): string =>
  `${formatSigned(value, 1)} (${formatSigned(low, 1)} to ${formatSigned(high, 1)})`;

function describeActions({ done, dismissed }: OfferedOpportunity): string {
  if (done.length === 0) return dismissed ? DISMISSED[dismissed] : 'Nothing yet';
  const seen = new Map<string, number>();
  for (const { kind, name } of done) {
    const words = `${DONE[kind]}: ${name}`;
    seen.set(words, (seen.get(words) ?? 0) + 1);
  }
  return [...seen]
    .map(([words, times]) => (times === 1 ? words : `${words}, ${formatNumber(times)} times`))
    .join('; ');
}

function describeChange(row: OfferedOpportunity): string {
  const { before, after, verdict, gamesSince } = row;
  const facts = getMetricFacts(row);
  if (before === null || after === null) return counted(gamesSince, 'game');
  return `${formatMetricValue(facts, before)} to ${formatMetricValue(facts, after)}, ${VERDICTS[verdict]}`;
}
