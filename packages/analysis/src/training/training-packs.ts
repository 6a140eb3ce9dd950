import trainingPacks from './training-packs.data.json' with { type: 'json' };

/** A training pack of the game. */
export interface TrainingPack {
  readonly name: string;
  /** Four groups of four hexadecimal digits. */
  readonly code: string;
  /** Independent public lists that name it. */
  readonly sources: 'single' | 'two' | 'many';
}

export type TrainingPackName = keyof typeof trainingPacks;

/**
 * Packs of public lists by their names. Source: game-and-stats.md 9.3, whose codes have not been tried in the game by
 * us; creators can delete packs.
 */
const PACKS = trainingPacks as Readonly<Record<TrainingPackName, Omit<TrainingPack, 'name'>>>;

export function trainingPack(name: TrainingPackName): TrainingPack {
  return { name, ...PACKS[name] };
}
