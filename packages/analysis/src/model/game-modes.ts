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
