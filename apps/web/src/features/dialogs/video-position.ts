const KEY = 'datacoach-video-position';
/** As many videos are remembered; the oldest goes first. */
const MAX = 50;
/** A start or an end is no place to come back to. */
const MARGIN_SECONDS = 5;

type Positions = Record<string, number>;

function read(): Positions {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Second at which a video was left; 0 where it has not been. */
export function videoPosition(source: string): number {
  const seconds = read()[source];
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : 0;
}

export function keepVideoPosition(source: string, seconds: number, duration: number): void {
  const { [source]: _old, ...others } = read();
  const worth = seconds > MARGIN_SECONDS && !(seconds > duration - MARGIN_SECONDS);
  const all = Object.entries(worth ? { ...others, [source]: Math.floor(seconds) } : others);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MAX))));
  } catch {
    // A browser that keeps nothing starts again.
  }
}
