import { clamp } from '../physics/geometry.ts';

/** What a player is least good at. */
export type Weakness = 'finishing' | 'boost' | 'kickoffs' | 'aerials' | 'rotation';

export interface Skill {
  /** Rank 1 (Bronze I) to 22 (Supersonic Legend); fractions lie in between. */
  tier: number;
  weakness?: Weakness;
  /** How bad the weakness still is: 1 at first, 0 when it has been trained away. */
  severity?: number;
}

/** What a rank means on the field. Shares are 0 to 1; where nothing else is said they are chances. */
export interface Ability {
  /** Seconds between two looks at the play. */
  thinkSeconds: number;
  /** Standard deviation of a hit's direction, rad. */
  spread: number;
  /** The same for shots. */
  shotSpread: number;
  /** Of going up for a ball that only a flight reaches. */
  aerial: number;
  /** Of controlling a free ball instead of hitting it away. */
  control: number;
  /** Of making a move (flip, wave dash) while driving, each second. */
  movesPerSecond: number;
  /** Of doing the harder move where there is an easy one. */
  mechanics: number;
  /** Of seeing a pad beside the way. */
  padSense: number;
  /** Of keeping away from a ball that is a mate's. */
  discipline: number;
  /** Of a speed flip at the kickoff. */
  speedFlip: number;
  /** Share of full speed that is dared. */
  pace: number;
  /** Frames until a new look at where the ball will be. */
  lookFrames: number;
  /** Of a touch that goes where the car happens to send it. */
  mishit: number;
  /** Of throwing the car into a shot. */
  leap: number;
  /** Of holding boost down where speed helps. */
  boostUse: number;
}

export function abilityOf({ tier, weakness, severity = 1 }: Skill): Ability {
  const rank = clamp(tier / 22, 0, 1);
  const bad = (which: Skill['weakness']): number => (weakness === which ? severity : 0);
  return {
    thinkSeconds: 0.3 - 0.18 * rank,
    spread: 0.3 - 0.16 * rank,
    shotSpread: (0.32 - 0.14 * rank) * (1 + 1.1 * bad('finishing')),
    aerial: (0.2 + 0.8 * rank) * (1 - 0.85 * bad('aerials')),
    control: 0.06 + 0.16 * rank,
    movesPerSecond: 0.35 + 0.7 * rank,
    mechanics: clamp((tier - 5) / 17, 0, 1) * (1 - 0.6 * bad('aerials')),
    padSense: (0.35 + 0.6 * rank) * (1 - 0.7 * bad('boost')),
    discipline: (0.5 + 0.32 * rank) * (1 - 0.55 * bad('rotation')),
    speedFlip: clamp((tier - 8) / 10, 0, 0.95) * (1 - bad('kickoffs')),
    pace: Math.min(1, 0.72 + 0.4 * rank),
    lookFrames: Math.round(13 - 11 * rank),
    mishit: 0.4 - 0.36 * rank,
    leap: 0.2 + 0.75 * rank,
    boostUse: (0.3 + 0.6 * rank) * (1 - 0.35 * bad('boost')),
  };
}
