import type { MatchInsight } from '@datacoach/contract';
import { EventMap } from '../components/event-map.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';
import { PassTable } from '../components/pass-table.tsx';

export default function PassingTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className="@max-[901px]/match:data-wide:grid-cols-1 @max-[761px]/match:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-stretch">
        <EventMap
          title="Pass map"
          kinds={[
            { kind: 'pass' },
            { kind: 'center', glyph: 'takeaway' },
            { kind: 'assist', off: true },
            { kind: 'passAttempt', glyph: 'shot', off: true },
          ]}
        />
        <PassTable />
      </div>
      <MetricPanel insight={insight} group="passing" title="Passing, every player" />
    </>
  );
}
