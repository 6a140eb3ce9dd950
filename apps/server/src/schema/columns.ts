import { customType } from 'drizzle-orm/pg-core';
import pg from 'pg';

/** `real[]` in PostgreSQL's catalog of types; the driver's declarations name no arrays. */
const REAL_ARRAY = 1021 as Parameters<typeof pg.types.setTypeParser>[0];

// Most of what is read of a player are such arrays: the driver's own reader of arrays takes ten times as long.
pg.types.setTypeParser(REAL_ARRAY, parseRealArray);

/** A flat array of numbers and nulls as PostgreSQL writes it (`{1,NULL,0.25}`). */
function parseRealArray(text: string): (number | null)[] {
  return JSON.parse(`[${text.slice(1, -1).replaceAll('NULL', 'null')}]`);
}

/** A column of single precision numbers; `Item` says whether some may be null. */
export function realArray<Item extends number | null>(name: string) {
  return customType<{ data: Item[]; driverData: Item[] }>({ dataType: () => 'real[]' })(name);
}

/** A column of bytes. */
export const bytes = customType<{ data: Uint8Array; driverData: Buffer }>({
  dataType: () => 'bytea',
  toDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});
