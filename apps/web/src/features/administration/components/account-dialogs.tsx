import { type AdminUser, IMPERSONATION_MINUTES, PLAN_LABELS, PLAN_NAMES } from '@datacoach/contract';
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { EntityForm } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { lookOn } from '../../../app/session/auth-protocol.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import {
  banUser,
  beginImpersonation,
  deleteUser,
  grantPlan,
  grantReplays,
  grantTokens,
} from '../api/change-users.ts';
import { AskDialog } from './ask-dialog.tsx';
import { RoleDialog } from './role-dialog.tsx';

const LARGER = PLAN_NAMES.filter((name) => name !== 'Basic');

/** Gives an account a larger plan for a time. */
function PlanGrantDialog({ user, onClose }: { user: AdminUser; onClose: () => void }) {
  const form = useEntityForm({
    endpoint: 'grantPlan',
    initialValues: { planName: 'Diamond', days: 30, note: '' },
    save: (body) => grantPlan(user.id, body),
    done: (_, { planName }) => `${user.userName} has ${planName && PLAN_LABELS[planName]}`,
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={`Give ${user.userName} a plan`} closeLabel="Close">
      <EntityForm form={form} submit="Give" onCancel={onClose}>
        <p className="t2">
          For a time and free of charge, besides what is paid for; after it the account falls back to that.
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
          description="For the audit trail and the account’s own list; may stay empty."
          {...form.field('note')}
        />
      </EntityForm>
    </Dialog>
  );
}

export type AccountDialog = 'plan' | 'replays' | 'tokens' | 'role' | 'look-on' | 'ban' | 'delete';

interface AccountDialogsProps {
  dialog: AccountDialog;
  user: AdminUser;
  onClose: () => void;
  /** The account is deleted. */
  onGone: () => void;
}

const NOTE = {
  label: 'Note',
  description: 'For the audit trail and the account’s own list; may stay empty.',
  kind: 'text',
} as const;

/** What is asked before something is done to an account. */
export function AccountDialogs({ dialog, user, onClose, onGone }: AccountDialogsProps) {
  const { id, userName } = user;
  switch (dialog) {
    case 'plan':
      return <PlanGrantDialog user={user} onClose={onClose} />;
    case 'role':
      return <RoleDialog user={user} onClose={onClose} />;
    case 'replays':
      return (
        <AskDialog
          title={`Give ${userName} replays`}
          endpoint="grantReplays"
          initialValues={{ replays: 50, note: '' }}
          questions={{ replays: { label: 'Replays', kind: 'number' }, note: NOTE }}
          confirm="Give"
          onConfirm={({ replays, note }) => grantReplays(id, replays, note)}
          done={`${userName} has more replays`}
          onClose={onClose}
        >
          They count in the billing month that runs now, besides those of the plan.
        </AskDialog>
      );
    case 'tokens':
      return (
        <AskDialog
          title={`Give ${userName} coaching tokens`}
          endpoint="grantTokens"
          initialValues={{ tokens: 1, note: '' }}
          questions={{ tokens: { label: 'Tokens', kind: 'number' }, note: NOTE }}
          confirm="Give"
          onConfirm={({ tokens, note }) => grantTokens(id, tokens, note)}
          done={`${userName} has more tokens`}
          onClose={onClose}
        >
          One token books one session; tokens are good for 12 months.
        </AskDialog>
      );
    case 'look-on':
      return (
        <AskDialog
          title={`Look on as ${userName}?`}
          endpoint="impersonateUser"
          initialValues={{ reason: '' }}
          questions={{ reason: { label: 'Why', description: 'Kept in the audit trail.', kind: 'words' } }}
          confirm="Look on"
          onConfirm={async ({ reason }) => lookOn(await beginImpersonation(id, reason))}
          onClose={onClose}
        >
          You see the product as {userName} does, for {IMPERSONATION_MINUTES} minutes at most. A line on every
          page says so and ends it. Payments, plan and account cannot be changed; every other change is
          written down.
        </AskDialog>
      );
    case 'ban':
      return (
        <AskDialog
          title={`Ban ${userName}?`}
          endpoint="banUser"
          initialValues={{ reason: '' }}
          questions={{
            reason: {
              label: 'Reason',
              description: `${userName} reads it at sign-in and in a mail.`,
              kind: 'words',
            },
          }}
          confirm="Ban"
          onConfirm={({ reason }) => banUser(id, reason)}
          done={`${userName} is banned`}
          onClose={onClose}
        >
          Every sign-in ends at once, and none is possible until the ban is lifted. Nothing is deleted.
        </AskDialog>
      );
    case 'delete':
      return (
        <AskDialog
          title={`Delete ${userName}?`}
          endpoint="deleteUser"
          initialValues={{ confirmation: '', note: '' }}
          questions={{
            confirmation: { label: `User name, to be sure: ${userName}`, kind: 'text' },
            note: { label: 'Note', description: 'For the audit trail.', kind: 'text' },
          }}
          confirm="Delete for good"
          onConfirm={({ confirmation, note }) => deleteUser(id, confirmation, note)}
          done={`${userName} is deleted`}
          onDone={onGone}
          onClose={onClose}
        >
          Removes {user.replays} replays from every list; shared matches keep the other players. This cannot
          be undone.
        </AskDialog>
      );
  }
}
