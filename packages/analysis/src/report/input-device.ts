import type { ReportPlayer } from '@datacoach/contract';
import type { TimelinePlayer } from '../timeline/timeline.ts';
import { PRESENCE } from '../timeline/tracks.ts';

/** What keys send: full left (0, and 1 as the mirror of 255), straight, full right. */
const KEY_STEPS: ReadonlySet<number> = new Set([0, 1, 128, 255]);
/** Fewer changes of the steering than this tell nothing. */
const MIN_CHANGES = 100;
/** Share of changes to a step of keys. Measured: keyboards 100%, sticks at most 67% (241 players of the shared replays). */
const KEYBOARD_SHARE = 0.98;
const STICK_SHARE = 0.8;

/** Whether somebody steers with keys or a stick; null where that can't be told, and for bots. */
export function inputDevice({ bot, car }: TimelinePlayer): ReportPlayer['input'] {
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
