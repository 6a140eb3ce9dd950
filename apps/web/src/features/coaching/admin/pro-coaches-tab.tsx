import {
  type ManagedCoach,
  SESSION_STATUS,
  SESSION_STATUS_CODES,
  type SessionStatus,
} from '@datacoach/contract';
import { Button, NumberInput, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { usePermissionCheck } from '../../../app/session/use-permission-check.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { DataTable, withNotes } from '../../../shared/data-table/data-table.tsx';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { allSessionsQuery, decideSession, managedCoachesQuery, setProCoach } from '../api/coaching.ts';
import { formatSessionTime, STATUS_LABELS } from '../text/session-text.ts';

export const ProCoachesTab = () => (
  <div className="grid gap-8 pt-3">
    <Coaches />
    <Sessions />
  </div>
);

function Coaches() {
  const permits = usePermissionCheck();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const query = useQuery(managedCoachesQuery(search, page));
  const { data } = query;
  return (
    <section aria-label="Coaches">
      <div className="flex flex-wrap gap-3 items-end pb-3">
        <TextInput
          label="Coach"
          {...getInputProps(search, (text) => {
            setSearch(text);
            setPage(0);
          })}
        />
      </div>
      {(query.error || !data) && <Pending query={query} height={120} label="Loading coaches…" />}
      {data?.total === 0 && <p className="pb-3 text-t2">No coaches found.</p>}
      {data && data.total > 0 && (
        <DataTable
          caption="Coaches"
          look="list"
          rows={data.items}
          rowKey={({ userId, isOffered, fee }) => `${userId} ${isOffered} ${fee}`}
          columns={[
            {
              head: 'Coach',
              isRowHead: true,
              cell: ({ userName, stars }) =>
                withNotes(userName, stars !== null && `${stars.toFixed(1)} of 5 stars`),
            },
            { head: 'State', cell: (coach) => <CoachState coach={coach} /> },
            {
              head: 'Upcoming, done',
              cellClassName: 'num',
              cell: ({ coming, done }) => `${coming}, ${done}`,
            },
            {
              head: 'No-shows',
              cellClassName: 'num',
              cell: ({ noShowsCoach, noShowsPlayer }) => `coach ${noShowsCoach}, player ${noShowsPlayer}`,
            },
            {
              head: 'Actions',
              isActions: true,
              cell: (coach) => permits('Coaching', 'Edit') && <ChangeCoach coach={coach} />,
            },
          ]}
        />
      )}
      {data && <PagesNav label="Pages of coaches" page={data} onChange={setPage} />}
    </section>
  );
}

function CoachState({ coach: { approvedAt, isOffered, hasTerms } }: { coach: ManagedCoach }) {
  const state = isOffered ? (hasTerms ? 'listed' : 'no hours yet') : approvedAt ? 'withdrawn' : 'team coach';
  return <StateTag tone={isOffered ? (hasTerms ? 'on' : 'waits') : 'off'}>{state}</StateTag>;
}

function ChangeCoach({ coach: { userId, userName, isOffered, fee } }: { coach: ManagedCoach }) {
  const [dollars, setDollars] = useState<number | string>(fee / 100 || 20);
  const set = useAction(
    (offered: boolean) => setProCoach(userId, { isOffered: offered, fee: Math.round(Number(dollars) * 100) }),
    {
      done: (_done, offered) =>
        offered ? `${userName} is a pro coach` : `${userName} is no longer a pro coach`,
    },
  );
  return (
    <>
      <NumberInput
        aria-label={`Fee per session of ${userName} in dollars`}
        size="xs"
        min={0}
        max={1000}
        prefix="$"
        value={dollars}
        onChange={setDollars}
        style={{ display: 'inline-block', width: 84 }}
      />
      {isOffered && (
        <TextButton label="Save fee" size="xs" loading={set.isPending} onClick={() => set.mutate(true)} />
      )}
      <Button size="xs" loading={set.isPending} onClick={() => set.mutate(!isOffered)}>
        {isOffered ? 'Withdraw' : 'Make pro coach'}
      </Button>
    </>
  );
}

function Sessions() {
  const permits = usePermissionCheck();
  const [status, setStatus] = useState<SessionStatus | undefined>(SESSION_STATUS.noShowCoach);
  const [page, setPage] = useState(0);
  const query = useQuery(allSessionsQuery(status, page));
  const { data } = query;
  return (
    <section aria-label="Coaching sessions">
      <div className="flex flex-wrap gap-3 items-end pb-3">
        <ListChoice
          label="Sessions"
          none="all"
          value={status}
          choices={SESSION_STATUS_CODES.map((code) => ({ value: code, label: STATUS_LABELS[code] }))}
          onChange={(chosen) => {
            setStatus(chosen);
            setPage(0);
          }}
        />
      </div>
      {(query.error || !data) && <Pending query={query} height={120} label="Loading sessions…" />}
      {data?.total === 0 && <p className="pb-3 text-t2">No matching sessions.</p>}
      {data && data.total > 0 && (
        <DataTable
          caption="Coaching sessions"
          look="list"
          rows={data.items}
          rowKey={(session) => session.sessionId}
          columns={[
            {
              head: 'Session',
              isRowHead: true,
              cell: (session) =>
                withNotes(`${session.coachName} with ${session.playerName}`, formatSessionTime(session)),
            },
            { head: 'State', cell: (session) => withNotes(STATUS_LABELS[session.status], session.reason) },
            { head: 'Refund', cell: ({ refund }) => (refund === 'whole' ? 'full' : (refund ?? 'none')) },
            {
              head: 'Decide',
              isActions: true,
              cell: (session) =>
                permits('Coaching', 'Edit') && (
                  <Decide sessionId={session.sessionId} status={session.status} />
                ),
            },
          ]}
        />
      )}
      {data && <PagesNav label="Pages of sessions" page={data} onChange={setPage} />}
    </section>
  );
}

const DECISIONS = [
  SESSION_STATUS.done,
  SESSION_STATUS.cancelled,
  SESSION_STATUS.noShowPlayer,
  SESSION_STATUS.noShowCoach,
] as const;

/** Sets the outcome by the administrator's decision; the player keeps refunds already received. */
function Decide({ sessionId, status }: { sessionId: string; status: SessionStatus }) {
  const [note, setNote] = useState('');
  const decide = useAction(
    (next: (typeof DECISIONS)[number]) => decideSession(sessionId, { status: next, note }),
    { done: 'Decision saved. Both were notified.' },
  );
  return (
    <>
      <TextInput
        aria-label="Reason"
        placeholder="Reason"
        size="xs"
        maxLength={200}
        {...getInputProps(note, setNote)}
        style={{ display: 'inline-block' }}
      />
      <ListChoice
        label="Decide"
        none="…"
        value={null}
        choices={DECISIONS.filter((code) => code !== status).map((code) => ({
          value: code,
          label: STATUS_LABELS[code],
        }))}
        onChange={(next) => next && decide.mutate(next)}
      />
    </>
  );
}
