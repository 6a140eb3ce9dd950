import type { MatchInsight } from '@datacoach/contract';
import { BoostPads } from '../components/boost-pads.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';
import { useMatch } from '../match/match-context.ts';

export default function BoostTab({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const reason = report.notApplicable.find(({ group }) => group === 'boost')?.reason;
  return (
    <>
      {reason && <p className="px-4 py-3 rounded-3 bg-s1 text-t2">{reason}</p>}
      <BoostPads insight={insight} />
      <MetricPanel insight={insight} group="boostCollected" title="Boost collected, every player" />
    </>
  );
}
