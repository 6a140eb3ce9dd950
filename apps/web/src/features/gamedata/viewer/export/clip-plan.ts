/** Shapes that a clip or picture is saved in, px. */
export const SHAPES = {
  '16:9': { width: 1280, height: 720 },
  '9:16': { width: 720, height: 1280 },
} as const;
export type Shape = keyof typeof SHAPES;

export const CLIP_SECONDS = [5, 10, 20] as const;
export const FRAMES_PER_SECOND = 30;

/** Times of a clip's pictures in the recording, s; it ends with the recording. */
export function clipTimes(from: number, seconds: number, end: number): readonly number[] {
  const until = Math.min(from + seconds, end);
  const count = Math.max(Math.round((until - from) * FRAMES_PER_SECOND), 1);
  return Array.from({ length: count }, (_, index) => from + index / FRAMES_PER_SECOND);
}

/** Name of a saved file: teams and clock, in letters that every system takes. */
export function fileName(title: string, clock: string, ending: string): string {
  const plain = (text: string) =>
    text
      .normalize('NFKD')
      .replaceAll(/[^a-zA-Z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '');
  return `${['datacoach', plain(title), plain(clock)].filter(Boolean).join('-').toLowerCase()}.${ending}`;
}
