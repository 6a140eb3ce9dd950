import type { MatchReport } from '@datacoach/contract';
import { useId, useMemo, useState } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { heatContours } from '../../../shared/pitch/heat-contours.ts';
import { PitchPicture } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { isNumber } from '../statistics/shown-statistics.ts';
import { playersOf, TEAM_KEYS, TEAMS, type Team } from '../team-words.ts';
import classes from './heat-map-panel.module.css';

interface HeatMapPanelProps {
  report: MatchReport;
  me: string | null;
}

interface Subject {
  key: string;
  name: string;
  team: Team | null;
  cells: readonly number[];
}

const BALL = 'ball';

/** Where a player or the ball spent the match, seen from above. */
export function HeatMapPanel({ report, me }: HeatMapPanelProps) {
  const subjects = useMemo(() => subjectsOf(report), [report]);
  const [chosen, setChosen] = useState(me ?? BALL);
  const group = useId();
  const subject = subjects.find(({ key }) => key === chosen) ?? subjects[0];
  if (!subject) return null;
  return (
    <Panel title="Heat map" aside="where the time was spent, seen from above">
      <div className={classes.room}>
        <div className="grid grid-cols-[148px_minmax(0,1fr)] gap-4 @max-[521px]/heat:grid-cols-1">
          <fieldset className={`${classes.choices} flex flex-col gap-0.5 min-w-0 m-0 p-0 border-0`}>
            <legend className="sr-only">Whose heat map</legend>
            {subjects.map(({ key, name, team }) => (
              <label
                key={key}
                className={`${classes.choice} relative flex items-center gap-2 h-8 px-2 rounded-2 text-t2 cursor-pointer`}
                data-team={team === null ? undefined : TEAM_KEYS[team]}
              >
                <input
                  className="absolute opacity-0"
                  type="radio"
                  name={group}
                  checked={key === subject.key}
                  onChange={() => setChosen(key)}
                />
                <i aria-hidden="true" />
                <span className="truncate">{name}</span>
                {key === me && <small className="text-accent-text text-[12px]">you</small>}
              </label>
            ))}
          </fieldset>
          <div className="min-w-0 max-w-155">
            <HeatPicture report={report} subject={subject} />
            <div className="text-xs flex flex-wrap items-center gap-x-2 gap-y-1 mt-2 text-t3">
              <span className={classes.ramp} aria-hidden="true" />
              less to more time
              <span className="flex-1 text-right">
                {subject.team === 1 ? '← attack of Orange' : 'attack of Blue →'}
              </span>
            </div>
            <Thirds report={report} subject={subject} />
          </div>
        </div>
      </div>
    </Panel>
  );
}

function HeatPicture({ report, subject }: { report: MatchReport; subject: Subject }) {
  const { columns, rows } = report.heatMaps;
  const steps = useMemo(
    () => heatContours({ columns, rows, cells: subject.cells }),
    [columns, rows, subject.cells],
  );
  return (
    <PitchPicture standard={report.match.map.standard} label={`Heat map of ${subject.name}`}>
      {steps.map(({ step, path }) => (
        <path key={step} d={path} fill={`var(--heat-${step})`} />
      ))}
    </PitchPicture>
  );
}

/** Thirds of the field from the subject's own end; the ball's from blue's. */
function Thirds({ report, subject }: { report: MatchReport; subject: Subject }) {
  const shares = thirdShares(report, subject);
  if (!shares) return null;
  const words =
    subject.team === null ? ['Blue third', 'Midfield', 'Orange third'] : ['Own third', 'Midfield', 'Attack'];
  return (
    <dl className="grid grid-cols-[repeat(3,1fr)] gap-2 mt-3 pt-3 border-t border-t-line">
      {words.map((word, index) => (
        <div key={word}>
          <dt className="text-xs text-t3">{word}</dt>
          <dd className="num text-base">{formatNumber(shares[index] ?? 0, 1)} %</dd>
        </div>
      ))}
    </dl>
  );
}

function thirdShares({ players, heatMaps }: MatchReport, subject: Subject): number[] | null {
  if (subject.team === null) {
    const { columns, rows } = heatMaps;
    const total = subject.cells.reduce((sum, seconds) => sum + seconds, 0);
    if (total === 0) return null;
    const sums = [0, 0, 0];
    subject.cells.forEach((seconds, index) => {
      const third = Math.min(2, Math.floor(((Math.floor(index / columns) + 0.5) / rows) * 3));
      sums[third] = (sums[third] ?? 0) + seconds;
    });
    return sums.map((sum) => (sum / total) * 100);
  }
  const statistics = players.find((player) => player.key === subject.key)?.statistics ?? {};
  const shares = ['defensive', 'neutral', 'offensive'].map(
    (third) => statistics[`positioning.percent_${third}_third`],
  );
  return shares.every(isNumber) ? shares : null;
}

function subjectsOf(report: MatchReport): Subject[] {
  const { ball, players } = report.heatMaps;
  const hasTime = (cells: readonly number[] | undefined) => cells?.some((seconds) => seconds > 0) ?? false;
  const subjects: Subject[] = hasTime(ball) ? [{ key: BALL, name: 'Ball', team: null, cells: ball }] : [];
  for (const team of TEAMS) {
    for (const player of playersOf(report, team)) {
      const cells = players[player.key];
      if (cells && hasTime(cells)) subjects.push({ key: player.key, name: player.name, team, cells });
    }
  }
  return subjects;
}
