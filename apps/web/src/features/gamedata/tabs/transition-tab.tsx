import type { MatchInsight } from '@datacoach/contract';
import { EventListPanel } from '../components/event-list.tsx';
import { EventMap } from '../components/event-map.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';
import classes from './tabs.module.css';

export default function TransitionTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className={classes.pair}>
        <EventMap
          title="Won and lost balls"
          kinds={[
            { kind: 'turnover' },
            { kind: 'takeaway' },
            { kind: 'challenge', off: true },
            { kind: 'transition', glyph: 'other', off: true },
          ]}
        />
        <EventListPanel
          title="Dangerous turnovers and interceptions"
          kinds={['turnover', 'takeaway']}
          only={({ evidence }) => evidence.dangerous === true || evidence.interception === true}
        />
      </div>
      <MetricPanel insight={insight} group="transition" title="Transition, every player" />
    </>
  );
}
