/** A training pack of the game. */
export interface TrainingPack {
  readonly name: string;
  /** Four groups of four hexadecimal digits. */
  readonly code: string;
  /** Independent public lists that name it. */
  readonly sources: 'single' | 'two' | 'many';
}

export interface Drill {
  readonly key: string;
  readonly name: string;
  /** What to do, how often, and when it counts. */
  readonly text: string;
  readonly minutes: number;
  readonly packs: readonly TrainingPack[];
}

const pack = (name: string, code: string, sources: TrainingPack['sources']): TrainingPack => ({
  name,
  code,
  sources,
});

/** Drills by weakness, with the packs of public lists. Source: game-and-stats.md 9.3; creators can delete packs. */
export const DRILLS: readonly Drill[] = [
  {
    key: 'accuracy',
    name: 'Ground shots into both corners',
    text: '50 ground shots from all angles. Name a bottom corner before each; it counts from 70 % on.',
    minutes: 12,
    packs: [pack('Ground Shots', '6EB1-79B2-33B8-681C', 'two')],
  },
  {
    key: 'openNets',
    name: 'Open nets in one touch',
    text: 'Easy rolling and bouncing balls, one touch each. Start over after a miss until ten go in a row.',
    minutes: 10,
    packs: [pack("Shots You Shouldn't Miss", '42BF-686D-E047-574B', 'two')],
  },
  {
    key: 'power',
    name: 'Power shots',
    text: 'Hit the ball with the middle of the nose right after the dodge: 100 km/h and more counts.',
    minutes: 12,
    packs: [
      pack('Powershots', '7028-5E10-88EF-E83E', 'two'),
      pack('Power Shots', '6CF3-4C0B-32B4-1AC7', 'single'),
    ],
  },
  {
    key: 'placement',
    name: 'Call the corner',
    text: 'Say aloud which corner you aim at before each shot. 7 of 10 have to go there.',
    minutes: 12,
    packs: [
      pack('Novice Striker', '137F-0F44-6FA1-91EE', 'single'),
      pack('Ground Shots Power', '686A-3255-1E41-942D', 'single'),
    ],
  },
  {
    key: 'firstTouch',
    name: 'Catch and carry',
    text: 'Free play: let the ball roll, catch it on the car, carry it for 3 seconds, let it go. Ten in a row.',
    minutes: 12,
    packs: [pack('Catches, Dribbles and Flicks', '8FA1-DC94-C18D-D82B', 'single')],
  },
  {
    key: 'redirects',
    name: 'Finish passes from the air',
    text: 'Meet passes in the air and turn them on goal. Two sets of ten; 4 of 10 on target counts.',
    minutes: 12,
    packs: [
      pack('Aerial Shots - Passes', 'C7E0-9E0B-B739-A899', 'single'),
      pack('Aerial Shots - Redirect', 'CE79-F64D-344F-5F1E', 'single'),
    ],
  },
  {
    key: 'backboard',
    name: 'Read the backboard',
    text: 'Read the bounce and touch the ball within 1.2 seconds of it. Two sets of ten.',
    minutes: 12,
    packs: [
      pack('Backboard Therapy', 'D7F8-FD53-98D1-DAFE', 'two'),
      pack('Backboard Reads', '2486-EEA6-B887-A040', 'single'),
      pack('Basic Rebound Practice', '3DBA-229E-745C-429C', 'single'),
    ],
  },
  {
    key: 'doubleTaps',
    name: 'Double taps',
    text: 'Set the ball up against the backboard and finish it yourself. Ten tries a set, three sets.',
    minutes: 12,
    packs: [pack('Double Tap Playground', 'CAFC-FB3E-3C0F-B8F1', 'two')],
  },
  {
    key: 'saves',
    name: 'Saves into the corner',
    text: '50 mixed saves. A save counts when it goes to the corner and not back to the middle.',
    minutes: 12,
    packs: [
      pack('Saves', '2E23-ABD5-20C6-DBD4', 'single'),
      pack('Saves Training', 'CEAE-1B2A-63D2-02C6', 'single'),
      pack('Save Consistency', '5ED2-0D32-270A-3266', 'single'),
      pack('Overhead Saves', '9223-FCC3-D504-D1B8', 'single'),
    ],
  },
  {
    key: 'clears',
    name: 'Clear away from the middle',
    text: 'First touch away from the middle, with speed. It counts when the ball leaves your third at the side.',
    minutes: 12,
    packs: [
      pack('Clears Training', '4B6F-902C-0C67-730D', 'single'),
      pack('Hard Saves and Clears', '82D6-5637-12A7-5AC5', 'single'),
      pack('Corner Defense', '12AD-1F43-BE6C-A750', 'single'),
      pack('Novice Defender', '87E7-773A-CBE5-B2C3', 'single'),
    ],
  },
  {
    key: 'shadow',
    name: 'Shadow defence',
    text: 'Retreat, match the speed of the attacker, and challenge only when his touch is long.',
    minutes: 12,
    packs: [pack('Shadow Defense', '5CCE-FB29-7B05-A0B1', 'two')],
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
    packs: [pack('Off-The-Wall Control', '1839-0F86-CE07-EE1F', 'single')],
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
    packs: [
      pack('Recovery Training', 'DA42-75B1-0469-8A0F', 'single'),
      pack('Drift and Wave Dash Recovery', 'C809-86F7-C4BB-F1C1', 'single'),
    ],
  },
  {
    key: 'aerials',
    name: 'Fast aerials',
    text: 'Fast aerials to the height of the crossbar and above: 7 of 10 with a touch counts.',
    minutes: 12,
    packs: [
      pack('Basic Aerials', 'F0BD-E416-D47D-AF28', 'single'),
      pack('Fast Aerials', '97B9-5B48-5277-8A85', 'single'),
      pack('Sudden Aerials', '5D07-D0AA-964D-41D9', 'single'),
      pack('Aerials Off Wall', '5BFE-60D6-0D59-79F2', 'single'),
    ],
  },
  {
    key: 'dribbles',
    name: 'Carries and flicks',
    text: 'Ten carries over half the field, each ended by a flick past a mark.',
    minutes: 12,
    packs: [
      pack('Ground Dribble Practice', '6CE5-76CC-936D-5DD8', 'single'),
      pack('Catch, Dribble, Flick', 'E522-8440-4B25-3414', 'single'),
      pack('Dribble Training', '04C1-42C8-6E5D-6F75', 'single'),
    ],
  },
  {
    key: 'airDribbles',
    name: 'Wall to air',
    text: 'Set the ball up from the wall, three touches in the air.',
    minutes: 15,
    packs: [
      pack('Wall to Air Dribble', '5A65-4073-F310-5495', 'single'),
      pack('Wall Shots', '9F6D-4387-4C57-2E4B', 'single'),
      pack('Wall Shots Power', '2357-6259-ECC9-AE02', 'single'),
    ],
  },
  {
    key: 'flipResets',
    name: 'Flip resets',
    text: 'Reset, then shoot. Ten tries a set; count the resets, not the goals.',
    minutes: 15,
    packs: [pack('Flip Reset', 'CEB6-7AF0-9A2E-B92D', 'single')],
  },
  {
    key: 'airRoll',
    name: 'Air roll control',
    text: 'Shots that need the car turned in the air. Two sets of ten, the second with the other direction.',
    minutes: 12,
    packs: [
      pack('Air Roll Shots', '84D2-072D-80CF-7D0D', 'two'),
      pack('Directional Air Roll Practice', 'F28D-A55C-C924-B26E', 'single'),
      pack('Power shot + air roll', '1C4E-D311-1506-B6C1', 'two'),
    ],
  },
  {
    key: 'kickoffs',
    name: 'Kickoffs from each side',
    text: '20 kickoffs a spawn side, timed: 1.97 s from the diagonals, 2.22 s beside the middle, 2.53 s from the back.',
    minutes: 12,
    packs: [
      pack("Musty's Speed Flip Kickoff Test", 'A503-264C-A7EB-D282', 'many'),
      pack('Speed Flip Training', '936E-C293-5DF5-2D5C', 'single'),
      pack("Mertzy's", '7657-2F43-9B3A-A0A6', 'single'),
    ],
  },
  {
    key: 'afterKickoff',
    name: 'After the kickoff',
    text: 'Ten kickoffs of each kind, and play the next three seconds out: boost, position, second touch.',
    minutes: 12,
    packs: [
      pack('Mastering Kickoffs', '8939-4C63-B233-83C1', 'two'),
      pack('Kickoff Practice', '7EE0-F697-7453-7123', 'single'),
      pack('Kickoff Redirects', 'AEA3-64CF-4309-A0FA', 'single'),
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
