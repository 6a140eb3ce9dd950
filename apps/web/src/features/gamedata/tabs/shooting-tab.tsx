import type { MatchInsight } from '@datacoach/contract';
import { Panel } from '../../../shared/ui/panel.tsx';
import { ShotTable } from '../components/shot-table.tsx';
import { MetricPanel, Waiting } from '../components/waiting.tsx';
import { WhoFilter } from '../components/who-filter.tsx';

export default function ShootingTab({ insight }: { insight: MatchInsight }) {
  return (
    <>
      <Panel title="Every shot and attempt" aside={<WhoFilter label="Whose shots are listed" />} flush>
        <Waiting>
          <ShotTable full label="Table of shots" />
        </Waiting>
      </Panel>
      <MetricPanel insight={insight} group="shooting" title="Shooting, every player" />
    </>
  );
}
