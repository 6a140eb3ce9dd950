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
      <div className={classes.strip}>
        <TeamNames report={report} team={0} />
        <Plate score={blue} won={blue > orange} label={`${teamName(report, 0)} ${blue}`} />
        <Plate score={orange} won={orange > blue} label={`${teamName(report, 1)} ${orange}`} />
        <TeamNames report={report} team={1} />
      </div>
      {scored && (
        <div className={classes.scorers}>
          <Scorers report={report} team={0} />
          <span className={classes.ball}>
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
    <div className={classes.plate} data-won={won || undefined} role="img" aria-label={label}>
      {score}
    </div>
  );
}

function TeamNames({ report, team }: { report: MatchReport; team: Team }) {
  const own = report.teams[team]?.name;
  return (
    <div className={classes.names} data-team={TEAM_KEYS[team]}>
      {own && <b className={classes.teamName}>{own}</b>}
      {playersOf(report, team).map((player) => (
        <b key={player.key} data-hidden={player.nameHidden || undefined}>
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
    <div className={classes.side} data-team={TEAM_KEYS[team]}>
      {[...byScorer].map(([name, scored]) => (
        <span key={name}>
          {name || 'own goal'}{' '}
          <b className="num">{scored.map((goal) => clockWords(goal.clock)).join(', ')}</b>
        </span>
      ))}
    </div>
  );
}
