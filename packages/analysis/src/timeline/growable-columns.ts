type ColumnArray =
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>;
interface ColumnType {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBuffer, byteOffset: number, length: number): ColumnArray;
}

/** Typed array by column name. */
export type ColumnTypes = Readonly<Record<string, ColumnType>>;
export type Columns<T extends ColumnTypes> = { [K in keyof T]: InstanceType<T[K]> };

/**
 * Allocates columns of `rows` rows in one block of memory, the widest types first so that each is aligned.
 * `fromEntries` makes an object whose fields V8 finds by offset; an object filled key by key becomes a hash table
 * beyond a dozen.
 */
function allocate(types: ColumnTypes, rows: number): Record<string, ColumnArray> {
  const countBytes = (type: ColumnType) => type.BYTES_PER_ELEMENT * rows;
  const byWidth = Object.entries(types).sort(([, a], [, b]) => b.BYTES_PER_ELEMENT - a.BYTES_PER_ELEMENT);
  const buffer = new ArrayBuffer(byWidth.reduce((sum, [, type]) => sum + countBytes(type), 0));
  let offset = 0;
  const placed = new Map<string, ColumnArray>();
  for (const [name, Type] of byWidth) {
    placed.set(name, new Type(buffer, offset, rows));
    offset += countBytes(Type);
  }
  return Object.fromEntries(Object.keys(types).map((name) => [name, placed.get(name) as ColumnArray]));
}

/** Columns of equal length that grow together; new rows are zero. */
export class GrowableColumns<T extends ColumnTypes> {
  readonly columns: Columns<T>;
  readonly #types: T;
  #capacity: number;

  constructor(types: T, capacity: number) {
    this.#types = types;
    this.#capacity = Math.max(1, capacity);
    this.columns = allocate(types, this.#capacity) as Columns<T>;
  }

  get capacity(): number {
    return this.#capacity;
  }

  /** Makes room for `rows` rows. Replaces the arrays: read them through `columns` again afterwards. */
  ensure(rows: number): void {
    if (rows <= this.#capacity) return;
    this.#capacity = Math.max(rows, this.#capacity * 2);
    const columns = this.columns as Record<string, ColumnArray>;
    for (const [name, larger] of Object.entries(allocate(this.#types, this.#capacity))) {
      larger.set(columns[name] as never);
      columns[name] = larger;
    }
  }

  /** Returns the first `rows` rows as views. */
  first(rows: number): Columns<T> {
    this.ensure(rows);
    const columns = Object.entries(this.columns as Record<string, ColumnArray>);
    return Object.fromEntries(
      columns.map(([name, column]) => [name, column.subarray(0, rows)]),
    ) as Columns<T>;
  }
}
