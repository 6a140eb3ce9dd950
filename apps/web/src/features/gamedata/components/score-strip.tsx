import type { MatchReport } from '@datacoach/contract';
import { clockWords } from '../../../shared/format/duration.ts';
import { playersOf, TEAM_KEYS, type Team, teamName } from '../team-words.ts';
import { EventGlyph } from './event-glyph.tsx';
import classes from './score-strip.module.css';

/** Names toward the middle, score plates, and who scored when under it. */
export function ScoreStrip({ report }: { report: MatchReport }) {
  const [blue, orange] = [report.teams[0]?.score ?? 0, report.teams[1]?.score ?? 0];
  const scored = report.timeline.some((event) => event.kind === 'goal');
  return (
    <div>
      <div className="grid grid-cols-[1fr_56px_56px_1fr] gap-0.5 items-stretch mb-1.5 max-md:grid-cols-[1fr_40px_40px_1fr]">
        <TeamNames report={report} team={0} />
        <Plate score={blue} won={blue > orange} label={`${teamName(report, 0)} ${blue}`} />
        <Plate score={orange} won={orange > blue} label={`${teamName(report, 1)} ${orange}`} />
        <TeamNames report={report} team={1} />
      </div>
      {scored && (
        <div className="text-xs grid grid-cols-[1fr_114px_1fr] items-start text-t2 max-md:grid-cols-[1fr_20px_1fr]">
          <Scorers report={report} team={0} />
          <span className="justify-self-center text-t3">
            <EventGlyph kind="goal" size={10} />
          </span>
          <Scorers report={report} team={1} />
        </div>
      )}
    </div>
  );
}

function Plate({ score, won, label }: { score: number; won: boolean; label: string }) {
  return (
    <div
      className="grid place-items-center min-h-14 bg-s3 text-t2 text-[44px] leading-11 font-bold font-stretch-78% data-won:bg-s4 data-won:text-t1"
      data-won={won || undefined}
      role="img"
      aria-label={label}
    >
      {score}
    </div>
  );
}

function TeamNames({ report, team }: { report: MatchReport; team: Team }) {
  const own = report.teams[team]?.name;
  return (
    <div
      className={`${classes.names} text-base flex flex-wrap items-center gap-x-5 gap-y-1 px-4 py-1 bg-s2`}
      data-team={TEAM_KEYS[team]}
    >
      {own && <b className="text-t2 font-medium wrap-anywhere">{own}</b>}
      {playersOf(report, team).map((player) => (
        <b className="wrap-anywhere" key={player.key} data-hidden={player.nameHidden || undefined}>
          {player.name}
        </b>
      ))}
    </div>
  );
}

function Scorers({ report, team }: { report: MatchReport; team: Team }) {
  const goals = report.timeline.filter((event) => event.kind === 'goal' && event.team === team);
  const byScorer = Map.groupBy(goals, (goal) => goal.playerName);
  return (
    <div className={`${classes.side} flex flex-wrap gap-x-3.5 gap-y-0.5 px-4.5`} data-team={TEAM_KEYS[team]}>
      {[...byScorer].map(([name, scored]) => (
        <span key={name}>
          {name || 'own goal'}{' '}
          <b className="num text-t1">{scored.map((goal) => clockWords(goal.clock)).join(', ')}</b>
        </span>
      ))}
    </div>
  );
}
