import type { MatchInsight } from '@datacoach/contract';
import { KickoffPanel } from '../components/kickoff-panel.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';

export default function KickoffsTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <KickoffPanel />
      <MetricPanel insight={insight} group="kickoffTaking" title="Kickoffs taken, every player" />
      <MetricPanel insight={insight} group="kickoffSupport" title="Kickoffs supported, every player" />
    </>
  );
}
