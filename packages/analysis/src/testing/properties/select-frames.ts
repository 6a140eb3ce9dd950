import type { Timeline } from '../../timeline/timeline.ts';
import type { ClockTrack } from '../../timeline/tracks.ts';

type Column = Float32Array | Float64Array | Uint8Array | Uint16Array | Int16Array;

/** Picks rows of the columns, in the order of `frames`. */
function pick<T extends Record<string, Column>>(columns: T, frames: readonly number[]): T {
  const picked: Record<string, Column> = {};
  for (const [name, column] of Object.entries(columns)) {
    const Type = column.constructor as new (length: number) => Column;
    const rows = new Type(frames.length);
    for (let row = 0; row < frames.length; row++) rows[row] = column[frames[row]!]!;
    picked[name] = rows;
  }
  return picked as T;
}

/**
 * Returns the timeline with only these frames, ascending. What the game sent in a dropped frame moves to the next
 * kept one; anything before the first or after the last is gone.
 */
function selectFrames(timeline: Timeline, frames: readonly number[], clock: ClockTrack): Timeline {
  const first = frames[0]!;
  const last = frames.at(-1)!;
  const rowByFrame = new Int32Array(last + 1);
  for (let row = 0, frame = first; frame <= last; frame++) {
    rowByFrame[frame] = row;
    if (frame === frames[row]) row++;
  }
  const row = (frame: number): number => rowByFrame[Math.min(last, Math.max(first, frame))]!;
  const kept = <T extends { frame: number }>(list: readonly T[]): T[] =>
    list
      .filter(({ frame }) => frame >= first && frame <= last)
      .map((each) => ({ ...each, frame: row(each.frame) }));
  return {
    ...timeline,
    frames: frames.length,
    clock,
    ball: pick(timeline.ball, frames),
    players: timeline.players.map((player) => ({
      ...player,
      presence: player.presence
        .filter(({ from, to }) => from <= last && to >= first)
        .map(({ from, to }) => ({ from: row(from), to: row(to) })),
      ballCam: [...player.ballCam.filter(({ frame }) => frame <= first).slice(-1), ...player.ballCam]
        .filter(({ frame }, index) => frame <= last && (index === 0 || frame > first))
        .map(({ frame, on }) => ({ frame: row(frame), on })),
      car: player.car && pick(player.car, frames),
    })),
    pickups: kept(timeline.pickups),
    demolitions: kept(timeline.demolitions),
    moves: kept(timeline.moves),
    dodgeRefreshes: kept(timeline.dodgeRefreshes),
    rises: kept(timeline.rises),
    goals: kept(timeline.goals),
    explosions: kept(timeline.explosions),
    statEvents: kept(timeline.statEvents),
    items: timeline.items
      .filter(({ frame, endFrame }) => frame <= last && endFrame >= first)
      .map((item) => ({
        ...item,
        frame: row(item.frame),
        usedFrame: item.usedFrame === null || item.usedFrame > last ? null : row(item.usedFrame),
        endFrame: row(item.endFrame),
      })),
    tileChanges: kept(timeline.tileChanges),
  };
}

/** Returns the frames from `start` up to but not including `end` as a separate match. */
export function cutTimeline(timeline: Timeline, start: number, end: number): Timeline {
  const frames = Array.from({ length: end - start }, (_, index) => start + index);
  const rows = pick(timeline.clock, frames);
  const before = start === 0 ? 0 : timeline.clock.elapsed[start - 1]!;
  const elapsed = rows.elapsed.map((seconds) => seconds - before);
  return selectFrames(timeline, frames, { ...rows, elapsed });
}

/**
 * Returns the match as a slower recorder would have written it: the content of every third frame moves to the next
 * one, unless that has newer data.
 */
export function dropEveryThird(timeline: Timeline): Timeline {
  const dropped = (frame: number): boolean => frame % 3 === 2;
  const frames = Array.from({ length: timeline.frames }, (_, frame) => frame).filter(
    (frame) => !dropped(frame),
  );
  const clock = pick(timeline.clock, frames);
  for (let row = 1; row < frames.length; row++) {
    if (dropped(frames[row]! - 1)) clock.delta[row]! += timeline.clock.delta[frames[row]! - 1]!;
  }
  const late = (flags: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> =>
    flags.map((flag, frame) => (frame > 0 && dropped(frame - 1) ? flag | flags[frame - 1]! : flag));
  const shown: Timeline = {
    ...timeline,
    ball: { ...timeline.ball, updated: late(timeline.ball.updated) },
    players: timeline.players.map((player) => ({
      ...player,
      car: player.car && {
        ...player.car,
        updated: late(player.car.updated),
        boostUpdated: late(player.car.boostUpdated),
        boostGranted: late(player.car.boostGranted),
      },
    })),
  };
  return selectFrames(shown, frames, clock);
}
