import {
  type AdminReferral,
  describeReward,
  REFERRAL_FILTERS,
  type ReferralFilter,
  type ReferralFlag,
} from '@datacoach/contract';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EntityForm, LongTextField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { type Column, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SearchField } from '../../../shared/ui/search-field.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { clearReferral, reverseReferral, usageQuery } from './referrals-queries.ts';
import type { ReferralsTabProps } from './referrals-search.ts';

const FILTER_LABELS: Readonly<Record<ReferralFilter, string>> = {
  held: 'On hold',
  signedUp: 'Signed up',
  qualified: 'Qualified',
  rewarded: 'Rewarded',
  reversed: 'Reversed',
};
const FLAG_LABELS: Readonly<Record<ReferralFlag, string>> = {
  'same-household': 'same network as the referrer',
  'same-device': 'a file from the same computer',
  'same-card': 'the same card',
};

export function UsageTab({ search, onSearch }: ReferralsTabProps) {
  const mayEdit = usePermissionCheck()('Referrals', 'Edit');
  const [confirming, setConfirming] = useState<{ what: 'reverse' | 'clear'; referral: AdminReferral } | null>(
    null,
  );
  return (
    <>
      <search className="flex flex-wrap gap-3 items-end pb-3">
        <SearchField
          label="Name or code"
          value={search.search}
          onSearch={(text) => onSearch({ search: text, page: undefined })}
        />
        <NativeSelect
          aria-label="State"
          {...getInputProps(search.show ?? '', (text) =>
            onSearch({ show: text || undefined, page: undefined }),
          )}
          data={[
            { value: '', label: 'State: all' },
            ...REFERRAL_FILTERS.map((value) => ({ value, label: FILTER_LABELS[value] })),
          ]}
        />
      </search>
      <AdminList
        module="Referrals"
        query={useQuery(usageQuery(search))}
        of="referrals"
        caption="Referrals"
        columns={COLUMNS}
        getRowKey={({ friend }) => friend.id}
        getName={({ friend }) => friend.userName}
        onPage={(pageIndex) => onSearch({ page: pageIndex + 1 })}
        empty={{
          title: search.show || search.search ? 'No referrals match' : 'No referrals yet',
          words:
            search.show || search.search
              ? 'Try fewer words or filters.'
              : 'Friends show up here when they sign up with a code or redeem one.',
        }}
        actions={(referral) =>
          mayEdit && (
            <>
              {referral.isHeld && (
                <TextButton
                  label="Grant reward"
                  size="xs"
                  aria-label={`Grant reward for ${referral.friend.userName}`}
                  onClick={() => setConfirming({ what: 'clear', referral })}
                />
              )}
              {referral.state !== 'reversed' && (
                <TextButton
                  label="Reverse"
                  size="xs"
                  aria-label={`Reverse ${referral.friend.userName}`}
                  onClick={() => setConfirming({ what: 'reverse', referral })}
                />
              )}
            </>
          )
        }
      />
      {confirming?.what === 'reverse' && (
        <NoteDialog
          title={`Reverse the referral of ${confirming.referral.friend.userName}?`}
          confirm="Reverse referral"
          done="Referral reversed"
          onConfirm={(note) => reverseReferral(confirming.referral.friend.id, note)}
          onClose={() => setConfirming(null)}
        >
          The rest of {confirming.referral.referrer.userName}’s reward is revoked, and{' '}
          {confirming.referral.friend.userName} loses the referral offers. This can’t be undone.
        </NoteDialog>
      )}
      {confirming?.what === 'clear' && (
        <NoteDialog
          title={`Grant ${confirming.referral.referrer.userName} the reward?`}
          confirm="Grant reward"
          done="Reward granted"
          onConfirm={(note) => clearReferral(confirming.referral.friend.id, note)}
          onClose={() => setConfirming(null)}
        >
          It was put on hold because of{' '}
          {confirming.referral.flags.map((flag) => FLAG_LABELS[flag]).join(' and ')}.
        </NoteDialog>
      )}
    </>
  );
}

const COLUMNS: readonly Column<AdminReferral>[] = [
  {
    head: 'Friend',
    isRowHead: true,
    cell: ({ friend, source, referredAt }) =>
      withNotes(
        friend.userName,
        `${source === 'sign-up' ? 'signed up' : 'redeemed'} ${formatShortDate(referredAt)}`,
      ),
  },
  {
    head: 'Signed up with',
    cell: ({ referrer, code, campaign }) => (
      <>
        {referrer.userName}
        <small>
          {code}
          {campaign !== null && ` · ${campaign}`}
        </small>
      </>
    ),
  },
  {
    head: 'State',
    cell: ({ state, isHeld, flags }) =>
      withNotes(
        <StateTag tone={TONES[state]}>{isHeld ? 'On hold' : FILTER_LABELS[state]}</StateTag>,
        flags.length > 0 && flags.map((flag) => FLAG_LABELS[flag]).join(', '),
      ),
  },
  { head: 'Reward', cell: (referral) => <Reward referral={referral} /> },
];

const TONES = { signedUp: 'waits', qualified: 'waits', rewarded: 'on', reversed: 'off' } as const;

function Reward({ referral }: { referral: AdminReferral }) {
  const { reward, qualifiedBy, qualifiedAt, reversedAt, reversedBecause } = referral;
  const how =
    qualifiedBy && qualifiedAt
      ? `${qualifiedBy === 'invoice' ? 'paid an invoice' : 'uploaded the required games'}, ${formatShortDate(qualifiedAt)}`
      : null;
  return (
    <>
      {reward ? describeReward(reward.kind, reward.amount) : describeMissingReward(referral)}
      {how && <small>{how}</small>}
      {reversedAt && (
        <small>
          reversed {formatShortDate(reversedAt)}
          {reversedBecause === 'refund' && ', payment refunded'}
        </small>
      )}
    </>
  );
}

function describeMissingReward({ isOverCap, reversedAt }: AdminReferral): string {
  if (reversedAt) return 'none';
  return isOverCap ? 'none, yearly cap reached' : 'none yet';
}

interface NoteDialogProps {
  title: string;
  children: ReactNode;
  confirm: string;
  done: string;
  onConfirm: (note: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for a reason, which the audit log keeps. */
function NoteDialog({ title, children, confirm, done, onConfirm, onClose }: NoteDialogProps) {
  const form = useEntityForm({
    endpoint: 'reverseReferral',
    initialValues: { note: '' },
    save: ({ note }) => onConfirm(note),
    done,
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={title}>
      <EntityForm form={form} submit={confirm} onCancel={onClose}>
        <p className="t2">{children}</p>
        <LongTextField
          label="Reason"
          description="For the audit trail"
          {...form.field('note')}
          data-autofocus
        />
      </EntityForm>
    </Dialog>
  );
}
