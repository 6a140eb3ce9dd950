export interface ClipSearch {
  readonly clip?: string;
}

export const parseClipSearch = ({ clip }: Record<string, unknown>): ClipSearch =>
  typeof clip === 'string' && clip !== '' ? { clip } : {};
