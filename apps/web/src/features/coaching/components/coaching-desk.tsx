import { type CoachSession, SESSION_STATUS } from '@datacoach/contract';
import { Button, Skeleton, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { useChanges } from '../../../app/live/topics.ts';
import { planChanged } from '../../../app/plan/plan-queries.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { downloadCalendar, updateStatus } from '../api/change-coaching.ts';
import { ownCoachingQuery, sessionBriefQuery, sessionsQuery } from '../api/coaching.ts';
import { useEffects } from '../api/use-effects.ts';
import { modeLabel, monthWords, pastTime, STATUS_WORDS, sessionTime } from '../words/session-words.ts';
import { BriefList } from './brief-list.tsx';
import { CancelDialog } from './cancel-dialog.tsx';
import forms from './coaching-forms.module.css';
import { EffectList } from './effect-list.tsx';
import { HomeworkForm } from './homework-form.tsx';
import { LinkedText } from './linked-text.tsx';
import classes from './session-list.module.css';
import { TermsForm } from './terms-form.tsx';

/** Where a pro coach works: sessions with their briefs, hours, earnings (rulings M2). */
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
        <div className={forms.form}>
          <ComingSessions />
          <PastSessions />
          <section aria-label="Earnings" className={forms.form}>
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
          <section aria-label="Profile and hours" className={forms.form}>
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

function ComingSessions() {
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
              <div className={classes.actions}>
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

interface BriefButtonProps {
  session: CoachSession;
  /** Session whose brief is open. */
  open: string | null;
  onOpen: (sessionId: string | null) => void;
}

function BriefButton({ session: { sessionId }, open, onOpen }: BriefButtonProps) {
  const isOpen = open === sessionId;
  return (
    <Button size="xs" aria-expanded={isOpen} onClick={() => onOpen(isOpen ? null : sessionId)}>
      Brief
    </Button>
  );
}

function SessionFacts({ session }: { session: CoachSession }) {
  return (
    <div className={classes.facts}>
      <b>{isOver(session) ? pastTime(session) : sessionTime(session)}</b>
      <span>
        {session.playerName} · {modeLabel(session.mode)} · {STATUS_WORDS[session.status]}
        {session.reason && `: ${session.reason}`}
      </span>
      <span>
        Aim: {session.aim}
        {session.aimLabel && ` · measured by ${session.aimLabel}`}
      </span>
      {session.answer && (
        <span>
          From you: <LinkedText text={session.answer} />
        </span>
      )}
      {session.homework.length > 0 && <span>Homework: {session.homework.join(', ')}</span>}
      {session.stars !== null && (
        <span>
          {session.stars} of 5 stars{session.ratingText && `: ${session.ratingText}`}
        </span>
      )}
    </div>
  );
}

function isOver({ status }: CoachSession): boolean {
  return status !== SESSION_STATUS.requested && status !== SESSION_STATUS.booked;
}

function Brief({ sessionId }: { sessionId: string }) {
  const { data, error } = useQuery(sessionBriefQuery(sessionId));
  if (error) return <FormMessage>{failureSentence(error)}</FormMessage>;
  if (!data) return <Skeleton height={120} width="100%" role="status" aria-label="The brief loads" />;
  return <BriefList brief={data} viewer="coach" />;
}

function SessionActions({ session }: { session: CoachSession }) {
  const { sessionId, kind, status, startsAt, refundNow } = session;
  const [cancelling, setCancelling] = useState(false);
  const [answer, setAnswer] = useState('');
  const failed = (error: unknown) => showToast({ kind: 'failed', message: failureSentence(error) });
  const file = useMutation({ mutationFn: downloadCalendar, onError: failed });
  const say = useMutation({
    mutationFn: updateStatus,
    onError: failed,
    onSuccess: () => showToast({ kind: 'done', message: 'The player has been told' }),
  });
  const isRecording = kind === 'recording';
  const hasBegun = isRecording ? status === SESSION_STATUS.booked : refundNow === null;
  return (
    <>
      {startsAt && !hasBegun && (
        <Button size="xs" onClick={() => file.mutate(sessionId)}>
          Calendar file
        </Button>
      )}
      {isRecording && status === SESSION_STATUS.requested && (
        <Button
          size="xs"
          variant="filled"
          onClick={() => say.mutate({ sessionId, status: SESSION_STATUS.booked })}
        >
          Take it up
        </Button>
      )}
      {refundNow !== null && (
        <Button size="xs" onClick={() => setCancelling(true)}>
          Cancel session
        </Button>
      )}
      {hasBegun && (
        <>
          <Textarea
            aria-label={`Words or a link for ${session.playerName}`}
            placeholder={isRecording ? 'A link to your recording' : 'Words or a link for the player'}
            maxLength={1000}
            value={answer}
            onChange={(event) => setAnswer(event.currentTarget.value)}
          />
          <Button
            size="xs"
            variant="filled"
            loading={say.isPending}
            onClick={() =>
              say.mutate({ sessionId, status: SESSION_STATUS.done, ...(answer.trim() && { answer }) })
            }
          >
            Done
          </Button>
          {!isRecording && (
            <Button size="xs" onClick={() => say.mutate({ sessionId, status: SESSION_STATUS.noShowPlayer })}>
              Player did not come
            </Button>
          )}
        </>
      )}
      {cancelling && <CancelDialog session={session} by="coach" onClose={() => setCancelling(false)} />}
    </>
  );
}

function PastSessions() {
  const [page, setPage] = useState(0);
  const effects = useEffects(page);
  const { data } = useQuery(sessionsQuery('over', page));
  const [setting, setSetting] = useState<CoachSession | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  if (!data || data.total === 0) return null;
  return (
    <section aria-label="Sessions so far">
      <h3>Sessions so far</h3>
      <ul className={classes.list}>
        {data.items.map((session) => (
          <li key={session.sessionId}>
            <div>
              <SessionFacts session={session} />
              {session.status === SESSION_STATUS.done && (
                <div className={classes.effect}>
                  <EffectList
                    session={session}
                    effects={effects.of(session.sessionId)}
                    failed={effects.hasFailed}
                    viewer="coach"
                  />
                </div>
              )}
            </div>
            {session.status === SESSION_STATUS.done && (
              <div className={classes.actions}>
                <BriefButton session={session} open={open} onOpen={setOpen} />
                <Button size="xs" onClick={() => setSetting(session)}>
                  Set homework
                </Button>
              </div>
            )}
            {open === session.sessionId && (
              <div className={classes.wide}>
                <Brief sessionId={session.sessionId} />
              </div>
            )}
            {setting?.sessionId === session.sessionId && (
              <div className={classes.wide}>
                <HomeworkForm session={session} onDone={() => setSetting(null)} />
              </div>
            )}
          </li>
        ))}
      </ul>
      <PagesNav label="Pages of sessions" page={data} onChange={setPage} />
    </section>
  );
}
