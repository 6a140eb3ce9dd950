import type { TeamIndex } from '../model/teams.ts';
import { GrowableColumns } from '../timeline/growable-columns.ts';
import { createMatchView, type MatchView } from '../timeline/match-view.ts';
import type { MoveKind } from '../timeline/moves.ts';
import type { Timeline, TimelinePlayer } from '../timeline/timeline.ts';
import {
  BALL_COLUMNS,
  CAR_COLUMNS,
  CLOCK_COLUMNS,
  NO_TEAM,
  PHASE,
  type Phase,
  PRESENCE,
} from '../timeline/tracks.ts';

/** Position of something at a time: field coordinates, uu. Omitted velocities are derived from the path. */
export interface Position {
  x: number;
  y: number;
  z: number;
  vx?: number;
  vy?: number;
  vz?: number;
}

/** A car: angles in radians; yaw 0 faces +x, positive pitch raises the nose, positive roll lowers the right side. */
export interface CarPosition extends Position {
  yaw?: number;
  pitch?: number;
  roll?: number;
  wx?: number;
  wy?: number;
  wz?: number;
  boosting?: boolean;
  handbrake?: boolean;
}

export interface HandMadeCar {
  team: TeamIndex;
  at: (time: number) => CarPosition;
  moves?: { time: number; kind: MoveKind; direction?: { forward: number; right: number } | null }[];
  /** Times at which the game returned the flip. */
  refreshes?: number[];
}

export interface HandMadeMatch {
  seconds: number;
  cars: HandMadeCar[];
  ball?: (time: number) => Position;
  /** Phase by time; live if omitted. */
  phase?: (time: number) => Phase;
  /** Frames per second; 30 if omitted. */
  rate?: number;
}

const FAR_BALL: Position = { x: 0, y: 5000, z: 93, vx: 0, vy: 0, vz: 0 };
const SLOPE_SECONDS = 1e-4;

/** Creates a hand-made match view: every body is updated in every frame. Positions are functions of time. */
export function handMadeMatch({ seconds, cars, ball, phase, rate = 30 }: HandMadeMatch): MatchView {
  const frames = Math.round(seconds * rate) + 1;
  const clock = new GrowableColumns(CLOCK_COLUMNS, frames).first(frames);
  const balls = new GrowableColumns(BALL_COLUMNS, frames).first(frames);
  const getFrame = (time: number): number => Math.round(time * rate);
  for (let frame = 0; frame < frames; frame++) {
    const time = frame / rate;
    clock.time[frame] = time;
    clock.delta[frame] = frame === 0 ? 0 : 1 / rate;
    clock.elapsed[frame] = time;
    clock.phase[frame] = phase?.(time) ?? PHASE.live;
    clock.seconds[frame] = 300 - Math.floor(time);
    balls.present[frame] = 1;
    balls.updated[frame] = 1;
    balls.hitTeam[frame] = NO_TEAM;
    balls.qw[frame] = 1;
    writeBody(balls, frame, time, ball ?? (() => FAR_BALL));
  }
  const players = cars.map(({ team, at }, index): TimelinePlayer => {
    const car = new GrowableColumns(CAR_COLUMNS, frames).first(frames);
    for (let frame = 0; frame < frames; frame++) {
      const time = frame / rate;
      const position = at(time);
      car.presence[frame] = PRESENCE.alive;
      car.life[frame] = 1;
      car.updated[frame] = 1;
      writeBody(car, frame, time, at);
      [car.qx[frame], car.qy[frame], car.qz[frame], car.qw[frame]] = quaternion(position);
      car.wx[frame] = position.wx ?? 0;
      car.wy[frame] = position.wy ?? 0;
      car.wz[frame] = position.wz ?? 0;
      car.boost[frame] = 85;
      car.boosting[frame] = position.boosting ? 1 : 0;
      car.handbrake[frame] = position.handbrake ? 1 : 0;
      car.throttle[frame] = 128;
      car.steer[frame] = 128;
    }
    return {
      key: `hand:${index}`,
      name: `Player ${index}`,
      nameHidden: false,
      uniqueId: null,
      team,
      bot: false,
      camera: null,
      ballCam: [],
      bodyId: null,
      steeringSensitivity: null,
      switched: false,
      counters: { score: 0, goals: 0, assists: 0, saves: 0, shots: 0, demolitions: 0 },
      presence: [{ from: 0, to: frames - 1 }],
      car,
    };
  });
  const timeline: Timeline = {
    header: {
      version: { major: 868, minor: 32, net: 10 },
      gameType: 'TAGame.Replay_Soccar_TA',
      properties: [],
    },
    content: {
      levels: [],
      keyframes: [],
      network: new Uint8Array(),
      debugInfo: [],
      tickMarks: [],
      packages: [],
      objects: [],
      names: [],
      classIndices: [],
      netCache: [],
    },
    frames,
    clock,
    ball: balls,
    players,
    pickups: [],
    demolitions: [],
    moves: cars
      .flatMap(({ moves = [] }, player) =>
        moves.map(({ time, kind, direction = null }) => ({ frame: getFrame(time), player, kind, direction })),
      )
      .sort((a, b) => a.frame - b.frame),
    dodgeRefreshes: cars
      .flatMap(({ refreshes = [] }, player) => refreshes.map((time) => ({ frame: getFrame(time), player })))
      .sort((a, b) => a.frame - b.frame),
    rises: [],
    goals: [],
    explosions: [],
    items: [],
    tileChanges: [],
    tileStates: [],
    statEvents: [],
    facts: {
      playlist: null,
      matchGuid: '',
      startEpoch: null,
      forfeit: false,
      ballClass: '',
      ballObject: '',
      eventClass: '',
      eventObject: '',
      rumbleItems: false,
      unlimitedBoost: false,
      changedRules: [],
      boostAmounts: true,
      teamNames: [null, null],
      firstScores: [0, 0],
      teamScores: [null, null],
    },
  };
  return createMatchView(timeline);
}

type Body = Record<'x' | 'y' | 'z' | 'vx' | 'vy' | 'vz', Float32Array>;

function writeBody(body: Body, frame: number, time: number, at: (time: number) => Position): void {
  const position = at(time);
  const next = at(time + SLOPE_SECONDS);
  body.x[frame] = position.x;
  body.y[frame] = position.y;
  body.z[frame] = position.z;
  body.vx[frame] = position.vx ?? (next.x - position.x) / SLOPE_SECONDS;
  body.vy[frame] = position.vy ?? (next.y - position.y) / SLOPE_SECONDS;
  body.vz[frame] = position.vz ?? (next.z - position.z) / SLOPE_SECONDS;
}

/** Yaw about z, then pitch, then roll about the car's axes. */
function quaternion({ yaw = 0, pitch = 0, roll = 0 }: CarPosition): [number, number, number, number] {
  const [sy, cy] = [Math.sin(yaw / 2), Math.cos(yaw / 2)];
  const [sp, cp] = [Math.sin(-pitch / 2), Math.cos(pitch / 2)]; // a turn about +y lowers the nose
  const [sr, cr] = [Math.sin(-roll / 2), Math.cos(roll / 2)];
  return [
    cy * cp * sr - sy * sp * cr,
    cy * sp * cr + sy * cp * sr,
    sy * cp * cr - cy * sp * sr,
    cy * cp * cr + sy * sp * sr,
  ];
}
