import { formatNumber, formatSpan } from '@datacoach/analysis/format-number';
import { METRICS, PITCH_ZONES } from '@datacoach/analysis/metadata';
import type { MatchInsight } from '@datacoach/contract';
import { useState } from 'react';
import { PITCH_VIEW, PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import classes from '../gamedata.module.css';
import { useMatch } from '../match/match-context.ts';
import { listPlayers, TEAMS } from '../team-words.ts';

const HEAT_STEPS = 6;
/** Zones that extend into the goals end at the goal line here. */
const GOAL_LINE = 5120;

const zoneLabel = (code: number) =>
  METRICS.find(({ key }) => key === `timeInZone${code}`)?.label ?? `Zone ${code}`;

/** A player's live play, or touches, over the pitch's 24 zones, attacking to the right. */
export function ZoneMap({ insight }: { insight: MatchInsight }) {
  const { report, me, search } = useMatch();
  const players = TEAMS.flatMap((team) => listPlayers(report, team)).filter(
    ({ key }) => insight.players[key],
  );
  const [chosen, setChosen] = useState<string | null>(null);
  const [layer, setLayer] = useState<'seconds' | 'touches'>('seconds');
  const { ref, width } = useElementWidth();
  const player = players.find(({ key }) => key === (chosen ?? search.player ?? me)) ?? players[0];
  const values = (player && insight.players[player.key]?.zones[layer]) ?? [];
  const total = values.reduce((sum, value) => sum + value, 0);
  const max = Math.max(...values, Number.EPSILON);
  const pixel = width > 0 ? PITCH_VIEW.width / width : 1;
  const words = (index: number) => {
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
          aria-label={`Zones of ${player.name}: ${PITCH_ZONES.map(({ code }, index) => `${zoneLabel(code)} ${words(index)}`).join(', ')}`}
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
                  <title>{`${zoneLabel(code)}: ${words(index)}`}</title>
                </rect>
                <text
                  x={(left + right) / 2}
                  y={-(fromX + toX) / 20 + 4 * pixel}
                  fontSize={Math.min(12 * pixel, 34)}
                  textAnchor="middle"
                  className={classes.zoneMapNumber}
                  data-strong={step >= HEAT_STEPS - 2 || undefined}
                >
                  {layer === 'seconds' ? words(index).replace('%', '') : words(index)}
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
