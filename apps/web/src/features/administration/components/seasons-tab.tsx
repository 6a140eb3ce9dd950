import type { SeasonFields, Seasons } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery, queryClient, refetchQueries, server } from '../../../app/api/client.ts';
import { DateTimeField, EntityForm, NumberField } from '../../../app/entity-form/entity-form.tsx';
import { useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import table from '../administration.module.css';
import { SeasonHistory } from './change-history.tsx';

const PATH = '/api/v1/admin/seasons';
const ONE = `${PATH}/{number}` as const;

const seasonsQuery = endpointQuery(PATH);

const toSeasonParams = (number: number) => ({ path: { number } });

/** Shows the list returned by the server and refreshes the audit log. */
async function cacheSeasonsAfter(call: Promise<Seasons>): Promise<void> {
  queryClient.setQueryData(seasonsQuery.queryKey, await call);
  await refetchQueries(['/api/v1/admin/audit']);
}

const addSeason = (body: SeasonFields) => cacheSeasonsAfter(server.POST(PATH, { body }));
const moveSeason = ({ number, startsAt }: SeasonFields) =>
  cacheSeasonsAfter(server.PUT(ONE, { ...toSeasonParams(number), body: { startsAt } }));
const deleteSeason = (number: number) => cacheSeasonsAfter(server.DELETE(ONE, toSeasonParams(number)));

type DialogState = { what: 'add' } | { what: 'move' | 'delete'; season: SeasonFields };

/** Ranked seasons of the game (decisions.md 19.3): stats of "the season" go back to the newest season's start. */
export function SeasonsTab() {
  const mayEdit = usePermissionCheck()('Users', 'Edit');
  const [doing, setDoing] = useState<DialogState | null>(null);
  const close = () => setDoing(null);
  return (
    <QueryBoundary query={useQuery(seasonsQuery)} what="the seasons" height={480}>
      {(seasons) => (
        <>
          <Panel
            title="Seasons"
            flush
            aside={
              mayEdit && (
                <Button size="xs" onClick={() => setDoing({ what: 'add' })}>
                  Add season {(seasons.items[0]?.number ?? 0) + 1}
                </Button>
              )
            }
          >
            <p className={table.plain}>{describeCurrentSeason(seasons)}</p>
            <SeasonTable seasons={seasons} onDo={mayEdit ? setDoing : null} />
          </Panel>
          <SeasonHistory />
          {doing?.what === 'delete' && (
            <DeleteDialog
              title={`Delete season ${doing.season.number}?`}
              noun="season"
              onDelete={() => deleteSeason(doing.season.number)}
              onClose={close}
            >
              Its games will count toward the previous season. You can add it again.
            </DeleteDialog>
          )}
          {doing && doing.what !== 'delete' && (
            <SeasonDialog
              season={doing.what === 'move' ? doing.season : null}
              next={(seasons.items[0]?.number ?? 0) + 1}
              onClose={close}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}

const formatDateTime = (iso: string) => `${formatDate(iso)}, ${formatTimeOfDay(iso)}`;

const describeCurrentSeason = ({ current }: Seasons): string =>
  current.number === null
    ? 'No current season is defined, so “season” means the last 90 days. Add the next season.'
    : `Season ${current.number} is running. Season stats count from its start.`;

function SeasonTable(props: { seasons: Seasons; onDo: ((doing: DialogState) => void) | null }) {
  const {
    seasons: { items, current },
    onDo,
  } = props;
  return (
    <div className="max-md:overflow-x-visible overflow-x-auto rounded-3 bg-s1">
      <DataTable
        caption="Seasons, newest first"
        look="panel"
        rows={items}
        rowKey={(season) => season.number}
        columns={[
          { head: 'Season', isRowHead: true, cell: (season) => <>Season {season.number}</> },
          { head: 'Starts (your time)', label: 'Starts', cell: (season) => formatDateTime(season.startsAt) },
          {
            head: 'State',
            hideHead: true,
            cell: (season) => season.number === current.number && <StateTag tone="on">Running</StateTag>,
          },
          {
            head: 'Actions',
            isNumber: true,
            hideHead: true,
            cell: (season) =>
              onDo && (
                <span className={`${table.actions} flex flex-wrap gap-2`}>
                  <TextButton
                    label="Edit"
                    size="xs"
                    aria-label={`Edit season ${season.number}`}
                    onClick={() => onDo({ what: 'move', season })}
                  />
                  <TextButton
                    label="Delete"
                    size="xs"
                    aria-label={`Delete season ${season.number}`}
                    onClick={() => onDo({ what: 'delete', season })}
                  />
                </span>
              ),
          },
        ]}
      />
    </div>
  );
}

function SeasonDialog(props: { season: SeasonFields | null; next: number; onClose: () => void }) {
  const { season, next, onClose } = props;
  const form = useEntityForm({
    endpoint: 'addSeason',
    initialValues: season ?? { number: next, startsAt: null },
    save: season ? moveSeason : addSeason,
    done: (_, { number }) => `Season ${number} saved`,
    onDone: onClose,
  });
  return (
    <Dialog opened onClose={onClose} title={season ? `Edit season ${season.number}` : 'Add a season'}>
      <EntityForm form={form} submit="Save season" onCancel={onClose}>
        {!season && <NumberField label="Number" {...form.field('number')} />}
        <DateTimeField label="Starts" description="Your time" {...form.field('startsAt')} data-autofocus />
      </EntityForm>
    </Dialog>
  );
}
