import { Panel } from '../../../shared/ui/panel.tsx';
import { HeatMapPanel } from '../components/heat-map-panel.tsx';
import { ShotTable } from '../components/shot-table.tsx';
import { TeamComparison } from '../components/team-comparison.tsx';
import { Waiting } from '../components/waiting.tsx';
import { useMatch } from '../match/match-context.ts';
import classes from './tabs.module.css';

export default function OverviewTab() {
  const { report, me, insight } = useMatch();
  return (
    <div className={classes.trio} data-two={insight === null || undefined}>
      <TeamComparison report={report} insight={insight} />
      <HeatMapPanel report={report} me={me} />
      {insight && (
        <Panel title="Shots" aside="the clock opens the shot" flush>
          <Waiting>
            <ShotTable label="Table of shots" />
          </Waiting>
        </Panel>
      )}
    </div>
  );
}
