import { NumberInput, Textarea, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import type { Draft, FormBody } from '../../../app/entity-form/load-body.ts';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';

interface Question {
  label: string;
  description?: string;
  /** `text` for names and addresses, `words` for sentences. */
  kind: 'text' | 'words' | 'number';
}

type AskedEndpoint = 'grantReplays' | 'grantTokens' | 'banUser' | 'deleteUser' | 'impersonateUser';

interface Ask<Name extends AskedEndpoint> {
  title: string;
  /** What happens, and what is lost. */
  children?: ReactNode;
  endpoint: Name;
  initialValues: Draft<Name>;
  questions: Readonly<Record<keyof Draft<Name> & string, Question>>;
  /** What the button says. */
  confirm: string;
  onConfirm: (body: FormBody<Name>) => Promise<unknown>;
  /** What the toast says. */
  done?: string;
  onDone?: () => void;
  onClose: () => void;
}

const INPUTS = { text: TextInput, words: Textarea, number: NumberInput } as const;

/** Asks before something is done to an account; what the server refuses is shown in its own sentence. */
export function AskDialog<Name extends AskedEndpoint>(props: Ask<Name>) {
  const { title, children, endpoint, initialValues, questions, confirm, onConfirm, done, onDone, onClose } =
    props;
  const form = useEntityForm<Name, unknown>({
    endpoint,
    initialValues,
    save: onConfirm,
    ...(done && { done }),
    onDone: () => {
      onClose();
      onDone?.();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={title} closeLabel="Close">
      <EntityForm form={form} submit={confirm} onCancel={onClose}>
        {children && <p className="t2">{children}</p>}
        {Object.entries<Question>(questions).map(([name, { kind, label, description }], index) => {
          const Input = INPUTS[kind];
          return (
            <Input
              key={name}
              label={label}
              description={description}
              {...(kind === 'number' && { clampBehavior: 'none' })}
              {...form.field(name)}
              {...(index === 0 && { 'data-autofocus': true })}
            />
          );
        })}
      </EntityForm>
    </Dialog>
  );
}
