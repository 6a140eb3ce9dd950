import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { type AdminUser, PLAN_LABELS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import table from '../administration.module.css';
import {
  resetEpicName,
  resetSecondFactor,
  resetUserPassword,
  signUserOut,
  unbanUser,
} from '../api/change-users.ts';
import { describeQuota, getState } from '../text/user-text.ts';
import { type AccountDialog, AccountDialogs } from './account-dialogs.tsx';

const SECOND_FACTOR: Readonly<Record<AdminUser['secondFactor'], string>> = {
  on: 'on',
  off: 'off',
  due: 'not set up yet',
};
const SIGN_IN_METHOD_LABELS: Readonly<Record<string, string>> = {
  password: 'email',
  epic: 'Epic',
  discord: 'Discord',
};

export function UserAccount({ user, onGone }: { user: AdminUser; onGone: () => void }) {
  const permits = usePermissionCheck();
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const isAdmin = user.userType === 'Admin';
  const mayEdit = permits('Users', 'Edit');
  return (
    <>
      {user.bannedAt && (
        <p className="p-3 rounded-2 bg-warn-soft text-t1 wrap-anywhere">
          <b>Banned since {formatShortDate(user.bannedAt)}.</b> {user.banReason}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(260px,1fr))] gap-x-8 gap-y-0">
        <dl className={`${table.facts} grid`}>
          <Fact name="State">{getState(user, Date.now()).word}</Fact>
          <Fact name="Role">{isAdmin ? 'Administrator' : user.userType}</Fact>
          <Fact name="Email">
            {user.email === null ? 'none' : user.isEmailConfirmed ? 'confirmed' : 'not confirmed'}
          </Fact>
          <Fact name="Sign-in">
            {user.signInWays.map((method) => SIGN_IN_METHOD_LABELS[method] ?? method).join(', ') ||
              'none yet'}
          </Fact>
          <Fact name="Two-factor login">{SECOND_FACTOR[user.secondFactor]}</Fact>
          <Fact name="Active sign-ins">{formatNumber(user.openSignIns)}</Fact>
          <Fact name="Last seen">{user.lastSeenAt ? formatShortDate(user.lastSeenAt) : 'never'}</Fact>
          <Fact name="Time zone">{user.timeZone ?? 'unknown'}</Fact>
        </dl>
        {!isAdmin && (
          <dl className={`${table.facts} grid`}>
            <Fact name="Plan">
              {PLAN_LABELS[user.planName]}
              {user.trialEndsAt && `, until ${formatShortDate(user.trialEndsAt)}`}
            </Fact>
            <Fact name="Next billing month">{formatShortDate(user.nextCycleAt)}</Fact>
            <Fact name="Quota">
              {describeQuota(user)}
              {user.withConsolePlayers > 0 && `, plus ${formatNumber(user.withConsolePlayers)} console`}
              {user.isFairUse && ', fair use'}
            </Fact>
            <Fact name="Replays">
              {formatNumber(user.replays)}
              {user.failedReplays > 0 && `, ${formatNumber(user.failedReplays)} failed`}
            </Fact>
            <Fact name="Coaching">
              {`${counted(user.coachingSessionsLeft, 'session')} left, ${counted(user.coachingTokens, 'token')}`}
            </Fact>
            <Fact name="Ranks">
              <span className="flex h-5 gap-1.5">
                {(['duel', 'doubles', 'standard'] as const).map((mode) => (
                  <RankEmblem key={mode} rank={user.ranks[mode] ?? ''} size={20} named />
                ))}
              </span>
            </Fact>
            <Fact name="Epic name">{user.epicUserName ?? 'none'}</Fact>
          </dl>
        )}
      </div>
      {user.players.length > 0 && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">Linked in-game accounts</h3>
          <dl className={`${table.facts} grid`}>
            {user.players.map(({ identity, name, isVerified }) => (
              <Fact key={identity} name={`${name}, ${isVerified ? 'verified' : 'claimed'}`}>
                {identity}
              </Fact>
            ))}
          </dl>
        </section>
      )}
      {permits('Plans', 'Edit') && !isAdmin && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">Plan and quota</h3>
          <div className={`${table.actions} flex flex-wrap gap-2`}>
            <TextButton label="Grant a plan" size="xs" onClick={() => setDialog('plan')} />
            <TextButton label="Grant replays" size="xs" onClick={() => setDialog('replays')} />
            <TextButton label="Grant tokens" size="xs" onClick={() => setDialog('tokens')} />
          </div>
        </section>
      )}
      {mayEdit && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">Account</h3>
          <div className={`${table.actions} flex flex-wrap gap-2`}>
            <TextButton label="Change role" size="xs" onClick={() => setDialog('role')} />
            <TextButton label="Add a note" size="xs" onClick={() => setDialog('note')} />
            <Action
              label="Email a password link"
              shown={`We emailed ${user.userName} a link`}
              run={() => resetUserPassword(user.id)}
            />
            <Action
              label="Sign out everywhere"
              shown={`${user.userName} is signed out everywhere`}
              run={() => signUserOut(user.id)}
            />
            {user.secondFactor === 'on' && (
              <Action
                label="Reset two-factor login"
                shown={`${user.userName} logs in without a code now`}
                run={() => resetSecondFactor(user.id)}
              />
            )}
            {user.epicUserName && (
              <Action label="Reset Epic name" shown="Epic name reset" run={() => resetEpicName(user.id)} />
            )}
            {!isAdmin && !user.bannedAt && (
              <Button size="xs" onClick={() => setDialog('impersonate')}>
                View as {user.userName}
              </Button>
            )}
          </div>
        </section>
      )}
      {!isAdmin && (mayEdit || permits('Users', 'Delete')) && (
        <section className="grid gap-2">
          <h3 className="text-sm font-semibold">Restrict, merge, delete</h3>
          <div className={`${table.actions} flex flex-wrap gap-2`}>
            {mayEdit &&
              (user.bannedAt ? (
                <Action
                  label="Unban"
                  shown={`${user.userName} can log in again`}
                  run={() => unbanUser(user.id)}
                />
              ) : (
                <TextButton label="Ban" size="xs" onClick={() => setDialog('ban')} />
              ))}
            {permits('Users', 'Delete') && (
              <TextButton label="Merge with another account" size="xs" onClick={() => setDialog('merge')} />
            )}
            {permits('Users', 'Delete') && (
              <TextButton label="Delete account" size="xs" onClick={() => setDialog('delete')} />
            )}
          </div>
        </section>
      )}
      {dialog && (
        <AccountDialogs dialog={dialog} user={user} onClose={() => setDialog(null)} onGone={onGone} />
      )}
    </>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

function Action({ label, shown, run }: { label: string; shown: string; run: () => Promise<void> }) {
  const { mutate, isPending } = useAction(run, { done: shown });
  return <TextButton label={label} size="xs" loading={isPending} onClick={() => mutate()} />;
}
