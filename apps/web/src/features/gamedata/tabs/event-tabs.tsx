import { Panel } from '../../../shared/ui/panel.tsx';
import { EventListPanel } from '../components/event-list.tsx';
import { EventMap } from '../components/event-map.tsx';
import { ShotTable } from '../components/shot-table.tsx';
import { MetricPanel, PairTab, Waiting } from '../components/waiting.tsx';
import { WhoFilter } from '../components/who-filter.tsx';

export const ShootingTab = () => (
  <>
    <Panel title="Every shot and attempt" aside={<WhoFilter label="Whose shots are listed" />} flush>
      <Waiting>
        <ShotTable full label="Table of shots" />
      </Waiting>
    </Panel>
    <MetricPanel group="shooting" title="Shooting, every player" />
  </>
);

export const GoalieTab = () => (
  <PairTab group="goalie" title="Goalkeeping, every player">
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
  </PairTab>
);

export const TransitionTab = () => (
  <PairTab group="transition" title="Transition, every player">
    <EventMap
      title="Turnovers and takeaways"
      kinds={[
        { kind: 'turnover' },
        { kind: 'takeaway' },
        { kind: 'challenge', off: true },
        { kind: 'transition', glyph: 'other', off: true },
      ]}
    />
    <EventListPanel
      title="Dangerous turnovers and interceptions"
      kinds={['turnover', 'takeaway']}
      isShown={({ evidence }) => evidence.dangerous === true || evidence.interception === true}
    />
  </PairTab>
);
