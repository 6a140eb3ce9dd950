/** Frame times, ms: above the first the frame rate is too low, below the second there is room for a higher resolution. */
const TOO_SLOW = 31;
const FAST_FRAME_MS = 20;
/** Target frame time when lowering the resolution, ms. */
const AIM = 24;
/** Longer pauses, ms, are ignored (a sleeping tab, loading), unless every frame takes that long. */
const PAUSE = 400;
/** Frames per measurement, consecutive pauses after which they count, and consecutive fast frames before raising the resolution. */
const SAMPLE_FRAMES = 10;
const PAUSES_JUDGED = 3;
const MIN_FAST_FRAMES = 90;
/** A lower resolution must gain this share of the expected speedup; otherwise pixels aren't the bottleneck. */
const MIN_GAIN = 0.2;
/** Measurements until the first retry; doubles each time. */
const HOLD = 40;
/** Max factor by which one step lowers or raises the resolution. */
const COARSEST_STEP = 0.6;
const FINER_STEP = 1.15;

/**
 * Keeps the frame rate up: lowers the resolution in proportion when frames are slow, and raises it again when there
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
    /** Device pixels per CSS pixel, in each direction. */
    ratio: () => ratio,
    /** Takes the time since the last frame, ms; returns whether the ratio changed. */
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
        // Frame time is proportional to the number of pixels, the square of the ratio.
        const changed = setRatio(ratio * Math.max(Math.sqrt(AIM / usual), COARSEST_STEP));
        // Smaller steps disappear in the normal variation between frames.
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
