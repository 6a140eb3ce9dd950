import type { Discount } from '@datacoach/contract';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { RowActions } from '../../../app/lists/row-actions.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { deleteDiscount } from './change-prices.ts';
import { DiscountForm } from './discount-form.tsx';
import { discountsQuery } from './managed-prices.ts';
import { amountWords, discountState, scopeWords, timeWords } from './price-words.ts';

const SEARCH_PAUSE_MS = 250;

/** Codes that make orders cheaper, page by page. */
export function DiscountList() {
  const permits = usePermits();
  const [written, setWritten] = useState('');
  const [page, setPage] = useState(0);
  const [search] = useDebouncedValue(written.trim(), SEARCH_PAUSE_MS);
  const codes = useQuery(discountsQuery(search, page));
  const [edited, setEdited] = useState<Discount | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Discount | null>(null);
  const { data } = codes;
  return (
    <Panel
      title="Discount codes"
      flush
      aside={
        <>
          <TextInput
            type="search"
            size="xs"
            aria-label="Search codes"
            placeholder="Code or note"
            value={written}
            maxLength={80}
            onChange={(event) => {
              setWritten(event.currentTarget.value);
              setPage(0);
            }}
          />
          {permits('Plans', 'Create') && (
            <Button size="xs" onClick={() => setEdited('new')}>
              New code
            </Button>
          )}
        </>
      }
    >
      <Answer query={codes} what="The codes" height={160}>
        {(list) =>
          list.items.length === 0 ? (
            <StatePanel title={search === '' ? 'No code yet' : 'No code fits'}>
              {search === ''
                ? 'A code takes percent or money off an order, for the plans and the time that you choose.'
                : 'No code that can be used has this in its letters or its note.'}
            </StatePanel>
          ) : (
            <Codes
              items={list.items}
              onEdit={permits('Plans', 'Edit') ? setEdited : null}
              onDelete={permits('Plans', 'Delete') ? setDeleted : null}
            />
          )
        }
      </Answer>
      {data && <PagesNav label="Pages of codes" page={data} onChange={setPage} />}
      {edited !== null && (
        <DiscountForm discount={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted !== null && (
        <DeleteDialog
          title={`Delete ${deleted.code}?`}
          onDelete={() => deleteDiscount(deleted.id)}
          onClose={() => setDeleted(null)}
        >
          Nobody can use it any more. Plans that were begun with it keep their price.
        </DeleteDialog>
      )}
    </Panel>
  );
}

interface CodesProps {
  items: readonly Discount[];
  onEdit: ((discount: Discount) => void) | null;
  onDelete: ((discount: Discount) => void) | null;
}

function Codes({ items, onEdit, onDelete }: CodesProps) {
  const now = Date.now();
  return (
    <table className={classes.table}>
      <caption className="sr-only">Discount codes</caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Takes off</th>
          <th scope="col">Counts for</th>
          <th scope="col">Used</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((discount) => {
          const { id, code, note, uses, totalLimit, perUserLimit } = discount;
          const { word, tone } = discountState(discount, now);
          const time = timeWords(discount);
          return (
            <tr key={id}>
              <th scope="row">
                {code}
                {note && <small>{note}</small>}
              </th>
              <td data-label="Takes off" className="num">
                {amountWords(discount)}
              </td>
              <td data-label="Counts for">{scopeWords(discount)}</td>
              <td data-label="Used">
                {formatNumber(uses)}
                {totalLimit !== null && ` of ${formatNumber(totalLimit)}`}
                {perUserLimit !== null && <small>{formatNumber(perUserLimit)} for each account</small>}
              </td>
              <td data-label="State">
                <StateTag tone={tone}>{word}</StateTag>
                {time && <small>{time}</small>}
              </td>
              <RowActions item={discount} name={code} onEdit={onEdit} onDelete={onDelete} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
