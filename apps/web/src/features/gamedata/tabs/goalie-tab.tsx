import type { MatchInsight } from '@datacoach/contract';
import { EventListPanel } from '../components/event-list.tsx';
import { EventMap } from '../components/event-map.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';
import classes from './tabs.module.css';

export default function GoalieTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className={classes.pair}>
        <EventMap
          title="Saves and clears"
          kinds={[
            { kind: 'save' },
            { kind: 'clear', glyph: 'takeaway' },
            { kind: 'lastManStop', glyph: 'other', off: true },
            { kind: 'shadow', glyph: 'shot', off: true },
          ]}
        />
        <EventListPanel title="Saves and stops" kinds={['save', 'lastManStop']} />
      </div>
      <MetricPanel insight={insight} group="goalie" title="Goalkeeping, every player" />
    </>
  );
}
