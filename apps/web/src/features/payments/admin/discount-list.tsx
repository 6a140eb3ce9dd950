import { formatNumber } from '@datacoach/analysis/format-number';
import type { Discount } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import { withNotes } from '../../../shared/data-table/data-table.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { typed } from '../../../shared/format/typed-input.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { DiscountForm } from './discount-form.tsx';
import { deleteDiscount, discountsQuery } from './managed-prices.ts';
import { describeAmount, describeScope, describeTime, getDiscountState } from './price-words.ts';

const SEARCH_PAUSE_MS = 250;

export function DiscountList() {
  const [written, setWritten] = useState('');
  const [page, setPage] = useState(0);
  const [search] = useDebouncedValue(written.trim(), SEARCH_PAUSE_MS);
  return (
    <AdminList
      module="Plans"
      query={useQuery(discountsQuery(search, page))}
      of="codes"
      caption="Discount codes"
      height={160}
      columns={COLUMNS}
      nameOf={({ code }) => code}
      onPage={setPage}
      empty={{
        title: search === '' ? 'No codes yet' : 'No codes found',
        words:
          search === ''
            ? 'A code takes a percentage or amount off an order, for the plans and dates you choose.'
            : 'No active code matches. Try another search.',
      }}
      edit={{
        create: 'New code',
        isSmall: true,
        form: (discount, onClose) => <DiscountForm discount={discount} onClose={onClose} />,
      }}
      remove={{
        noun: 'code',
        title: ({ code }) => `Delete ${code}?`,
        run: ({ id }) => deleteDiscount(id),
        words: () => 'No one can use it anymore. Existing subscriptions keep their price.',
      }}
      frame={(create, list) => (
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
                {...typed(written, (text) => {
                  setWritten(text);
                  setPage(0);
                })}
                maxLength={80}
              />
              {create}
            </>
          }
        >
          {list}
        </Panel>
      )}
    />
  );
}

const COLUMNS: readonly Column<Discount>[] = [
  { head: 'Code', isRowHead: true, cell: ({ code, note }) => withNotes(code, note) },
  { head: 'Discount', cellClassName: 'num', cell: (discount) => describeAmount(discount) },
  { head: 'Applies to', cell: (discount) => describeScope(discount) },
  {
    head: 'Used',
    cell: ({ uses, totalLimit, perUserLimit }) => (
      <>
        {formatNumber(uses)}
        {totalLimit !== null && ` of ${formatNumber(totalLimit)}`}
        {perUserLimit !== null && <small>{formatNumber(perUserLimit)} per account</small>}
      </>
    ),
  },
  {
    head: 'State',
    cell: (discount) => {
      const { word, tone } = getDiscountState(discount, Date.now());
      const time = describeTime(discount);
      return withNotes(<StateTag tone={tone}>{word}</StateTag>, time);
    },
  },
];
