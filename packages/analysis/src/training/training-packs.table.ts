/** A training pack of the game. */
export interface TrainingPack {
  readonly name: string;
  /** Four groups of four hexadecimal digits. */
  readonly code: string;
  /** Independent public lists that name it. */
  readonly sources: 'single' | 'two' | 'many';
}

/**
 * Packs of public lists by their names. Source: game-and-stats.md 9.3, whose codes have not been tried in the game by
 * us; creators can delete packs.
 */
const PACKS = {
  'Ground Shots': { code: '6EB1-79B2-33B8-681C', sources: 'two' },
  "Shots You Shouldn't Miss": { code: '42BF-686D-E047-574B', sources: 'two' },
  Powershots: { code: '7028-5E10-88EF-E83E', sources: 'two' },
  'Power Shots': { code: '6CF3-4C0B-32B4-1AC7', sources: 'single' },
  'Novice Striker': { code: '137F-0F44-6FA1-91EE', sources: 'single' },
  'Ground Shots Power': { code: '686A-3255-1E41-942D', sources: 'single' },
  'Catches, Dribbles and Flicks': { code: '8FA1-DC94-C18D-D82B', sources: 'single' },
  'Aerial Shots - Passes': { code: 'C7E0-9E0B-B739-A899', sources: 'single' },
  'Aerial Shots - Redirect': { code: 'CE79-F64D-344F-5F1E', sources: 'single' },
  'Backboard Therapy': { code: 'D7F8-FD53-98D1-DAFE', sources: 'two' },
  'Backboard Reads': { code: '2486-EEA6-B887-A040', sources: 'single' },
  'Basic Rebound Practice': { code: '3DBA-229E-745C-429C', sources: 'single' },
  'Double Tap Playground': { code: 'CAFC-FB3E-3C0F-B8F1', sources: 'two' },
  Saves: { code: '2E23-ABD5-20C6-DBD4', sources: 'single' },
  'Saves Training': { code: 'CEAE-1B2A-63D2-02C6', sources: 'single' },
  'Save Consistency': { code: '5ED2-0D32-270A-3266', sources: 'single' },
  'Overhead Saves': { code: '9223-FCC3-D504-D1B8', sources: 'single' },
  'Clears Training': { code: '4B6F-902C-0C67-730D', sources: 'single' },
  'Hard Saves and Clears': { code: '82D6-5637-12A7-5AC5', sources: 'single' },
  'Corner Defense': { code: '12AD-1F43-BE6C-A750', sources: 'single' },
  'Novice Defender': { code: '87E7-773A-CBE5-B2C3', sources: 'single' },
  'Shadow Defense': { code: '5CCE-FB29-7B05-A0B1', sources: 'two' },
  'Off-The-Wall Control': { code: '1839-0F86-CE07-EE1F', sources: 'single' },
  'Recovery Training': { code: 'DA42-75B1-0469-8A0F', sources: 'single' },
  'Drift and Wave Dash Recovery': { code: 'C809-86F7-C4BB-F1C1', sources: 'single' },
  'Basic Aerials': { code: 'F0BD-E416-D47D-AF28', sources: 'single' },
  'Fast Aerials': { code: '97B9-5B48-5277-8A85', sources: 'single' },
  'Sudden Aerials': { code: '5D07-D0AA-964D-41D9', sources: 'single' },
  'Aerials Off Wall': { code: '5BFE-60D6-0D59-79F2', sources: 'single' },
  'Ground Dribble Practice': { code: '6CE5-76CC-936D-5DD8', sources: 'single' },
  'Catch, Dribble, Flick': { code: 'E522-8440-4B25-3414', sources: 'single' },
  'Dribble Training': { code: '04C1-42C8-6E5D-6F75', sources: 'single' },
  'Wall to Air Dribble': { code: '5A65-4073-F310-5495', sources: 'single' },
  'Wall Shots': { code: '9F6D-4387-4C57-2E4B', sources: 'single' },
  'Wall Shots Power': { code: '2357-6259-ECC9-AE02', sources: 'single' },
  'Flip Reset': { code: 'CEB6-7AF0-9A2E-B92D', sources: 'single' },
  'Air Roll Shots': { code: '84D2-072D-80CF-7D0D', sources: 'two' },
  'Directional Air Roll Practice': { code: 'F28D-A55C-C924-B26E', sources: 'single' },
  'Power shot + air roll': { code: '1C4E-D311-1506-B6C1', sources: 'two' },
  "Musty's Speed Flip Kickoff Test": { code: 'A503-264C-A7EB-D282', sources: 'many' },
  'Speed Flip Training': { code: '936E-C293-5DF5-2D5C', sources: 'single' },
  "Mertzy's": { code: '7657-2F43-9B3A-A0A6', sources: 'single' },
  'Mastering Kickoffs': { code: '8939-4C63-B233-83C1', sources: 'two' },
  'Kickoff Practice': { code: '7EE0-F697-7453-7123', sources: 'single' },
  'Kickoff Redirects': { code: 'AEA3-64CF-4309-A0FA', sources: 'single' },
  'Gold Warm-up': { code: '3FEA-24C3-E288-D58E', sources: 'single' },
  'Plat-Diamond Warm-up': { code: '3B40-CE8C-58EB-32B3', sources: 'single' },
  '50-shot GC': { code: '0973-0B96-91BB-39EB', sources: 'single' },
} as const satisfies Readonly<Record<string, Omit<TrainingPack, 'name'>>>;

export type TrainingPackName = keyof typeof PACKS;

export function trainingPack(name: TrainingPackName): TrainingPack {
  return { name, ...PACKS[name] };
}
