import type { MechanicKey } from '../insight/mechanics.table.ts';

/** Mechanics whose attempts are events with a code, so that what follows them is known. */
export const CODED_MECHANICS: readonly {
  readonly code: number;
  readonly mechanic: MechanicKey;
  readonly drill: string;
}[] = [
  { code: 205, mechanic: 'dribble', drill: 'dribbles' },
  { code: 200, mechanic: 'flick', drill: 'dribbles' },
  { code: 195, mechanic: 'mustyFlick', drill: 'dribbles' },
  { code: 210, mechanic: 'airDribble', drill: 'airDribbles' },
  { code: 150, mechanic: 'singleAerial', drill: 'aerials' },
  { code: 155, mechanic: 'doubleAerial', drill: 'aerials' },
  { code: 190, mechanic: 'ceilingShot', drill: 'airRoll' },
  { code: 185, mechanic: 'flipReset', drill: 'flipResets' },
  { code: 50, mechanic: 'doubleTap', drill: 'doubleTaps' },
  { code: 45, mechanic: 'redirect', drill: 'redirects' },
  { code: 160, mechanic: 'pinch', drill: 'power' },
  { code: 180, mechanic: 'speedFlip', drill: 'kickoffs' },
  { code: 170, mechanic: 'halfFlip', drill: 'recoveries' },
  { code: 175, mechanic: 'waveDash', drill: 'recoveries' },
  { code: 215, mechanic: 'backboardRead', drill: 'backboard' },
];

export const MECHANIC_CODES: readonly number[] = CODED_MECHANICS.map(({ code }) => code);
