import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchInsight } from '@datacoach/contract';
import { formatClock } from '../../../shared/format/duration.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../gamedata.module.css';
import { useMatch } from '../match/match-context.ts';
import { listPlayers, TEAMS, teamName } from '../team-words.ts';
import PICTURE_TERMS from '../words/picture-terms.data.json' with { type: 'json' };
import { BarLegend, DividedBar, PlayerBar } from './divided-bar.tsx';

const ROLES = [
  { key: 'ambiguous', label: 'crowding' },
  { key: 'third', label: 'third man' },
  { key: 'second', label: 'second man' },
  { key: 'first', label: 'first man' },
] as const;

/** Each player's share of time as first, second and third man. */
export function RoleShares({ insight }: { insight: MatchInsight }) {
  const { report, me } = useMatch();
  const rows = TEAMS.flatMap((team) => listPlayers(report, team)).flatMap((player) => {
    const roles = insight.players[player.key]?.roles;
    return roles && Object.values(roles).some((seconds) => seconds > 0) ? [{ player, roles }] : [];
  });
  const parts = ROLES.filter(({ key }) => rows.some(({ roles }) => roles[key] > 0));
  return (
    <Panel title="Roles" term={PICTURE_TERMS.roles} aside={rows.length > 0 && <BarLegend parts={parts} />}>
      {rows.length === 0 ? (
        <p className="text-t2">
          {report.match.teamSize === 1
            ? 'Roles need a teammate. In Duel you’re always first man.'
            : 'This replay doesn’t have enough data for roles.'}
        </p>
      ) : (
        <ul>
          {rows.map(({ player, roles }) => (
            <PlayerBar key={player.key} player={player} me={me} data-roles={player.key}>
              <DividedBar
                name={player.name}
                team={player.team}
                parts={parts.map(({ key, label }) => ({ key, label, value: roles[key] }))}
              />
            </PlayerBar>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Live play by possession, and how long each player has the ball. */
export function PossessionShares({ insight }: { insight: MatchInsight }) {
  const { report, me } = useMatch();
  const possession = insight.teams[0]?.possession;
  const parts = possession
    ? [
        { key: 'blue', label: teamName(report, 0), value: possession.team },
        { key: 'nobody', label: 'no one', value: possession.neutral },
        { key: 'orange', label: teamName(report, 1), value: possession.opponents },
      ]
    : [];
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const players = TEAMS.flatMap((team) => listPlayers(report, team)).map((player) => ({
    player,
    own: insight.players[player.key]?.possession.own ?? 0,
  }));
  const longest = Math.max(1, ...players.map(({ own }) => own));
  if (total === 0) {
    return (
      <Panel title="Possession" term={PICTURE_TERMS.possession}>
        <p className="text-t2">No one had the ball under control in this match.</p>
      </Panel>
    );
  }
  const words = parts.map(
    ({ label, value }) => `${label} ${formatClock(value)}, ${formatNumber((value / total) * 100)}%`,
  );
  return (
    <Panel title="Possession" term={PICTURE_TERMS.possession} aside="of play">
      <div
        className={`${classes.teams} flex gap-0.5 h-4.5`}
        role="img"
        aria-label={`Possession: ${words.join('; ')}`}
      >
        {parts.map(({ key, value }) => (
          <i
            key={key}
            data-side={key}
            style={{ flexGrow: value }}
            title={words[parts.findIndex((part) => part.key === key)]}
          />
        ))}
      </div>
      <p
        className={`${classes.teamWords} text-xs flex flex-wrap justify-between gap-x-3 gap-y-0.5 mt-1 mb-3 text-t3`}
      >
        {parts.map(({ key, label, value }) => (
          <span key={key} data-side={key}>
            {label} <b className="text-t1">{formatClock(value)}</b> {formatNumber((value / total) * 100)}%
          </span>
        ))}
      </p>
      <ul aria-label="Seconds each player had the ball">
        {players.map(({ player, own }) => (
          <PlayerBar key={player.key} player={player} me={me} data-own={player.key}>
            <span
              className={`${classes.own} flex items-center gap-2 font-stretch-92%`}
              data-team={player.team === 0 ? 'blue' : 'orange'}
            >
              <i style={{ width: `calc((100% - 112px) * ${(own / longest).toFixed(4)})` }} />
              {formatClock(own)} <small className="text-t3 text-[12px]">alone</small>
            </span>
          </PlayerBar>
        ))}
      </ul>
    </Panel>
  );
}
