/** What this file reads of a schema of the contract; zod itself is loaded with the schemas. */
export interface FormSchema {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly maxLength?: number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  safeParse?(value: unknown, options?: object): { success: boolean };
  readonly def?: { readonly type: string; readonly innerType?: unknown; readonly in?: unknown };
}

/** Attributes of an input: characters of a text, or the range of a number. */
export interface Limits {
  maxLength?: number;
  min?: number;
  max?: number;
}

/** Limits of the field at a path such as `title` or `trials.0.days`; none where the schema knows none. */
export function limitsOf(schema: FormSchema | null, path: string): Limits {
  const field = schema && plainSchema(fieldAt(schema, path));
  if (field?.def?.type === 'string')
    return typeof field.maxLength === 'number' ? { maxLength: field.maxLength } : {};
  if (field?.def?.type !== 'number') return {};
  return {
    // Whole numbers without a limit of their own end where JavaScript does.
    ...(Number(field.minValue ?? -Infinity) > Number.MIN_SAFE_INTEGER && { min: Number(field.minValue) }),
    ...(Number(field.maxValue ?? Infinity) < Number.MAX_SAFE_INTEGER && { max: Number(field.maxValue) }),
  };
}

/** Whether an empty text of the field means null: the schema takes null, and no empty text. */
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

/** Without what is wrapped around it: nullable, optional, a default, a transformation after it. */
function plainSchema(schema: FormSchema | null): FormSchema | null {
  let plain = schema;
  for (let inner = plain; inner; inner = innerSchema(inner)) plain = inner;
  return plain;
}

function innerSchema({ def }: FormSchema): FormSchema | null {
  return ((def?.innerType ?? def?.in) as FormSchema | undefined) ?? null;
}
