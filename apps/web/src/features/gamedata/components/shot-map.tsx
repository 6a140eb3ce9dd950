import type { MatchEvent } from '@datacoach/contract';
import { useElementSize } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { PITCH_VIEW, PITCH_VIEW_BOX, PitchLines, pitchOutline } from '../../../shared/pitch/pitch-lines.tsx';
import { OutcomeLegend, ShotMark, shotRadius } from '../../../shared/pitch/shot-mark.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { belongsTo, filteredTeam } from '../match/who.ts';
import { type ShotFacts, shotFacts } from '../shots/shot-facts.ts';
import { shotWords } from '../shots/shot-words.ts';
import { TEAM_KEYS, TEAMS, teamName } from '../team-words.ts';
import { PICTURE_TERMS } from '../words/definition-text.ts';
import { Marks, type PlacedMark } from './marks.tsx';
import { Waiting } from './waiting.tsx';

/** Every shot from above: size is the chance, shape the outcome, colour the team. */
export function ShotMap() {
  const { report, search, change } = useMatch();
  const events = useEvents();
  const shots = useMemo(() => shotFacts(events), [events]);
  const shown = shots.filter(({ event }) => belongsTo(search, event));
  return (
    <Panel
      title="Shot map"
      term={PICTURE_TERMS.shotMap}
      aside={
        <Segmented
          label="Whose shots"
          value={search.player ? null : (search.team ?? 'both')}
          onChange={(chosen) => change({ player: undefined, team: chosen === 'both' ? undefined : chosen })}
          choices={[
            { value: 'both', label: 'Both' },
            ...TEAMS.map((team) => ({ value: TEAM_KEYS[team], label: shortName(teamName(report, team)) })),
          ]}
        />
      }
    >
      <Waiting>
        <ShotPicture shots={shown} />
      </Waiting>
    </Panel>
  );
}

const LONGEST_NAME = 10;
const shortName = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;

function ShotPicture({ shots }: { shots: readonly ShotFacts[] }) {
  const { report, search, open } = useMatch();
  const [active, setActive] = useState<MatchEvent | null>(null);
  const { ref, width } = useElementSize();
  const turned = filteredTeam(report, search) === 1;
  const pixel = width > 0 ? PITCH_VIEW.width / width : 1;
  const ordered = shots.map(({ event }) => event);
  const marks = shots.map((shot): PlacedMark => {
    const radius = shotRadius(shot.xg) * pixel;
    const sign = turned ? -1 : 1;
    return {
      event: shot.event,
      x: (sign * shot.event.y) / 10,
      y: (-sign * shot.event.x) / 10,
      radius,
      shape: <ShotMark outcome={shot.outcome} radius={radius} line={1.5 * pixel} />,
      label: shotWords(shot),
    };
  });
  const activeShot = shots.find(({ event }) => event === active);
  const { standard } = report.match.map;
  return (
    <>
      <div ref={ref}>
        {/* biome-ignore lint/a11y/useSemanticElements: a picture with buttons inside is a group */}
        <svg
          viewBox={PITCH_VIEW_BOX}
          width="100%"
          role="group"
          aria-label={`Shot map: ${countWords(shots)}. The list of shots holds the same.`}
          style={{ display: 'block' }}
        >
          <path d={pitchOutline(standard)} fill="var(--pitch)" />
          <PitchLines standard={standard} turned={turned} />
          <Marks marks={marks} pixel={pixel} onOpen={(event) => open(event, ordered)} onPoint={setActive} />
        </svg>
      </div>
      <p className="text-xs min-h-8 mt-2 text-t2">
        {activeShot ? (
          shotWords(activeShot)
        ) : shots.length === 0 ? (
          'No shots here.'
        ) : (
          <OutcomeLegend outcomes={shots.map(({ outcome }) => outcome)} />
        )}
      </p>
    </>
  );
}

function countWords(shots: readonly ShotFacts[]): string {
  if (shots.length === 0) return 'no shots';
  const goals = shots.filter(({ outcome }) => outcome === 'goal').length;
  const xg = shots.reduce((sum, shot) => sum + (shot.xg ?? 0), 0);
  return `${shots.length} shots, ${goals} goals, ${formatNumber(xg, 2)} xG`;
}
