import trainingPacks from '../training/training-packs.data.json' with { type: 'json' };
import drills from './drills.data.json' with { type: 'json' };

interface TrainingPack {
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

export const getTrainingPack = (name: TrainingPackName): TrainingPack => ({ name, ...PACKS[name] });

export interface Drill {
  readonly key: string;
  readonly name: string;
  /** What to do, how often, and when it counts. */
  readonly text: string;
  readonly minutes: number;
  readonly packs: readonly TrainingPack[];
}

/** Drills by weakness, with packs that train them. Source: game-and-stats.md 9.3. */
export const DRILLS: readonly Drill[] = drills.map(({ packs, ...drill }) => ({
  ...drill,
  packs: packs.map((name) => getTrainingPack(name as TrainingPackName)),
}));

export function findDrill(key: string | null): Drill | null {
  return DRILLS.find((drill) => drill.key === key) ?? null;
}
