import { type CoachSession, MAX_COMPLAINT_MS, SESSION_STATUS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { showToast, useAction } from '../../../app/toasts/show-toast.tsx';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatMode } from '../../../shared/format/mode.ts';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import {
  downloadCalendar,
  myBriefQuery,
  reportMissingCoach,
  sessionsQuery,
  updateClips,
  useEffects,
} from '../api/coaching.ts';
import { formatPastTime, formatSessionTime, STATUS_LABELS } from '../text/session-text.ts';
import { describeClips } from './clip-cards.tsx';
import { ClipsDialog } from './clips-dialog.tsx';
import { EFFECT_TERM, EffectList } from './effect-list.tsx';
import { LinkedText } from './session-facts.tsx';
import classes from './session-list.module.css';

const RateDialog = lazy(() => import('./rate-dialog.tsx'));

const CancelDialog = lazy(() => import('./cancel-dialog.tsx'));

interface SessionListProps {
  /** Opens the coach's week to choose another time. */
  onMove: (session: CoachSession) => void;
}

/** The player's sessions: upcoming ones with their actions, and past ones. */
export const SessionList = ({ onMove }: SessionListProps) => (
  <>
    <div id="sessions">
      <UpcomingSessions onMove={onMove} />
    </div>
    <PastSessions />
  </>
);

function UpcomingSessions({ onMove }: SessionListProps) {
  const [page, setPage] = useState(0);
  const query = useQuery(sessionsQuery('coming', page));
  const { data, error } = query;
  const [cancelling, setCancelling] = useState<CoachSession | null>(null);
  const [choosing, setChoosing] = useState<CoachSession | null>(null);
  const file = useAction(downloadCalendar);
  return (
    <Panel title="Upcoming sessions" aside={data && `${data.total} total`}>
      {error || !data ? (
        <Pending query={query} height={48} label="Loading your sessions…" />
      ) : data.items.length === 0 ? (
        <p className="t2">No sessions yet. Choose a coach and a time above.</p>
      ) : (
        <ul className={classes.list}>
          {data.items.map((session) => (
            <li key={session.sessionId}>
              <div className={classes.facts}>
                <b>{formatSessionTime(session)}</b>
                <span>
                  {session.coachName} · {formatMode(session.mode)} · {STATUS_LABELS[session.status]}
                </span>
                <span>
                  Focus: {session.aim}
                  {session.aimLabel && ` · tracked by ${session.aimLabel}`}
                </span>
                <span>{formatClipState(session)}</span>
                {session.place && (
                  <span>
                    Where: <LinkedText text={session.place} />
                  </span>
                )}
              </div>
              <div className="flex flex-wrap gap-2">
                {session.startsAt && session.refundNow && (
                  <Button size="xs" onClick={() => file.mutate(session.sessionId)}>
                    Calendar file
                  </Button>
                )}
                {session.canMove && <TextButton label="Move" size="xs" onClick={() => onMove(session)} />}
                {session.canChangeClips && (
                  <TextButton label="Change clips" size="xs" onClick={() => setChoosing(session)} />
                )}
                {session.refundNow && (
                  <TextButton label="Cancel session" size="xs" onClick={() => setCancelling(session)} />
                )}
                {isDue(session) && <ReportMissingCoach session={session} />}
              </div>
            </li>
          ))}
        </ul>
      )}
      {data && <PagesNav label="Pages of upcoming sessions" page={data} onChange={setPage} />}
      <Suspense>
        {cancelling && <CancelDialog session={cancelling} by="player" onClose={() => setCancelling(null)} />}
      </Suspense>
      {choosing && <SessionClips session={choosing} onClose={() => setChoosing(null)} />}
    </Panel>
  );
}

/** Says what the coach sees, and why it can't be changed. */
function formatClipState({ clips, canChangeClips, kind }: CoachSession): string {
  const who =
    clips === null ? 'Clips: newest plays behind your weaknesses' : `Clips: ${clips.length} you chose`;
  if (canChangeClips) return who;
  return `${who}; they’re locked because ${kind === 'live' ? 'the session has started' : 'your coach is working on it'}`;
}

function SessionClips({ session, onClose }: { session: CoachSession; onClose: () => void }) {
  const { sessionId, mode, coachName, clips } = session;
  const brief = useQuery(myBriefQuery(mode));
  const change = useMutation({
    mutationFn: (ids: string[] | null) => updateClips(sessionId, ids),
    onSuccess: ({ clips: chosen }) => {
      showToast({
        kind: 'done',
        message: chosen
          ? `${coachName} gets ${describeClips(chosen)}`
          : `${coachName} gets the brief’s clips`,
      });
      onClose();
    },
  });
  // Without the brief the dialog would start empty, as if the coach got nothing.
  if (clips === null && !brief.data && !brief.error) return null;
  return (
    <ClipsDialog
      coach={coachName}
      mode={mode}
      clips={clips ?? brief.data?.clips ?? []}
      isOwn={clips !== null}
      isBusy={change.isPending}
      error={change.error}
      onUse={(chosen) => change.mutate(chosen?.map(({ id }) => id) ?? null)}
      onClose={onClose}
    />
  );
}

const isDue = ({ kind, refundNow, endsAt }: CoachSession): boolean =>
  kind === 'live' ? refundNow === null : Date.parse(endsAt) <= Date.now();

/** Returns whether the player can still report that a live session marked done was missed. */
function canReportCoach({ kind, status, endsAt, stars }: CoachSession): boolean {
  if (kind !== 'live') return false;
  return (
    status === SESSION_STATUS.done && stars === null && Date.now() < Date.parse(endsAt) + MAX_COMPLAINT_MS
  );
}

function ReportMissingCoach({ session: { sessionId, kind } }: { session: CoachSession }) {
  const missed = useAction(reportMissingCoach, { done: 'Session returned' });
  return (
    <Button size="xs" loading={missed.isPending} onClick={() => missed.mutate(sessionId)}>
      {kind === 'live' ? 'Coach no-show' : 'Coach didn’t reply'}
    </Button>
  );
}

function PastSessions() {
  const [page, setPage] = useState(0);
  const { data } = useQuery(sessionsQuery('over', page));
  const effects = useEffects(page);
  const [rating, setRating] = useState<CoachSession | null>(null);
  if (!data || data.total === 0) return null;
  return (
    <Panel
      title="Past sessions"
      term={EFFECT_TERM}
      aside={<span className="s12 t2">Effect: ten games before vs. twelve after · {data.total} total</span>}
      flush
    >
      <DataTable
        caption="Past sessions"
        className={classes.table}
        rows={data.items}
        rowKey={(session) => session.sessionId}
        columns={[
          {
            head: 'Session',
            isRowHead: true,
            cell: (session) => (
              <>
                {formatPastTime(session)}
                <small>
                  {formatMode(session.mode)} · {STATUS_LABELS[session.status]}
                  {session.reason && `: ${session.reason}`}
                  {session.refund === 'whole' && ' · refunded'}
                  {session.refund === 'half' && ' · half a token back'}
                </small>
              </>
            ),
          },
          {
            head: 'Coach',
            cellClassName: classes.coach,
            cellProps: () => ({ 'data-label': 'Coach' }),
            cell: (session) => session.coachName,
          },
          {
            head: 'Focus',
            cellClassName: classes.aim,
            cellProps: () => ({ 'data-label': 'Focus' }),
            cell: (session) => session.aim,
          },
          {
            head: 'From your coach',
            cellProps: () => ({ 'data-label': 'From your coach' }),
            cell: (session) => (
              <>
                {session.answer && (
                  <span>
                    <LinkedText text={session.answer} />
                  </span>
                )}
                {session.homework.length > 0 && <span>Homework: {session.homework.join(', ')}</span>}
                {!session.answer && session.homework.length === 0 && '–'}
              </>
            ),
          },
          {
            head: 'Effect',
            cellProps: () => ({ 'data-label': 'Effect' }),
            cell: (session) =>
              session.status === SESSION_STATUS.done ? (
                <EffectList
                  session={session}
                  effects={effects.of(session.sessionId)}
                  failed={effects.hasFailed}
                  viewer="player"
                />
              ) : (
                '–'
              ),
          },
          {
            head: 'Rating',
            hideHead: true,
            cellClassName: classes.end,
            cell: (session) => (
              <>
                {session.stars !== null && <span className="nowrap">{session.stars} of 5 stars</span>}
                {session.stars === null && session.status === SESSION_STATUS.done && (
                  <TextButton label="Rate" size="xs" onClick={() => setRating(session)} />
                )}
                {canReportCoach(session) && <ReportMissingCoach session={session} />}
              </>
            ),
          },
        ]}
      />
      <PagesNav label="Pages of sessions" page={data} onChange={setPage} />
      <Suspense>{rating && <RateDialog session={rating} onClose={() => setRating(null)} />}</Suspense>
    </Panel>
  );
}
