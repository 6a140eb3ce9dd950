import type { Timeline } from '../timeline/timeline.ts';
import type { BallTrack, CarTrack } from '../timeline/tracks.ts';
import { type PackedBody, packRotation, type Quaternion, ROTATION_STEPS } from './body-coder.ts';
import { ByteWriter } from './bytes.ts';
import { writeBody, writeSteps } from './columns.ts';
import { locateTiles } from './place-tiles.ts';
import { FULL_STEER, TICKS, TRACKS_FORMAT, TRACKS_MAGIC } from './viewer-tracks.ts';

const LIMIT = 32_767;

/** Whole uu that fit a viewer's columns. */
const whole = (value: number): number => Math.max(-LIMIT, Math.min(LIMIT, Math.round(value) || 0));

/**
 * Encodes a timeline for the viewer in bytes that gzip well: about 250 kB for five minutes of 3v3. Each column is
 * separate, as differences from a prediction.
 */
export function encodeTracks(timeline: Timeline): Uint8Array<ArrayBuffer> {
  const { frames, clock, ball, players, demolitions, pickups } = timeline;
  const writer = new ByteWriter();
  writer.unsigned(TRACKS_MAGIC);
  writer.unsigned(TRACKS_FORMAT);
  writer.unsigned(frames);
  const times = clock.elapsed.map((seconds) => Math.max(0, Math.round(seconds * TICKS)) || 0);
  let before = 0;
  for (const time of times) {
    writer.signed(time - before);
    before = time;
  }
  for (const column of [clock.phase, clock.seconds, clock.overtime]) writeSteps(writer, column);

  writeSteps(writer, ball.present);
  writeSteps(writer, ball.exploded);
  const ballSource = { times, presence: ball.present, steps: ROTATION_STEPS.ball };
  writeBody(writer, ballSource, ball.updated, packer(ball, ROTATION_STEPS.ball));

  writer.unsigned(players.length);
  for (const { key, team, car, ballCam } of players) {
    writer.text(key);
    writer.unsigned(team);
    writeRows(
      writer,
      ballCam.map(({ frame, on }) => [frame, on ? 1 : 0]),
    );
    writer.unsigned(car ? 1 : 0);
    if (car) writeCar(writer, car, times);
  }
  writeRows(
    writer,
    demolitions.map(({ frame, attacker, victim }) => [frame, attacker, victim]),
  );
  writeRows(
    writer,
    pickups.flatMap(({ frame, pad }) => (pad === null ? [] : [[frame, pad]])),
  );
  writeRows(
    writer,
    locateTiles(timeline).map(({ frame, tile, state }) => [frame, tile, state]),
  );
  return writer.finish();
}

function writeRows(writer: ByteWriter, rows: readonly (readonly number[])[]): void {
  writer.unsigned(rows.length);
  for (const row of rows) for (const value of row) writer.signed(value);
}

const NEUTRAL_STEER = 128;
const MAX_STEER = 127;

function writeCar(writer: ByteWriter, car: CarTrack, times: Float64Array): void {
  const steer = Int8Array.from(car.steer, (raw) =>
    Math.max(-FULL_STEER, Math.round(((raw - NEUTRAL_STEER) * FULL_STEER) / MAX_STEER)),
  );
  for (const column of [car.presence, car.boost, car.boosting, steer]) writeSteps(writer, column);
  const source = { times, presence: car.presence, steps: ROTATION_STEPS.car };
  writeBody(writer, source, car.updated, packer(car, ROTATION_STEPS.car));
}

/** Writes a body's state at a frame as whole numbers. */
function packer(body: BallTrack | CarTrack, steps: number): (frame: number, out: PackedBody) => void {
  const rotation: Quaternion = [0, 0, 0, 1];
  return (frame, out) => {
    out[0] = whole(body.x[frame]!);
    out[1] = whole(body.y[frame]!);
    out[2] = whole(body.z[frame]!);
    rotation[0] = body.qx[frame]!;
    rotation[1] = body.qy[frame]!;
    rotation[2] = body.qz[frame]!;
    rotation[3] = body.qw[frame]!;
    packRotation(rotation, steps, out);
  };
}
