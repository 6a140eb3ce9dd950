import { expect, test } from 'vitest';
import type { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints.ts';
import * as forms from './forms.ts';
import { formatIssue, formatNamedIssue } from './issue-text.ts';

/** What this test reads of a zod schema. */
interface Schema {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly def: {
    readonly type: string;
    readonly innerType?: Schema;
    readonly in?: Schema;
    readonly out?: Schema;
    readonly options?: readonly Schema[];
  };
}
type Path = readonly (string | number)[];

/** Returns the paths of all fields, with those inside lists and objects. */
function listPaths({ shape, element, def }: Schema, path: Path = []): Path[] {
  const { innerType, options } = def;
  const inside = innerType ?? (def.in?.def.type === 'transform' ? def.out : def.in);
  return [
    path,
    ...(inside ? listPaths(inside, path) : []),
    ...(element ? listPaths(element, [...path, 0]) : []),
    ...Object.entries(shape ?? {}).flatMap(([name, field]) => listPaths(field, [...path, name])),
    ...(options ?? []).flatMap((option) => listPaths(option, path)),
  ];
}

/** Wraps a value so that it is at the path. */
const valueAt = (path: Path, value: unknown): unknown =>
  path.reduceRight((inner, step) => (typeof step === 'number' ? [inner] : { [step]: inner }), value);

const WRONG = [
  ...[
    undefined,
    null,
    '',
    'x',
    'x'.repeat(2100),
    'https://',
    '2026-99-99',
    '0001-01-01',
    '0001-01-01T00:00:00Z',
  ],
  ...[
    -1e12,
    1e12,
    0,
    -1,
    1.005,
    Number.NaN,
    true,
    {},
    { x: 1 },
    [],
    Array(101).fill('x'),
    new Date(Number.NaN),
  ],
];

/** Returns every message of the schema for wrong values in each of its fields, and where it came from. */
function listMessages(schema: z.ZodType, error: typeof formatIssue): Map<string, string> {
  const messages = new Map<string, string>();
  const paths = new Map(listPaths(schema as unknown as Schema).map((path) => [path.join('.'), path]));
  for (const path of paths.values()) {
    for (const wrong of WRONG) {
      const { error: found } = schema.safeParse(valueAt(path, wrong), { error });
      for (const issue of found?.issues ?? []) {
        messages.set(issue.message, `${issue.path.join('.')} = ${JSON.stringify(wrong)?.slice(0, 40)}`);
      }
    }
  }
  return messages;
}

const SENTENCE = /^[A-Z“][^\n]*[.?]$/;
const RAW = /^(Invalid|Too (big|small)|Unrecognized)|\b(expected|received|null|undefined|input|string)\b/;

test.each(Object.entries<Endpoint>(ENDPOINTS))(
  '%s explains every wrong value in a sentence',
  (_, endpoint) => {
    for (const schema of [endpoint.params, endpoint.query, endpoint.body, endpoint.fileFields]) {
      const messages = schema ? [...listMessages(schema, formatNamedIssue)] : [];
      expect(messages.filter(([text]) => !SENTENCE.test(text) || RAW.test(text))).toEqual([]);
    }
  },
);

test.each(Object.entries(forms))('the form of %s says what to do at each field', (_, { body }) => {
  const messages = [...listMessages(body, formatIssue)];
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.filter(([text]) => text === 'Check this field.')).toEqual([]);
});
