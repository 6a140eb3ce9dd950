/** Pictures further apart than this are too few, and nearer than that there is room for a finer one, ms. */
const TOO_SLOW = 31;
const FAST_FRAME_MS = 20;
/** What is aimed at when the picture gets coarser, ms. */
const AIM = 24;
/** A page that slept, or loaded something, is not judged by that, ms; unless each picture takes so long. */
const PAUSE = 400;
/** Pictures judged at once, so slow ones in a row that are judged, and good ones in a row before it gets finer. */
const SAMPLE_FRAMES = 10;
const PAUSES_JUDGED = 3;
const MIN_FAST_FRAMES = 90;
/** Coarser pictures have to bring this share of what they should; else the pixels are not what takes the time. */
const MIN_GAIN = 0.2;
/** Judgments until it is tried again for the first time; each time twice as long. */
const HOLD = 40;
/** One step makes it at most so much coarser, and so much finer: from room enough to not too slow. */
const COARSEST_STEP = 0.6;
const FINER_STEP = 1.15;

/**
 * Keeps the pictures coming: coarser where they come too slowly, in the measure that they do, and finer again where there
 * is room.
 */
export function createResolution(first: number, min: number, max: number) {
  let ratio = Math.min(Math.max(first, min), max);
  let gaps: number[] = [];
  let pauses: number[] = [];
  let calm = 0;
  let tried: { ratio: number; usual: number } | null = null;
  let hold = 0;
  let nextHold = HOLD;
  const setRatio = (to: number): boolean => {
    const next = Math.min(Math.max(to, min), max);
    if (Math.abs(next - ratio) < 0.01) return false;
    ratio = next;
    return true;
  };
  return {
    /** Pixels for one of the page's, each way. */
    ratio: () => ratio,
    /** Takes the time since the last picture, ms; true when the ratio has changed. */
    addFrame(gap: number): boolean {
      const isPause = gap > PAUSE;
      if (!isPause) pauses = [];
      const judged = isPause ? pauses : gaps;
      judged.push(gap);
      if (judged.length < (isPause ? PAUSES_JUDGED : SAMPLE_FRAMES)) return false;
      const usual = judged.toSorted((a, b) => a - b)[judged.length >> 1] as number;
      gaps = [];
      pauses = [];
      hold = Math.max(hold - 1, 0);
      const before = tried;
      tried = null;
      if (usual > TOO_SLOW) {
        calm = 0;
        if (before && before.usual - usual < MIN_GAIN * before.usual * (1 - (ratio / before.ratio) ** 2)) {
          hold = nextHold;
          nextHold *= 2;
          return setRatio(before.ratio);
        }
        if (hold > 0) return false;
        const fine = ratio;
        // The time for a picture goes with its pixels, the square of the ratio.
        const changed = setRatio(ratio * Math.max(Math.sqrt(AIM / usual), COARSEST_STEP));
        // Smaller steps are lost in what pictures differ by anyway.
        if (ratio < fine * 0.9) tried = { ratio: fine, usual };
        return changed;
      }
      calm = usual < FAST_FRAME_MS ? calm + SAMPLE_FRAMES : 0;
      if (calm < MIN_FAST_FRAMES) return false;
      calm = 0;
      return setRatio(ratio * FINER_STEP);
    },
  };
}
