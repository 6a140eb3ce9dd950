import { Prediction } from './predict.ts';
import { packRotation, unpackRotation } from './rotation.ts';

/** A rotation goes as four columns: which part is largest, and what the others differ from the prediction. */
const ROTATION_COLUMNS = 4;
const POSITION_COLUMNS = 3;
/** Place of the column that says which part of a rotation is largest. */
export const LARGEST_PART = POSITION_COLUMNS;

/** Columns that a body's updates are written in. */
export function bodyColumns(rotates: boolean): number {
  return POSITION_COLUMNS + (rotates ? ROTATION_COLUMNS : 0);
}

/** Whole numbers of a body: x, y, z, and for cars which part of the rotation is largest, and the other three. */
export type PackedBody = number[];

/**
 * Follows one body on both sides: `encode` turns its packed state into small numbers, `decode` those into the state.
 * Times are tenths of milliseconds.
 */
export class BodyCoder {
  readonly #position = new Prediction(POSITION_COLUMNS);
  readonly #rotation = new Prediction(4);
  readonly #rotates: boolean;
  readonly #now: [number, number, number, number] = [0, 0, 0, 1];
  readonly #expected: [number, number, number, number] = [0, 0, 0, 1];

  constructor(rotates: boolean) {
    this.#rotates = rotates;
  }

  /** Another body is in its place. */
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

  /** The rotation of the body coded last. */
  get rotation(): Readonly<[number, number, number, number]> {
    return this.#now;
  }

  /** `given` ± prediction; the packed body is `given` when encoding and `out` when decoding. */
  #code(given: Readonly<number[]>, time: number, sign: 1 | -1, out: number[]): void {
    for (let part = 0; part < POSITION_COLUMNS; part++) {
      const expected = Math.round(this.#position.at(part, time));
      out[part] = given[part]! + sign * expected;
      this.#position.tell(part, sign === 1 ? out[part]! : given[part]!);
    }
    this.#position.end(time);
    if (this.#rotates) this.#codeRotation(given, time, sign, out);
  }

  #codeRotation(given: Readonly<number[]>, time: number, sign: 1 | -1, out: number[]): void {
    for (let part = 0; part < 4; part++) this.#expected[part] = this.#rotation.at(part, time);
    const largest = given[LARGEST_PART]!;
    const { parts: expected } = packRotation(this.#expected, largest);
    out[LARGEST_PART] = largest;
    const first = LARGEST_PART + 1;
    for (let part = 0; part < 3; part++) out[first + part] = given[first + part]! + sign * expected[part]!;
    const packed = sign === 1 ? out : given;
    const now = unpackRotation(
      { largest, parts: [packed[first]!, packed[first + 1]!, packed[first + 2]!] },
      this.#now,
    );
    // q and -q are one rotation: take the one that is near the last, so that the step between them is small.
    let along = 0;
    for (let part = 0; part < 4; part++) along += now[part]! * this.#rotation.last(part);
    for (let part = 0; part < 4; part++) this.#rotation.tell(part, along < 0 ? -now[part]! : now[part]!);
    this.#rotation.end(time);
  }
}
