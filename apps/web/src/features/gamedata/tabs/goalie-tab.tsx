import type { MatchInsight } from '@datacoach/contract';
import { EventListPanel } from '../components/event-list.tsx';
import { EventMap } from '../components/event-map.tsx';
import { MetricPanel } from '../components/waiting.tsx';

export default function GoalieTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className="@max-[901px]/match:data-wide:grid-cols-1 @max-[761px]/match:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-stretch">
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
