import type { CameraPose, LiveLead } from '@datacoach/contract';

/** A move of the leader, and when this page received it (`performance.now()`). */
export interface ReceivedLead extends LiveLead {
  readonly receivedAt: number;
}

export interface Shown {
  readonly time: number;
  readonly playing: boolean;
  readonly speed: number;
}

const MS_PER_SECOND = 1000;
/** Max difference between pages while the match plays and while it is paused, s. */
const MAX_DRIFT = { playing: 0.35, still: 0.02 } as const;
/** Longest step of the viewer's clock between two pictures, and how finely its state says the time, s. */
const STEP = 0.25;
const TENTH = 0.11;

export function calculateLedTime(
  { time, playing, speed, age, receivedAt }: Shown & Pick<ReceivedLead, 'age' | 'receivedAt'>,
  now: number,
  length: number,
): number {
  if (!playing) return Math.min(time, length);
  return Math.min(time + ((age + now - receivedAt) / MS_PER_SECOND) * speed, length);
}

/** Whether two pages are at different moments, more than the network and slow machines explain. */
export const isOutOfSync = (a: number, b: number, playing: boolean): boolean =>
  Math.abs(a - b) > (playing ? MAX_DRIFT.playing : MAX_DRIFT.still);

/**
 * Whether someone has used the controls between two states of the viewer's clock: it doesn't start, change its speed
 * or jump by itself, and stops only at the end.
 */
export function isOwnMove(before: Shown, after: Shown, length: number): boolean {
  if (before.speed !== after.speed) return true;
  if (before.playing !== after.playing) return after.playing || after.time < length - TENTH;
  const passed = after.time - before.time;
  if (!after.playing) return Math.abs(passed) > 0.001;
  return passed < -0.001 || passed > STEP * after.speed + 2 * TENTH;
}

interface View {
  readonly camera: LiveLead['camera'];
  readonly player: string | null;
  readonly pose: CameraPose | null;
}

/** Equal for views that show the same. */
export const getViewKey = ({ camera, player, pose }: View): string =>
  JSON.stringify([camera, camera === 'player' ? player : null, pose && roundPose(pose)]);

/** Rounds a camera to what can be seen, uu and degrees. */
export const roundPose = ({ position, target, up, fov }: CameraPose): CameraPose => ({
  position: roundVector(position, 1),
  target: roundVector(target, 1),
  up: roundVector(up, 1000),
  fov: Math.round(fov * 10) / 10,
});

function roundVector({ x, y, z }: CameraPose['up'], parts: number): CameraPose['up'] {
  const roundPart = (value: number) => Math.round(value * parts) / parts + 0;
  return { x: roundPart(x), y: roundPart(y), z: roundPart(z) };
}
