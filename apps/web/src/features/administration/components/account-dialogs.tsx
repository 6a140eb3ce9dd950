import { type AdminUser, IMPERSONATION_MINUTES, PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import { Button, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { type Draft, type FormBody, useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { viewAs } from '../../../app/session/auth-protocol.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  addUserNote,
  banUser,
  deleteUser,
  grantPlan,
  grantReplays,
  grantTokens,
  type Role,
  removeTokens,
  startImpersonation,
  updateRole,
} from '../api/change-users.ts';
import { MergeDialog } from './merge-dialog.tsx';

interface DialogField {
  label: string;
  description?: string;
  /** `text` for names and addresses, `words` for longer text. */
  kind: 'text' | 'words' | 'number';
}

type DialogEndpoint =
  | 'addUserNote'
  | 'grantReplays'
  | 'grantTokens'
  | 'banUser'
  | 'deleteUser'
  | 'impersonateUser'
  | 'takeTokens';

interface FormDialogProps<Name extends DialogEndpoint> {
  title: string;
  /** What happens, and what is lost. */
  children?: ReactNode;
  endpoint: Name;
  initialValues: Draft<Name>;
  questions: Readonly<Record<keyof Draft<Name> & string, DialogField>>;
  confirm: string;
  onConfirm: (body: FormBody<Name>) => Promise<unknown>;
  done?: string;
  onDone?: () => void;
  onClose: () => void;
}

const INPUTS = { text: TextInput, words: Textarea, number: NumberInput } as const;

/** Asks for input before changing an account; shows the server's message if it refuses. */
function FormDialog<Name extends DialogEndpoint>(props: FormDialogProps<Name>) {
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
    <Dialog opened onClose={onClose} title={title}>
      <EntityForm form={form} submit={confirm} onCancel={onClose}>
        {children && <p className="t2">{children}</p>}
        {Object.entries<DialogField>(questions).map(([name, { kind, label, description }], index) => {
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

const ROLES: readonly { value: Role; label: string; one: string }[] = [
  { value: 'Player', label: 'Player', one: 'a player' },
  { value: 'Coach', label: 'Coach', one: 'a coach' },
  { value: 'Admin', label: 'Administrator', one: 'an administrator' },
];

function RoleDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const [role, setRole] = useState<Role>(user.userType);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => updateRole(user.id, role),
    onSuccess: () => {
      const { one } = ROLES.find(({ value }) => value === role)!;
      showToast({ kind: 'done', message: `${user.userName} is now ${one}` });
      onClose();
    },
  });
  return (
    <Dialog opened onClose={onClose} title={`Change role of ${user.userName}`}>
      <div className="grid grid-cols-1 gap-4">
        <p className="t2">
          Changing the role signs the account out everywhere and disbands its teams. Only admins with every
          permission can add or remove admins.
        </p>
        <Segmented label="Role" value={role} choices={ROLES} onChange={setRole} />
        <FailureMessage error={error} />
        <div className="flex flex-wrap gap-3">
          <TextButton
            label="Change role"
            variant="filled"
            disabled={role === user.userType}
            loading={isPending}
            onClick={() => mutate()}
          />
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}

const LARGER = PLAN_NAMES.filter((name) => name !== 'Basic');

function PlanGrantDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'grantPlan',
    initialValues: { planName: 'Diamond', days: 30, note: '' },
    save: (body) => grantPlan(user.id, body),
    done: (_, { planName }) => `${user.userName} has ${planName && PLAN_LABELS[planName]}`,
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={`Grant ${user.userName} a plan`}>
      <EntityForm form={form} submit="Grant" onCancel={onClose}>
        <p className="t2">
          Free and for a limited time. Afterward the account goes back to the plan it pays for.
        </p>
        <NativeSelect
          label="Plan"
          data={LARGER.map((value) => ({ value, label: PLAN_LABELS[value] }))}
          {...form.field('planName')}
          data-autofocus
        />
        <NumberInput label="Days" clampBehavior="none" {...form.field('days')} />
        <TextInput
          label="Note"
          description="Optional. Shown in the audit trail and to the account’s owner."
          {...form.field('note')}
        />
      </EntityForm>
    </Dialog>
  );
}

export type AccountDialog =
  | 'note'
  | 'plan'
  | 'replays'
  | 'tokens'
  | 'take-tokens'
  | 'merge'
  | 'role'
  | 'impersonate'
  | 'ban'
  | 'delete';

interface AccountDialogsProps {
  dialog: AccountDialog;
  user: AdminUser;
  onClose: () => void;
  onGone: () => void;
}

const NOTE = {
  label: 'Note',
  description: 'Optional. Shown in the audit trail and to the account’s owner.',
  kind: 'text',
} as const;

export function AccountDialogs({ dialog, user, onClose, onGone }: AccountDialogsProps) {
  const { id, userName } = user;
  switch (dialog) {
    case 'plan':
      return <PlanGrantDialog user={user} onClose={onClose} />;
    case 'role':
      return <RoleDialog user={user} onClose={onClose} />;
    case 'replays':
      return (
        <FormDialog
          title={`Grant ${userName} replays`}
          endpoint="grantReplays"
          initialValues={{ replays: 50, note: '' }}
          questions={{ replays: { label: 'Replays', kind: 'number' }, note: NOTE }}
          confirm="Grant"
          onConfirm={({ replays, note }) => grantReplays(id, replays, note)}
          done={`Replays granted to ${userName}`}
          onClose={onClose}
        >
          Added on top of the plan for the current billing month.
        </FormDialog>
      );
    case 'tokens':
      return (
        <FormDialog
          title={`Grant ${userName} coaching tokens`}
          endpoint="grantTokens"
          initialValues={{ tokens: 1, note: '' }}
          questions={{ tokens: { label: 'Tokens', kind: 'number' }, note: NOTE }}
          confirm="Grant"
          onConfirm={({ tokens, note }) => grantTokens(id, tokens, note)}
          done={`Tokens granted to ${userName}`}
          onClose={onClose}
        >
          One token = one session. Tokens are valid for 12 months.
        </FormDialog>
      );
    case 'merge':
      return <MergeDialog user={user} onClose={onClose} onGone={onGone} />;
    case 'take-tokens':
      return (
        <FormDialog
          title={`Remove coaching tokens from ${userName}`}
          endpoint="takeTokens"
          initialValues={{ tokens: 1, note: '' }}
          questions={{
            tokens: { label: 'Tokens', kind: 'number' },
            note: { label: 'Reason', description: 'The account’s owner sees it too.', kind: 'text' },
          }}
          confirm="Take"
          onConfirm={({ tokens, note }) => removeTokens(id, tokens, note)}
          done={`Tokens removed from ${userName}`}
          onClose={onClose}
        >
          Removes those that expire first. Tokens already used for a session stay used.
        </FormDialog>
      );
    case 'note':
      return (
        <FormDialog
          title={`Note about ${userName}`}
          endpoint="addUserNote"
          initialValues={{ note: '' }}
          questions={{ note: { label: 'Note', kind: 'words' } }}
          confirm="Save"
          onConfirm={({ note }) => addUserNote(id, note)}
          done="Note saved"
          onClose={onClose}
        >
          Only admins see it, in the account’s history.
        </FormDialog>
      );
    case 'impersonate':
      return (
        <FormDialog
          title={`View as ${userName}?`}
          endpoint="impersonateUser"
          initialValues={{ reason: '' }}
          questions={{ reason: { label: 'Reason', description: 'Saved in the audit trail.', kind: 'words' } }}
          confirm="View as user"
          onConfirm={async ({ reason }) => viewAs(await startImpersonation(id, reason))}
          onClose={onClose}
        >
          You’ll see what {userName} sees, for up to {IMPERSONATION_MINUTES} minutes. A banner on every page
          lets you stop. You can’t change their payments, plan or account; every other change is logged.
        </FormDialog>
      );
    case 'ban':
      return (
        <FormDialog
          title={`Ban ${userName}?`}
          endpoint="banUser"
          initialValues={{ reason: '' }}
          questions={{
            reason: {
              label: 'Reason',
              description: `${userName} will see it when they log in and by email.`,
              kind: 'words',
            },
          }}
          confirm="Ban"
          onConfirm={({ reason }) => banUser(id, reason)}
          done={`${userName} was banned`}
          onClose={onClose}
        >
          Signs them out everywhere and blocks login until you unban them. Nothing is deleted.
        </FormDialog>
      );
    case 'delete':
      return (
        <FormDialog
          title={`Delete ${userName}?`}
          endpoint="deleteUser"
          initialValues={{ confirmation: '', note: '' }}
          questions={{
            confirmation: { label: `Type the username to confirm: ${userName}`, kind: 'text' },
            note: { label: 'Note', description: 'Saved in the audit trail.', kind: 'text' },
          }}
          confirm="Delete permanently"
          onConfirm={({ confirmation, note }) => deleteUser(id, confirmation, note)}
          done={`${userName} was deleted`}
          onDone={onGone}
          onClose={onClose}
        >
          Deletes {user.replays} replays. Shared matches keep the other players. This can’t be undone.
        </FormDialog>
      );
  }
}
