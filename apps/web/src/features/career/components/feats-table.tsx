import type { CareerPage } from '@datacoach/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { clipSearch } from '../../../shared/format/clip-search.ts';
import { formatDate } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { FEATS } from '../words/career-words.ts';
import classes from './feats-table.module.css';

type Feats = NonNullable<CareerPage['feats']>;
type Found = NonNullable<Feats['bestXg']>;

/** Records, each with the way to its clip or its game. */
export function FeatsTable({ feats, mode }: { feats: Feats; mode: CareerPage['mode'] }) {
  const rows = FEATS.flatMap(({ name, label, write }) => {
    const found = feats[name];
    return found ? [{ name, label, text: write(found.value), found }] : [];
  });
  return (
    <Panel title="Records" flush={rows.length > 0}>
      {rows.length === 0 ? (
        <p className="t2">Nothing to hold up yet.</p>
      ) : (
        <DataTable
          caption="Records with their games"
          className={classes.table}
          head="none"
          rows={rows}
          rowKey={({ name }) => name}
          columns={[
            { head: null, isRowHead: true, cell: ({ label }) => label },
            { head: null, cellClassName: `num ${classes.value}`, cell: ({ text }) => text },
            {
              head: null,
              cellClassName: classes.when,
              cell: ({ found }) =>
                found.playedAt && (
                  <time dateTime={found.playedAt}>{formatDate(new Date(found.playedAt))}</time>
                ),
            },
            {
              head: null,
              cellClassName: classes.way,
              cell: ({ label, found }) => <Way found={found} label={label} />,
            },
          ]}
        />
      )}
      {mode === 0 && (
        <p className="text-xs pt-2 px-4 pb-3 text-t3">
          The best POLR stands under its mode: modes are never mixed in a score.
        </p>
      )}
      {feats.polrWaits > 0 && (
        <p className="text-xs pt-2 px-4 pb-3 text-t3">
          The best POLR is still being counted: {feats.polrWaits} newer games wait.
        </p>
      )}
    </Panel>
  );
}

function Way({ found: { matchId, time }, label }: { found: Found; label: string }) {
  if (matchId === null) return null;
  if (time === null) {
    return (
      <Link to="/match/$matchId" params={{ matchId }} className="text-link t2">
        The game<span className="sr-only">: {label}</span>
      </Link>
    );
  }
  return (
    <Link
      to="/match/$matchId/viewer"
      params={{ matchId }}
      search={clipSearch({ time, player: null })}
      className="inline-flex items-center gap-1 align-bottom text-t2 underline underline-offset-3"
    >
      <IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" /> Watch
      <span className="sr-only">: {label}</span>
    </Link>
  );
}
