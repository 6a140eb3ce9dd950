import type { SchemaIssue } from '@datacoach/contract';

type Forms = typeof import('@datacoach/contract/forms');

export type FormName = keyof Forms;

export type FormBody<Name extends FormName> = Given<Forms[Name]['body']['_zod']['output']>;
/** Omitted fields are absent, not undefined. */
type Given<Body> = { [Key in keyof Body]: Exclude<Body[Key], undefined> };

/** The body as a form holds it: missing numbers and texts are null. */
export type Draft<Name extends FormName> = Nullable<Forms[Name]['body']['_zod']['input']>;
type Nullable<Body> = {
  [Key in keyof Body]: Body[Key] extends string | number
    ? Body[Key] | null
    : Body[Key] extends readonly (infer Row extends object)[]
      ? Nullable<Row>[]
      : Body[Key];
};

/** A schema of the contract; `error` supplies messages that the schema lacks. */
export interface BodySchema<Body> extends FormSchema {
  safeParse(
    value: unknown,
    options?: { error: (issue: SchemaIssue) => string },
  ): { success: true; data: Body; error?: undefined } | { success: false; error: { issues: FoundIssue[] } };
}

interface FoundIssue extends SchemaIssue {
  readonly message: string;
}

/** Loads the schema of an endpoint's body; the first call loads all of them. */
export async function loadBody<Name extends FormName>(name: Name): Promise<BodySchema<FormBody<Name>>> {
  const forms = await import('@datacoach/contract/forms');
  return forms[name].body as unknown as BodySchema<FormBody<Name>>;
}

/** Returns the first message for each invalid field, by its path such as `trials.0.days`. */
export function mapIssuesToFields(issues: readonly FoundIssue[]): Record<string, string> {
  const complaints: Record<string, string> = {};
  for (const { path = [], message } of issues) complaints[path.join('.')] ??= message;
  return complaints;
}

/** The parts of a contract schema that this file reads; zod itself is loaded with the schemas. */
export interface FormSchema {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly maxLength?: number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  safeParse?(value: unknown, options?: object): { success: boolean };
  readonly def?: { readonly type: string; readonly innerType?: unknown; readonly in?: unknown };
}

/** Input attributes: max length of a text, or the range of a number. */
export interface Limits {
  maxLength?: number;
  min?: number;
  max?: number;
}

/** Returns the limits of the field at a path such as `title` or `trials.0.days`; empty if the schema has none. */
export function getFieldLimits(schema: FormSchema | null, path: string): Limits {
  const field = schema && plainSchema(fieldAt(schema, path));
  if (field?.def?.type === 'string')
    return typeof field.maxLength === 'number' ? { maxLength: field.maxLength } : {};
  if (field?.def?.type !== 'number') return {};
  return {
    // Whole numbers without limits are bounded by JavaScript's safe integers.
    ...(Number(field.minValue ?? -Infinity) > Number.MIN_SAFE_INTEGER && { min: Number(field.minValue) }),
    ...(Number(field.maxValue ?? Infinity) < Number.MAX_SAFE_INTEGER && { max: Number(field.maxValue) }),
  };
}

/** Returns whether an empty text of the field means null: the schema takes null, and no empty text. */
export function isNullInstead(schema: FormSchema, path: string): boolean {
  const takes = (value: unknown) => fieldAt(schema, path)?.safeParse?.(value).success === true;
  return takes(null) && !takes('');
}

function fieldAt(schema: FormSchema, path: string): FormSchema | null {
  let field: FormSchema | null = schema;
  for (const step of path.split('.')) {
    field = plainSchema(field);
    field = ((field?.shape?.[step] ?? field?.element) as FormSchema | undefined) ?? null;
  }
  return field;
}

/** Unwraps nullable, optional, default and transform. */
function plainSchema(schema: FormSchema | null): FormSchema | null {
  let plain = schema;
  for (let inner = plain; inner; inner = innerSchema(inner)) plain = inner;
  return plain;
}

function innerSchema({ def }: FormSchema): FormSchema | null {
  return ((def?.innerType ?? def?.in) as FormSchema | undefined) ?? null;
}
