import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { MatchEvent } from '@datacoach/contract';
import { useMemo, useState } from 'react';
import { PitchGroup } from '../../../shared/pitch/pitch-lines.tsx';
import { getShotRadius, OutcomeLegend, ShotMark } from '../../../shared/pitch/shot-mark.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import classes from '../gamedata.module.css';
import { useEvents, useMatch } from '../match/match-context.ts';
import { getTeamName, listTeamsWithPlayers, TEAM_KEYS, TEAMS, type Team } from '../match/teams.ts';
import { describeShot, listShotFacts, type ShotFacts } from '../shots/shot-facts.ts';
import PICTURE_TERMS from '../text/picture-terms.data.json' with { type: 'json' };
import { Marks, type PlacedMark } from './marks.tsx';
import { Waiting } from './waiting.tsx';
import { belongsTo, getFilteredTeam } from './who-filter.tsx';

/** The goal in uu, and the margins drawn next to and above it; wider misses are drawn at the edge. */
const GOAL = { halfWidth: 893, height: 642.775 } as const;
const SIDE = 320;
const ABOVE = 200;
const VIEW = {
  left: -(GOAL.halfWidth + SIDE),
  top: -(GOAL.height + ABOVE),
  width: 2 * (GOAL.halfWidth + SIDE),
  height: GOAL.height + ABOVE + 40,
} as const;

/** Where shots cross the goal line, one goal per team, as seen by the shooter. */
export function GoalMouth() {
  const { report, search } = useMatch();
  const events = useEvents();
  const shots = useMemo(() => listShotFacts(events), [events]);
  return (
    <Panel title="Goal mouth" term={PICTURE_TERMS.goalMouth} aside="shooter’s view">
      <Waiting>
        <div className="@min-[620px]/match:@max-[1001px]/match:grid-cols-[1fr_1fr] grid gap-4">
          {listTeamsWithPlayers(report).map((team) => (
            <Mouth
              key={team}
              team={team}
              shots={shots.filter(({ event }) => event.team === team && belongsTo(search, event))}
            />
          ))}
        </div>
      </Waiting>
    </Panel>
  );
}

function Mouth({ team, shots }: { team: Team; shots: readonly ShotFacts[] }) {
  const { report, open } = useMatch();
  const [active, setActive] = useState<MatchEvent | null>(null);
  const { ref, width } = useElementWidth();
  const pixel = width > 0 ? VIEW.width / width : 8;
  const placed = shots.filter(({ crossing }) => crossing !== null);
  const ordered = placed.map(({ event }) => event);
  const marks = placed.map((shot): PlacedMark => {
    const radius = getShotRadius(shot.xg) * 0.8 * pixel;
    const { right = 0, up = 0 } = shot.crossing ?? {};
    const limit = GOAL.halfWidth + SIDE - radius;
    return {
      event: shot.event,
      x: Math.max(-limit, Math.min(limit, right)),
      y: -Math.max(radius, Math.min(GOAL.height + ABOVE - radius, up)),
      radius,
      shape: <ShotMark outcome={shot.outcome} radius={radius} line={1.5 * pixel} />,
      label: describeShot(shot),
    };
  });
  const goals = shots.filter(({ outcome }) => outcome === 'goal').length;
  const unplaced = shots.length - placed.length;
  const outsideRace = shots.filter(({ inRace }) => !inRace).length;
  const count = `${counted(goals, 'goal')}, ${counted(shots.length, 'shot or attempt', 'shots and attempts')}`;
  const rest = [
    unplaced > 0 && `${unplaced} without position`,
    outsideRace > 0 && `${outsideRace}\u00a0not rated`,
  ].filter(Boolean);
  const activeShot = shots.find(({ event }) => event === active);
  return (
    <div>
      <p className={`${classes.mouthHead} text-xs flex justify-between gap-2 min-h-8 mb-1 text-t3`}>
        <b className="flex-none font-semibold" data-team={TEAM_KEYS[team]}>
          {getTeamName(report, team)}
        </b>
        <span className="text-right">
          {activeShot ? describeShot(activeShot) : [count, ...rest].join(' · ')}
        </span>
      </p>
      <div ref={ref}>
        {/* biome-ignore lint/a11y/useSemanticElements: a picture with buttons inside is a group */}
        <svg
          viewBox={`${VIEW.left} ${VIEW.top} ${VIEW.width} ${VIEW.height}`}
          width="100%"
          role="group"
          aria-label={`Goal mouth of ${getTeamName(report, team)}: ${count}`}
          style={{ display: 'block' }}
        >
          <path d={`M${VIEW.left} 0h${VIEW.width}`} stroke="var(--line-strong)" strokeWidth={pixel} />
          <path d={formatNetPath()} stroke="var(--pitch-line-2)" strokeWidth={pixel} fill="none" />
          <path
            d={`M${-GOAL.halfWidth} 0V${-GOAL.height}H${GOAL.halfWidth}V0`}
            fill="none"
            stroke="var(--t2)"
            strokeWidth={2.5 * pixel}
          />
          <Marks marks={marks} pixel={pixel} onOpen={(event) => open(event, ordered)} onPoint={setActive} />
        </svg>
      </div>
    </div>
  );
}

function formatNetPath(): string {
  const across = Array.from(
    { length: 7 },
    (_, index) => -GOAL.halfWidth + ((index + 1) * GOAL.halfWidth) / 4,
  );
  const down = Array.from({ length: 3 }, (_, index) => -((index + 1) * GOAL.height) / 4);
  return (
    across.map((x) => `M${x.toFixed(1)} 0V${-GOAL.height}`).join('') +
    down.map((y) => `M${-GOAL.halfWidth} ${y.toFixed(1)}H${GOAL.halfWidth}`).join('')
  );
}

/** All shots from above: size shows the chance, shape the outcome, color the team. */
export function ShotMap() {
  const { report, search, change } = useMatch();
  const events = useEvents();
  const shots = useMemo(() => listShotFacts(events), [events]);
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
            ...TEAMS.map((team) => ({
              value: TEAM_KEYS[team],
              label: shortenName(getTeamName(report, team)),
            })),
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

const MAX_NAME_LENGTH = 10;
const shortenName = (name: string) =>
  name.length > MAX_NAME_LENGTH ? `${name.slice(0, MAX_NAME_LENGTH - 1)}…` : name;

function ShotPicture({ shots }: { shots: readonly ShotFacts[] }) {
  const { report, search, open } = useMatch();
  const [active, setActive] = useState<MatchEvent | null>(null);
  const turned = getFilteredTeam(report, search) === 1;
  const sign = turned ? -1 : 1;
  const ordered = shots.map(({ event }) => event);
  const toMark = (shot: ShotFacts, pixel: number): PlacedMark => {
    const radius = getShotRadius(shot.xg) * pixel;
    return {
      event: shot.event,
      x: (sign * shot.event.y) / 10,
      y: (-sign * shot.event.x) / 10,
      radius,
      shape: <ShotMark outcome={shot.outcome} radius={radius} line={1.5 * pixel} />,
      label: describeShot(shot),
    };
  };
  const activeShot = shots.find(({ event }) => event === active);
  return (
    <>
      <PitchGroup
        standard={report.match.map.standard}
        turned={turned}
        label={`Shot map: ${formatShotCounts(shots)}. See the shot list for details.`}
      >
        {(pixel) => (
          <Marks
            marks={shots.map((shot) => toMark(shot, pixel))}
            pixel={pixel}
            onOpen={(event) => open(event, ordered)}
            onPoint={setActive}
          />
        )}
      </PitchGroup>
      <p className="text-xs min-h-8 mt-2 text-t2">
        {activeShot ? (
          describeShot(activeShot)
        ) : shots.length === 0 ? (
          'No shots here.'
        ) : (
          <OutcomeLegend outcomes={shots.map(({ outcome }) => outcome)} />
        )}
      </p>
    </>
  );
}

function formatShotCounts(shots: readonly ShotFacts[]): string {
  if (shots.length === 0) return 'no shots';
  const goals = shots.filter(({ outcome }) => outcome === 'goal').length;
  const xg = shots.reduce((sum, shot) => sum + (shot.xg ?? 0), 0);
  return `${counted(shots.length, 'shot or attempt', 'shots and attempts')}, ${counted(goals, 'goal')}, ${formatNumber(xg, 2)} xG`;
}
