/** The URL parameter of a playlist: the current clip. */
export interface ClipSearch {
  readonly clip?: string;
}

export function parseClipSearch({ clip }: Record<string, unknown>): ClipSearch {
  return typeof clip === 'string' && clip !== '' ? { clip } : {};
}
