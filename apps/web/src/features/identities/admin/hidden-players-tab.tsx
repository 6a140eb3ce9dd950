import { Button, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureMessage } from '../../../app/api/failure.ts';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { LoadFailed } from '../../../app/failure/load-failed.tsx';
import { usePermits } from '../../../app/session/use-permits.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { hiddenPlayersQuery, hidePlayer } from '../api/admin-identities.ts';
import classes from './admin-identities.module.css';

/** People without an account who asked not to be shown (decisions.md 16.2). */
export function HiddenPlayersTab() {
  const { data, error, refetch } = useQuery(hiddenPlayersQuery);
  const mayEdit = usePermits()('Users', 'Edit');
  const change = useMutation({
    mutationFn: (identity: string) => hidePlayer(identity, false, ''),
    onSuccess: () => showToast({ kind: 'done', message: 'Player is visible again' }),
    onError: (failure) => showToast({ kind: 'failed', message: failureMessage(failure) }),
  });
  return (
    <>
      {mayEdit && <HideForm />}
      {data ? (
        data.length === 0 ? (
          <StatePanel title="No hidden players">
            Players who verify a platform ID and ask to be hidden are masked in every match.
          </StatePanel>
        ) : (
          <ul className="grid grid-cols-1 gap-3">
            {data.map(({ identity, note, since }) => (
              <li key={identity} className={`${classes.card} grid gap-2 p-4 rounded-3 bg-s1`}>
                <h3>{identity}</h3>
                <p className="t2">
                  Since {formatShortDate(new Date(since))}
                  {note && `: ${note}`}
                </p>
                {mayEdit && (
                  <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
                    <Button size="xs" loading={change.isPending} onClick={() => change.mutate(identity)}>
                      Show again
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <LoadFailed title="We couldn’t load hidden players" error={error} retry={refetch} />
      ) : (
        <Skeleton height={200} role="status" aria-label="Loading hidden players…" />
      )}
    </>
  );
}

function HideForm() {
  const form = useEntityForm({
    endpoint: 'hidePlayer',
    initialValues: { identity: '', note: '', isHidden: true },
    toBody: ({ identity, ...player }) => ({ ...player, identity: identity.trim() }),
    save: ({ identity, note }) => hidePlayer(identity, true, note),
    done: 'Player hidden',
    onDone: (): void => form.reset(),
  });
  return (
    <form {...form.formProps} className={`${classes.card} grid gap-2 p-4 rounded-3 bg-s1`}>
      <div className={`${classes.row} flex flex-wrap items-end gap-x-3 gap-y-2`}>
        <TextInput
          label="Platform and ID"
          placeholder="steam:76561198000000001"
          {...form.field('identity')}
        />
        <TextInput label="How they proved it" {...form.field('note')} />
        <Button type="submit" loading={form.isPending}>
          Hide player
        </Button>
      </div>
      <FormMessage>{form.message}</FormMessage>
    </form>
  );
}
