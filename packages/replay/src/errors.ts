/** Where in the file decoding stopped. */
export type DecodeSection =
  | 'file'
  | 'header'
  | 'content'
  | 'content.levels'
  | 'content.keyframes'
  | 'content.debugInfo'
  | 'content.tickMarks'
  | 'content.packages'
  | 'content.objects'
  | 'content.names'
  | 'content.classIndices'
  | 'content.netCache'
  | 'network';

/** Code to the sentence that a player reads. */
export const DECODE_ERROR_SENTENCES = {
  'not-a-replay': 'This is not a Rocket League replay file.',
  empty: 'The file is empty.',
  truncated: 'The file ends early. Upload it again from the Demos folder.',
  'text-too-long': 'The file is damaged: a text in it is impossibly long.',
  'list-too-large': 'The file is damaged: a list in it is impossibly long.',
  'unknown-property': 'The file has header data that this reader does not know.',
  'nesting-too-deep': 'The file is damaged: its header is nested too deeply.',
  'too-many-frames': 'The file is damaged: it claims more frames than it can hold.',
  'bad-channel-count': 'The file is damaged: its channel count is impossible.',
  'bad-object': 'The file is damaged: it points at an object that it does not list.',
  'bad-frame-time': 'The file is damaged: a frame has an impossible time.',
  'unknown-class': 'The game version of this file is newer than this reader: it contains something unknown.',
  'unknown-attribute':
    'The game version of this file is newer than this reader: it contains something unknown.',
  'unknown-actor': 'The file is damaged in the middle of its network data.',
  'unknown-platform': 'The file has a player platform that this reader does not know.',
  'out-of-data': 'The file ends in the middle of its network data.',
  'too-large': 'The file is larger than a replay can be.',
} as const;
export type DecodeErrorCode = keyof typeof DECODE_ERROR_SENTENCES;

/** The one error of this package. `bitOffset` counts from the start of its section's body. */
export class DecodeError extends Error {
  readonly code: DecodeErrorCode;
  readonly section: DecodeSection;
  readonly bitOffset: number;
  /** What a developer needs: names, ids, the attribute before. */
  readonly detail: string;

  constructor(code: DecodeErrorCode, section: DecodeSection, bitOffset: number, detail: string) {
    super(`${code} in ${section} at bit ${bitOffset}: ${detail}`);
    this.name = 'DecodeError';
    this.code = code;
    this.section = section;
    this.bitOffset = bitOffset;
    this.detail = detail;
  }

  /** What the player reads. */
  get sentence(): string {
    return DECODE_ERROR_SENTENCES[this.code];
  }
}
