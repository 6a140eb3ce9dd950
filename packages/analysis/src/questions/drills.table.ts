import { type TrainingPack, trainingPack } from '../training/training-packs.table.ts';

export interface Drill {
  readonly key: string;
  readonly name: string;
  /** What to do, how often, and when it counts. */
  readonly text: string;
  readonly minutes: number;
  readonly packs: readonly TrainingPack[];
}

/** Drills by weakness, with packs that train it. Source: game-and-stats.md 9.3. */
export const DRILLS: readonly Drill[] = [
  {
    key: 'accuracy',
    name: 'Ground shots into both corners',
    text: '50 ground shots from all angles. Name a bottom corner before each; it counts from 70 % on.',
    minutes: 12,
    packs: [trainingPack('Ground Shots')],
  },
  {
    key: 'openNets',
    name: 'Open nets in one touch',
    text: 'Easy rolling and bouncing balls, one touch each. Start over after a miss until ten go in a row.',
    minutes: 10,
    packs: [trainingPack("Shots You Shouldn't Miss")],
  },
  {
    key: 'power',
    name: 'Power shots',
    text: 'Hit the ball with the middle of the nose right after the dodge: 100 km/h and more counts.',
    minutes: 12,
    packs: [trainingPack('Powershots'), trainingPack('Power Shots')],
  },
  {
    key: 'placement',
    name: 'Call the corner',
    text: 'Say aloud which corner you aim at before each shot. 7 of 10 have to go there.',
    minutes: 12,
    packs: [trainingPack('Novice Striker'), trainingPack('Ground Shots Power')],
  },
  {
    key: 'firstTouch',
    name: 'Catch and carry',
    text: 'Free play: let the ball roll, catch it on the car, carry it for 3 seconds, let it go. Ten in a row.',
    minutes: 12,
    packs: [trainingPack('Catches, Dribbles and Flicks')],
  },
  {
    key: 'redirects',
    name: 'Finish passes from the air',
    text: 'Meet passes in the air and turn them on goal. Two sets of ten; 4 of 10 on target counts.',
    minutes: 12,
    packs: [trainingPack('Aerial Shots - Passes'), trainingPack('Aerial Shots - Redirect')],
  },
  {
    key: 'backboard',
    name: 'Read the backboard',
    text: 'Read the bounce and touch the ball within 1.2 seconds of it. Two sets of ten.',
    minutes: 12,
    packs: [
      trainingPack('Backboard Therapy'),
      trainingPack('Backboard Reads'),
      trainingPack('Basic Rebound Practice'),
    ],
  },
  {
    key: 'doubleTaps',
    name: 'Double taps',
    text: 'Set the ball up against the backboard and finish it yourself. Ten tries a set, three sets.',
    minutes: 12,
    packs: [trainingPack('Double Tap Playground')],
  },
  {
    key: 'saves',
    name: 'Saves into the corner',
    text: '50 mixed saves. A save counts when it goes to the corner and not back to the middle.',
    minutes: 12,
    packs: [
      trainingPack('Saves'),
      trainingPack('Saves Training'),
      trainingPack('Save Consistency'),
      trainingPack('Overhead Saves'),
    ],
  },
  {
    key: 'clears',
    name: 'Clear away from the middle',
    text: 'First touch away from the middle, with speed. It counts when the ball leaves your third at the side.',
    minutes: 12,
    packs: [
      trainingPack('Clears Training'),
      trainingPack('Hard Saves and Clears'),
      trainingPack('Corner Defense'),
      trainingPack('Novice Defender'),
    ],
  },
  {
    key: 'shadow',
    name: 'Shadow defence',
    text: 'Retreat, match the speed of the attacker, and challenge only when his touch is long.',
    minutes: 12,
    packs: [trainingPack('Shadow Defense')],
  },
  {
    key: 'challenges',
    name: 'Low 50/50s',
    text: 'Casual duels with one goal: arrive with the nose low and block the line to the middle of your goal.',
    minutes: 15,
    packs: [],
  },
  {
    key: 'wallControl',
    name: 'Out of the corner along the wall',
    text: 'Free play: take the ball out of your corner along the wall past midfield in three touches, ten in a row.',
    minutes: 12,
    packs: [trainingPack('Off-The-Wall Control')],
  },
  {
    key: 'rotation',
    name: 'Rotate to the back post',
    text: 'One session with one rule: rotate back post only, and say your role aloud. Then mark three rotations in a replay.',
    minutes: 20,
    packs: [],
  },
  {
    key: 'pads',
    name: 'Small-pad laps',
    text: 'Drive from goal line to goal line on small pads alone, 60 seconds without a big one, five laps.',
    minutes: 8,
    packs: [],
  },
  {
    key: 'recoveries',
    name: 'Half flips, wave dashes, landings',
    text: 'A loop of half flips, wave dashes and powerslide landings. 20 clean ones in a row.',
    minutes: 10,
    packs: [trainingPack('Recovery Training'), trainingPack('Drift and Wave Dash Recovery')],
  },
  {
    key: 'aerials',
    name: 'Fast aerials',
    text: 'Fast aerials to the height of the crossbar and above: 7 of 10 with a touch counts.',
    minutes: 12,
    packs: [
      trainingPack('Basic Aerials'),
      trainingPack('Fast Aerials'),
      trainingPack('Sudden Aerials'),
      trainingPack('Aerials Off Wall'),
    ],
  },
  {
    key: 'dribbles',
    name: 'Carries and flicks',
    text: 'Ten carries over half the field, each ended by a flick past a mark.',
    minutes: 12,
    packs: [
      trainingPack('Ground Dribble Practice'),
      trainingPack('Catch, Dribble, Flick'),
      trainingPack('Dribble Training'),
    ],
  },
  {
    key: 'airDribbles',
    name: 'Wall to air',
    text: 'Set the ball up from the wall, three touches in the air.',
    minutes: 15,
    packs: [
      trainingPack('Wall to Air Dribble'),
      trainingPack('Wall Shots'),
      trainingPack('Wall Shots Power'),
    ],
  },
  {
    key: 'flipResets',
    name: 'Flip resets',
    text: 'Reset, then shoot. Ten tries a set; count the resets, not the goals.',
    minutes: 15,
    packs: [trainingPack('Flip Reset')],
  },
  {
    key: 'airRoll',
    name: 'Air roll control',
    text: 'Shots that need the car turned in the air. Two sets of ten, the second with the other direction.',
    minutes: 12,
    packs: [
      trainingPack('Air Roll Shots'),
      trainingPack('Directional Air Roll Practice'),
      trainingPack('Power shot + air roll'),
    ],
  },
  {
    key: 'kickoffs',
    name: 'Kickoffs from each side',
    text: '20 kickoffs a spawn side, timed: 1.97 s from the diagonals, 2.22 s beside the middle, 2.53 s from the back.',
    minutes: 12,
    packs: [
      trainingPack("Musty's Speed Flip Kickoff Test"),
      trainingPack('Speed Flip Training'),
      trainingPack("Mertzy's"),
    ],
  },
  {
    key: 'afterKickoff',
    name: 'After the kickoff',
    text: 'Ten kickoffs of each kind, and play the next three seconds out: boost, position, second touch.',
    minutes: 12,
    packs: [
      trainingPack('Mastering Kickoffs'),
      trainingPack('Kickoff Practice'),
      trainingPack('Kickoff Redirects'),
    ],
  },
];

/** Drill that trains a metric, and how much of it training moves, 0-1: a habit or a mechanic more than a result. */
export const DRILL_OF_METRIC: Readonly<Record<string, readonly [drill: string, trainable: number]>> = {
  xg: ['placement', 0.5],
  goalsMinusXg: ['accuracy', 0.6],
  shotAccuracy: ['accuracy', 1],
  xgPerShot: ['placement', 0.6],
  shotsOnTarget: ['accuracy', 0.9],
  shots: ['accuracy', 0.6],
  shotSpeed: ['power', 0.9],
  openNetConversion: ['openNets', 1],
  passes: ['firstTouch', 0.7],
  passCompletionPct: ['firstTouch', 0.8],
  xa: ['redirects', 0.5],
  centerSuccessPct: ['redirects', 0.7],
  xga: ['shadow', 0.5],
  savePct: ['saves', 0.9],
  goalsPrevented: ['saves', 0.8],
  clearSuccessPct: ['clears', 0.9],
  challengeWinPct: ['challenges', 0.8],
  takeaways: ['shadow', 0.6],
  dangerousTurnovers: ['wallControl', 0.9],
  turnovers: ['firstTouch', 0.8],
  caughtAhead: ['rotation', 0.9],
  shadowTimePct: ['shadow', 0.9],
  transitionExitPct: ['wallControl', 0.7],
  avgSpeed: ['recoveries', 0.8],
  supersonicPct: ['recoveries', 0.8],
  aerialSuccessPct: ['aerials', 1],
  aerialTouches: ['aerials', 0.9],
  touchQuality: ['firstTouch', 1],
  whiffs: ['airRoll', 0.8],
  recoveryTime: ['recoveries', 1],
  mechanicDiversity: ['dribbles', 0.7],
  powerslides: ['recoveries', 0.9],
  dribbleTime: ['dribbles', 0.9],
  timeBehindBall: ['rotation', 1],
  doubleCommits: ['rotation', 1],
  ambiguousRoleShare: ['rotation', 0.9],
  spacingIndex: ['rotation', 0.9],
  bcpm: ['pads', 1],
  smallPadShare: ['pads', 1],
  timeZeroPct: ['pads', 1],
  overfill: ['pads', 1],
  backPostRotationPct: ['rotation', 1],
  firstManShare: ['rotation', 0.8],
  kickoffWinPct: ['kickoffs', 0.9],
  kickoffPossessionPct: ['afterKickoff', 0.7],
  firstTouchPct: ['kickoffs', 0.9],
  kickoffTime: ['kickoffs', 1],
  kickoffGoalDifference: ['afterKickoff', 0.5],
  supportPossessionPct: ['afterKickoff', 0.7],
};

export function drillOf(key: string | null): Drill | null {
  return DRILLS.find((drill) => drill.key === key) ?? null;
}
