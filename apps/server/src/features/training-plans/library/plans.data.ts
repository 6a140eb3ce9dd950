import type { PlanContent } from '@datacoach/contract';
import type { DrillKey } from './drills.data.ts';
import type { WeekKey } from './weeks.data.ts';

export interface LibraryPlan
  extends Pick<PlanContent, 'title' | 'summary' | 'tiers' | 'mode' | 'categories' | 'opensWith'> {
  /** Never changes: a plan is known by it. */
  readonly key: string;
  /** Themes in order, with other drills where the theme's own do not fit the ranks. */
  readonly weeks: readonly (WeekKey | readonly [WeekKey, ...DrillKey[]])[];
  /** What sessions of 60 minutes end with on the last day, a pack of the rank. */
  readonly warmUpPack: DrillKey | null;
}

const DUEL = 5;
const DOUBLES = 10;
const STANDARD = 15;
const OFFENSIVE = 5;
const DEFENSIVE = 10;
const POSITIONAL = 15;
const MECHANICS = 20;
const KICKOFFS = 25;

/** Ranks from Bronze I (1) to Supersonic Legend (22). */
const BRONZE = 1;
const SILVER_3 = 6;
const GOLD = 7;
const GOLD_3 = 9;
const PLATINUM = 10;
const PLATINUM_3 = 12;
const DIAMOND = 13;
const DIAMOND_3 = 15;
const CHAMPION = 16;
const CHAMPION_3 = 18;
const SSL = 22;

/** The starter library. The first five are the starter plans, one a rank group, complete on every membership. */
export const LIBRARY: readonly LibraryPlan[] = [
  {
    key: 'starter-bronze-silver',
    title: 'First touch, Bronze and Silver',
    summary: 'Hit the ball when you go for it, put it on the frame, and be on the right side of it.',
    tiers: [BRONZE, SILVER_3],
    mode: null,
    categories: [MECHANICS, OFFENSIVE, POSITIONAL],
    opensWith: 'Basic',
    weeks: ['whiffs', ['shotAccuracy', 'open-nets', 'ground-shots'], 'goalSide'],
    warmUpPack: null,
  },
  {
    key: 'starter-gold',
    title: 'Keep the ball, Gold',
    summary:
      'Saves that end in the corner, a tank that is never empty, and a first touch that stays with you.',
    tiers: [GOLD, GOLD_3],
    mode: null,
    categories: [DEFENSIVE, POSITIONAL, MECHANICS],
    opensWith: 'Basic',
    weeks: ['saves', 'emptyTank', ['controlledTouch', 'first-touch-freeplay', 'catch-and-carry']],
    warmUpPack: 'warm-up-gold',
  },
  {
    key: 'starter-platinum',
    title: 'Platinum Doubles',
    summary:
      'Recoveries, spacing, first touch and kickoff: the four habits between Platinum and Diamond with one mate.',
    tiers: [PLATINUM, PLATINUM_3],
    mode: DOUBLES,
    categories: [POSITIONAL, MECHANICS, KICKOFFS],
    opensWith: 'Basic',
    weeks: ['emptyTank', 'spacing', 'controlledTouch', 'kickoffStrength'],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'starter-diamond',
    title: 'Faster decisions, Diamond',
    summary:
      'Land and go, challenge when it is time, reach what you fly for, and give nothing away in your own half.',
    tiers: [DIAMOND, DIAMOND_3],
    mode: null,
    categories: [MECHANICS, DEFENSIVE],
    opensWith: 'Basic',
    weeks: [
      'recoveries',
      'challenges',
      ['aerialSuccess', 'fast-aerials', 'air-roll', 'sudden-aerials'],
      'dangerousTurnovers',
    ],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'starter-champion',
    title: 'Small edges, Champion and above',
    summary:
      'A tenth at kickoff, a pass out of defence, the first touch in the air, and chances worth shooting.',
    tiers: [CHAMPION, SSL],
    mode: null,
    categories: [KICKOFFS, DEFENSIVE, MECHANICS, OFFENSIVE],
    opensWith: 'Basic',
    weeks: [
      'kickoffTime',
      'transition',
      'aerialTouches',
      ['shotQuality', 'redirects', 'power-shots', 'double-taps'],
    ],
    warmUpPack: 'warm-up-champion',
  },
  {
    key: 'shots-that-count',
    title: 'Shots that count',
    summary: 'First on the frame, then from better places. For players who shoot a lot and score little.',
    tiers: [BRONZE, PLATINUM_3],
    mode: null,
    categories: [OFFENSIVE],
    opensWith: 'Platinum',
    weeks: ['shotAccuracy', ['shotAccuracy', 'power-shots', 'ground-power'], 'shotQuality'],
    warmUpPack: 'warm-up-gold',
  },
  {
    key: 'finishing-from-the-air',
    title: 'Finish what comes from above',
    summary: 'Redirects, rebounds and passes in the air, where chances come from once the floor is closed.',
    tiers: [DIAMOND, SSL],
    mode: null,
    categories: [OFFENSIVE, MECHANICS],
    opensWith: 'Platinum',
    weeks: ['chances', ['aerialSuccess', 'aerial-passes', 'air-roll', 'sudden-aerials'], 'shotQuality'],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'passing-doubles',
    title: 'Two who pass, Doubles',
    summary: 'Passes that reach your mate, and a first touch that leaves you the time for them.',
    tiers: [GOLD, CHAMPION_3],
    mode: DOUBLES,
    categories: [OFFENSIVE, MECHANICS],
    opensWith: 'Platinum',
    weeks: ['passing', 'controlledTouch', ['transition', 'wall-outlet', 'first-touch-freeplay']],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'keep-them-out',
    title: 'Keep them out',
    summary: 'Save to the corner, clear to the side, and be back before the ball is.',
    tiers: [BRONZE, PLATINUM_3],
    mode: null,
    categories: [DEFENSIVE, POSITIONAL],
    opensWith: 'Platinum',
    weeks: ['saves', 'clears', 'goalSide'],
    warmUpPack: 'warm-up-gold',
  },
  {
    key: 'last-man-standard',
    title: 'Last man, Standard',
    summary: 'When to go, when to wait, and where the ball has to leave your third in a three-man team.',
    tiers: [PLATINUM, CHAMPION_3],
    mode: STANDARD,
    categories: [DEFENSIVE],
    opensWith: 'Platinum',
    weeks: ['challenges', 'clears', 'transition', 'dangerousTurnovers'],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'duel-shadow',
    title: 'Shadow and 50/50, Duel',
    summary:
      'Alone there is nobody behind you: make him shoot from far, win the 50/50, keep the tank filled.',
    tiers: [GOLD, SSL],
    mode: DUEL,
    categories: [DEFENSIVE, POSITIONAL],
    opensWith: 'Platinum',
    weeks: ['keepThemOut', 'challenges', 'boostIncome', 'carry'],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'rotation-standard',
    title: 'Three who rotate, Standard',
    summary:
      'Spacing, back post and boost on the way: the rotation that everybody talks about, week by week.',
    tiers: [GOLD, CHAMPION],
    mode: STANDARD,
    categories: [POSITIONAL],
    opensWith: 'Platinum',
    weeks: ['spacing', 'backPost', 'boostIncome'],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'boost-whole-game',
    title: 'Boost for a whole game',
    summary: 'Small pads, clean lines and landings, until the tank is hardly ever empty.',
    tiers: [BRONZE, DIAMOND_3],
    mode: null,
    categories: [POSITIONAL],
    opensWith: 'Platinum',
    weeks: ['smallPads', 'emptyTank', 'boostIncome'],
    warmUpPack: 'warm-up-gold',
  },
  {
    key: 'up-in-the-air',
    title: 'Up in the air',
    summary: 'Reach what you go up for, go up earlier, and be back on your wheels.',
    tiers: [PLATINUM, CHAMPION_3],
    mode: null,
    categories: [MECHANICS],
    opensWith: 'Platinum',
    weeks: ['aerialSuccess', 'aerialTouches', 'recoveries'],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'carry-and-flick',
    title: 'Carry and flick',
    summary: 'Ball on the roof, a defender drawn out, and a way past him; then from the wall into the air.',
    tiers: [DIAMOND, SSL],
    mode: null,
    categories: [MECHANICS, OFFENSIVE],
    opensWith: 'Platinum',
    weeks: ['carry', 'controlledTouch', ['carry', 'wall-to-air', 'carry-and-flick']],
    warmUpPack: 'warm-up-champion',
  },
  {
    key: 'speed-everywhere',
    title: 'Speed everywhere',
    summary: 'Mean speed is what separates ranks most. Two weeks of driving, one of landing.',
    tiers: [GOLD, DIAMOND_3],
    mode: null,
    categories: [MECHANICS],
    opensWith: 'Platinum',
    weeks: ['speed', 'recoveries', ['speed', 'drift-and-dash', 'recovery-pack']],
    warmUpPack: 'warm-up-gold',
  },
  {
    key: 'kickoffs-both-sides',
    title: 'Kickoffs from both sides',
    summary: 'Faster to the ball, then stronger through it, from the left, the right and the centre.',
    tiers: [PLATINUM, SSL],
    mode: null,
    categories: [KICKOFFS],
    opensWith: 'Platinum',
    weeks: ['kickoffTime', 'kickoffStrength'],
    warmUpPack: 'warm-up-platinum',
  },
  {
    key: 'kickoffs-as-a-team',
    title: 'Kickoffs as a pair, Doubles',
    summary: 'Who goes, who cheats, who takes the boost: what the second man makes of a kickoff.',
    tiers: [GOLD, SSL],
    mode: DOUBLES,
    categories: [KICKOFFS, POSITIONAL],
    opensWith: 'Platinum',
    weeks: ['kickoffSupport', 'kickoffStrength', 'spacing'],
    warmUpPack: 'warm-up-platinum',
  },
];
