import { BIG_PAD, BOOST_PADS, FLOOR_TILES, SMALL_PAD, type ViewerTracks } from '@datacoach/analysis/metadata';
import type { Position } from './interpolate-body.ts';
import { findFrame } from './playback.ts';

/** The effect of a goal or demolition, visible for a moment. */
export interface Burst {
  readonly kind: 'goal' | 'demolition';
  readonly time: number;
  readonly place: Position;
  /** Team whose color it has: the scorer's, or that of the demolished car. */
  readonly team: 0 | 1;
}

export const BURST_SECONDS = 1.4;

const COUNTDOWN = 1;

export function listBursts({ clock: { elapsed }, ball, players, demolitions }: ViewerTracks): Burst[] {
  const bursts: Burst[] = [];
  for (let frame = 1; frame < elapsed.length; frame++) {
    if (ball.exploded[frame] !== 1 || ball.exploded[frame - 1] === 1) continue;
    const position = getPosition(ball, frame - 1);
    bursts.push({ kind: 'goal', time: elapsed[frame] ?? 0, place: position, team: position.y > 0 ? 0 : 1 });
  }
  for (const { frame, victim } of demolitions) {
    const player = players[victim];
    if (!player?.car) continue;
    const position = getPosition(player.car, Math.max(frame - 1, 0));
    bursts.push({ kind: 'demolition', time: elapsed[frame] ?? 0, place: position, team: player.team });
  }
  return bursts.sort((a, b) => a.time - b.time);
}

const getPosition = (body: Record<'x' | 'y' | 'z', ArrayLike<number>>, frame: number): Position => ({
  x: body.x[frame] ?? 0,
  y: body.y[frame] ?? 0,
  z: body.z[frame] ?? 0,
});

/** Which pads of the standard layout are available at a time: taken ones respawn on schedule, and all do before a kickoff. */
export function createPadReader({ clock, pickups }: ViewerTracks): (time: number) => readonly boolean[] {
  const { elapsed, phase } = clock;
  const kickoffs: number[] = [];
  for (let frame = 1; frame < elapsed.length; frame++) {
    if (phase[frame] === COUNTDOWN && phase[frame - 1] !== COUNTDOWN) kickoffs.push(elapsed[frame] ?? 0);
  }
  const taken = BOOST_PADS.map(({ big }, pad) => {
    const { respawnSeconds } = big ? BIG_PAD : SMALL_PAD;
    return pickups
      .filter((pickup) => pickup.pad === pad)
      .map(({ frame }) => {
        const from = elapsed[frame] ?? 0;
        const reset = kickoffs.find((kickoff) => kickoff > from) ?? Number.POSITIVE_INFINITY;
        return { from, until: Math.min(from + respawnSeconds, reset) };
      });
  });
  return (time) => taken.map((times) => !times.some(({ from, until }) => from <= time && time < until));
}

/** State of each tile of Dropshot's floor at a time: 0 whole, 1 damaged, 2 open. */
export function createTileReader({ clock, tiles }: ViewerTracks): (time: number) => Uint8Array {
  const states = new Uint8Array(FLOOR_TILES.length);
  return (time) => {
    const now = findFrame(clock.elapsed, time);
    states.fill(0);
    for (const { frame, tile, state } of tiles) {
      if (frame > now) break;
      states[tile] = state;
    }
    return states;
  };
}
