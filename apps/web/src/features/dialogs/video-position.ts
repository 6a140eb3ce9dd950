const KEY = 'datacoach-video-position';
/** Max videos remembered; the oldest is dropped first. */
const MAX_POSITIONS = 50;
/** Doesn't resume this close to the start or end. */
const MARGIN_SECONDS = 5;

type Positions = Record<string, number>;

function readPositions(): Positions {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

/** Returns the second at which a video was left; 0 if unknown. */
export function calculateVideoPosition(source: string): number {
  const seconds = readPositions()[source];
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds : 0;
}

export function saveVideoPosition(source: string, seconds: number, duration: number): void {
  const { [source]: _old, ...others } = readPositions();
  const worth = seconds > MARGIN_SECONDS && !(seconds > duration - MARGIN_SECONDS);
  const all = Object.entries(worth ? { ...others, [source]: Math.floor(seconds) } : others);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MAX_POSITIONS))));
  } catch {
    // A browser that stores nothing starts over.
  }
}
