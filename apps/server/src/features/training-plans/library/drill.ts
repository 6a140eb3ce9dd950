import type { PlanBlock } from '@datacoach/contract';

export type Drill = Omit<Extract<PlanBlock, { type: 'pack' }>, 'type' | 'from'>;
type Pack = NonNullable<Drill['pack']>;

/** A code that at least two independent public lists have. */
export const inTwoLists = (name: string, code: string): Pack => ({ name, code, source: 'two-lists' });
/** A code that only one public list has. */
export const inOneList = (name: string, code: string): Pack => ({ name, code, source: 'one-list' });

export const ENTER_CODE =
  'Console and PC: Play, Training, Custom Training, Browse, Enter code. On PC the workshop has more of the kind; you do not need it.';
export const FREE_PLAY =
  'Console and PC: Play, Training, Free Play. The reset button puts the ball back into the centre.';
