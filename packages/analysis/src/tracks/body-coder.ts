/** A rotation takes four columns: which part is largest, and how far the others are from the prediction. */
const ROTATION_COLUMNS = 4;
const POSITION_COLUMNS = 3;
/** Index of the column that says which part of a rotation is largest. */
export const MAX_PART = POSITION_COLUMNS;

/** Returns the number of columns for a body's updates. */
export const BODY_COLUMNS = POSITION_COLUMNS + ROTATION_COLUMNS;

/** Whole numbers of a body: x, y, z, which part of the rotation is largest, and the other three. */
export type PackedBody = number[];

/**
 * Tracks one body when writing and reading: `encode` turns its packed state into small numbers, `decode` turns them
 * back. Times are tenths of milliseconds.
 */
export class BodyCoder {
  readonly #position = new Prediction(POSITION_COLUMNS);
  readonly #rotation = new Prediction(4);
  readonly #now: Quaternion = [0, 0, 0, 1];
  readonly #expected: Quaternion = [0, 0, 0, 1];
  readonly #packed: PackedBody = new Array<number>(BODY_COLUMNS).fill(0);

  readonly #steps: number;

  /** @param steps of a part of the rotation */
  constructor(steps: number) {
    this.#steps = steps;
  }

  rest(): void {
    this.#position.rest();
    this.#rotation.rest();
  }

  encode(body: Readonly<PackedBody>, time: number, out: number[]): void {
    this.#code(body, time, -1, out);
  }

  decode(differences: Readonly<number[]>, time: number, out: PackedBody): void {
    this.#code(differences, time, 1, out);
  }

  /** Rotation of the last coded body. */
  get rotation(): Readonly<Quaternion> {
    return this.#now;
  }

  /** Calculates `given` ± prediction; the packed body is `given` when encoding and `out` when decoding. */
  #code(given: Readonly<number[]>, time: number, sign: 1 | -1, out: number[]): void {
    for (let part = 0; part < POSITION_COLUMNS; part++) {
      const expected = Math.round(this.#position.at(part, time));
      out[part] = given[part]! + sign * expected;
      this.#position.update(part, sign === 1 ? out[part]! : given[part]!);
    }
    this.#position.end(time);
    this.#codeRotation(given, time, sign, out);
  }

  #codeRotation(given: Readonly<number[]>, time: number, sign: 1 | -1, out: number[]): void {
    for (let part = 0; part < 4; part++) this.#expected[part] = this.#rotation.at(part, time);
    const expected = this.#packed;
    packParts(this.#expected, given[MAX_PART]!, this.#steps, expected);
    out[MAX_PART] = given[MAX_PART]!;
    for (let column = MAX_PART + 1; column < BODY_COLUMNS; column++)
      out[column] = given[column]! + sign * expected[column]!;
    const now = this.#now;
    unpackRotation(sign === 1 ? out : given, this.#steps, now);
    // q and -q are the same rotation: take the one closer to the last, to keep the step small.
    let along = 0;
    for (let part = 0; part < 4; part++) along += now[part]! * this.#rotation.last(part);
    for (let part = 0; part < 4; part++) this.#rotation.update(part, along < 0 ? -now[part]! : now[part]!);
    this.#rotation.end(time);
  }
}

/** Frames farther apart say little about where a body goes next. */
const MAX_RATIO = 4;

/**
 * Predicts where a body will be if it continues as between its last two updates. Writer and reader use the same
 * rounded numbers, so both get the same prediction.
 */
export class Prediction {
  readonly #last: Float64Array;
  readonly #step: Float64Array;
  #time = 0;
  #elapsed = 0;

  constructor(parts: number) {
    this.#last = new Float64Array(parts);
    this.#step = new Float64Array(parts);
  }

  /** Forgets the movement when another body takes over. */
  rest(): void {
    this.#step.fill(0);
  }

  /** Returns the predicted value of a part at `time`, in tenths of milliseconds. */
  at(part: number, time: number): number {
    const ratio = this.#elapsed > 0 ? Math.min(MAX_RATIO, (time - this.#time) / this.#elapsed) : 0;
    return this.#last[part]! + this.#step[part]! * ratio;
  }

  last(part: number): number {
    return this.#last[part]!;
  }

  /** Stores a part's actual value; call `end` after the last part. */
  update(part: number, value: number): void {
    this.#step[part] = value - this.#last[part]!;
    this.#last[part] = value;
  }

  end(time: number): void {
    this.#elapsed = time - this.#time;
    this.#time = time;
  }
}

/** Steps of a part: parts lie between ±√½, so a step of 255 is 0.0028, and a car is turned right within 0.6 degrees. */
export const ROTATION_STEPS = { car: 255, ball: 40 } as const;

/** The three parts besides the largest. */
const OTHERS = [
  [1, 2, 3],
  [0, 2, 3],
  [0, 1, 3],
  [0, 1, 2],
] as const;

export type Quaternion = [x: number, y: number, z: number, w: number];

function getLargestIndex(q: Readonly<Quaternion>): number {
  let largest = 3;
  for (let i = 0; i < 3; i++) if (Math.abs(q[i]!) > Math.abs(q[largest]!)) largest = i;
  return largest;
}

/** Writes a rotation into its columns: which of x, y, z, w is largest (and made positive), and the other three in order. */
export function packRotation(q: Readonly<Quaternion>, steps: number, out: PackedBody): void {
  const largest = getLargestIndex(q);
  // Invalid rotations have to produce something too.
  out[MAX_PART] = packParts(q, largest, steps, out) ? largest : 3;
}

/** Returns false if it isn't a rotation. */
function packParts(q: Readonly<Quaternion>, largest: number, steps: number, out: PackedBody): boolean {
  const length = Math.sqrt(q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3]);
  const isRotation = length > 0 && length < Infinity;
  const scale = isRotation ? ((q[largest]! < 0 ? -1 : 1) * (steps / Math.SQRT1_2)) / length : 0;
  const others = OTHERS[largest]!;
  for (let part = 0; part < 3; part++)
    out[MAX_PART + 1 + part] = isRotation
      ? Math.max(-steps, Math.min(steps, Math.round(q[others[part]!]! * scale)))
      : 0;
  return isRotation;
}

/** Writes the quaternion of packed columns into `out`. */
function unpackRotation(packed: Readonly<PackedBody>, steps: number, out: Quaternion): void {
  const others = OTHERS[packed[MAX_PART]!]!;
  let rest = 1;
  for (let part = 0; part < 3; part++) {
    const value = (packed[MAX_PART + 1 + part]! * Math.SQRT1_2) / steps;
    out[others[part]!] = value;
    rest -= value * value;
  }
  out[packed[MAX_PART]!] = Math.sqrt(Math.max(0, rest));
}
