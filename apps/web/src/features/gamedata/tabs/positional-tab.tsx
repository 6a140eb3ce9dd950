import { formatNumber, formatSpan } from '@datacoach/analysis/format-number';
import { METRICS, PITCH_ZONES } from '@datacoach/analysis/metadata';
import type { MatchInsight } from '@datacoach/contract';
import { useState } from 'react';
import { formatClock } from '../../../shared/format/date.ts';
import { PITCH_VIEW, PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { BarLegend, DividedBar, PlayerBar } from '../components/divided-bar.tsx';
import { PairTab } from '../components/waiting.tsx';
import classes from '../gamedata.module.css';
import { useMatch } from '../match/match-context.ts';
import { getTeamName, listAllPlayers, TEAM_KEYS } from '../match/teams.ts';
import PICTURE_TERMS from '../text/picture-terms.data.json' with { type: 'json' };

export default function PositionalTab({ insight }: { insight: MatchInsight }) {
  return (
    <PairTab group="positional" title="Positional, every player">
      <ZoneMap insight={insight} />
      <div className="grid gap-gutter content-start">
        <RoleShares insight={insight} />
        <PossessionShares insight={insight} />
      </div>
    </PairTab>
  );
}

const HEAT_STEPS = 6;
/** Zones that extend into the goals end at the goal line here. */
const GOAL_LINE = 5120;

const formatZone = (code: number) =>
  METRICS.find(({ key }) => key === `timeInZone${code}`)?.label ?? `Zone ${code}`;

/** A player's live play, or touches, over the pitch's 24 zones, attacking to the right. */
function ZoneMap({ insight }: { insight: MatchInsight }) {
  const { report, me, search } = useMatch();
  const players = listAllPlayers(report).filter(({ key }) => insight.players[key]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [layer, setLayer] = useState<'seconds' | 'touches'>('seconds');
  const { ref, width } = useElementWidth();
  const player = players.find(({ key }) => key === (chosen ?? search.player ?? me)) ?? players[0];
  const values = (player && insight.players[player.key]?.zones[layer]) ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const max = Math.max(...values, Number.EPSILON);
  const pixel = width > 0 ? PITCH_VIEW.width / width : 1;
  const describeZoneShare = (index: number) => {
    const value = values[index] ?? 0;
    return layer === 'seconds'
      ? `${formatNumber(total > 0 ? (value / total) * 100 : 0)}%`
      : formatNumber(value);
  };
  if (!player) return null;
  return (
    <Panel
      title="Zones of the field"
      term={{
        label: 'Zones of the field',
        definition:
          'The field in 24 rectangles, turned so the player attacks to the right. Time: % of play with their car there. Touches: how often they touched the ball there.',
      }}
      aside={
        <select
          className="max-w-45 h-7 px-2 py-0 border border-line-control rounded-2 bg-s1 text-t1 font-inherit text-[14px] max-md:h-10"
          aria-label="Whose zones"
          value={player.key}
          onChange={(event) => setChosen(event.target.value)}
        >
          {players.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      }
    >
      <Segmented
        label="Layer"
        value={layer}
        onChange={setLayer}
        choices={[
          { value: 'seconds', label: 'Time' },
          { value: 'touches', label: 'Touches' },
        ]}
      />
      <div ref={ref} className="mt-2">
        <svg
          viewBox={PITCH_VIEW_BOX}
          width="100%"
          role="img"
          aria-label={`Zones of ${player.name}: ${PITCH_ZONES.map(({ code }, index) => `${formatZone(code)} ${describeZoneShare(index)}`).join(', ')}`}
          style={{ display: 'block' }}
        >
          {PITCH_ZONES.map(({ code, fromX, toX, fromY, toY }, index) => {
            const left = Math.max(fromY, -GOAL_LINE) / 10;
            const right = Math.min(toY, GOAL_LINE) / 10;
            const step = Math.round(((values[index] ?? 0) / max) * HEAT_STEPS);
            return (
              <g key={code} data-zone={code}>
                <rect
                  x={left}
                  y={-toX / 10}
                  width={right - left}
                  height={(toX - fromX) / 10}
                  fill={`var(--heat-${step})`}
                  stroke="var(--s1)"
                  strokeWidth={pixel}
                >
                  <title>{`${formatZone(code)}: ${describeZoneShare(index)}`}</title>
                </rect>
                <text
                  x={(left + right) / 2}
                  y={-(fromX + toX) / 20 + 4 * pixel}
                  fontSize={Math.min(12 * pixel, 34)}
                  textAnchor="middle"
                  className={classes.zoneMapNumber}
                  data-strong={step >= HEAT_STEPS - 2 || undefined}
                >
                  {layer === 'seconds' ? describeZoneShare(index).replace('%', '') : describeZoneShare(index)}
                </text>
              </g>
            );
          })}
          <PitchLines standard={false} />
        </svg>
      </div>
      <p className="text-xs mt-2 text-t2">
        {layer === 'seconds'
          ? `% of ${formatSpan(total)} with a car on the field`
          : `${formatNumber(total)} touches`}
        . Attacking to the right.
      </p>
    </Panel>
  );
}

const ROLES = [
  { key: 'ambiguous', label: 'crowding' },
  { key: 'third', label: 'third man' },
  { key: 'second', label: 'second man' },
  { key: 'first', label: 'first man' },
] as const;

/** Each player's share of time as first, second and third man. */
function RoleShares({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const rows = listAllPlayers(report).flatMap((player) => {
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
            <PlayerBar key={player.key} player={player} data-roles={player.key}>
              <DividedBar
                player={player}
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
function PossessionShares({ insight }: { insight: MatchInsight }) {
  const { report } = useMatch();
  const possession = insight.teams[0]?.possession;
  const parts = possession
    ? [
        { key: 'blue', label: getTeamName(report, 0), value: possession.team },
        { key: 'nobody', label: 'no one', value: possession.neutral },
        { key: 'orange', label: getTeamName(report, 1), value: possession.opponents },
      ]
    : [];
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const players = listAllPlayers(report).map((player) => ({
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
  const describeZoneShare = parts.map(
    ({ label, value }) => `${label} ${formatClock(value)}, ${formatNumber((value / total) * 100)}%`,
  );
  return (
    <Panel title="Possession" term={PICTURE_TERMS.possession} aside="of play">
      <div
        className={`${classes.teams} flex gap-0.5 h-4.5`}
        role="img"
        aria-label={`Possession: ${describeZoneShare.join('; ')}`}
      >
        {parts.map(({ key, value }) => (
          <i
            key={key}
            data-side={key}
            style={{ flexGrow: value }}
            title={describeZoneShare[parts.findIndex((part) => part.key === key)]}
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
          <PlayerBar key={player.key} player={player} data-own={player.key}>
            <span
              className={`${classes.own} flex items-center gap-2 font-stretch-92%`}
              data-team={TEAM_KEYS[player.team]}
            >
              <i style={{ width: `calc((100% - 112px) * ${(own / longest).toFixed(4)})` }} />
              {formatClock(own)} <small className="text-t3 text-[12px]">solo</small>
            </span>
          </PlayerBar>
        ))}
      </ul>
    </Panel>
  );
}
