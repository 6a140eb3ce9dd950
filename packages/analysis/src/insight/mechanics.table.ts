import type { EventKind } from '../detectors/event-kinds.table.ts';

/** A mechanic of the mechanics list, with what counts as one and when it came off. */
export interface Mechanic {
  readonly code: number;
  readonly key: string;
  readonly label: string;
  /** Kind of event that an attempt is; its definition says what is looked for. */
  readonly kind: EventKind;
  /** What makes an attempt a success, in the player's words. */
  readonly success: string;
}

const PLAYED =
  'Your team has the ball 3 seconds later without having lost it, or shoots or scores within these 3 seconds.';
const FASTER = 'At least 150 uu/s faster over the ground within a second.';

/** The mechanics list. Source: game-and-stats.md 4.10; the numbers are stable once released. */
export const MECHANICS = [
  { code: 5, key: 'dribble', label: 'Dribble', kind: 'dribble', success: PLAYED },
  { code: 10, key: 'flick', label: 'Flick', kind: 'flick', success: PLAYED },
  { code: 15, key: 'mustyFlick', label: 'Musty flick', kind: 'flick', success: PLAYED },
  { code: 20, key: 'airDribble', label: 'Air dribble', kind: 'airDribble', success: PLAYED },
  { code: 25, key: 'singleAerial', label: 'Single aerial', kind: 'aerialJump', success: PLAYED },
  { code: 30, key: 'doubleAerial', label: 'Double aerial', kind: 'aerialJump', success: PLAYED },
  { code: 35, key: 'fastAerial', label: 'Fast aerial', kind: 'aerialJump', success: PLAYED },
  { code: 40, key: 'wallAerial', label: 'Wall aerial', kind: 'wallAerial', success: PLAYED },
  { code: 45, key: 'ceilingShot', label: 'Ceiling shot', kind: 'ceilingShot', success: PLAYED },
  { code: 50, key: 'flipReset', label: 'Flip reset', kind: 'flipReset', success: PLAYED },
  { code: 55, key: 'doubleTap', label: 'Double tap', kind: 'doubleTap', success: PLAYED },
  { code: 60, key: 'redirect', label: 'Redirect', kind: 'redirect', success: PLAYED },
  { code: 65, key: 'pinch', label: 'Pinch', kind: 'pinch', success: PLAYED },
  { code: 70, key: 'speedFlip', label: 'Speed flip', kind: 'speedFlip', success: FASTER },
  {
    code: 75,
    key: 'halfFlip',
    label: 'Half flip',
    kind: 'halfFlip',
    success: 'Turned round and driving forward at 900 uu/s or more within 1.2 seconds.',
  },
  { code: 80, key: 'waveDash', label: 'Wave dash', kind: 'waveDash', success: FASTER },
  { code: 85, key: 'zapDash', label: 'Zap dash', kind: 'zapDash', success: FASTER },
  { code: 90, key: 'stall', label: 'Stall', kind: 'stall', success: PLAYED },
  { code: 95, key: 'flip', label: 'Flip', kind: 'flip', success: FASTER },
  { code: 100, key: 'powerslide', label: 'Powerslide', kind: 'powerslide', success: FASTER },
  { code: 105, key: 'backboardRead', label: 'Backboard read', kind: 'backboardRead', success: PLAYED },
  { code: 110, key: 'halfVolley', label: 'Half volley', kind: 'halfVolley', success: PLAYED },
] as const satisfies readonly Mechanic[];
export type MechanicKey = (typeof MECHANICS)[number]['key'];
