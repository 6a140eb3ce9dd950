import {
  type AttributeHandlers,
  getRigidBodyScale,
  type ReplayBody,
  type RigidBodyScale,
  type Spawn,
} from '@datacoach/replay';
import { getActorKind } from './actor-kinds.ts';
import { forLive, type TimelinePart } from './concern.ts';
import { GrowableColumns } from './growable-columns.ts';
import { createMovingBody, type MovingBody, updateBody, writeBody } from './moving-body.ts';
import { BALL_COLUMNS, type BallTrack, type ClockTrack, NO_TEAM, PHASE } from './tracks.ts';

interface BallActor extends MovingBody {
  actorId: number;
  /** A copy in the game's own goal replay. */
  copy: boolean;
  hitTeam: number;
  exploded: boolean;
}

export interface Explosion {
  frame: number;
  /** uu. */
  x: number;
  y: number;
  z: number;
  /** PRI actor of the scorer, in files that name them. */
  scorerActor: number | null;
}

/** Explosions this close in time are one, repeated at a keyframe: goals are always at least 3 s apart. */
const SAME_EXPLOSION_FRAMES = 60;

/** Tracks the ball in play: the newest one that isn't a replay copy. */
export class Ball implements TimelinePart {
  readonly attributes: AttributeHandlers;
  readonly explosions: Explosion[] = [];
  /** Class and object name of the first ball. */
  firstClass = '';
  firstObject = '';
  readonly #table = new GrowableColumns(BALL_COLUMNS, 1);
  readonly #live = new Map<number, BallActor>();
  #current: BallActor | null = null;
  #scale: RigidBodyScale | null = null;
  #objects: string[] = [];
  #frame = 0;

  constructor() {
    const on = forLive(this.#live);
    this.attributes = {
      'TAGame.RBActor_TA:ReplicatedRBState': on((ball, body) => {
        if (this.#scale) updateBody(ball, body, this.#scale);
      }),
      'TAGame.RBActor_TA:bReplayActor': on((ball, value) => {
        ball.copy ||= value;
      }),
      'TAGame.Ball_TA:HitTeamNum': on((ball, value) => {
        ball.hitTeam = value;
      }),
      'TAGame.Ball_TA:ReplicatedExplosionData': (actorId, { location }) => {
        this.#explode(actorId, location, null);
      },
      'TAGame.Ball_TA:ReplicatedExplosionDataExtended': (actorId, { location, scorer }) => {
        this.#explode(actorId, location, scorer.actor && scorer.id >= 0 ? scorer.id : null);
      },
    };
  }

  start(body: ReplayBody, rows: number): void {
    this.#table.ensure(rows);
    this.#scale = getRigidBodyScale(body.header.version);
    this.#objects = body.content.objects;
  }

  spawned(spawn: Spawn): void {
    if (getActorKind(spawn.className) !== 'ball') return;
    if (this.firstClass === '') {
      this.firstClass = spawn.className;
      this.firstObject = this.#objects[spawn.objectId] ?? '';
    }
    const { actorId } = spawn;
    const ball: BallActor = {
      ...createMovingBody(),
      actorId,
      copy: false,
      hitTeam: NO_TEAM,
      exploded: false,
    };
    this.#live.delete(actorId); // keep the map in order of age
    this.#live.set(actorId, ball);
    this.#current = null;
  }

  destroyed(actorId: number): void {
    if (this.#live.delete(actorId)) this.#current = null;
  }

  endFrame(frame: number): void {
    this.#frame = frame + 1;
    this.#table.ensure(frame + 1);
    const ball = this.#newest();
    if (ball?.hasBody) {
      const { columns } = this.#table;
      columns.present[frame] = 1;
      columns.updated[frame] = ball.updated ? 1 : 0;
      writeBody(columns, frame, ball);
      columns.hitTeam[frame] = ball.hitTeam;
      columns.exploded[frame] = ball.exploded ? 1 : 0;
    } else {
      this.#table.columns.hitTeam[frame] = NO_TEAM;
    }
    for (const other of this.#live.values()) other.updated = false;
  }

  finish(frames: number): BallTrack {
    return this.#table.first(frames);
  }

  #newest(): BallActor | null {
    if (this.#current !== null && !this.#current.copy && this.#current.hasBody) return this.#current;
    let newest: BallActor | null = null;
    for (const ball of this.#live.values()) if (!ball.copy && ball.hasBody) newest = ball;
    this.#current = newest;
    return newest;
  }

  #explode(actorId: number, at: { x: number; y: number; z: number }, scorerActor: number | null): void {
    const ball = this.#live.get(actorId);
    if (!ball || ball.copy) return;
    ball.exploded = true;
    const last = this.explosions.at(-1);
    if (last && this.#frame - last.frame < SAME_EXPLOSION_FRAMES) return;
    this.explosions.push({ frame: this.#frame, x: at.x, y: at.y, z: at.z, scorerActor });
  }
}

/** The ball rests on the center spot until it is hit; farther away than this it has been hit, uu. */
const KICKOFF_SPOT_UU = 2;

/**
 * Infers when the ball was hit, which files before 2016-03 don't say: after each countdown the round waits for
 * kickoff until the ball leaves its spot.
 */
export function inferBallHits(clock: ClockTrack, ball: BallTrack): void {
  const { phase } = clock;
  let waiting = true;
  for (let frame = 0; frame < phase.length; frame++) {
    if (phase[frame] === PHASE.countdown) waiting = true;
    if (phase[frame] !== PHASE.live || !waiting) continue;
    const offSpot = Math.hypot(ball.x[frame] ?? 0, ball.y[frame] ?? 0) > KICKOFF_SPOT_UU;
    if (ball.present[frame] === 1 && offSpot) waiting = false;
    else phase[frame] = PHASE.kickoffWaiting;
  }
}
