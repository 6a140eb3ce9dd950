import { issueText } from '@datacoach/contract';
import { type GetInputPropsReturnType, type UseFormReturnType, useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { getFailureMessage, getWrongField } from '../api/failure.ts';
import { showToast } from '../toasts/show-toast.tsx';
import {
  type BodySchema,
  type Draft,
  type FormBody,
  type FormName,
  type FormSchema,
  getFieldLimits,
  isNullInstead,
  type Limits,
  loadBody,
  mapIssuesToFields,
} from './load-body.ts';

interface EntityFormOptions<Name extends FormName, Values, Result> {
  /** Endpoint for the form's body: its schema validates and limits the fields. */
  endpoint: Name;
  initialValues: Values;
  /** Builds the body if it differs from the fields. Errors are still shown at fields with the same path. */
  toBody?: (values: Values) => Draft<Name>;
  /** Errors that the schema can't detect: messages by path. */
  complain?: (values: Values) => Readonly<Record<string, string>>;
  save: (body: FormBody<Name>, values: Values) => Promise<Result>;
  done?: string | ((result: Result, values: Values) => string);
  onDone?: (result: Result) => unknown;
}

export interface EntityForm<Values> {
  values: Values;
  set: (part: Partial<Values>) => void;
  /** Returns the props of a value's input, including its limits and error. */
  field: (path: string) => GetInputPropsReturnType & Limits;
  check: (path: string) => GetInputPropsReturnType;
  isDirty: () => boolean;
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
function complaintsIn(failure: unknown): Readonly<Record<string, string>> | null {
  if (failure instanceof WrongFields) return failure.complaints;
  const field = getWrongField(failure);
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
  const { endpoint, initialValues, toBody, complain, save, done, onDone } = options;
  const form: UseFormReturnType<Values> = useForm<Values>({ initialValues });
  const [schema, setSchema] = useState<BodySchema<FormBody<Name>> | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const isSending = useRef(false);
  const shown = useRef(new Set<string>());

  async function load() {
    const loaded = schema ?? (await loadBody(endpoint));
    setSchema(loaded);
    return loaded;
  }

  async function checkedBody(values: Values): Promise<FormBody<Name>> {
    const rules = await load();
    const checked = rules.safeParse(withoutEmpty(toBody ? toBody(values) : values, rules), {
      error: issueText,
    });
    const complaints = { ...complain?.(values), ...mapIssuesToFields(checked.error?.issues ?? []) };
    if (!checked.success || Object.keys(complaints).length > 0) throw new WrongFields(complaints);
    return checked.data;
  }

  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async (values: Values) => save(await checkedBody(values), values),
    onMutate: () => form.clearErrors(),
    onError: (failure) => {
      form.setErrors(complaintsIn(failure) ?? {});
    },
    onSuccess: async (result, values) => {
      if (done) showToast({ kind: 'done', message: typeof done === 'string' ? done : done(result, values) });
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
    const complaints = complaintsIn(error);
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
    reset: form.reset,
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
        mutate(form.getValues());
      },
      // Loads the rules and limits as soon as the user starts typing. Saving loads them anyway.
      onFocus: () => void load().catch(() => null),
    },
  };
}

/** Turns an empty text into null if the schema takes null and no empty text. */
function withoutEmpty(body: object, schema: FormSchema): unknown {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => {
      const isEmpty = typeof value === 'string' && value.trim() === '';
      return [name, isEmpty && isNullInstead(schema, name) ? null : value];
    }),
  );
}
