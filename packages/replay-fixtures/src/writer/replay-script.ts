import {
  ATTRIBUTE_KINDS,
  type AttributeKind,
  type AttributeName,
  type AttributeValues,
  type Content,
  getHeaderInt,
  getHeaderText,
  type RawRotator,
  type RawVector,
  type ReplayHeader,
} from '@datacoach/replay';
import { getVersionGates, type VersionGates } from '@datacoach/replay/format';
import type { ClassDeclaration } from './net-cache.ts';

/** Everything that `writeReplay` needs; positions, IDs, sizes and checksums are calculated. */
export interface ReplayScript
  extends Pick<Content, 'levels' | 'debugInfo' | 'tickMarks' | 'packages' | 'objects' | 'names'> {
  header: ReplayHeader;
  classes: ClassDeclaration[];
  frames: ScriptFrame[];
}

export interface ScriptFrame {
  /** Seconds, as in the stream. */
  time: number;
  delta: number;
  /** Whether it's one of the content's keyframes. */
  keyframe: boolean;
  operations: Operation[];
}

/** One appearance of an actor in a frame. */
export type Operation = SpawnOperation | UpdateOperation | DestroyOperation;

export interface SpawnOperation {
  kind: 'spawn';
  actorId: number;
  /** Full class name, which determines the stream IDs of later updates. */
  className: string;
  objectId: number;
  /** Omitted from files without name IDs. */
  nameId: number;
  location: RawVector | null;
  rotation: RawRotator | null;
}

export interface UpdateOperation {
  kind: 'update';
  actorId: number;
  updates: AttributeWrite[];
}

export interface DestroyOperation {
  kind: 'destroy';
  actorId: number;
}

/** An attribute by its full name, with the kind that defines how its value is stored. */
export type AttributeWrite = {
  [K in AttributeKind]: { attribute: string; kind: K; value: AttributeValues[K] };
}[AttributeKind];

/** Returns an update of an attribute whose kind is in the attribute table. */
export function attribute<N extends AttributeName>(
  name: N,
  value: AttributeValues[(typeof ATTRIBUTE_KINDS)[N]],
): AttributeWrite {
  // The table pairs name, kind and value type; the compiler can't follow that through a union.
  return { attribute: name, kind: ATTRIBUTE_KINDS[name], value } as AttributeWrite;
}

/** What determines the layout of the network stream. */
export interface WriteContext {
  maxChannels: number;
  /** Whether spawns have an index into the name table. */
  nameIds: boolean;
  gates: VersionGates;
}

export function writeContext(header: ReplayHeader): WriteContext {
  const { major, minor } = header.version;
  const namedFrom = getHeaderText(header, 'MatchType') === 'Lan' ? 20 : 14;
  return {
    maxChannels: getHeaderInt(header, 'MaxChannels') ?? 1023,
    nameIds: major > 868 || (major === 868 && minor >= namedFrom),
    gates: getVersionGates(header.version, getHeaderText(header, 'BuildVersion') ?? ''),
  };
}
