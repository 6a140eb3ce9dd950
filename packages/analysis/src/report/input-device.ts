import type { ReportPlayer } from '@datacoach/contract';
import type { TimelinePlayer } from '../timeline/timeline.ts';
import { PRESENCE } from '../timeline/tracks.ts';

/** Steering values sent by keys: full left (0, and 1 as the mirror of 255), straight, full right. */
const KEY_STEPS: ReadonlySet<number> = new Set([0, 1, 128, 255]);
/** Fewer steering changes than this are not conclusive. */
const MIN_CHANGES = 100;
/**
 * Min share of changes to a value sent by keys. Measured: keyboards 100%, sticks at most 67% (241 players of the
 * shared replays).
 */
const KEYBOARD_SHARE = 0.98;
const STICK_SHARE = 0.8;

/** Returns whether a player steers with keys or a stick; null if unclear, and for bots. */
export function getInputDevice({ bot, car }: TimelinePlayer): ReportPlayer['input'] {
  if (bot || car === null) return null;
  const { steer, presence } = car;
  let changes = 0;
  let steps = 0;
  for (let frame = 1; frame < steer.length; frame++) {
    if (steer[frame] === steer[frame - 1] || presence[frame] !== PRESENCE.alive) continue;
    changes += 1;
    if (KEY_STEPS.has(steer[frame]!)) steps += 1;
  }
  if (changes < MIN_CHANGES) return null;
  const share = steps / changes;
  if (share >= KEYBOARD_SHARE) return 'keyboard';
  return share <= STICK_SHARE ? 'controller' : null;
}
