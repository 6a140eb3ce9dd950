import { type AdminUserRow, PLAN_LABELS, type UserSort } from '@datacoach/contract';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { formatShortDate } from '../../../shared/format/short-date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { quotaWords, stateOf } from '../words/user-words.ts';
import classes from './admin-table.module.css';

export interface Order {
  sort: UserSort;
  direction: 'up' | 'down';
}

interface UserTableProps {
  items: readonly AdminUserRow[];
  order: Order;
  opened: string | null;
  onOrder: (order: Order) => void;
  onOpen: (id: string) => void;
}

const COLUMNS: readonly { title: string; sort: UserSort | null; first?: 'up' | 'down'; end?: true }[] = [
  { title: 'Name', sort: 'name' },
  { title: 'E-mail', sort: 'email' },
  { title: 'Plan', sort: 'plan' },
  { title: 'Replays', sort: null, end: true },
  { title: 'State', sort: null },
  { title: 'Joined', sort: 'joined', first: 'down', end: true },
  { title: 'Last seen', sort: 'seen', first: 'down', end: true },
];

const short = (at: string | null) => (at === null ? 'never' : formatShortDate(new Date(at)));

/** Accounts, a row each; a press anywhere opens one. */
export function UserTable({ items, order, opened, onOrder, onOpen }: UserTableProps) {
  const now = Date.now();
  return (
    <div className={classes.scroll}>
      <table className={classes.table}>
        <caption className="sr-only">Users</caption>
        <thead>
          <tr>
            {COLUMNS.map(({ title, sort, first = 'up', end }) => {
              const active = sort !== null && order.sort === sort;
              const Arrow = order.direction === 'up' ? IconArrowUp : IconArrowDown;
              return (
                <th
                  key={title}
                  scope="col"
                  className={end && classes.end}
                  aria-sort={active ? (order.direction === 'up' ? 'ascending' : 'descending') : undefined}
                >
                  {sort === null ? (
                    title
                  ) : (
                    <button
                      type="button"
                      className={classes.sort}
                      data-active={active || undefined}
                      onClick={() =>
                        onOrder({
                          sort,
                          direction: active ? (order.direction === 'up' ? 'down' : 'up') : first,
                        })
                      }
                    >
                      {title}
                      {active && <Arrow size={12} stroke={2} aria-hidden="true" />}
                    </button>
                  )}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {items.map((row) => {
            const { word, tone } = stateOf(row, now);
            return (
              <tr
                key={row.id}
                className={classes.pressable}
                data-open={row.id === opened || undefined}
                onClick={() => onOpen(row.id)}
              >
                <th scope="row">
                  <span className={classes.name}>
                    <RankEmblem rank={row.rank ?? ''} size={20} />
                    <button type="button">{row.userName}</button>
                  </span>
                </th>
                <td data-label="E-mail">{row.email ?? 'none'}</td>
                <td data-label="Plan">{row.userType === 'Admin' ? '' : PLAN_LABELS[row.planName]}</td>
                <td data-label="Replays" className={`${classes.end} num nowrap`}>
                  {row.userType === 'Admin' ? '' : quotaWords(row)}
                </td>
                <td data-label="State">
                  {tone === 'plain' ? (
                    word
                  ) : (
                    <span className={classes.chip} data-tone={tone}>
                      {word}
                    </span>
                  )}
                </td>
                <td data-label="Joined" className={`${classes.end} nowrap`}>
                  {short(row.createdAt)}
                </td>
                <td data-label="Last seen" className={`${classes.end} nowrap`}>
                  {short(row.lastSeenAt)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
