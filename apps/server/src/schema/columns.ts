import { type AnyPgColumn, customType, uuid } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** `real[]` in PostgreSQL's type catalog; the driver's types include no arrays. */
const REAL_ARRAY = 1021 as Parameters<typeof pg.types.setTypeParser>[0];

// Most player data consists of such arrays, and the driver's array parser takes ten times as long.
pg.types.setTypeParser(REAL_ARRAY, parseRealArray);

/** Parses a flat array of numbers and nulls in PostgreSQL's format (`{1,NULL,0.25}`). */
function parseRealArray(text: string): (number | null)[] {
  return JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`);
}

/** Defines a column of single precision numbers; `Item` says whether some may be null. */
export function realArray<Item extends number | null>(name: string) {
  return customType<{ data: Item[]; driverData: Item[] }>({ dataType: () => 'real[]' })(name);
}

export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

/** References the row that this one belongs to and is deleted with. */
export function ownerReference<Name extends string>(name: Name, getOwner: () => AnyPgColumn) {
  return uuid(name).notNull().references(getOwner, { onDelete: 'cascade' });
}
