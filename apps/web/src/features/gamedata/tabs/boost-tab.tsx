import type { MatchInsight } from '@datacoach/contract';
import { BoostPads } from '../components/boost-pads.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';

export default function BoostTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <BoostPads insight={insight} />
      <MetricPanel insight={insight} group="boostCollected" title="Boost collected, every player" />
    </>
  );
}
