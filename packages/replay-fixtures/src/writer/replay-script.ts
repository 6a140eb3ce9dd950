import {
  ATTRIBUTE_KINDS,
  type AttributeKind,
  type AttributeName,
  type AttributeValues,
  type Content,
  headerInt,
  headerText,
  type RawRotator,
  type RawVector,
  type ReplayHeader,
} from '@datacoach/replay';
import type { ClassDeclaration } from './net-cache.ts';

/** Everything that `writeReplay` needs; positions, ids, sizes and checksums are worked out. */
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
  /** Listed among the content's keyframes. */
  keyframe: boolean;
  operations: Operation[];
}

/** One appearance of an actor in a frame. */
export type Operation = SpawnOperation | UpdateOperation | DestroyOperation;

export interface SpawnOperation {
  kind: 'spawn';
  actorId: number;
  /** Full class name, which decides the stream ids of later updates. */
  className: string;
  objectId: number;
  /** Left out of files without name ids. */
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

/** An attribute by its full name, with the kind that says how its value is stored. */
export type AttributeWrite = {
  [K in AttributeKind]: { attribute: string; kind: K; value: AttributeValues[K] };
}[AttributeKind];

/** An update of an attribute whose kind the attribute table knows. */
export function attribute<N extends AttributeName>(
  name: N,
  value: AttributeValues[(typeof ATTRIBUTE_KINDS)[N]],
): AttributeWrite {
  // The table pairs name, kind and value type; the compiler cannot follow that through a union.
  return { attribute: name, kind: ATTRIBUTE_KINDS[name], value } as AttributeWrite;
}

/** What decides how the network stream is laid out: the version gates of replay-format.md 6. */
export interface WriteContext {
  maxChannels: number;
  /** Spawns carry an index into the name table. */
  nameIds: boolean;
  /** Exclusive bound of a vector's size. */
  vectorBound: 20 | 22;
  quaternions: boolean;
  /** GameMode and a reservation's status take a whole byte. */
  wideEnums: boolean;
  cameraTransitionSpeed: boolean;
  /** Unexplained bytes of a PlayStation id and of a PsyNet id. */
  playStationExtra: 8 | 16;
  psyNetExtra: 0 | 24;
  gameServerIdText: boolean;
}

/** First build whose GameServerID is text (replay-format.md 4.2). */
const TEXT_GAME_SERVER_ID_BUILD = '221120.42953.406184';

export function writeContext(header: ReplayHeader): WriteContext {
  const net = header.version.net ?? 0;
  const atLeast = (major: number, minor: number) =>
    header.version.major > major || (header.version.major === major && header.version.minor >= minor);
  return {
    maxChannels: headerInt(header, 'MaxChannels') ?? 1023,
    nameIds: atLeast(868, 20) || (atLeast(868, 14) && headerText(header, 'MatchType') !== 'Lan'),
    vectorBound: net >= 7 ? 22 : 20,
    quaternions: net >= 7,
    wideEnums: atLeast(868, 12),
    cameraTransitionSpeed: atLeast(868, 20),
    playStationExtra: net >= 1 ? 16 : 8,
    psyNetExtra: net >= 10 ? 0 : 24,
    gameServerIdText: (headerText(header, 'BuildVersion') ?? '') >= TEXT_GAME_SERVER_ID_BUILD,
  };
}
