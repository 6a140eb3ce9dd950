import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { hiddenPlayersQuery, hidePlayer } from '../api/admin-identities.ts';
import classes from './admin-identities.module.css';

/** People without an account who asked not to be shown (decisions.md 16.2). */
export function HiddenPlayersTab() {
  const mayEdit = usePermissionCheck()('Users', 'Edit');
  const change = useAction((identity: string) => hidePlayer(identity, false, ''), {
    done: 'Player is visible again',
  });
  return (
    <>
      {mayEdit && <HideForm />}
      <QueryBoundary query={useQuery(hiddenPlayersQuery)} what="hidden players" height={200}>
        {(players) =>
          players.length === 0 ? (
            <StatePanel title="No hidden players">
              Players who verify a platform ID and ask to be hidden are masked in every match.
            </StatePanel>
          ) : (
            <ul className="grid grid-cols-1 gap-3">
              {players.map(({ identity, note, since }) => (
                <li key={identity} className={`${classes.card} grid gap-2 p-4 rounded-3 bg-s1`}>
                  <h2>{identity}</h2>
                  <p className="t2">
                    Since {formatShortDate(new Date(since))}
                    {note && `: ${note}`}
                  </p>
                  {mayEdit && (
                    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
                      <Button size="xs" loading={change.isPending} onClick={() => change.mutate(identity)}>
                        Unhide player
                      </Button>
                    </div>
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
        <TextButton label="Hide player" type="submit" loading={form.isPending} />
      </div>
      <FormMessage>{form.message}</FormMessage>
    </form>
  );
}
