import { Button, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import classes from './form.module.css';

interface Question {
  label: string;
  description?: string;
  /** `text` for names and addresses, `words` for sentences. */
  kind: 'text' | 'words' | 'number';
  initial?: string;
}

export interface Ask<Field extends string> {
  title: string;
  /** What happens, and what is lost. */
  children?: ReactNode;
  questions: Readonly<Record<Field, Question>>;
  /** What the button says. */
  confirm: string;
  onConfirm: (answers: Record<Field, string>) => Promise<unknown>;
  onDone?: () => void;
  onClose: () => void;
}

/** Asks before something is done to an account; what the server refuses is told in its own sentence. */
export function AskDialog<Field extends string>(props: Ask<Field>) {
  const { title, children, questions, confirm, onConfirm, onDone, onClose } = props;
  const fields = Object.keys(questions) as Field[];
  const [answers, setAnswers] = useState(
    () =>
      Object.fromEntries(fields.map((field) => [field, questions[field].initial ?? ''])) as Record<
        Field,
        string
      >,
  );
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => onConfirm(answers),
    onSuccess: () => {
      onClose();
      onDone?.();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate();
  };
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel="Close">
      <form className={classes.form} onSubmit={submit} noValidate>
        {children && <p className="t2">{children}</p>}
        {fields.map((field, place) => {
          const { label, description, kind } = questions[field];
          const shared = {
            label,
            description,
            value: answers[field],
            ...(place === 0 && { 'data-autofocus': true }),
          };
          const set = (value: string) => setAnswers({ ...answers, [field]: value });
          if (kind === 'number') {
            return <NumberInput key={field} {...shared} min={1} onChange={(value) => set(String(value))} />;
          }
          const Input = kind === 'words' ? Textarea : TextInput;
          return <Input key={field} {...shared} onChange={(event) => set(event.currentTarget.value)} />;
        })}
        <FormMessage>{error && failureSentence(error)}</FormMessage>
        <div className={classes.buttons}>
          <Button type="submit" variant="filled" loading={isPending}>
            {confirm}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
