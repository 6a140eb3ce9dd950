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

/** A new actor, or the keyframe repetition of one that lives already (same id and object): see `repeated`. */
export interface Spawn {
  actorId: number;
  /** Index into `Content.objects`: archetype, class default object or map-placed object. */
  objectId: number;
  /** Index into `Content.names`, -1 in files without instance names. */
  nameId: number;
  className: string;
  /** Whole uu; null for map-placed actors. */
  location: RawVector | null;
  /** Only rigid bodies. */
  rotation: RawRotator | null;
  /** The same actor was alive with the same object: a keyframe announcement, not an event. */
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

/** Handlers by attribute name. Attributes without a handler are skipped over, not materialized. */
export type AttributeHandlers = {
  [N in AttributeName]?: (actorId: number, value: AttributeValues[(typeof ATTRIBUTE_KINDS)[N]]) => void;
};

/** Everything before the network stream, known when decoding starts. */
export interface ReplayBody {
  header: ReplayHeader;
  content: Content;
}

/**
 * What a consumer wants of the network stream. Calls come in stream order: `frame`, then for every actor of the frame
 * `spawn`, `destroy` or attribute handlers. Rigid bodies are one reused object: copy what you keep.
 */
export interface ReplaySink {
  begin?(body: ReplayBody): void;
  /** `time` and `delta` in seconds; `time` jumps over goal replays, `delta` does not. */
  frame?(index: number, time: number, delta: number): void;
  spawn?(spawn: Spawn): void;
  destroy?(actorId: number): void;
  readonly attributes?: AttributeHandlers;
  /** Receives every update of every attribute (for tools and tests; costs an object per update). */
  everyUpdate?(update: AttributeUpdate): void;
}
