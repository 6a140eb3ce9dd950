import { type TrainingPackName, trainingPack } from '@datacoach/analysis';
import type { PlanBlock } from '@datacoach/contract';

export type Drill = Omit<Extract<PlanBlock, { type: 'pack' }>, 'type' | 'from'>;
type Pack = NonNullable<Drill['pack']>;

/** A pack of public lists, marked by whether one or more of them name it. */
export function listedPack(listed: TrainingPackName): Pack {
  const { name, code, sources } = trainingPack(listed);
  return { name, code, source: sources === 'single' ? 'one-list' : 'two-lists' };
}

export const ENTER_CODE =
  'Console and PC: Play, Training, Custom Training, Browse, Enter code. On PC the workshop has more of the kind; you do not need it.';
export const FREE_PLAY =
  'Console and PC: Play, Training, Free Play. The reset button puts the ball back into the centre.';
