import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { MatchInsight } from '@datacoach/contract';
import { useMemo, useState } from 'react';
import { ChartFrame, TableToggle } from '../../../shared/chart/chart-frame.tsx';
import type { TimeAxis } from '../../../shared/chart/time-axis.ts';
import { formatClockTime } from '../../../shared/format/duration.ts';
import { getShotRadius, ShotMark } from '../../../shared/pitch/shot-mark.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../gamedata.module.css';
import { useEvents, useMatch } from '../match/match-context.ts';
import { calculateWinChance, type RaceLine, raceLine } from '../shots/race-steps.ts';
import { shotFacts } from '../shots/shot-facts.ts';
import { TEAMS, teamName } from '../team-words.ts';
import { timeAxis } from '../timeline/time-axis.ts';
import PICTURE_TERMS from '../words/picture-terms.data.json' with { type: 'json' };
import { Marks, type PlacedMark } from './marks.tsx';
import { RacePlot } from './race-plot.tsx';
import { ShotTable } from './shot-table.tsx';

const HEIGHT = 292;

/** Both teams' expected goals over the match, as steps with every attempt marked. */
export function XgRace({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const [asTable, setAsTable] = useState(false);
  const axis = useMemo(() => timeAxis(report), [report]);
  const lines = useMemo(() => TEAMS.map((team) => raceLine(insight.xgRace, team, axis)), [insight, axis]);
  const attempts = insight.xgRace.length;
  return (
    <Panel
      title="xG race"
      term={PICTURE_TERMS.race}
      aside={
        attempts > 0 && (
          <TableToggle asTable={asTable} onChange={setAsTable} label={counted(attempts, 'attempt')} />
        )
      }
    >
      {attempts === 0 ? (
        <p className="py-3 text-t2">No shots on either net, so there’s no xG race.</p>
      ) : asTable ? (
        <ShotTable inRace label="Shot table" />
      ) : (
        <>
          <ChartFrame height={HEIGHT}>
            {(width) => <RacePicture lines={lines} axis={axis} width={width} />}
          </ChartFrame>
          <RaceWords lines={lines} insight={insight} />
        </>
      )}
    </Panel>
  );
}

function RacePicture({ lines, axis, width }: { lines: readonly RaceLine[]; axis: TimeAxis; width: number }) {
  const { report, open } = useMatch();
  const events = useEvents();
  const shots = useMemo(() => shotFacts(events), [events]);
  const marksAt = (x: (value: number) => number, y: (value: number) => number) =>
    lines
      .flatMap(({ points }) => points)
      .sort((a, b) => a.time - b.time)
      .flatMap((point): PlacedMark[] => {
        const shot = shots.find(({ event }) => event.frame === point.frame && event.player === point.player);
        if (!shot) return [];
        const radius = getShotRadius(0);
        return [
          {
            event: shot.event,
            x: x(point.at),
            y: y(point.total),
            radius,
            shape: (
              <ShotMark
                outcome={point.goal ? 'goal' : 'miss'}
                radius={radius + (point.goal ? 1.5 : 0)}
                line={1.5}
              />
            ),
            label: `${formatClockTime(point.clock)} ${shot.event.playerName}, ${formatNumber(point.xg, 2)} xG${point.goal ? ', goal' : ''}, ${teamName(report, point.team)} then ${formatNumber(point.total, 2)}`,
          },
        ];
      });
  const words = TEAMS.map(
    (team) => `${teamName(report, team)} ${formatNumber(lines[team]?.total ?? 0, 2)} xG`,
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a picture with buttons inside is a group
    <svg width={width} height={HEIGHT} role="group" aria-label={`xG race: ${words.join(', ')}`}>
      <RacePlot lines={lines} axis={axis} width={width} height={HEIGHT}>
        {(x, y) => {
          const marks = marksAt(x, y);
          const ordered = marks.map(({ event }) => event);
          return <Marks marks={marks} onOpen={(event) => open(event, ordered)} />;
        }}
      </RacePlot>
    </svg>
  );
}

function RaceWords({ lines, insight }: { lines: readonly RaceLine[]; insight: MatchInsight }) {
  const { report } = useMatch();
  const [blue, orange] = lines;
  if (!blue || !orange) return null;
  const finishing = insight.teams.map(({ metrics }) => metrics.goalsMinusXg?.value ?? 0);
  const chances = calculateWinChance(
    blue.points.map(({ xg }) => xg),
    orange.points.map(({ xg }) => xg),
  );
  const percent = (share: number) => `${formatNumber(share * 100)}%`;
  const said = (value: number) => `${value > 0 ? '+' : ''}${formatNumber(value, 2)}`;
  return (
    <p className={`${classes.read} text-xs mt-2 text-t2`}>
      {TEAMS.map((team) => (
        <span key={team}>
          {team === 1 && ', '}
          {teamName(report, team)} finished <b>{said(finishing[team] ?? 0)}</b>{' '}
          {(finishing[team] ?? 0) >= 0 ? 'above' : 'below'} chance
        </span>
      ))}
      . With these chances {teamName(report, 0)} wins <b>{percent(chances.blue)}</b> of games,{' '}
      {teamName(report, 1)} <b>{percent(chances.orange)}</b>.
    </p>
  );
}
