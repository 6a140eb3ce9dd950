/** Frames farther apart say little about where a body goes next. */
const LARGEST_RATIO = 4;

/**
 * Says where a body will be when it goes on as it did between its last two updates. Writer and reader ask it with the same
 * rounded numbers, so both hear the same.
 */
export class Prediction {
  readonly #last: number[];
  readonly #step: number[];
  #time = 0;
  #elapsed = 0;

  constructor(parts: number) {
    this.#last = new Array<number>(parts).fill(0);
    this.#step = new Array<number>(parts).fill(0);
  }

  /** Forget its movement: another body is in its place. */
  rest(): void {
    this.#step.fill(0);
  }

  /** Value of a part at `time`, tenths of milliseconds. */
  at(part: number, time: number): number {
    const ratio = this.#elapsed > 0 ? Math.min(LARGEST_RATIO, (time - this.#time) / this.#elapsed) : 0;
    return this.#last[part]! + this.#step[part]! * ratio;
  }

  last(part: number): number {
    return this.#last[part]!;
  }

  /** What a part really was; call `end` when all of them are told. */
  tell(part: number, value: number): void {
    this.#step[part] = value - this.#last[part]!;
    this.#last[part] = value;
  }

  end(time: number): void {
    this.#elapsed = time - this.#time;
    this.#time = time;
  }
}
