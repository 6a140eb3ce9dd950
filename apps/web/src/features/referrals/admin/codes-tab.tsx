import type { AdminReferralCode, CodeSort } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { codesQuery } from '../api/admin-referrals.ts';
import { CodeForm } from './code-form.tsx';
import { NameSearch } from './name-search.tsx';
import type { ReferralsSearch } from './referrals-search.ts';

const SORTS: readonly { value: CodeSort; label: string }[] = [
  { value: 'newest', label: 'Newest' },
  { value: 'used', label: 'Most used' },
];

interface CodesTabProps {
  search: ReferralsSearch;
  onSearch: (part: Record<string, unknown>) => void;
}

/** Codes of all players, with their limits. */
export function CodesTab({ search, onSearch }: CodesTabProps) {
  const mayEdit = usePermits()('Referrals', 'Edit');
  const [limited, setLimited] = useState<AdminReferralCode | null>(null);
  const query = useQuery(codesQuery(search));
  return (
    <>
      <search className={classes.tools}>
        <NameSearch value={search.search} onChange={(text) => onSearch({ search: text, page: undefined })} />
        <Segmented
          label="Order"
          value={search.sort ?? 'newest'}
          choices={SORTS}
          onChange={(sort) => onSearch({ sort: sort === 'newest' ? undefined : sort, page: undefined })}
        />
      </search>
      <Answer query={query} what="The codes">
        {(page) => (
          <>
            {page.items.length === 0 ? (
              <StatePanel title={search.search ? 'None fits' : 'No code yet'}>
                {search.search
                  ? 'Search for part of a name, or for a whole code.'
                  : 'A player gets his code when he opens “Invite a friend” for the first time.'}
              </StatePanel>
            ) : (
              <Codes items={page.items} onLimit={mayEdit ? setLimited : null} />
            )}
            <PagesNav
              label="Pages of codes"
              page={page}
              onChange={(pageIndex) => onSearch({ page: pageIndex + 1 })}
            />
          </>
        )}
      </Answer>
      {limited && <CodeForm code={limited} onClose={() => setLimited(null)} />}
    </>
  );
}

interface CodesProps {
  items: readonly AdminReferralCode[];
  onLimit: ((code: AdminReferralCode) => void) | null;
}

function Codes({ items, onLimit }: CodesProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">Referral codes</caption>
      <thead>
        <tr>
          <th scope="col">Code</th>
          <th scope="col">Owner</th>
          <th scope="col">Friends</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((code) => (
          <tr key={code.code}>
            <th scope="row">
              {code.code}
              <small>since {formatShortDate(new Date(code.createdAt))}</small>
            </th>
            <td data-label="Owner">{code.owner.userName}</td>
            <td data-label="Friends">
              <span className="num">
                {formatNumber(code.uses)} came of {formatNumber(code.clicks)} openings
              </span>
              <small>
                {formatNumber(code.rewarded)} rewarded, {formatNumber(code.reversed)} reversed
              </small>
            </td>
            <td data-label="State">
              <State code={code} />
            </td>
            <td className={classes.actions}>
              {onLimit && (
                <Button size="xs" aria-label={`Limit ${code.code}`} onClick={() => onLimit(code)}>
                  Limit
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function State({ code: { expiresAt, useLimit, uses } }: { code: AdminReferralCode }) {
  const isOver =
    (expiresAt !== null && Date.parse(expiresAt) <= Date.now()) || (useLimit ?? uses + 1) <= uses;
  const limits = [
    ...(expiresAt === null ? [] : [`until ${formatShortDate(new Date(expiresAt))}`]),
    ...(useLimit === null ? [] : [`${formatNumber(useLimit)} friends at most`]),
  ];
  return (
    <>
      <StateTag tone={isOver ? 'off' : 'on'}>{isOver ? 'Closed' : 'Good'}</StateTag>
      {limits.length > 0 && <small>{limits.join(', ')}</small>}
    </>
  );
}
