import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { FormMessage } from '../../shared/ui/form-message.tsx';
import classes from './entity-form.module.css';
import type { EntityForm as Form } from './use-entity-form.ts';

interface EntityFormProps {
  form: Pick<Form<never>, 'formProps' | 'message' | 'isPending'>;
  /** What the button says; null where the reader may look but not save. */
  submit: string | null;
  /** Nothing can be saved yet. */
  disabled?: boolean;
  /** Without it there is no button to leave by. */
  onCancel?: () => void;
  cancel?: string;
  /** Further buttons. */
  buttons?: ReactNode;
  label?: string;
  /** Fields. */
  children: ReactNode;
}

/** The fields of `useEntityForm` below each other, what went wrong, and the buttons. */
export function EntityForm({
  form,
  submit,
  disabled = false,
  onCancel,
  cancel = 'Cancel',
  buttons,
  label,
  children,
}: EntityFormProps) {
  return (
    <form {...form.formProps} className={classes.form} aria-label={label}>
      {children}
      <FormMessage>{form.message}</FormMessage>
      {(submit !== null || onCancel || buttons) && (
        <div className={classes.buttons}>
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

/** Fields next to each other where there is room; `end` puts those without a description level with the others. */
export function FieldRow({ end = false, children }: { end?: boolean; children: ReactNode }) {
  return (
    <div className={classes.row} data-end={end || undefined}>
      {children}
    </div>
  );
}
