import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { maintenanceQuery } from '../../../app/api/open-queries.ts';
import { usePermits } from '../../../app/session/use-permits.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { MaintenanceForm } from './maintenance-form.tsx';

/** Whether the product is under maintenance, and the switch. */
export function MaintenancePanel() {
  const { data: notice, error, refetch } = useQuery(maintenanceQuery);
  const mayEdit = usePermits()('Users', 'Edit');
  const state = notice?.isActive ? 'Maintenance is on' : 'Maintenance is off';
  return (
    <Panel title="Maintenance" aside={notice && <span className="t3 s12">{state}</span>}>
      {!notice && error ? (
        <div className="grid justify-items-start gap-2">
          <p>{failureSentence(error)}</p>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      ) : !notice ? (
        <Skeleton height={360} aria-hidden="true" />
      ) : mayEdit ? (
        <MaintenanceForm saved={notice} />
      ) : (
        <p className="t2">Your permissions do not include switching it.</p>
      )}
    </Panel>
  );
}
