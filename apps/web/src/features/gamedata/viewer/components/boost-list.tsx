import { NativeSelect } from '@mantine/core';
import { getTeamName, TEAM_KEYS, TEAMS } from '../../match/teams.ts';
import { findFrame } from '../playback/playback.ts';
import { usePlayback, useViewer } from '../viewer-context.ts';
import type { CameraKind } from '../viewer-search.ts';
import classes from './boost-list.module.css';
import viewerClasses from './viewer.module.css';

const MAX_RAW_BOOST = 255;
const ALIVE = 1;

interface Gauge {
  /** 0-100; null in files without amounts. */
  readonly boost: number | null;
  readonly isOut: boolean;
}

/** Everyone's current boost gauge, by index in the tracks. */
function useGauges(): readonly Gauge[] {
  const { tracks } = useViewer();
  const { time } = usePlayback();
  const frame = Math.max(findFrame(tracks.clock.elapsed, time + 0.05), 0);
  return tracks.players.map(({ car }) => {
    const raw = car?.boost[frame] ?? -1;
    return {
      boost: raw < 0 ? null : Math.round((raw * 100) / MAX_RAW_BOOST),
      isOut: car?.presence[frame] !== ALIVE,
    };
  });
}

/** All players with their boost, one team per side as in a broadcast; clicking a player switches to their camera. */
export function BoostList() {
  const { report, camera, watched } = useViewer();
  const gauges = useGauges();
  return (
    <>
      {TEAMS.map((team) => (
        <ul
          key={team}
          className={classes.list}
          data-team={TEAM_KEYS[team]}
          aria-label={`Players and boost, ${getTeamName(report, team)}`}
        >
          <Rows team={team} gauges={gauges} />
        </ul>
      ))}
      {camera === 'player' && <Gauge gauge={gauges[watched]} index={watched} />}
    </>
  );
}

function Rows({ team, gauges }: { team: 0 | 1; gauges: readonly Gauge[] }) {
  const { tracks, players, order, watched, watch, setCamera, camera } = useViewer();
  return order.map((index, playerIndex) => {
    const player = tracks.players[index];
    const { boost, isOut } = gauges[index] ?? { boost: null, isOut: true };
    if (player?.team !== team) return null;
    return (
      <li key={player.key}>
        <button
          type="button"
          aria-pressed={camera === 'player' && index === watched}
          onClick={() => {
            watch(index);
            setCamera('player');
          }}
        >
          <span
            className={`${classes.key} text-2xs px-1.25 border border-line-strong rounded-[3px] text-t2 text-center`}
            aria-hidden="true"
          >
            {playerIndex + 1}
          </span>
          <span className={`${classes.name} truncate`}>{players[index]?.name ?? player.key}</span>
          <span className={`${classes.bar} h-1 bg-line-strong`} aria-hidden="true">
            <i style={{ width: `${isOut ? 0 : (boost ?? 0)}%` }} />
          </span>
          <span className="text-right num">{isOut ? 'out' : (boost ?? '–')}</span>
        </button>
      </li>
    );
  });
}

const RADIUS = 38;
/** Share of the circle that the gauge covers; the bottom is open, as in the game. */
const OPEN = 0.75;
const AROUND = 2 * Math.PI * RADIUS;

/** Boost ring of the player whose camera is used; the list has the same value as text. */
function Gauge({ gauge, index }: { gauge: Gauge | undefined; index: number }) {
  const { tracks } = useViewer();
  if (!gauge || gauge.boost === null) return null;
  const boost = gauge.isOut ? 0 : gauge.boost;
  const formatDashArray = (share: number) => `${AROUND * OPEN * share} ${AROUND}`;
  const common = { cx: 48, cy: 48, r: RADIUS, fill: 'none', strokeWidth: 9, transform: 'rotate(135 48 48)' };
  return (
    <svg
      className={classes.gauge}
      viewBox="0 0 96 96"
      data-team={TEAM_KEYS[tracks.players[index]?.team ?? 0]}
      aria-hidden="true"
    >
      <circle cx="48" cy="48" r="47" className="fill-bg/72" />
      <circle {...common} stroke="var(--line-strong)" strokeDasharray={formatDashArray(1)} />
      <circle {...common} stroke="var(--team)" strokeDasharray={formatDashArray(boost / 100)} />
      <text x="48" y="57" textAnchor="middle" fontSize="28" fontWeight="600" fill="var(--t1)">
        {boost}
      </text>
    </svg>
  );
}

const OTHERS = [
  { value: 'director', label: 'Director' },
  { value: 'ball', label: 'Ball' },
  { value: 'stand', label: 'Stadium' },
  { value: 'top', label: 'Top' },
] as const satisfies readonly { value: CameraKind; label: string }[];

export function SecondView() {
  const { second, setSecond, order, players } = useViewer();
  if (!second) return null;
  const value = second.camera === 'player' ? String(second.watched) : second.camera;
  return (
    <div className={viewerClasses.second}>
      <NativeSelect
        size="xs"
        aria-label="Second view"
        value={value}
        onChange={({ currentTarget }) => {
          const other = OTHERS.find((one) => one.value === currentTarget.value);
          const player = { camera: 'player', watched: Number(currentTarget.value) } as const;
          setSecond(other ? { camera: other.value, watched: second.watched } : player);
        }}
        data={[
          ...order.map((index) => ({
            value: String(index),
            label: players[index]?.name ?? `Player ${index + 1}`,
          })),
          ...OTHERS,
        ]}
      />
    </div>
  );
}
