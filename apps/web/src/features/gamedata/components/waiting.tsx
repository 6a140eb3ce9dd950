import type { MetricGroup } from '@datacoach/analysis/metadata';
import type { MatchInsight } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { formatClock } from '../../../shared/format/duration.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useMatch } from '../match/match-context.ts';
import { listMetricRows } from '../stats/metric-rows.ts';
import { ComparisonCards } from './comparison-cards.tsx';
import { ComparisonTable } from './comparison-table.tsx';

/** Shows its content once the events have loaded; until then a placeholder, or the error. */
export function Waiting({ children, height = 220 }: { children: ReactNode; height?: number }) {
  const { source } = useMatch();
  switch (source.state) {
    case 'ready':
      return children;
    case 'loading':
      return <Skeleton height={height} role="status" aria-label="Loading events…" />;
    case 'failed':
      return (
        <div className="py-3 text-t2" role="alert">
          <p>We couldn’t load the events. The stats on this page are complete.</p>
          <Button size="xs" mt={8} onClick={source.retry}>
            Try again
          </Button>
        </div>
      );
    case 'none':
      return (
        <p className="py-3 text-t2">This match has no events because we could only read its scoreboard.</p>
      );
  }
}

interface MetricPanelProps {
  insight: MatchInsight;
  group: MetricGroup;
  title: string;
}

/** All metrics of a group, both teams' players side by side. */
export function MetricPanel({ insight, group, title }: MetricPanelProps) {
  const { report, me } = useMatch();
  const onPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const rows = listMetricRows(report, insight, group);
  const Comparison = onPhone ? ComparisonCards : ComparisonTable;
  return (
    <Panel
      title={title}
      aside={`rates over playing time, ${formatClock(report.match.liveSeconds)}`}
      flush={rows.length > 0}
    >
      {rows.length === 0 ? (
        <p className="py-3 text-t2">
          This match was analyzed before this stat existed. It’ll fill in at the next analysis.
        </p>
      ) : (
        <Comparison report={report} me={me} rows={rows} label={`Table: ${title}`} />
      )}
    </Panel>
  );
}
