import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { maintenanceQuery } from '../../../app/maintenance/maintenance-query.ts';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { MaintenanceForm } from '../components/maintenance-form.tsx';
import classes from './admin-home-screen.module.css';

/** The administrator's first page. */
export function AdminHomeScreen() {
  const { data: notice, error, refetch } = useQuery(maintenanceQuery);
  const mayEdit = usePermits()('Users', 'Edit');
  const state = notice ? (notice.isActive ? 'Maintenance is on' : 'Maintenance is off') : null;
  return (
    <>
      <PageHead
        title="Dashboard"
        subtitle={state}
        actions={<Button onClick={() => openDialog('account')}>Account</Button>}
      />
      {mayEdit && (
        <Panel title="Maintenance">
          {notice ? (
            <MaintenanceForm saved={notice} />
          ) : error ? (
            <div className={classes.failed}>
              <p>{failureSentence(error)}</p>
              <Button onClick={() => void refetch()}>Try again</Button>
            </div>
          ) : (
            <Skeleton height={360} aria-hidden="true" />
          )}
        </Panel>
      )}
    </>
  );
}
