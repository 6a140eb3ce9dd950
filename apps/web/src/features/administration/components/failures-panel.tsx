import { counted, formatNumber } from '@datacoach/analysis/format-number';
import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { DataTable, NUMBERS, withNotes } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import classes from '../administration.module.css';
import { retryFailed } from '../api/overview.ts';

type Failure = Overview['failures'][number];

export function FailuresPanel({ data: { from, to, failures } }: { data: Overview }) {
  const mayEdit = usePermissionCheck()('Users', 'Edit');
  const [running, setRunning] = useState<Failure | 'all' | null>(null);
  const { mutate, isPending } = useAction(
    (which: Failure | 'all') =>
      retryFailed({
        from,
        to,
        ...(which !== 'all' && { which: { reason: which.reason, errorCode: which.errorCode } }),
      }),
    { done: (started) => `Retrying ${counted(started, 'replay')}` },
  );
  const retry = (which: Failure | 'all') => {
    setRunning(which);
    mutate(which);
  };
  const isRetrying = (which: Failure | 'all') => isPending && running === which;
  return (
    <Panel
      title="Failures by reason"
      flush
      aside={
        mayEdit &&
        failures.length > 0 && (
          <TextButton label="Retry all" size="xs" loading={isRetrying('all')} onClick={() => retry('all')} />
        )
      }
    >
      {failures.length === 0 ? (
        <p className={classes.plain}>No failed uploads in this period.</p>
      ) : (
        <DataTable
          caption="Failed uploads by reason"
          look="panel"
          rows={failures}
          rowKey={(failure) => `${failure.reason} ${failure.errorCode}`}
          columns={[
            {
              head: 'Reason',
              isRowHead: true,
              isWide: true,
              cell: (failure) => withNotes(failure.reason ?? 'No reason recorded', failure.errorCode),
            },
            { head: 'Replays', ...NUMBERS, cell: (failure) => formatNumber(failure.replays) },
            { head: 'Newest', isNumber: true, cell: (failure) => formatShortDate(failure.newestAt) },
            {
              head: 'Actions',
              isNumber: true,
              hideHead: true,
              cell: (failure) =>
                mayEdit && (
                  <TextButton
                    label="Retry"
                    size="xs"
                    loading={isRetrying(failure)}
                    aria-label={`Retry: ${failure.reason ?? 'no reason'}`}
                    onClick={() => retry(failure)}
                  />
                ),
            },
          ]}
        />
      )}
    </Panel>
  );
}

export const TrialsPanel = ({ trialEndings }: Pick<Overview, 'trialEndings'>) => (
  <Panel title="Trials ending within 14 days" flush>
    {trialEndings.length === 0 ? (
      <p className={classes.plain}>No trials ending soon.</p>
    ) : (
      <DataTable
        caption="Trials ending soon"
        look="panel"
        head="none"
        rows={trialEndings}
        rowKey={({ userId }) => userId}
        columns={[
          {
            head: null,
            isRowHead: true,
            cell: ({ userId, userName }) => (
              <Link to="/admin/users" search={{ user: userId }}>
                {userName}
              </Link>
            ),
          },
          { head: null, label: 'Plan', cell: ({ planName }) => PLAN_LABELS[planName] },
          { head: null, isNumber: true, label: 'Ends', cell: ({ endsAt }) => formatShortDate(endsAt) },
        ]}
      />
    )}
  </Panel>
);
