import type { ViewerTracks } from '@datacoach/analysis/metadata';

interface MadeTracks {
  seconds: number;
  /** Along the field, by time. */
  ballY?: (time: number) => number;
  phase?: (time: number) => number;
  exploded?: (time: number) => boolean;
}

const RATE = 10;
export const getFrame = (time: number): number => Math.round(time * RATE);

/** Tracks of a ball and one blue car that stands on the center spot. */
export function createTracks({ seconds, ballY, phase, exploded }: MadeTracks): ViewerTracks {
  const frames = getFrame(seconds) + 1;
  const elapsed = Float64Array.from({ length: frames }, (_, frame) => frame / RATE);
  const body = () => ({
    updated: new Uint8Array(frames).fill(1),
    x: new Int16Array(frames),
    y: new Int16Array(frames),
    z: new Int16Array(frames).fill(93),
    qx: new Float32Array(frames),
    qy: new Float32Array(frames),
    qz: new Float32Array(frames),
    qw: new Float32Array(frames).fill(1),
  });
  const car = {
    ...body(),
    presence: new Uint8Array(frames).fill(1),
    boost: new Int16Array(frames),
    boosting: new Uint8Array(frames),
    steer: new Int8Array(frames),
  };
  return {
    frames,
    clock: {
      elapsed,
      phase: Uint8Array.from(elapsed, (time) => phase?.(time) ?? 3),
      seconds: new Int16Array(frames),
      overtime: new Uint8Array(frames),
    },
    ball: {
      ...body(),
      y: Int16Array.from(elapsed, (time) => ballY?.(time) ?? 0),
      present: new Uint8Array(frames).fill(1),
      exploded: Uint8Array.from(elapsed, (time) => (exploded?.(time) ? 1 : 0)),
    },
    players: [{ key: 'one', team: 0, ballCam: [], car }],
    demolitions: [],
    pickups: [],
    tiles: [],
  };
}
