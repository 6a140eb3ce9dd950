import { formatIssue, type SchemaIssue } from '@datacoach/contract';
import { type GetInputPropsReturnType, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { getFailureMessage, getInvalidField } from '../api/failure.ts';
import { showToast, type Toast } from '../toasts/show-toast.tsx';

type Forms = typeof import('@datacoach/contract/forms');

type FormName = keyof Forms;

export type FormBody<Name extends FormName> = WithoutUndefined<Forms[Name]['body']['_zod']['output']>;
/** Omitted fields are absent, not undefined. */
type WithoutUndefined<Body> = { [Key in keyof Body]: Exclude<Body[Key], undefined> };

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
interface BodySchema<Body> extends FormSchema {
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
interface FormSchema {
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly element?: unknown;
  readonly maxLength?: number | null;
  readonly minValue?: number | null;
  readonly maxValue?: number | null;
  safeParse?(value: unknown, options?: object): { success: boolean };
  readonly def?: { readonly type: string; readonly innerType?: unknown; readonly in?: unknown };
}

/** Input attributes: max length of a text, or the range of a number. */
interface Limits {
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
export function isNullWhenEmpty(schema: FormSchema, path: string): boolean {
  const accepts = (value: unknown) => fieldAt(schema, path)?.safeParse?.(value).success === true;
  return accepts(null) && !accepts('');
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

const innerSchema = ({ def }: FormSchema): FormSchema | null =>
  ((def?.innerType ?? def?.in) as FormSchema | undefined) ?? null;

interface EntityFormOptions<Name extends FormName, Values, Result> {
  /** Endpoint for the form's body: its schema validates and limits the fields. */
  endpoint: Name;
  initialValues: Values;
  /** Builds the body if it differs from the fields. Errors are still shown at fields with the same path. */
  toBody?: (values: Values) => Draft<Name>;
  /** Errors that the schema can't detect: messages by path. */
  getErrors?: (values: Values) => Readonly<Record<string, string>>;
  save: (body: FormBody<Name>, values: Values) => Promise<Result>;
  done?: string | ((result: Result, values: Values) => string);
  onDone?: (result: Result) => unknown;
  stays?: Toast['stays'];
}

export interface EntityForm<Values> {
  values: Values;
  set: (part: Partial<Values>) => void;
  /** Returns the props of a value's input, including its limits and error. */
  field: (path: string) => GetInputPropsReturnType & Limits;
  check: (path: string) => GetInputPropsReturnType;
  isDirty: () => boolean;
  /** Clears the form for the next entry after a save, unless the user has edited it since. */
  reset: () => void;
  isPending: boolean;
  isDone: boolean;
  /** An error that belongs to no field. */
  message: string | null;
  formProps: {
    ref: RefObject<HTMLFormElement | null>;
    noValidate: true;
    onSubmit: (event: FormEvent) => void;
    onFocus: () => void;
  };
}

/** The fields don't make a valid body; the errors are shown at the fields. */
class WrongFields extends Error {
  readonly complaints: Record<string, string>;

  constructor(complaints: Record<string, string>) {
    super('Check the highlighted fields.');
    this.complaints = complaints;
  }
}

/** Returns the messages by field if fields are wrong, by the contract or by the server. */
function getFieldErrors(failure: unknown): Readonly<Record<string, string>> | null {
  if (failure instanceof WrongFields) return failure.complaints;
  const field = getInvalidField(failure);
  return field ? { [field]: getFailureMessage(failure) } : null;
}

/**
 * Manages a form for an endpoint's body: its draft, the contract's rules at each field, and a single way to save:
 * validated, sent once however often the button is pressed, then the server's error message or a toast. Extra fields
 * of the initial values (an id, counts) are not sent.
 */
export function useEntityForm<Name extends FormName, Result>(
  options: EntityFormOptions<Name, Draft<Name>, Result> & { toBody?: undefined },
): EntityForm<Draft<Name>>;
export function useEntityForm<Name extends FormName, Values extends object, Result>(
  options: EntityFormOptions<Name, Values, Result> & { toBody: (values: Values) => Draft<Name> },
): EntityForm<Values>;
export function useEntityForm<Name extends FormName, Values extends object, Result>(
  options: EntityFormOptions<Name, Values, Result>,
): EntityForm<Values> {
  const { endpoint, initialValues, toBody, getErrors, save, done, onDone, stays } = options;
  const form: UseFormReturnType<Values> = useForm<Values>({ initialValues });
  const [schema, setSchema] = useState<BodySchema<FormBody<Name>> | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const sent = useRef<Values | null>(null);
  const shown = useRef(new Set<string>());

  async function load() {
    const loaded = schema ?? (await loadBody(endpoint));
    setSchema(loaded);
    return loaded;
  }

  async function parseBody(values: Values): Promise<FormBody<Name>> {
    const rules = await load();
    const checked = rules.safeParse(replaceEmptyText(toBody ? toBody(values) : values, rules), {
      error: formatIssue,
    });
    const complaints = { ...getErrors?.(values), ...mapIssuesToFields(checked.error?.issues ?? []) };
    if (!checked.success || Object.keys(complaints).length > 0) throw new WrongFields(complaints);
    return checked.data;
  }

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (values: Values) => save(await parseBody(values), values),
    onMutate: () => form.clearErrors(),
    onError: (failure) => {
      form.setErrors(getFieldErrors(failure) ?? {});
    },
    onSuccess: async (result, values) => {
      const message = typeof done === 'function' ? done(result, values) : done;
      if (message !== undefined) showToast({ kind: 'done', message, stays });
      await onDone?.(result);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });

  useEffect(() => {
    if (Object.keys(form.errors).length === 0) return;
    formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [form.errors]);

  function message(): string | null {
    const complaints = getFieldErrors(error);
    if (!complaints) return error && getFailureMessage(error);
    return Object.entries(complaints).find(([path]) => !shown.current.has(path))?.[1] ?? null;
  }

  return {
    values: form.values,
    set: (part) => form.setValues(part),
    field(path) {
      shown.current.add(path);
      const props = form.getInputProps(path as never);
      return { ...props, value: props.value ?? '', ...getFieldLimits(schema, path) };
    },
    check: (path) => form.getInputProps(path as never, { type: 'checkbox' }),
    isDirty: () => form.isDirty(),
    reset: () => {
      if (form.getValues() === sent.current) form.reset();
    },
    isPending,
    isDone: isSuccess,
    message: message(),
    formProps: {
      ref: formRef,
      noValidate: true,
      onSubmit(event) {
        event.preventDefault();
        if (isSending.current) return;
        isSending.current = true;
        sent.current = form.getValues();
        mutate(sent.current);
      },
      // Loads the rules and limits as soon as the user starts typing. Saving loads them anyway.
      onFocus: () => void load().catch(() => null),
    },
  };
}

/** Turns an empty text into null if the schema takes null and no empty text. */
const replaceEmptyText = (body: object, schema: FormSchema): unknown =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const isEmpty = typeof value === 'string' && value.trim() === '';
      return [name, isEmpty && isNullWhenEmpty(schema, name) ? null : value];
    }),
  );
