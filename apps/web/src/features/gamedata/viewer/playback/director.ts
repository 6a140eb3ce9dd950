import type { ViewerTracks } from '@datacoach/analysis/metadata';
import { BURST_SECONDS, listBursts } from './bursts.ts';
import type { Position } from './interpolate-body.ts';
import { findFrame } from './playback.ts';

/** The director's shot from a time on. */
export interface Shot {
  readonly from: number;
  /** `stand`: from the side. `attack`: from behind the ball toward a goal. `goal`: at the place where the ball went in. */
  readonly kind: 'stand' | 'attack' | 'goal';
  /** End of the field that the camera faces: -1 blue's goal, 1 orange's. */
  readonly side: -1 | 1;
  readonly place: Position | null;
}

/** Minimum length of a shot, except for goals, and how long the ball must stay in the area before a cut, s. */
const MIN_SECONDS = 3;
const SETTLED = 0.7;
const STEP = 0.1;
/** Share of the way to a goal at which an attack starts, and below which it ends. */
const ATTACK = { from: 0.5, until: 0.3 } as const;
/** How long a goal is shown, s. */
const GOAL_SECONDS = BURST_SECONDS + 0.8;

/**
 * Plans cuts that follow the play automatically: from the side, from behind the ball once it is near a goal, and at
 * each goal. Made once, so that the same time is always the same picture.
 */
export function planDirectorShots(tracks: ViewerTracks, backY: number): readonly Shot[] {
  const { elapsed } = tracks.clock;
  const goals = listBursts(tracks).filter(({ kind }) => kind === 'goal');
  const shots: Shot[] = [{ from: 0, kind: 'stand', side: 1, place: null }];
  const end = elapsed.at(-1) ?? 0;
  let requested: Pick<Shot, 'kind' | 'side'> = { kind: 'stand', side: 1 };
  let since = 0;
  for (let time = 0; time <= end; time += STEP) {
    const last = shots.at(-1) as Shot;
    const goal = goals.find((one) => one.time <= time && time < one.time + GOAL_SECONDS);
    if (goal) {
      if (last.kind !== 'goal') {
        shots.push({ from: goal.time, kind: 'goal', side: goal.place.y < 0 ? -1 : 1, place: goal.place });
      }
      continue;
    }
    const frame = findFrame(elapsed, time);
    // There's nothing else to show until the next ball spawns.
    if (last.kind === 'goal' && tracks.ball.exploded[frame] === 1) continue;
    const y = tracks.ball.present[frame] === 1 ? (tracks.ball.y[frame] ?? 0) : 0;
    const side = y < 0 ? -1 : 1;
    const edge = last.kind === 'attack' && last.side === side ? ATTACK.until : ATTACK.from;
    const kind = Math.abs(y) > edge * backY ? 'attack' : 'stand';
    if (kind !== requested.kind || (kind === 'attack' && side !== requested.side)) {
      requested = { kind, side };
      since = time;
    }
    const isSame = last.kind === kind && (kind === 'stand' || last.side === side);
    const isReady = last.kind === 'goal' || (time - since >= SETTLED && time - last.from >= MIN_SECONDS);
    if (!isSame && isReady) shots.push({ from: time, kind, side, place: null });
  }
  return shots;
}

export const findShot = (shots: readonly Shot[], time: number): Shot =>
  shots.findLast(({ from }) => from <= time) ?? (shots[0] as Shot);
