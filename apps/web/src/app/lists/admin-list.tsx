import type { PermissionModule } from '@datacoach/contract';
import { Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type Column, DataTable } from '../../shared/data-table/data-table.tsx';
import { PagesNav } from '../../shared/ui/pages-nav.tsx';
import { StatePanel } from '../../shared/ui/state-panel.tsx';
import { TextButton } from '../../shared/ui/text-button.tsx';
import { usePermissionCheck } from '../session/use-permission-check.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { QueryBoundary } from './query-boundary.tsx';

interface Page<Row> {
  readonly items: readonly Row[];
  readonly pageIndex: number;
  readonly pageSize: number;
  readonly total: number;
}

interface AdminListProps<Row> {
  /** Module of the permissions that its buttons need. */
  module: PermissionModule;
  query: UseQueryResult<Page<Row>, unknown>;
  /** Plural name of the rows: "campaigns". */
  of: string;
  caption: string;
  /** Approximate height of the list, px. */
  height?: number;
  columns: readonly Column<Row>[];
  getRowKey?: (row: Row) => string;
  getName: (row: Row) => string;
  onPage: (pageIndex: number) => void;
  empty: { title: string; words: ReactNode };
  actions?: (row: Row) => ReactNode;
  /** Edits a row, and creates one if the list allows it. */
  edit?: {
    word?: string;
    create?: string;
    /** For use next to smaller elements, such as in a panel's header. */
    isSmall?: boolean;
    /** Null creates a new row. */
    form: (row: Row | null, onClose: () => void) => ReactNode;
  };
  remove?: {
    /** What a row is: "banner". */
    noun: string;
    title: (row: Row) => string;
    /** Rejects with HttpFailure, which is displayed. */
    run: (row: Row) => Promise<unknown>;
    /** What is deleted with it, and what is kept. */
    words: (row: Row) => ReactNode;
  };
  /** Places the create button and the list; by default the button is above the list. */
  renderLayout?: (create: ReactNode, list: ReactNode) => ReactNode;
}

/** A list managed by administrators: rows with buttons, pages, and a form to create and edit rows. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { module, query, of, caption, height, columns, getName, onPage, empty } = props;
  const { actions, edit, remove, renderLayout = renderStacked, getRowKey = getId } = props;
  const permits = usePermissionCheck();
  const [edited, setEdited] = useState<{ row: Row | null } | null>(null);
  const [removed, setRemoved] = useState<Row | null>(null);
  const mayEdit = edit !== undefined && permits(module, 'Edit');
  const mayRemove = remove !== undefined && permits(module, 'Delete');
  const create = edit?.create !== undefined && permits(module, 'Create') && (
    <TextButton
      label={edit.create}
      {...(edit.isSmall ? { size: 'xs' } : { variant: 'filled' })}
      onClick={() => setEdited({ row: null })}
    />
  );
  const buttons: Column<Row> = {
    head: 'Actions',
    isActions: true,
    cell: (row) => (
      <>
        {mayEdit && (
          <TextButton
            label={edit.word ?? 'Edit'}
            size="xs"
            aria-label={`${edit.word ?? 'Edit'} ${getName(row)}`}
            onClick={() => setEdited({ row })}
          />
        )}
        {actions?.(row)}
        {mayRemove && (
          <Button size="xs" aria-label={`Delete ${getName(row)}`} onClick={() => setRemoved(row)}>
            Delete
          </Button>
        )}
      </>
    ),
  };
  const list = (
    <>
      <QueryBoundary query={query} what={`the ${of}`} {...(height !== undefined && { height })}>
        {(page) => (
          <>
            <DataTable
              caption={caption}
              look="list"
              rows={page.items}
              rowKey={getRowKey}
              columns={[...columns, buttons]}
              empty={<StatePanel title={empty.title}>{empty.words}</StatePanel>}
            />
            <PagesNav label={`Pages of ${of}`} page={page} onChange={onPage} />
          </>
        )}
      </QueryBoundary>
      {edited && edit?.form(edited.row, () => setEdited(null))}
      {removed !== null && remove && (
        <DeleteDialog
          title={remove.title(removed)}
          noun={remove.noun}
          onDelete={() => remove.run(removed)}
          onClose={() => setRemoved(null)}
        >
          {remove.words(removed)}
        </DeleteDialog>
      )}
    </>
  );
  return renderLayout(create, list);
}

const getId = (row: unknown) => (row as { id: string }).id;

const renderStacked = (create: ReactNode, list: ReactNode) => (
  <>
    {create && <div className="flex flex-wrap gap-3 items-end pb-3">{create}</div>}
    {list}
  </>
);
