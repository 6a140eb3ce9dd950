import type { MatchInsight } from '@datacoach/contract';
import { MetricPanel } from '../components/metric-panel.tsx';
import { PossessionShares, RoleShares } from '../components/role-shares.tsx';
import { ZoneMap } from '../components/zone-map.tsx';
import classes from './tabs.module.css';

export default function PositionalTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className={classes.pair}>
        <ZoneMap insight={insight} />
        <div className={classes.stack}>
          <RoleShares insight={insight} />
          <PossessionShares insight={insight} />
        </div>
      </div>
      <MetricPanel insight={insight} group="positional" title="Positional, every player" />
    </>
  );
}
