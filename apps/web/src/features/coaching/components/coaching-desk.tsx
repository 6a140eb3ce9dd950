import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { planChanged } from '../../../app/session/account-queries.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ownCoachingQuery, sessionsQuery } from '../api/coaching.ts';
import { monthWords } from '../words/session-words.ts';
import { PastSessions } from './past-sessions.tsx';
import { SessionActions } from './session-actions.tsx';
import { Brief, BriefButton } from './session-brief.tsx';
import { SessionFacts } from './session-facts.tsx';
import classes from './session-list.module.css';
import { TermsForm } from './terms-form.tsx';

/** Where a pro coach works: sessions with their briefs, hours, earnings (decisions.md 15.5). */
export function CoachingDesk({ opened, onClose }: ShellDialogProps<'coachingDesk'>) {
  const own = useQuery(ownCoachingQuery);
  useChanges('plan', () => void planChanged());
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      width="work"
      title="Pro coaching"
      closeLabel="Close pro coaching"
    >
      {own.error ? (
        <StatePanel
          title="Your coaching did not arrive"
          actions={<Button onClick={() => void own.refetch()}>Try again</Button>}
        >
          {failureSentence(own.error)}
        </StatePanel>
      ) : !own.data ? (
        <Skeleton height={360} role="status" aria-label="Your coaching loads" />
      ) : own.data.isProCoach ? (
        <div className="grid gap-3">
          <ComingSessions />
          <PastSessions />
          <section aria-label="Earnings" className="grid gap-3">
            <h3>Earnings</h3>
            <p className="s12 t2">
              {money(own.data.fee.amount)} a session, also where a player does not come or cancels in the last
              two hours; half where he cancels in the last day; none where you cancel or do not come.{' '}
              {money(own.data.earned.amount)} in all.
            </p>
            {own.data.earnings.length > 0 && (
              <ul className={classes.list}>
                {own.data.earnings.map(({ month, sessions, amount }) => (
                  <li key={month}>
                    <b>{monthWords(month)}</b>
                    <span>
                      {sessions} {sessions === 1 ? 'session' : 'sessions'}, {money(amount)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-label="Profile and hours" className="grid gap-3">
            <h3>Profile and hours</h3>
            {!own.data.isOffered && (
              <p className="s12 t2">You are not offered to players now. What is booked stays booked.</p>
            )}
            <TermsForm own={own.data} />
          </section>
        </div>
      ) : (
        <StatePanel title="You are not a pro coach yet">
          Pro coaches take sessions of players from outside their team. An administrator lets you in: write to
          us.
        </StatePanel>
      )}
    </SideDrawer>
  );
}

const money = (cents: number) => `$${(cents / 100).toFixed(2)}`;

export function ComingSessions() {
  const [page, setPage] = useState(0);
  const { data, error } = useQuery(sessionsQuery('coming', page));
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-label="Sessions to come">
      <h3>Sessions to come</h3>
      {error ? (
        <FormMessage>{failureSentence(error)}</FormMessage>
      ) : !data ? (
        <Skeleton height={60} role="status" aria-label="Your sessions load" />
      ) : data.items.length === 0 ? (
        <p className="s12 t2">Nobody has booked you yet.</p>
      ) : (
        <ul className={classes.list}>
          {data.items.map((session) => (
            <li key={session.sessionId}>
              <SessionFacts session={session} />
              <div className="flex flex-wrap gap-2">
                <BriefButton session={session} open={open} onOpen={setOpen} />
                <SessionActions session={session} />
              </div>
              {open === session.sessionId && (
                <div className={classes.wide}>
                  <Brief sessionId={session.sessionId} />
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && <PagesNav label="Pages of sessions to come" page={data} onChange={setPage} />}
    </section>
  );
}
