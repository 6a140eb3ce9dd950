import type { MetricGroup } from '@datacoach/analysis/metadata';
import { Skeleton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { formatClock } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
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
          <TextButton label="Try again" size="xs" mt={8} onClick={source.retry} />
        </div>
      );
    case 'none':
      return (
        <p className="py-3 text-t2">This match has no events because we could only read its scoreboard.</p>
      );
  }
}

interface MetricPanelProps {
  group: MetricGroup;
  title: string;
}

export function PairTab(props: MetricPanelProps & { isWide?: boolean; children: ReactNode }) {
  const { isWide, children, ...metrics } = props;
  return (
    <>
      <div
        className="@max-[901px]/match:data-wide:grid-cols-1 @max-[761px]/match:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-stretch"
        data-wide={isWide}
      >
        {children}
      </div>
      <MetricPanel {...metrics} />
    </>
  );
}

export function MetricPanel({ group, title }: MetricPanelProps) {
  const { report, insight } = useMatch();
  const onPhone = useMediaQuery('(max-width: 767px)', false, { getInitialValueInEffect: false });
  const rows = insight ? listMetricRows(report, insight, group) : [];
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
        <Comparison rows={rows} label={`Table: ${title}`} />
      )}
    </Panel>
  );
}
