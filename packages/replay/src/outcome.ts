import type { Content } from './content.ts';
import type { DecodeError } from './errors.ts';
import type { ReplayHeader } from './header.ts';
import type { ATTRIBUTE_KINDS, AttributeName } from './network/attribute-table.ts';
import type {
  AttributeKind,
  AttributeValue,
  AttributeValues,
  RawRotator,
  RawVector,
} from './network/attribute-values.ts';

/** Checksum of one section; `computed` is null if the section runs past the end of the file. */
export interface Checksum {
  /** Bytes of the section's body. */
  size: number;
  stored: number;
  computed: number | null;
}

/** Checksums of both sections; null if the section can't be located. */
export interface Checksums {
  header: Checksum | null;
  content: Checksum | null;
}

/**
 * Result of decoding, always a value.
 * - `complete`: every frame was read.
 * - `headerOnly`: the header is valid, but not the content or network stream; `frames` complete frames were delivered
 *   before the error.
 * - `failed`: not even the header could be read.
 *
 * `checksums` is null unless requested or (by default) something went wrong.
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
  /** When to calculate the CRCs (never a reason to reject a file). Default `onError`. */
  checksums?: 'never' | 'onError' | 'always';
}

/** A new actor, or the keyframe repetition of a live actor (same ID and object): see `repeated`. */
export interface Spawn {
  actorId: number;
  /** Index into `Content.objects`: archetype, class default object or map-placed object. */
  objectId: number;
  /** Index into `Content.names`, -1 in files without instance names. */
  nameId: number;
  className: string;
  /** Whole uu; null for map-placed actors. */
  location: RawVector | null;
  /** Only for rigid bodies. */
  rotation: RawRotator | null;
  /** The same actor was live with the same object: a keyframe repetition, not an event. */
  repeated: boolean;
}

/** One attribute update as `everyUpdate` receives it. */
export interface AttributeUpdate {
  actorId: number;
  streamId: number;
  /** Index into `Content.objects` of the attribute's name. */
  attributeObjectId: number;
  kind: AttributeKind;
  value: AttributeValue;
}

/** Handlers by attribute name. Attributes without a handler are skipped, not created. */
export type AttributeHandlers = {
  [N in AttributeName]?: (actorId: number, value: AttributeValues[(typeof ATTRIBUTE_KINDS)[N]]) => void;
};

/** Everything before the network stream, known when decoding starts. */
export interface ReplayBody {
  header: ReplayHeader;
  content: Content;
}

/**
 * What a consumer needs from the network stream. Calls come in stream order: `frame`, then for every actor in the
 * frame `spawn`, `destroy` or attribute handlers. Rigid bodies are one reused object: copy what you keep.
 */
export interface ReplaySink {
  start?(body: ReplayBody): void;
  /** `time` and `delta` in seconds; `time` skips goal replays, `delta` doesn't. */
  frame?(index: number, time: number, delta: number): void;
  spawn?(spawn: Spawn): void;
  destroy?(actorId: number): void;
  readonly attributes?: AttributeHandlers;
  /** Called with every update of every attribute (for tools and tests; costs an object per update). */
  everyUpdate?(update: AttributeUpdate): void;
}
