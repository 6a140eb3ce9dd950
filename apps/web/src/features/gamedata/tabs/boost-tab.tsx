import type { MatchInsight } from '@datacoach/contract';
import { BoostPads } from '../components/boost-pads.tsx';
import { MetricPanel } from '../components/metric-panel.tsx';
import { useMatch } from '../match/match-context.ts';
import classes from './tabs.module.css';

export default function BoostTab({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const reason = report.notApplicable.find(({ group }) => group === 'boost')?.reason;
  return (
    <>
      {reason && <p className={classes.reason}>{reason}</p>}
      <BoostPads insight={insight} />
      <MetricPanel insight={insight} group="boostCollected" title="Boost collected, every player" />
    </>
  );
}
