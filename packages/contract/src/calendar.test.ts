import { expect, test } from 'vitest';
import type { z } from 'zod';
import { dayWithinReach, momentWithinReach } from './calendar.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';

const ENDS_OF_TIME = {
  date: ['0001-01-01', '1969-12-31', '2200-01-01', '9999-12-31'],
  datetime: ['0001-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '2200-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
} as const;

interface DateField {
  path: string;
  format: keyof typeof ENDS_OF_TIME;
  schema: z.core.$ZodType;
}

/** Returns the dates and times in a schema, at any depth. */
function datesIn(
  schema: z.core.$ZodType | undefined,
  path: string,
  known = new Set<z.core.$ZodType>(),
): DateField[] {
  if (!schema || known.has(schema)) return [];
  known.add(schema);
  const { def } = schema._zod as z.core.$ZodTypes['_zod'];
  if (def.type === 'string') {
    const { format } = def as { format?: string };
    return format === 'date' || format === 'datetime' ? [{ path, format, schema }] : [];
  }
  const inner = Object.entries(def).flatMap(([name, part]: [string, unknown]) => {
    const parts = name === 'shape' ? Object.entries(part as object) : [part].flat().map((one) => ['', one]);
    return parts as [string, unknown][];
  });
  return inner.flatMap(([name, part]) =>
    isSchema(part) ? datesIn(part, name ? `${path}.${name}` : path, known) : [],
  );
}

function isSchema(part: unknown): part is z.core.$ZodType {
  return typeof part === 'object' && part !== null && '_zod' in part && 'def' in (part._zod as object);
}

const fields = Object.entries(ENDPOINTS).flatMap(([name, { params, query, body }]: [string, Endpoint]) =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) => datesIn(schema, `${name} ${part}`)),
);

test('no request accepts extreme dates or times', () => {
  // Guards against a schema walk that finds no fields and so rejects nothing.
  expect(fields.length).toBeGreaterThan(20);
  const taken = fields.flatMap(({ path, format, schema }) =>
    ENDS_OF_TIME[format]
      .filter((text) => (schema as z.ZodType).safeParse(text).success)
      .map((text) => `${path}: ${text}`),
  );
  expect(taken).toEqual([]);
});

test("accepts a day in range, and reports only the format error for text that isn't a day", () => {
  expect(dayWithinReach().safeParse('1970-01-01').success).toBe(true);
  expect(dayWithinReach().safeParse('2199-12-31').success).toBe(true);
  expect(momentWithinReach().safeParse('2199-12-31T23:59:59Z').success).toBe(true);
  expect(momentWithinReach({ offset: true }).safeParse('2026-11-22T14:00:00+02:00').success).toBe(true);
  expect(dayWithinReach('Choose the day.').safeParse('2026-02-30').error?.issues).toMatchObject([
    { message: 'Choose the day.' },
  ]);
  expect(dayWithinReach('Choose the day.').safeParse('9999-12-31').error?.issues).toMatchObject([
    { message: 'Choose a day from 1970 to 2199.' },
  ]);
});
