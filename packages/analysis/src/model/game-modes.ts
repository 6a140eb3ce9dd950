/** Game modes as the report names them. */
const GAME_MODES = [
  'soccar',
  'hoops',
  'snowday',
  'rumble',
  'dropshot',
  'heatseeker',
  'knockout',
  'training',
  'other',
] as const;
export type GameMode = (typeof GAME_MODES)[number];

export const MODE_LABELS: Readonly<Record<GameMode, string>> = {
  soccar: 'Soccar',
  hoops: 'Hoops',
  snowday: 'Snow Day',
  rumble: 'Rumble',
  dropshot: 'Dropshot',
  heatseeker: 'Heatseeker',
  knockout: 'Knockout',
  training: 'Training',
  other: 'a special mode',
};

/** What the stream shows of the rules of a match. */
export interface ModeEvidence {
  /** Mode of the playlist, null when the id is missing or unknown. */
  playlistMode: GameMode | null;
  /** Object name of the first ball, '' when there was none. */
  ballObject: string;
  /** Class of the ball, '' when there was none. */
  ballClass: string;
  /** Class and object name of the game event, '' when there was none. */
  eventClass: string;
  eventObject: string;
  /** A rumble item was seen. */
  rumbleItems: boolean;
}

/** Part of the ball's object name (lower case) to mode. Source: game-and-stats.md 2.2. */
const BALL_MODES: readonly (readonly [part: string, mode: GameMode])[] = [
  ['puck', 'snowday'],
  ['basketball', 'hoops'],
  ['breakout', 'dropshot'],
  ['ball_god', 'heatseeker'],
  ['godball', 'heatseeker'],
  ['ball_training', 'training'],
  ['ball_tutorial', 'training'],
];

/** Ball classes with rules of their own that have no page here. */
const OTHER_BALL_CLASSES = ['TAGame.Ball_Haunted_TA', 'TAGame.Ball_Fire_TA'];

/**
 * The mode of a match. The ball decides before the playlist does: tournaments, private and offline matches can be
 * any mode, and playlist ids can be new.
 */
export function classifyMode(evidence: ModeEvidence): GameMode {
  const ball = evidence.ballObject.toLowerCase();
  const event = `${evidence.eventClass} ${evidence.eventObject}`.toLowerCase();
  if (event.includes('knockout')) return 'knockout';
  if (event.includes('tutorial') || event.includes('training') || event.includes('_fte_')) return 'training';
  for (const [part, mode] of BALL_MODES) if (ball.includes(part)) return mode;
  if (OTHER_BALL_CLASSES.includes(evidence.ballClass)) return 'other';
  if (evidence.rumbleItems || event.includes('gameevent_items')) return 'rumble';
  return evidence.playlistMode ?? 'soccar';
}
