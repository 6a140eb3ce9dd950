import type { MatchInsight } from '@datacoach/contract';
import { EventMap } from '../components/event-map.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';
import { PassTable } from '../components/pass-table.tsx';
import classes from './tabs.module.css';

export default function PassingTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className={classes.pair}>
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
