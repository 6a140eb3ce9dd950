import { GET_STARTED_STEPS, LAST_NEEDED_STEP } from '@datacoach/contract';

export type StepNumber = (typeof GET_STARTED_STEPS)[keyof typeof GET_STARTED_STEPS];
export type SkippableStep = 3 | 4 | 5 | 6 | 7;

export const LAST_STEP = GET_STARTED_STEPS.done;

export function canSkip(step: StepNumber): step is SkippableStep {
  return step > LAST_NEEDED_STEP && step < LAST_STEP;
}

/**
 * Returns the step to show: the URL's if the flow has reached it, else the first that isn't done.
 *
 * @param done last step that was done or skipped
 */
export function stepToShow(requested: number | undefined, done: number): StepNumber {
  const next = Math.min(done + 1, LAST_STEP);
  const step =
    requested === undefined || !Number.isInteger(requested) ? next : Math.min(Math.max(requested, 1), next);
  return step as StepNumber;
}
