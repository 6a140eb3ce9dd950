import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './overview.module.css';

export function TrialsPanel({ trialEndings }: Pick<Overview, 'trialEndings'>) {
  return (
    <Panel title="Trials that end within 14 days" flush>
      {trialEndings.length === 0 ? (
        <p className={classes.plain}>None ends soon.</p>
      ) : (
        <DataTable
          caption="Trials that end soon"
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
            {
              head: null,
              isNumber: true,
              label: 'Ends',
              cell: ({ endsAt }) => formatShortDate(new Date(endsAt)),
            },
          ]}
        />
      )}
    </Panel>
  );
}
