/** A unit quaternion as whole numbers: which of x, y, z, w is largest (and positive), and the other three in order. */
export interface PackedRotation {
  largest: number;
  parts: [number, number, number];
}

/** Steps of a part: parts lie between ±√½, so a step is 0.0028, and a car is turned right within 0.6 degrees. */
const STEPS = 255;
const SCALE = STEPS / Math.SQRT1_2;

/** The three parts beside the largest. */
const OTHERS = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
] as const;

type Quaternion = [x: number, y: number, z: number, w: number];

function largestOf(q: Readonly<Quaternion>): number {
  let largest = 3;
  for (let i = 0; i < 3; i++) if (Math.abs(q[i]!) > Math.abs(q[largest]!)) largest = i;
  return largest;
}

export function packRotation(q: Readonly<Quaternion>, largest: number = largestOf(q)): PackedRotation {
  const length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  // Also what is no rotation has to come out as something.
  if (!(length > 0 && length < Infinity)) return { largest: 3, parts: [0, 0, 0] };
  const scale = ((q[largest]! < 0 ? -1 : 1) * SCALE) / length;
  const [a, b, c] = OTHERS[largest]!;
  return { largest, parts: [round(q[a] * scale), round(q[b] * scale), round(q[c] * scale)] };
}

const round = (value: number): number => Math.max(-STEPS, Math.min(STEPS, Math.round(value)));

/** Writes the quaternion into `out`. */
export function unpackRotation({ largest, parts }: PackedRotation, out: Quaternion): Quaternion {
  const [a, b, c] = OTHERS[largest]!;
  const [p, q, r] = [parts[0] / SCALE, parts[1] / SCALE, parts[2] / SCALE];
  const rest = Math.sqrt(Math.max(0, 1 - p * p - q * q - r * r));
  out[a] = p;
  out[b] = q;
  out[c] = r;
  out[largest] = rest;
  return out;
}
