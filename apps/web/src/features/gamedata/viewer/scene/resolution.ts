/** Pictures further apart than this are too few, and nearer than that there is room for a finer one, ms. */
const TOO_SLOW = 31;
const WITH_ROOM = 20;
/** What is aimed at when the picture gets coarser, ms. */
const AIM = 24;
/** A page that slept, or loaded something, is not judged by that, ms. */
const PAUSE = 400;
/** Pictures judged at once, and good ones in a row before it gets finer. */
const JUDGED = 10;
const CALM = 90;
/** One step makes it at most so much coarser, and so much finer. */
const COARSEST_STEP = 0.6;
const FINER_STEP = 1.15;

export interface Resolution {
  /** Pixels for one of the page's, each way. */
  readonly ratio: () => number;
  /** Takes the time since the last picture, ms; true when the ratio has changed. */
  readonly judge: (gap: number) => boolean;
}

/**
 * Keeps the pictures coming: coarser where they come too slowly, in the measure that they do, and finer again where there
 * is room. What was too fine once is not tried again.
 */
export function createResolution(first: number, least: number, most: number): Resolution {
  let ratio = Math.min(Math.max(first, least), most);
  let ceiling = most;
  let gaps: number[] = [];
  let calm = 0;
  let isTrial = false;
  const set = (to: number): boolean => {
    const next = Math.min(Math.max(to, least), ceiling);
    if (Math.abs(next - ratio) < 0.01) return false;
    ratio = next;
    return true;
  };
  return {
    ratio: () => ratio,
    judge(gap) {
      if (gap > PAUSE) return false;
      gaps.push(gap);
      if (gaps.length < JUDGED) return false;
      const usual = gaps.toSorted((a, b) => a - b)[JUDGED >> 1] as number;
      gaps = [];
      if (usual > TOO_SLOW) {
        calm = 0;
        if (isTrial) ceiling = ratio / FINER_STEP;
        isTrial = false;
        // The time for a picture goes with its pixels, the square of the ratio.
        return set(ratio * Math.max(Math.sqrt(AIM / usual), COARSEST_STEP));
      }
      calm = usual < WITH_ROOM ? calm + JUDGED : 0;
      if (calm < CALM) return false;
      calm = 0;
      isTrial = true;
      return set(ratio * FINER_STEP);
    },
  };
}
