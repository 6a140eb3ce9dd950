import { type Overview, PLAN_LABELS } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import table from './admin-table.module.css';
import classes from './overview.module.css';

export function TrialsPanel({ trialEndings }: Pick<Overview, 'trialEndings'>) {
  return (
    <Panel title="Trials that end within 14 days" flush>
      {trialEndings.length === 0 ? (
        <p className={classes.plain}>None ends soon.</p>
      ) : (
        <table className={table.table}>
          <caption className="sr-only">Trials that end soon</caption>
          <tbody>
            {trialEndings.map(({ userId, userName, planName, endsAt }) => (
              <tr key={userId}>
                <th scope="row">
                  <Link to="/admin/users" search={{ user: userId }}>
                    {userName}
                  </Link>
                </th>
                <td data-label="Plan">{PLAN_LABELS[planName]}</td>
                <td data-label="Ends" className={table.end}>
                  {formatShortDate(new Date(endsAt))}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
