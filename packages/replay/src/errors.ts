import messages from './errors.data.json' with { type: 'json' };

/** Where decoding stopped in the file. */
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

export const DECODE_ERROR_MESSAGES = messages;
export type DecodeErrorCode = keyof typeof DECODE_ERROR_MESSAGES;

/** Codes that mean an intact file is too new; in a damaged file they are a consequence of the damage. */
const READ_AS_TOO_NEW: ReadonlySet<DecodeErrorCode> = new Set([
  'unknown-class',
  'unknown-attribute',
  'unknown-platform',
  'unknown-property',
]);
const DAMAGED = 'This replay is damaged. Save it again in Rocket League and upload the new file.';

/** This package's only error. `bitOffset` counts from the start of its section's body. */
export class DecodeError extends Error {
  readonly code: DecodeErrorCode;
  readonly section: DecodeSection;
  readonly bitOffset: number;
  /** Whether the checksum of the section is wrong. */
  isDamaged = false;
  /** Details for developers: names, IDs, the previous attribute. */
  readonly detail: string;

  constructor(code: DecodeErrorCode, section: DecodeSection, bitOffset: number, detail: string) {
    super(`${code} in ${section} at bit ${bitOffset}: ${detail}`);
    this.name = 'DecodeError';
    this.code = code;
    this.section = section;
    this.bitOffset = bitOffset;
    this.detail = detail;
  }

  get userMessage(): string {
    return this.isDamaged && READ_AS_TOO_NEW.has(this.code) ? DAMAGED : DECODE_ERROR_MESSAGES[this.code];
  }
}

/** Limits that an untrusted length has to respect before anything is allocated. Source: replay-format.md 1.3, 7.1. */
export const LIMITS = {
  /** File size in bytes: real files stay under 4 MB. */
  fileBytes: 64 * 1024 * 1024,
  /** Characters of a container string. */
  containerText: 10_000,
  /** Bytes of a string inside the network stream. */
  networkText: 1024,
  listItems: 25_000,
  /** Bytes of the header: real headers stay under 20 kB. */
  headerBytes: 1024 * 1024,
  /** Rows of a list in the header (players, goals, highlights): real lists stay under 100. */
  headerRows: 2_000,
  propertyNesting: 16,
  /** Properties in the whole header, including nested ones: real headers stay under 3,000. */
  properties: 20_000,
  /** Classes in the net cache: real files have about a hundred. */
  netClasses: 2_000,
  /** Stream IDs of one class, including inherited ones: real classes stay under 200. */
  streamIds: 4_096,
  maxChannels: 65_535,
  /**
   * Between two frames: real deltas stay under half a second. Sums of impossible deltas would swallow every step of a
   * sample.
   */
  frameSeconds: 60,
} as const;
