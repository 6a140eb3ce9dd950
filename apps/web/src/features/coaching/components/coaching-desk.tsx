import { counted } from '@datacoach/analysis/format-number';
import { GOAL_METRICS } from '@datacoach/analysis/metadata';
import { type CoachSession, SESSION_STATUS } from '@datacoach/contract';
import { NativeSelect, Skeleton, Textarea } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { refetchPlan } from '../../../app/session/account-queries.ts';
import { showToast, useAction } from '../../../app/toasts/show-toast.tsx';
import { formatMoney } from '../../../shared/format/number.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { SideDrawer } from '../../../shared/ui/side-drawer.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  assignablePlansQuery,
  downloadCalendar,
  myCoachingQuery,
  sessionsQuery,
  setHomework,
  updateStatus,
  useEffects,
} from '../api/coaching.ts';
import { formatMonth } from '../text/session-text.ts';
import { EffectList } from './effect-list.tsx';
import { Brief, BriefButton, SessionFacts } from './session-facts.tsx';
import classes from './session-list.module.css';
import { TermsForm } from './terms-form.tsx';

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

export function SessionActions({ session }: { session: CoachSession }) {
  const { sessionId, kind, status, startsAt, refundNow } = session;
  const [cancelling, setCancelling] = useState(false);
  const [answer, setAnswer] = useState('');
  const file = useAction(downloadCalendar);
  const say = useAction(updateStatus, { done: 'The player was notified' });
  const isRecording = kind === 'recording';
  const hasStarted = isRecording ? status === SESSION_STATUS.booked : refundNow === null;
  return (
    <>
      {startsAt && !hasStarted && (
        <TextButton label="Calendar file" size="xs" onClick={() => file.mutate(sessionId)} />
      )}
      {isRecording && status === SESSION_STATUS.requested && (
        <TextButton
          label="Accept"
          size="xs"
          variant="filled"
          loading={say.isPending}
          onClick={() => say.mutate({ sessionId, status: SESSION_STATUS.booked })}
        />
      )}
      {refundNow !== null && (
        <TextButton label="Cancel session" size="xs" onClick={() => setCancelling(true)} />
      )}
      {hasStarted && (
        <>
          <Textarea
            aria-label={`Reply or link for ${session.playerName}`}
            placeholder={isRecording ? 'A link to your recording' : 'Reply or link for the player'}
            maxLength={1000}
            {...getInputProps(answer, setAnswer)}
          />
          <TextButton
            label="Done"
            size="xs"
            variant="filled"
            loading={say.isPending}
            onClick={() =>
              say.mutate({ sessionId, status: SESSION_STATUS.done, ...(answer.trim() && { answer }) })
            }
          />
          {!isRecording && (
            <TextButton
              label="Player no-show"
              size="xs"
              loading={say.isPending}
              onClick={() => say.mutate({ sessionId, status: SESSION_STATUS.noShowPlayer })}
            />
          )}
        </>
      )}
      <Suspense>
        {cancelling && <CancelDialog session={session} by="coach" onClose={() => setCancelling(false)} />}
      </Suspense>
    </>
  );
}

/** The workplace of a pro coach: sessions with their briefs, hours, earnings (decisions.md 15.5). */
export default function CoachingDesk({ opened, onClose }: ShellDialogProps<'coachingDesk'>) {
  const myCoaching = useQuery(myCoachingQuery);
  useChanges('plan', () => void refetchPlan());
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      width="work"
      title="Pro coaching"
      closeLabel="Close pro coaching"
    >
      {myCoaching.error ? (
        <LoadFailed
          title="We couldn’t load your coaching"
          error={myCoaching.error}
          retry={myCoaching.refetch}
        />
      ) : !myCoaching.data ? (
        <Skeleton height={360} role="status" aria-label="Loading your coaching…" />
      ) : myCoaching.data.isProCoach ? (
        <div className="grid gap-3">
          <UpcomingSessions />
          <PastSessions />
          <section aria-label="Earnings" className="grid gap-3">
            <h3>Earnings</h3>
            <p className="s12 t2">
              {formatMoney(myCoaching.data.fee.amount)} per session, even if the player doesn’t show or
              cancels in the last two hours. Half if they cancel in the last 24 hours. Nothing if you cancel
              or don’t show. {formatMoney(myCoaching.data.earned.amount)} total.
            </p>
            {myCoaching.data.earnings.length > 0 && (
              <ul className={classes.list}>
                {myCoaching.data.earnings.map(({ month, sessions, amount }) => (
                  <li key={month}>
                    <b>{formatMonth(month)}</b>
                    <span>
                      {counted(sessions, 'session')}, {formatMoney(amount)}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </section>
          <section aria-label="Profile and hours" className="grid gap-3">
            <h3>Profile and hours</h3>
            {!myCoaching.data.isOffered && (
              <p className="s12 t2">Players can’t book you right now. Booked sessions stay booked.</p>
            )}
            <TermsForm own={myCoaching.data} />
          </section>
        </div>
      ) : (
        <StatePanel title="You’re not a pro coach yet">
          Pro coaches offer sessions to players outside their team. Contact us to apply.
        </StatePanel>
      )}
    </SideDrawer>
  );
}

export function UpcomingSessions() {
  const [page, setPage] = useState(0);
  const query = useQuery(sessionsQuery('coming', page));
  const { data, error } = query;
  const [open, setOpen] = useState<string | null>(null);
  return (
    <section aria-label="Upcoming sessions">
      <h3>Upcoming sessions</h3>
      {error || !data ? (
        <Pending query={query} height={60} label="Loading your sessions…" />
      ) : data.items.length === 0 ? (
        <p className="s12 t2">No bookings yet.</p>
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
      {data && <PagesNav label="Pages of upcoming sessions" page={data} onChange={setPage} />}
    </section>
  );
}

export function PastSessions() {
  const [page, setPage] = useState(0);
  const effects = useEffects(page);
  const { data } = useQuery(sessionsQuery('over', page));
  const [setting, setSetting] = useState<CoachSession | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  if (!data || data.total === 0) return null;
  return (
    <section aria-label="Past sessions">
      <h3>Past sessions</h3>
      <ul className={classes.list}>
        {data.items.map((session) => (
          <li key={session.sessionId}>
            <div>
              <SessionFacts session={session} />
              {session.status === SESSION_STATUS.done && (
                <div className="mt-1.5">
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
              <div className="flex flex-wrap gap-2">
                <BriefButton session={session} open={open} onOpen={setOpen} />
                <TextButton label="Set homework" size="xs" onClick={() => setSetting(session)} />
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

/** Assigns homework after a session: a weekly goal or a training plan with its blocks. */
export function HomeworkForm({ session, onDone }: { session: CoachSession; onDone: () => void }) {
  const plans = useQuery(assignablePlansQuery(session.sessionId));
  const [chosen, setChosen] = useState(`goal ${GOAL_METRICS[0]!.code}`);
  const set = useMutation({
    mutationFn: () => {
      const [kind, id = ''] = chosen.split(' ');
      const metric = GOAL_METRICS.find(({ code }) => String(code) === id)?.code;
      const homework =
        kind === 'goal' && metric !== undefined
          ? ({ kind: 'goal', metric } as const)
          : ({ kind: 'plan', planId: id } as const);
      return setHomework({ sessionId: session.sessionId, homework });
    },
    onSuccess: ({ isDone, title }) => {
      if (!isDone) return;
      showToast({ kind: 'done', message: `Homework set: ${title}` });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate();
  };
  const refused = set.data && !set.data.isDone ? set.data.words : null;
  return (
    <form className="flex flex-wrap gap-x-3 gap-y-2 items-end" onSubmit={submit}>
      <NativeSelect label={`Homework for ${session.playerName}`} {...getInputProps(chosen, setChosen)}>
        <optgroup label="Weekly goals">
          {GOAL_METRICS.map(({ code, label }) => (
            <option key={code} value={`goal ${code}`}>
              {label}
            </option>
          ))}
        </optgroup>
        {plans.data && plans.data.plans.length > 0 && (
          <optgroup label="Training plans">
            {plans.data.plans.map(({ id, title }) => (
              <option key={id} value={`plan ${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
      </NativeSelect>
      <TextButton label="Set" type="submit" variant="filled" loading={set.isPending} />
      <FormMessage>{set.error ? getFailureMessage(set.error) : refused}</FormMessage>
    </form>
  );
}
