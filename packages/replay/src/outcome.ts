import type { Content } from './content/content.ts';
import type { DecodeError } from './errors.ts';
import type { ReplayHeader } from './header/header.ts';

/** Checksum of one section; `computed` is null when the section runs past the end of the file. */
export interface Checksum {
  /** Bytes of the section's body. */
  size: number;
  stored: number;
  computed: number | null;
}

/** Null where the section cannot even be located. */
export interface Checksums {
  header: Checksum | null;
  content: Checksum | null;
}

/**
 * Result of decoding, always a value.
 * - `complete`: every frame was read.
 * - `headerOnly`: the header is good, content or network stream is not; `frames` whole frames were delivered before.
 * - `failed`: not even the header could be read.
 *
 * `checksums` is null unless they were asked for, or (by default) something went wrong.
 */
export type DecodeOutcome =
  | { kind: 'complete'; header: ReplayHeader; content: Content; frames: number; checksums: Checksums | null }
  | {
      kind: 'headerOnly';
      header: ReplayHeader;
      content: Content | null;
      frames: number;
      error: DecodeError;
      checksums: Checksums | null;
    }
  | { kind: 'failed'; error: DecodeError; checksums: Checksums | null };

export interface DecodeOptions {
  /** When to compute the CRCs (never a reason to refuse by itself). Default `onError`. */
  checksums?: 'never' | 'onError' | 'always';
}
