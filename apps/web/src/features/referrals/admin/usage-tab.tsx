import {
  type AdminReferral,
  REFERRAL_FILTERS,
  type ReferralFilter,
  type ReferralFlag,
  rewardWords,
} from '@datacoach/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { usageQuery } from '../api/admin-referrals.ts';
import { clearReferral, reverseReferral } from '../api/change-referrals.ts';
import { NameSearch } from './name-search.tsx';
import { NoteDialog } from './note-dialog.tsx';
import type { ReferralsSearch } from './referrals-search.ts';

const FILTER_WORDS: Readonly<Record<ReferralFilter, string>> = {
  held: 'Held back',
  signedUp: 'Signed up',
  qualified: 'Qualified',
  rewarded: 'Rewarded',
  reversed: 'Reversed',
};
const FLAG_WORDS: Readonly<Record<ReferralFlag, string>> = {
  'same-household': 'same network as the referrer',
  'same-device': 'a file of the same computer',
  'same-card': 'the same card',
};

interface UsageTabProps {
  search: ReferralsSearch;
  onSearch: (part: Record<string, unknown>) => void;
}

/** Who came by whose code, and what became of it. */
export function UsageTab({ search, onSearch }: UsageTabProps) {
  const mayEdit = usePermits()('Referrals', 'Edit');
  const [asked, setAsked] = useState<{ what: 'reverse' | 'clear'; referral: AdminReferral } | null>(null);
  const query = useQuery(usageQuery(search));
  return (
    <>
      <search className={classes.tools}>
        <NameSearch value={search.search} onChange={(text) => onSearch({ search: text, page: undefined })} />
        <NativeSelect
          aria-label="State"
          value={search.show ?? ''}
          data={[
            { value: '', label: 'State: all' },
            ...REFERRAL_FILTERS.map((value) => ({ value, label: FILTER_WORDS[value] })),
          ]}
          onChange={(event) => onSearch({ show: event.currentTarget.value || undefined, page: undefined })}
        />
      </search>
      <Answer query={query} what="The referrals">
        {(page) => (
          <>
            {page.items.length === 0 ? (
              <StatePanel title={search.show || search.search ? 'None fits' : 'Nobody came by a code yet'}>
                {search.show || search.search
                  ? 'Take a word or the filter away.'
                  : 'Friends stand here as soon as one signs up with a code or redeems one.'}
              </StatePanel>
            ) : (
              <Referrals
                items={page.items}
                onReverse={mayEdit ? (referral) => setAsked({ what: 'reverse', referral }) : null}
                onClear={mayEdit ? (referral) => setAsked({ what: 'clear', referral }) : null}
              />
            )}
            <PagesNav
              label="Pages of referrals"
              page={page}
              onChange={(pageIndex) => onSearch({ page: pageIndex + 1 })}
            />
          </>
        )}
      </Answer>
      {asked?.what === 'reverse' && (
        <NoteDialog
          title={`Reverse the referral of ${asked.referral.friend.userName}?`}
          confirm="Reverse it"
          done="Referral reversed"
          onConfirm={(note) => reverseReferral(asked.referral.friend.id, note)}
          onClose={() => setAsked(null)}
        >
          What is left of {asked.referral.referrer.userName}’s reward is taken back, and{' '}
          {asked.referral.friend.userName} loses the offers for friends. It cannot be undone.
        </NoteDialog>
      )}
      {asked?.what === 'clear' && (
        <NoteDialog
          title={`Give ${asked.referral.referrer.userName} the reward?`}
          confirm="Give it"
          done="Reward given"
          onConfirm={(note) => clearReferral(asked.referral.friend.id, note)}
          onClose={() => setAsked(null)}
        >
          It was held back because of {asked.referral.flags.map((flag) => FLAG_WORDS[flag]).join(' and ')}.
        </NoteDialog>
      )}
    </>
  );
}

interface ReferralsProps {
  items: readonly AdminReferral[];
  onReverse: ((referral: AdminReferral) => void) | null;
  onClear: ((referral: AdminReferral) => void) | null;
}

function Referrals({ items, onReverse, onClear }: ReferralsProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">Referrals</caption>
      <thead>
        <tr>
          <th scope="col">Friend</th>
          <th scope="col">Came by</th>
          <th scope="col">State</th>
          <th scope="col">Reward</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((referral) => {
          const { friend, referrer, code, source, referredAt, campaign, flags } = referral;
          return (
            <tr key={friend.id}>
              <th scope="row">
                {friend.userName}
                <small>
                  {source === 'sign-up' ? 'signed up' : 'redeemed'} {day(referredAt)}
                </small>
              </th>
              <td data-label="Came by">
                {referrer.userName}
                <small>
                  {code}
                  {campaign !== null && ` · ${campaign}`}
                </small>
              </td>
              <td data-label="State">
                <State referral={referral} />
                {flags.length > 0 && <small>{flags.map((flag) => FLAG_WORDS[flag]).join(', ')}</small>}
              </td>
              <td data-label="Reward">
                <Reward referral={referral} />
              </td>
              <td className={classes.actions}>
                {onClear && referral.isHeld && (
                  <Button
                    size="xs"
                    aria-label={`Give reward for ${friend.userName}`}
                    onClick={() => onClear(referral)}
                  >
                    Give reward
                  </Button>
                )}
                {onReverse && referral.state !== 'reversed' && (
                  <Button
                    size="xs"
                    aria-label={`Reverse ${friend.userName}`}
                    onClick={() => onReverse(referral)}
                  >
                    Reverse
                  </Button>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const TONES = { signedUp: 'waits', qualified: 'waits', rewarded: 'on', reversed: 'off' } as const;

function State({ referral: { state, isHeld } }: { referral: AdminReferral }) {
  return <StateTag tone={TONES[state]}>{isHeld ? 'Held back' : FILTER_WORDS[state]}</StateTag>;
}

function Reward({ referral }: { referral: AdminReferral }) {
  const { reward, qualifiedBy, qualifiedAt, reversedAt, reversedBecause } = referral;
  const how =
    qualifiedBy && qualifiedAt
      ? `${qualifiedBy === 'invoice' ? 'paid an invoice' : 'uploaded his games'}, ${day(qualifiedAt)}`
      : null;
  return (
    <>
      {reward ? rewardWords(reward.kind, reward.amount) : noRewardWords(referral)}
      {how && <small>{how}</small>}
      {reversedAt && (
        <small>
          reversed {day(reversedAt)}
          {reversedBecause === 'refund' && ', payment given back'}
        </small>
      )}
    </>
  );
}

function noRewardWords({ isOverCap, reversedAt }: AdminReferral): string {
  if (reversedAt) return 'none';
  return isOverCap ? 'none, the year’s cap is reached' : 'none yet';
}

function day(moment: string): string {
  return formatShortDate(new Date(moment));
}
