/** A frame as the VP8 encoder gave it. */
export interface EncodedFrame {
  /** Milliseconds from the start. */
  at: number;
  isKey: boolean;
  data: Uint8Array;
}

export interface Clip {
  width: number;
  height: number;
  /** Milliseconds. */
  duration: number;
  /** In order; the first one and about one in fifty are key frames. */
  frames: readonly EncodedFrame[];
}

type Bytes = readonly number[] | Uint8Array;

/** Element ids of Matroska (RFC 9559) that a video of one track needs. */
const ID = {
  ebml: 0x1a45dfa3,
  docType: 0x4282,
  docTypeVersion: 0x4287,
  docTypeReadVersion: 0x4285,
  segment: 0x18538067,
  seekHead: 0x114d9b74,
  seek: 0x4dbb,
  seekId: 0x53ab,
  seekPosition: 0x53ac,
  info: 0x1549a966,
  timestampScale: 0x2ad7b1,
  duration: 0x4489,
  muxingApp: 0x4d80,
  writingApp: 0x5741,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  trackUid: 0x73c5,
  trackType: 0x83,
  codecId: 0x86,
  video: 0xe0,
  pixelWidth: 0xb0,
  pixelHeight: 0xba,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  cues: 0x1c53bb6b,
  cuePoint: 0xbb,
  cueTime: 0xb3,
  cueTrackPositions: 0xb7,
  cueTrack: 0xf7,
  cueClusterPosition: 0xf1,
} as const;

const NANOSECONDS_PER_MS = 1_000_000;
const VIDEO_TRACK = 1;
const KEY_FRAME = 0x80;

/** A WebM file with its duration and an index of its key frames, so that players can seek. */
export function writeWebm({ width, height, duration, frames }: Clip): Uint8Array {
  const clusters = split(frames).map((group) => ({ start: group[0]!.at, bytes: cluster(group) }));
  const info = element(ID.info, [
    element(ID.timestampScale, uint(NANOSECONDS_PER_MS)),
    element(ID.duration, float(duration)),
    element(ID.muxingApp, text('DataCoach')),
    element(ID.writingApp, text('DataCoach')),
  ]);
  const tracks = element(ID.tracks, [
    element(ID.trackEntry, [
      element(ID.trackNumber, uint(VIDEO_TRACK)),
      element(ID.trackUid, uint(VIDEO_TRACK)),
      element(ID.trackType, uint(1)),
      element(ID.codecId, text('V_VP8')),
      element(ID.video, [element(ID.pixelWidth, uint(width)), element(ID.pixelHeight, uint(height))]),
    ]),
  ]);
  // Positions count from the segment's first byte; the head has the same length whatever they are.
  const headLength = seekHead(0).length;
  let position = headLength + info.length + tracks.length;
  const points = clusters.map(({ start, bytes }) => {
    const point = cuePoint(start, position);
    position += bytes.length;
    return point;
  });
  const parts = [
    seekHead(position),
    info,
    tracks,
    ...clusters.map(({ bytes }) => bytes),
    element(ID.cues, points),
  ];
  const head = element(ID.ebml, [
    element(ID.docType, text('webm')),
    element(ID.docTypeVersion, uint(4)),
    element(ID.docTypeReadVersion, uint(2)),
  ]);
  return join([head, element(ID.segment, parts)]);
}

/** Groups that each begin with a key frame. */
function split(frames: readonly EncodedFrame[]): EncodedFrame[][] {
  const groups: EncodedFrame[][] = [];
  for (const frame of frames) {
    if (frame.isKey) groups.push([frame]);
    else groups.at(-1)?.push(frame);
  }
  return groups;
}

function cluster(group: readonly EncodedFrame[]): Uint8Array {
  const start = group[0]!.at;
  const blocks = group.map(({ at, isKey, data }) => {
    const offset = at - start;
    const head = [0x80 | VIDEO_TRACK, (offset >> 8) & 0xff, offset & 0xff, isKey ? KEY_FRAME : 0];
    return element(ID.simpleBlock, join([head, data]));
  });
  return element(ID.cluster, [element(ID.timestamp, uint(start)), ...blocks]);
}

function cuePoint(at: number, clusterPosition: number): Uint8Array {
  return element(ID.cuePoint, [
    element(ID.cueTime, uint(at)),
    element(ID.cueTrackPositions, [
      element(ID.cueTrack, uint(VIDEO_TRACK)),
      element(ID.cueClusterPosition, uint(clusterPosition)),
    ]),
  ]);
}

function seekHead(cuesPosition: number): Uint8Array {
  return element(ID.seekHead, [
    element(ID.seek, [element(ID.seekId, bytesOf(ID.cues)), element(ID.seekPosition, uint(cuesPosition))]),
  ]);
}

function element(id: number, content: Bytes | readonly Uint8Array[]): Uint8Array {
  const body = content[0] instanceof Uint8Array ? join(content as readonly Uint8Array[]) : (content as Bytes);
  return join([bytesOf(id), sizeOf(body.length), body]);
}

/** Sizes in the long form of eight bytes: simple, and never too small. */
function sizeOf(length: number): number[] {
  return [0x01, 0, 0, ...uint(length).slice(3)];
}

/** Eight bytes, the largest first. */
function uint(value: number): number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, BigInt(Math.round(value)));
  return [...new Uint8Array(view.buffer)];
}

function float(value: number): number[] {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  return [...new Uint8Array(view.buffer)];
}

function text(value: string): number[] {
  return [...new TextEncoder().encode(value)];
}

/** A number without leading zeros, as ids are written. */
function bytesOf(id: number): number[] {
  return uint(id).slice(uint(id).findIndex((byte) => byte !== 0));
}

function join(parts: readonly Bytes[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
