import type { MatchInsight } from '@datacoach/contract';
import { EventListPanel } from '../components/event-list.tsx';
import { EventMap } from '../components/event-map.tsx';
import { MetricPanel } from '../components/waiting.tsx';

export default function TransitionTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className="@max-[901px]/match:data-wide:grid-cols-1 @max-[761px]/match:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-stretch">
        <EventMap
          title="Turnovers and takeaways"
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
