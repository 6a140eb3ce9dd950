import { getAttackSign, type TeamIndex } from '../model/teams.ts';
import type { Timeline, TimelinePlayer } from './timeline.ts';
import { type BallTrack, type CarTrack, type ClockTrack, PHASE, PRESENCE } from './tracks.ts';

/** A player with a car, as detectors see them. */
export interface PlayerView {
  /** Index into `Timeline.players`. */
  index: number;
  team: TeamIndex;
  /** Converts field x and y to their attack frame: X = sign · x, Y = sign · y. */
  sign: 1 | -1;
  car: CarTrack;
  player: TimelinePlayer;
}

/** A match prepared for the detectors: who plays, when play is live. Built once, shared by all. */
export interface MatchView {
  timeline: Timeline;
  frames: number;
  clock: ClockTrack;
  ball: BallTrack;
  /** Players who had a car, sorted as in the timeline (team, then key). */
  players: readonly PlayerView[];
  teams: readonly [readonly PlayerView[], readonly PlayerView[]];
  /** 1 where the phase is live (the ball has been hit, no goal yet), else 0. */
  live: Uint8Array;
  /** 1 where the phase is live or waiting for the first kickoff touch, else 0. */
  motion: Uint8Array;
  /** 1 in motion and in celebrations after goals, where boost, demolitions and powerslides count too. */
  counted: Uint8Array;
  /** Returns the first frame at or after `elapsed` seconds, or `frames` if there is none. */
  frameAt(elapsed: number): number;
  isAlive(player: PlayerView, frame: number): boolean;
  viewOf(player: number): PlayerView | undefined;
}

export function createMatchView(timeline: Timeline): MatchView {
  const { clock, ball, frames } = timeline;
  const players = timeline.players.flatMap((player, index): PlayerView[] =>
    player.car === null
      ? []
      : [{ index, team: player.team, sign: getAttackSign(player.team), car: player.car, player }],
  );
  const live = new Uint8Array(frames);
  const motion = new Uint8Array(frames);
  const counted = new Uint8Array(frames);
  for (let frame = 0; frame < frames; frame++) {
    const phase = clock.phase[frame];
    live[frame] = phase === PHASE.live ? 1 : 0;
    motion[frame] = phase === PHASE.live || phase === PHASE.kickoffWaiting ? 1 : 0;
    counted[frame] = motion[frame] === 1 || phase === PHASE.postGoal || phase === PHASE.finished ? 1 : 0;
  }
  return {
    timeline,
    frames,
    clock,
    ball,
    players,
    teams: [players.filter(({ team }) => team === 0), players.filter(({ team }) => team === 1)],
    live,
    motion,
    counted,
    frameAt: (elapsed) => findFirstAtOrAfter(clock.elapsed, frames, elapsed),
    isAlive: ({ car }, frame) => car.presence[frame] === PRESENCE.alive,
    viewOf: (player) => players.find(({ index }) => index === player),
  };
}

function findFirstAtOrAfter(column: Float64Array, length: number, target: number): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (column[middle]! < target) low = middle + 1;
    else high = middle;
  }
  return low;
}
