import { type TrainingPack, type TrainingPackName, trainingPack } from '../training/training-packs.ts';
import drills from './drills.data.json' with { type: 'json' };

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
  packs: packs.map((name) => trainingPack(name as TrainingPackName)),
}));

export function drillOf(key: string | null): Drill | null {
  return DRILLS.find((drill) => drill.key === key) ?? null;
}
