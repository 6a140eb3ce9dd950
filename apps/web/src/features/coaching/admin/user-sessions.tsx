import type { CoachSession } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { DataTable, withNotes } from '../../../shared/data-table/data-table.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { userSessionsQuery } from '../api/coaching.ts';
import { formatPastTime, STATUS_LABELS } from '../text/session-text.ts';

const PAID_WITH: Readonly<Record<CoachSession['paidWith'], string>> = { plan: 'plan', token: 'token' };

/** The coaching sessions of an account, as player or coach, the newest and those to come first. */
export const UserSessions = ({ userId }: { userId: string }) => (
  <section className="grid grid-cols-1 gap-3" aria-label="Sessions">
    <QueryBoundary query={useQuery(userSessionsQuery(userId))} what="the sessions" height={160}>
      {({ items, total }) =>
        total === 0 ? (
          <StatePanel title="No sessions yet">Booked coaching sessions will show up here.</StatePanel>
        ) : (
          <>
            <DataTable
              caption="Coaching sessions"
              look="panel"
              rows={items}
              rowKey={({ sessionId }) => sessionId}
              columns={[
                {
                  head: 'Session',
                  isRowHead: true,
                  isWide: true,
                  cell: (session) =>
                    withNotes(
                      formatPastTime(session),
                      session.playerId === userId
                        ? `with ${session.coachName}`
                        : `coaching ${session.playerName}`,
                    ),
                },
                { head: 'State', cell: ({ status, reason }) => withNotes(STATUS_LABELS[status], reason) },
                { head: 'Paid with', cell: ({ paidWith }) => PAID_WITH[paidWith] },
              ]}
            />
            {total > items.length && (
              <p className="t3 s12">
                The newest {items.length} of {total}
              </p>
            )}
          </>
        )
      }
    </QueryBoundary>
  </section>
);
