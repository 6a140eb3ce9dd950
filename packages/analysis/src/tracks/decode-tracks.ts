import { ByteReader, TracksError } from './bytes.ts';
import { readBody, readSteps } from './columns.ts';
import type { ViewerBall, ViewerCar, ViewerTracks } from './viewer-tracks.ts';
import {
  MAX_DEMOLITIONS,
  MAX_FRAMES,
  MAX_PLAYERS,
  TICKS,
  TRACKS_FORMAT,
  TRACKS_MAGIC,
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

/** Reads what `encodeTracks` wrote. Throws TracksError for anything else. */
export function decodeTracks(bytes: Uint8Array): ViewerTracks {
  const reader = new ByteReader(bytes);
  if (reader.unsigned() !== TRACKS_MAGIC) throw new TracksError('these bytes are no tracks');
  if (reader.unsigned() !== TRACKS_FORMAT) throw new TracksError('these tracks are of another version');
  const frames = reader.count(MAX_FRAMES);
  const times = new Float64Array(frames);
  let time = 0;
  for (let frame = 0; frame < frames; frame++) {
    time += reader.signed();
    times[frame] = time;
  }
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
    players.push({ key, team, car: reader.unsigned() === 1 ? readCar(reader, times) : null });
  }
  const demolitions: ViewerTracks['demolitions'] = [];
  for (let left = reader.count(MAX_DEMOLITIONS); left > 0; left--) {
    demolitions.push({ frame: reader.signed(), attacker: reader.signed(), victim: reader.signed() });
  }
  return { frames, clock, ball, players, demolitions };
}

function readBall(reader: ByteReader, times: Float64Array): ViewerBall {
  const frames = times.length;
  const present = readSteps(reader, new Uint8Array(frames));
  const ball: ViewerBall = {
    present,
    exploded: readSteps(reader, new Uint8Array(frames)),
    ...newBody(frames),
  };
  const source = { times, presence: present, rotates: false };
  readBody(reader, source, ball.updated, (frame, [x, y, z]) => {
    ball.x[frame] = x!;
    ball.y[frame] = y!;
    ball.z[frame] = z!;
  });
  return ball;
}

function readCar(reader: ByteReader, times: Float64Array): ViewerCar {
  const frames = times.length;
  const presence = readSteps(reader, new Uint8Array(frames));
  const car: ViewerCar = {
    presence,
    boost: readSteps(reader, new Int16Array(frames)),
    boosting: readSteps(reader, new Uint8Array(frames)),
    ...newBody(frames),
    qx: new Float32Array(frames),
    qy: new Float32Array(frames),
    qz: new Float32Array(frames),
    qw: new Float32Array(frames),
  };
  const source = { times, presence, rotates: true };
  readBody(reader, source, car.updated, (frame, [x, y, z], [qx, qy, qz, qw]) => {
    car.x[frame] = x!;
    car.y[frame] = y!;
    car.z[frame] = z!;
    car.qx[frame] = qx;
    car.qy[frame] = qy;
    car.qz[frame] = qz;
    car.qw[frame] = qw;
  });
  return car;
}

function newBody(frames: number) {
  return {
    updated: new Uint8Array(frames),
    x: new Int16Array(frames),
    y: new Int16Array(frames),
    z: new Int16Array(frames),
  };
}
