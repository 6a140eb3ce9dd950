import type { MatchInsight } from '@datacoach/contract';
import { EventMap } from '../components/event-map.tsx';
import { MechanicsPanel } from '../components/mechanics-panel.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';

export default function MechanicsTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div
        className="@max-[901px]/match:data-wide:grid-cols-1 @max-[761px]/match:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-stretch"
        data-wide
      >
        <EventMap
          title="Where mechanics happened"
          kinds={[
            { kind: 'aerialTouch', glyph: 'takeaway' },
            { kind: 'flick', glyph: 'boost' },
            { kind: 'flipReset', glyph: 'other' },
            { kind: 'airDribble', glyph: 'assist' },
            { kind: 'doubleTap', glyph: 'goal' },
            { kind: 'redirect', glyph: 'pass' },
            { kind: 'ceilingShot', glyph: 'demolition' },
            { kind: 'whiff' },
            { kind: 'speedFlip', glyph: 'shot', off: true },
            { kind: 'waveDash', glyph: 'turnover', off: true },
            { kind: 'halfFlip', glyph: 'challenge', off: true },
          ]}
        />
        <MechanicsPanel insight={insight} />
      </div>
      <MetricPanel insight={insight} group="mechanics" title="Mechanics, every player" />
    </>
  );
}
