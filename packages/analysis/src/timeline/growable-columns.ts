type ColumnArray =
  | Float32Array<ArrayBuffer>
  | Float64Array<ArrayBuffer>
  | Uint8Array<ArrayBuffer>
  | Uint16Array<ArrayBuffer>
  | Int16Array<ArrayBuffer>;
type ColumnType = new (length: number) => ColumnArray;

/** Column name to the typed array it is stored in. */
export type ColumnTypes = Readonly<Record<string, ColumnType>>;
export type Columns<T extends ColumnTypes> = { [K in keyof T]: InstanceType<T[K]> };

function grown(column: ColumnArray, length: number): ColumnArray {
  const Type = column.constructor as ColumnType;
  const larger = new Type(length);
  larger.set(column as never);
  return larger;
}

/** Columns of one length that grow together; new rows are zero. */
export class GrowableColumns<T extends ColumnTypes> {
  readonly columns: Columns<T>;
  #capacity: number;

  constructor(types: T, capacity: number) {
    this.#capacity = Math.max(1, capacity);
    const columns: Record<string, ColumnArray> = {};
    for (const [name, Type] of Object.entries(types)) columns[name] = new Type(this.#capacity);
    this.columns = columns as Columns<T>;
  }

  get capacity(): number {
    return this.#capacity;
  }

  /** Makes room for `rows` rows. Arrays are replaced: read them through `columns` again afterwards. */
  ensure(rows: number): void {
    if (rows <= this.#capacity) return;
    this.#capacity = Math.max(rows, this.#capacity * 2);
    const columns = this.columns as Record<string, ColumnArray>;
    for (const [name, column] of Object.entries(columns)) columns[name] = grown(column, this.#capacity);
  }

  /** The first `rows` rows, as views. */
  first(rows: number): Columns<T> {
    this.ensure(rows);
    const views: Record<string, ColumnArray> = {};
    for (const [name, column] of Object.entries(this.columns as Record<string, ColumnArray>)) {
      views[name] = column.subarray(0, rows) as ColumnArray;
    }
    return views as Columns<T>;
  }
}
