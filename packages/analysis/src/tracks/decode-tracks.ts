import { ROTATION_STEPS } from './body-coder.ts';
import { ByteReader, TracksError } from './bytes.ts';
import { readBody, readPositions, readSteps, skipSteps } from './columns.ts';
import {
  MAX_FRAMES,
  MAX_MOMENTS,
  MAX_PLAYERS,
  TICKS,
  TRACKS_FORMAT,
  TRACKS_MAGIC,
  type ViewerBall,
  type ViewerBody,
  type ViewerCar,
  type ViewerTracks,
} from './viewer-tracks.ts';

export type {
  ViewerBall,
  ViewerBody,
  ViewerCar,
  ViewerClock,
  ViewerPlayer,
  ViewerTracks,
} from './viewer-tracks.ts';
export { TracksError };

/** Reads the head and the times, in ticks. Throws TracksError for anything but tracks. */
function openTracks(bytes: Uint8Array): { reader: ByteReader; times: Float64Array<ArrayBuffer> } {
  const reader = new ByteReader(bytes);
  if (reader.unsigned() !== TRACKS_MAGIC) throw new TracksError('these bytes are not tracks');
  if (reader.unsigned() !== TRACKS_FORMAT) throw new TracksError('these tracks are of another version');
  const times = new Float64Array(reader.count(MAX_FRAMES));
  let time = 0;
  for (let frame = 0; frame < times.length; frame++) {
    time += reader.signed();
    times[frame] = time;
  }
  return { reader, times };
}

/** A body from above, one row per frame, field coordinates in uu. */
export interface BodyPositions {
  /** 0 in frames without it. */
  presence: Uint8Array;
  x: Int16Array;
  y: Int16Array;
}

/** Where the ball and the cars were: all that a small picture needs of a match. */
export interface TrackPositions {
  /** Seconds, as in `ViewerClock`. */
  elapsed: Float64Array;
  ball: BodyPositions;
  cars: (BodyPositions & { key: string; team: 0 | 1 })[];
}

/** Reads the positions from what `encodeTracks` wrote. Throws TracksError for anything else. */
export function decodePositions(bytes: Uint8Array): TrackPositions {
  const { reader, times } = openTracks(bytes);
  const frames = times.length;
  // Tables of steps: their end is only found by reading them.
  const skip = (columns: number) => {
    for (let left = columns; left > 0; left--) skipSteps(reader, frames);
  };
  const listPositions = (presence: Uint8Array): BodyPositions => {
    const [x, y] = [new Int16Array(frames), new Int16Array(frames)];
    readPositions(reader, { times, presence }, [x, y]);
    return { presence, x, y };
  };
  skip(3);
  const present = readSteps(reader, new Uint8Array(frames));
  skip(1);
  const ball = listPositions(present);
  const cars: TrackPositions['cars'] = [];
  for (let left = reader.count(MAX_PLAYERS); left > 0; left--) {
    const key = reader.text();
    const team = reader.unsigned() === 0 ? 0 : 1;
    readRows(reader, 2);
    if (reader.unsigned() === 0) continue;
    const presence = readSteps(reader, new Uint8Array(frames));
    skip(3);
    cars.push({ key, team, ...listPositions(presence) });
  }
  return { elapsed: times.map((ticks) => ticks / TICKS), ball, cars };
}

/** Reads what `encodeTracks` wrote. Throws TracksError for anything else. */
export function decodeTracks(bytes: Uint8Array): ViewerTracks {
  const { reader, times } = openTracks(bytes);
  const frames = times.length;
  const clock = {
    elapsed: times.map((ticks) => ticks / TICKS),
    phase: readSteps(reader, new Uint8Array(frames)),
    seconds: readSteps(reader, new Int16Array(frames)),
    overtime: readSteps(reader, new Uint8Array(frames)),
  };
  const ball = readBall(reader, times);
  const players: ViewerTracks['players'] = [];
  for (let left = reader.count(MAX_PLAYERS); left > 0; left--) {
    const key = reader.text();
    const team = reader.unsigned() === 0 ? 0 : 1;
    const ballCam = readRows(reader, 2).map(([frame, on]) => ({ frame: frame!, on: on === 1 }));
    players.push({ key, team, ballCam, car: reader.unsigned() === 1 ? readCar(reader, times) : null });
  }
  const demolitions = readRows(reader, 3).map(([frame, attacker, victim]) => ({
    frame: frame!,
    attacker: attacker!,
    victim: victim!,
  }));
  const pickups = readRows(reader, 2).map(([frame, pad]) => ({ frame: frame!, pad: pad! }));
  const tiles = readRows(reader, 3).map(([frame, tile, state]) => ({
    frame: frame!,
    tile: tile!,
    state: state!,
  }));
  return { frames, clock, ball, players, demolitions, pickups, tiles };
}

function readRows(reader: ByteReader, width: number): number[][] {
  const rows: number[][] = [];
  for (let left = reader.count(MAX_MOMENTS); left > 0; left--)
    rows.push(Array.from({ length: width }, () => reader.signed()));
  return rows;
}

function readBall(reader: ByteReader, times: Float64Array): ViewerBall {
  const frames = times.length;
  const present = readSteps(reader, new Uint8Array(frames));
  const exploded = readSteps(reader, new Uint8Array(frames));
  const ball: ViewerBall = { present, exploded, ...newBody(frames) };
  fillBody(reader, { times, presence: present, steps: ROTATION_STEPS.ball }, ball);
  return ball;
}

function readCar(reader: ByteReader, times: Float64Array): ViewerCar {
  const frames = times.length;
  const presence = readSteps(reader, new Uint8Array(frames));
  const car: ViewerCar = {
    presence,
    boost: readSteps(reader, new Int16Array(frames)),
    boosting: readSteps(reader, new Uint8Array(frames)),
    steer: readSteps(reader, new Int8Array(frames)),
    ...newBody(frames),
  };
  fillBody(reader, { times, presence, steps: ROTATION_STEPS.car }, car);
  return car;
}

function fillBody(reader: ByteReader, source: Parameters<typeof readBody>[1], body: ViewerBody): void {
  readBody(reader, source, body.updated, (frame, [x, y, z], [qx, qy, qz, qw]) => {
    body.x[frame] = x!;
    body.y[frame] = y!;
    body.z[frame] = z!;
    body.qx[frame] = qx;
    body.qy[frame] = qy;
    body.qz[frame] = qz;
    body.qw[frame] = qw;
  });
}

function newBody(frames: number) {
  return {
    updated: new Uint8Array(frames),
    x: new Int16Array(frames),
    y: new Int16Array(frames),
    z: new Int16Array(frames),
    qx: new Float32Array(frames),
    qy: new Float32Array(frames),
    qz: new Float32Array(frames),
    qw: new Float32Array(frames),
  };
}
