import {
  describeReward,
  REFERRAL_REWARD_KINDS,
  REFERRAL_RULES,
  REFERRAL_STATES,
  type ReferralState,
  type ReferralUse,
} from '@datacoach/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { ButtonLink, TextButton } from '../../../shared/ui/text-button.tsx';
import { chooseReward, referralCodeQuery, referralUseQuery } from '../api/referrals.ts';
import classes from '../referrals.module.css';

const STATE_LABELS: Record<ReferralState, string> = {
  clicked: 'Opened the link',
  signedUp: 'Signed up',
  qualified: 'Qualified',
  rewarded: 'Rewarded',
  reversed: 'Reversed',
};

const { games, days, withinDays, yearlyCap } = REFERRAL_RULES;

export default function ReferralDialog({ opened, onClose }: ShellDialogProps<'referral'>) {
  const query = useQuery(referralCodeQuery);
  const own = query.data;
  // Friends act elsewhere, so refetch the counts each time the dialog opens.
  const { data: use } = useQuery({ ...referralUseQuery, refetchOnMount: 'always' });
  return (
    <Dialog opened={opened} onClose={onClose} title="Invite a friend" size={480}>
      <div className="grid gap-3">
        <p className="text-t2 text-pretty">
          Your friend gets Diamond for 15 days or 20% off the first period. You earn a reward when a friend
          makes a payment, or uploads {games} games on {days} days within {withinDays} days. At most{' '}
          {yearlyCap} a year.
        </p>
        {own ? (
          <>
            <Labeled label="Your code">
              <CopyLine text={own.code} what="the code" large primary />
            </Labeled>
            <Labeled label="Link">
              <CopyLine text={own.shareLink} what="the link" />
            </Labeled>
            <Labeled label="Text for Discord">
              <CopyLine text={own.discordText} what="the Discord text" />
            </Labeled>
          </>
        ) : (
          <Pending query={query} height={168} label="Loading your code…" />
        )}
        {use && <Use use={use} onClose={onClose} />}
      </div>
    </Dialog>
  );
}

const Labeled = ({ label, children }: { label: string; children: React.ReactNode }) => (
  <div>
    <h3 className="mb-1">{label}</h3>
    {children}
  </div>
);

function Use({ use, onClose }: { use: ReferralUse; onClose: () => void }) {
  const { counts, heldBack, nextReward, rewardsLeftThisYear, usedCodeOf, hasFriendOffers, canRedeem } = use;
  return (
    <>
      <Reward reward={use.reward} />
      <dl
        className={`${classes.counts} max-[481px]:grid-cols-3 grid grid-cols-5 border-t border-t-line border-b border-b-line`}
        aria-label="Your friends so far"
      >
        {REFERRAL_STATES.map((state) => (
          <div
            className="flex flex-col-reverse justify-end p-2 border-l border-l-line first:pl-0 first:border-l-0"
            key={state}
          >
            <dt className="text-xs text-t3">{STATE_LABELS[state]}</dt>
            <dd className="num text-xl">{counts[state]}</dd>
          </div>
        ))}
      </dl>
      <p className="t2">
        {nextReward
          ? `Next reward: the friend closest to it has uploaded ${nextReward.games} of ${nextReward.gamesNeeded} games on ${nextReward.days} of ${nextReward.daysNeeded} days, and has until ${formatDate(nextReward.until)}.`
          : 'Next reward: when a friend who signed up with your code qualifies.'}{' '}
        {rewardsLeftThisYear} of {yearlyCap} rewards are left this year.
      </p>
      {heldBack > 0 && (
        <p className="px-3 py-2 rounded-2 bg-warn-soft text-t1 text-pretty">
          {heldBack === 1 ? 'One reward is' : `${heldBack} rewards are`} under review: a friend may share your
          household, computer or card.
        </p>
      )}
      {(canRedeem || usedCodeOf) && (
        <div className="flex flex-wrap items-center justify-between gap-2 pt-3 border-t border-t-line">
          {usedCodeOf ? (
            <>
              <span className="t2">You signed up with {usedCodeOf}’s code.</span>
              {hasFriendOffers && (
                <ButtonLink label="See what it gives you" to="/membership" size="xs" onClick={onClose} />
              )}
            </>
          ) : (
            <>
              <span className="t2">Have a friend’s code?</span>
              <TextButton
                label="Redeem a code"
                size="xs"
                onClick={() => {
                  openDialog('redeemReferral');
                  onClose();
                }}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}

function Reward({ reward }: Pick<ReferralUse, 'reward'>) {
  const { kind, campaign } = reward;
  const { mutate, error } = useMutation({ mutationFn: chooseReward });
  return (
    <>
      <div>
        <h3 className="mb-1">Your reward for each</h3>
        <Segmented
          label="Your reward for each"
          value={kind}
          choices={REFERRAL_REWARD_KINDS.map((value) => ({
            value,
            label: describeReward(value, reward[value]),
          }))}
          onChange={(value) => mutate(value)}
        />
        {campaign && (
          <p className="mt-1 s12 t2">
            {campaign.name}: higher rewards for friends who join until {formatDate(campaign.endsAt)}.
          </p>
        )}
      </div>
      <FailureMessage error={error} />
    </>
  );
}
