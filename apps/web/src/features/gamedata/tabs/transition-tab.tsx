import type { MatchInsight } from '@datacoach/contract';
import { EventMap } from '../components/event-map.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';
import classes from './tabs.module.css';

export default function TransitionTab({ insight }: { insight: MatchInsight }) {
  return (
    <div className={classes.pictureFirst}>
      <EventMap
        title="Won and lost balls"
        kinds={[
          { kind: 'turnover' },
          { kind: 'takeaway' },
          { kind: 'challenge', off: true },
          { kind: 'transition', glyph: 'other', off: true },
        ]}
      />
      <MetricPanel insight={insight} group="transition" title="Transition, every player" />
    </div>
  );
}
