import type { MatchInsight } from '@datacoach/contract';
import { PossessionShares, RoleShares } from '../components/role-shares.tsx';
import { MetricPanel } from '../components/waiting.tsx';
import { ZoneMap } from '../components/zone-map.tsx';

export default function PositionalTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <div className="@max-[901px]/match:data-wide:grid-cols-1 @max-[761px]/match:grid-cols-1 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-gutter items-stretch">
        <ZoneMap insight={insight} />
        <div className="grid gap-gutter content-start">
          <RoleShares insight={insight} />
          <PossessionShares insight={insight} />
        </div>
      </div>
      <MetricPanel insight={insight} group="positional" title="Positional, every player" />
    </>
  );
}
