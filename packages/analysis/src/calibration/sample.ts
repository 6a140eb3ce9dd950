import type { ByFeature } from '../xg/xg-model.ts';

/** An attempt with what became of it. */
export interface AttemptSample {
  /** Match it belongs to; a match is never split between learning and checking. */
  match: string;
  features: ByFeature;
  goal: boolean;
}
