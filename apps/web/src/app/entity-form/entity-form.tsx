import {
  Button,
  Checkbox,
  NativeSelect,
  Textarea,
  type TextareaProps,
  TextInput,
  type TextInputProps,
} from '@mantine/core';
import { type ReactNode, useState } from 'react';
import {
  formatTypedMoney,
  parseCents,
  parseLocalInput,
  toLocalInput,
} from '../../shared/format/typed-input.ts';
import { FormMessage } from '../../shared/ui/form-message.tsx';
import { SideDrawer } from '../../shared/ui/side-drawer.tsx';
import type { EntityForm as Form } from './use-entity-form.ts';

interface EntityFormProps {
  form: Pick<Form<never>, 'formProps' | 'message' | 'isPending'>;
  /** Label of the button; null if the user may view but not save. */
  submit: string | null;
  /** Nothing can be saved yet. */
  disabled?: boolean;
  /** Without it there is no cancel button. */
  onCancel?: () => void;
  cancel?: string;
  buttons?: ReactNode;
  label?: string;
  children: ReactNode;
}

/** Shows the fields of `useEntityForm` one below the other, errors and buttons. */
export function EntityForm(props: EntityFormProps) {
  const { form, submit, disabled = false, onCancel, cancel = 'Cancel', buttons, label, children } = props;
  return (
    <form {...form.formProps} className="grid grid-cols-1 gap-4" aria-label={label}>
      {children}
      <FormMessage>{form.message}</FormMessage>
      {(submit !== null || onCancel || buttons) && (
        <div className="flex flex-wrap gap-3 pt-2">
          {submit !== null && (
            <Button type="submit" variant="filled" loading={form.isPending} disabled={disabled}>
              {submit}
            </Button>
          )}
          {buttons}
          {onCancel && <Button onClick={onCancel}>{cancel}</Button>}
        </div>
      )}
    </form>
  );
}

/** Shows fields side by side if there is room; `end` aligns those without a description with the others. */
export const FieldRow = ({ end = false, children }: { end?: boolean; children: ReactNode }) => (
  <div
    className="grid grid-cols-[repeat(auto-fit,minmax(160px,1fr))] gap-3 items-start data-end:items-end"
    data-end={end || undefined}
  >
    {children}
  </div>
);

/** The result of a form's `field`; the value is the body's, not the input's text. */
interface BoundFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  value?: unknown;
  onChange?: (value: never) => void;
}
type ChangeHandler<Value> = ((value: Value) => void) | undefined;

/** A number; null if empty. */
export const NumberField = ({ value, onChange, ...props }: BoundFieldProps) => (
  <TextInput
    {...props}
    type="number"
    value={typeof value === 'number' ? value : ''}
    onChange={({ currentTarget: { value: text } }) =>
      (onChange as ChangeHandler<number | null>)?.(text.trim() === '' ? null : Number(text))
    }
  />
);

/** An amount in cents, typed as "12.99"; null if it isn't a price. */
export function MoneyField({ value, onChange, min: _min, max: _max, error, ...props }: BoundFieldProps) {
  const [typed, setTyped] = useState(() => (typeof value === 'number' ? formatTypedMoney(value) : ''));
  return (
    <TextInput
      {...props}
      inputMode="decimal"
      maxLength={12}
      value={typed}
      error={error && parseCents(typed) === null ? 'Enter a price such as 12.99.' : error}
      onChange={({ currentTarget: { value: next } }) => {
        setTyped(next);
        (onChange as ChangeHandler<number | null>)?.(parseCents(next));
      }}
    />
  );
}

/** A date and time in the user's zone; null if empty. */
export const DateTimeField = ({ value, onChange, ...props }: BoundFieldProps) => (
  <TextInput
    {...props}
    type="datetime-local"
    value={toLocalInput(typeof value === 'string' && value !== '' ? value : null)}
    onChange={(event) =>
      (onChange as ChangeHandler<string | null>)?.(parseLocalInput(event.currentTarget.value))
    }
  />
);

/** A multi-line text, initially three lines. */
export const LongTextField = (props: TextareaProps) => (
  <Textarea {...props} classNames={{ input: 'h-18 resize-y' }} />
);

interface Choice<Value> {
  value: Value;
  label: string;
}

interface SelectFieldProps<Value> {
  label?: string;
  'aria-label'?: string;
  description?: ReactNode;
  choices: readonly Choice<Value>[];
  value?: unknown;
  onChange?: (value: Value) => void;
  error?: ReactNode;
}

/** Selects one of several non-text values. */
export function SelectField<Value extends string | number | null>({
  choices,
  value,
  onChange,
  ...props
}: SelectFieldProps<Value>) {
  return (
    <NativeSelect
      {...props}
      value={String(value ?? '')}
      data={choices.map((choice) => ({ value: String(choice.value ?? ''), label: choice.label }))}
      onChange={({ currentTarget: { value: text } }) => {
        const chosen = choices.find((choice) => String(choice.value ?? '') === text);
        if (chosen) onChange?.(chosen.value);
      }}
    />
  );
}

export function ChecksField<Value extends string | number>({
  choices,
  value,
  onChange,
  ...props
}: Omit<SelectFieldProps<Value>, 'onChange'> & { onChange?: (value: Value[]) => void }) {
  return (
    <Checkbox.Group
      {...props}
      value={(value as readonly Value[]).map(String)}
      onChange={(texts) =>
        (onChange as ChangeHandler<Value[]>)?.(
          choices.filter((choice) => texts.includes(String(choice.value))).map((choice) => choice.value),
        )
      }
    >
      <FieldRow>
        {choices.map((choice) => (
          <Checkbox key={choice.value} value={String(choice.value)} label={choice.label} />
        ))}
      </FieldRow>
    </Checkbox.Group>
  );
}

interface EntityDrawerProps extends Pick<EntityFormProps, 'form' | 'submit'> {
  title: string;
  width?: 'work';
  onClose: () => void;
  children: ReactNode;
}

/** A form in a drawer, which saving or canceling closes. */
export const EntityDrawer = ({ title, width, onClose, children, ...form }: EntityDrawerProps) => (
  <SideDrawer opened onClose={onClose} title={title} {...(width && { width })}>
    <EntityForm {...form} onCancel={onClose}>
      {children}
    </EntityForm>
  </SideDrawer>
);
