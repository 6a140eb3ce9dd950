import { counted } from '@datacoach/analysis/format-number';
import type { AdminUser } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { userLedgerQuery } from '../api/users.ts';
import { type AccountDialog, AccountDialogs } from './account-dialogs.tsx';
import { UserLedger } from './user-ledger.tsx';

/** An account's coaching tokens: how many are left, where they came from, and buttons to grant and take them. */
export function UserTokens({ user }: { user: AdminUser }) {
  const mayEdit = usePermissionCheck()('Plans', 'Edit');
  const [dialog, setDialog] = useState<AccountDialog | null>(null);
  const { coachingTokens, nextTokenEndsAt, coachingSessionsLeft } = user;
  return (
    <section className="grid grid-cols-1 gap-3" aria-label="Tokens">
      <p className="t2">
        {counted(coachingTokens, 'token')} left
        {nextTokenEndsAt && `, the next expires ${formatShortDate(nextTokenEndsAt)}`}. The plan includes{' '}
        {counted(coachingSessionsLeft, 'more session')} this month.
      </p>
      {mayEdit && (
        <div className="flex flex-wrap gap-2">
          <TextButton label="Grant tokens" size="xs" onClick={() => setDialog('tokens')} />
          {coachingTokens > 0 && (
            <TextButton label="Remove tokens" size="xs" onClick={() => setDialog('take-tokens')} />
          )}
        </div>
      )}
      <QueryBoundary query={useQuery(userLedgerQuery(user.id))} what="the tokens" height={160}>
        {(rows) => (
          <UserLedger
            rows={rows.filter(({ kind }) => kind.startsWith('token-') || kind.startsWith('session-'))}
            caption="Tokens and sessions used"
          />
        )}
      </QueryBoundary>
      {dialog && (
        <AccountDialogs
          dialog={dialog}
          user={user}
          onClose={() => setDialog(null)}
          onGone={() => setDialog(null)}
        />
      )}
    </section>
  );
}
