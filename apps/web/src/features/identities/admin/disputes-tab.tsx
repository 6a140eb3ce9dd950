import { counted } from '@datacoach/analysis/format-number';
import { Button, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { type DisputeState, decideDispute, disputesQuery } from '../api/admin-identities.ts';
import { VerificationHelp } from '../components/what-verifies.tsx';
import classes from './admin-identities.module.css';

const STATES: readonly { value: DisputeState; label: string; none: string }[] = [
  { value: 'open', label: 'Open', none: 'No open disputes' },
  { value: 'moved', label: 'Moved', none: 'No players reassigned' },
  { value: 'kept', label: 'Kept', none: 'No disputes rejected' },
];

/** Disputes about match players that two accounts claim (decisions.md 16.1). */
export function DisputesTab() {
  const [state, setState] = useState<DisputeState>('open');
  return (
    <>
      <div>
        <Segmented label="State" value={state} choices={STATES} onChange={setState} />
      </div>
      <VerificationHelp />
      <QueryBoundary query={useQuery(disputesQuery(state))} what="the disputes" height={200}>
        {(disputes) =>
          disputes.length === 0 ? (
            <StatePanel title={STATES.find(({ value }) => value === state)!.none}>
              Claims that someone else linked a player’s in-game account show up here.
            </StatePanel>
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {disputes.map((dispute) => (
                <li key={dispute.id} className={`${classes.card} grid gap-2 p-4 rounded-3 bg-s1`}>
                  <h2>
                    {dispute.name} <span className="t3 s12">{dispute.identity}</span>
                  </h2>
                  <p className="t2">
                    <b>{dispute.raisedBy.userName}</b> (
                    {counted(dispute.raisedBy.recordedMatches, 'recording')}) says, on{' '}
                    {formatShortDate(new Date(dispute.raisedAt))}: “{dispute.reason}”
                  </p>
                  <p className="t2">
                    {dispute.holder ? (
                      <>
                        Linked to <b>{dispute.holder.userName}</b> (
                        {counted(dispute.holder.recordedMatches, 'recording')},{' '}
                        {dispute.holder.verifiedBy
                          ? `verified by ${dispute.holder.verifiedBy}`
                          : 'not verified'}
                        )
                      </>
                    ) : (
                      'The current owner has since unlinked this player.'
                    )}
                  </p>
                  {dispute.state === 'open' ? (
                    <Decide id={dispute.id} to={dispute.raisedBy.userName} />
                  ) : (
                    dispute.note && <p className="t3">“{dispute.note}”</p>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </>
  );
}

function Decide({ id, to }: { id: string; to: string }) {
  const [note, setNote] = useState('');
  const mayEdit = usePermissionCheck()('Users', 'Edit');
  const { mutate, isPending, error } = useMutation({
    mutationFn: (decision: 'move' | 'keep') => decideDispute(id, decision, note),
    onSuccess: () => showToast({ kind: 'done', message: 'Dispute decided' }),
  });
  if (!mayEdit) return null;
  return (
    <>
      <TextInput
        aria-label="Note on the decision"
        placeholder="Note on the decision"
        value={note}
        maxLength={1000}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <FailureMessage error={error} />
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <Button size="xs" loading={isPending} onClick={() => mutate('move')}>
          Assign the player to {to}
        </Button>
        <Button size="xs" disabled={isPending} onClick={() => mutate('keep')}>
          Keep the current owner
        </Button>
      </div>
    </>
  );
}
