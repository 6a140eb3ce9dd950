import trainingPacks from './training-packs.data.json' with { type: 'json' };

/** An in-game training pack. */
export interface TrainingPack {
  readonly name: string;
  /** Four groups of four hexadecimal digits. */
  readonly code: string;
  /** Number of independent public lists that include it. */
  readonly sources: 'single' | 'two' | 'many';
}

export type TrainingPackName = keyof typeof trainingPacks;

/**
 * Packs from public lists, by name. Source: game-and-stats.md 9.3; we haven't tried its codes in the game, and
 * creators can delete packs.
 */
const PACKS = trainingPacks as Readonly<Record<TrainingPackName, Omit<TrainingPack, 'name'>>>;

export function trainingPack(name: TrainingPackName): TrainingPack {
  return { name, ...PACKS[name] };
}
