import {
  type BriefClip,
  type CoachSession,
  type MyBrief,
  PLAN_LABELS,
  type ProCoach,
} from '@datacoach/contract';
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FailureMessage } from '../../../app/failure/failure-message.tsx';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton, TextLink } from '../../../shared/ui/text-button.tsx';
import { bookSession, type CoachingMode, moveSession, myBriefQuery } from '../api/coaching.ts';
import { describePolicy, formatSessionTime, type SessionCredits } from '../text/session-text.ts';
import { type BookingDraft, BookingTimes, NEW_BOOKING } from './booking-times.tsx';
import { BriefList } from './clip-cards.tsx';
import { ClipsDialog } from './clips-dialog.tsx';

interface BookingProps {
  coach: ProCoach;
  mode: CoachingMode;
  terms: SessionCredits;
  price: string;
  moving: CoachSession | null;
  onMoved: () => void;
  onPurchase: () => void;
}

/** Books or moves a session with a coach: the time, what the coach sees, and the price. */
export function Booking({ coach, mode, terms, price, moving, onMoved, onPurchase }: BookingProps) {
  const [draft, setDraft] = useState<BookingDraft>(NEW_BOOKING);
  // The mutation's own state updates on a timer, after the second click of a double-click.
  const [isSent, setSent] = useState(false);
  const set = (part: Partial<BookingDraft>) => setDraft((before) => ({ ...before, ...part }));
  const brief = useQuery(myBriefQuery(mode));
  const { startsAt, aim, aimMetric } = draft;
  const clips = draft.clips?.mode === mode ? draft.clips.clips : null;
  const kind = moving ? 'live' : draft.kind;
  const { minutes, paysWith } = moving ? { minutes: moving.minutes, paysWith: moving.paidWith } : terms[kind];
  const book = useMutation({
    mutationFn: () =>
      moving && startsAt
        ? moveSession(moving.sessionId, startsAt)
        : bookSession({
            coachId: coach.coachId,
            kind,
            mode,
            aim,
            startsAt: kind === 'live' ? startsAt : null,
            aimMetric: aimMetric === '' ? null : aimMetric,
            clips: clips?.map(({ id }) => id) ?? null,
          }),
    onSuccess: (session) => {
      showToast({
        kind: 'done',
        message: moving
          ? `Moved: ${formatSessionTime(session)}`
          : `${session.kind === 'live' ? 'Booked' : 'Requested'}: ${formatSessionTime(session)}`,
      });
      setDraft((before) => ({ ...NEW_BOOKING, kind: before.kind }));
      onMoved();
    },
  });
  const isReady = moving ? startsAt !== null : kind === 'recording' || startsAt !== null;
  const end = startsAt && new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const time = startsAt && end ? formatSessionTime({ startsAt, endsAt: end }) : 'a time';
  return (
    <>
      <BookingTimes
        form="booking"
        coach={coach}
        terms={terms}
        price={price}
        moving={moving}
        draft={{ ...draft, kind }}
        cases={brief.data?.cases ?? []}
        onChange={set}
        onSubmit={() => {
          setSent(true);
          book.mutate(undefined, { onSettled: () => setSent(false) });
        }}
      />
      <BookingBrief
        coach={coach.name}
        mode={mode}
        brief={brief}
        clips={clips}
        isMoving={moving !== null}
        onClips={(chosen) => set({ clips: chosen && { mode, clips: chosen } })}
      >
        <FailureMessage error={book.error} />
        {!moving && paysWith === null ? (
          <TextButton label="Purchase Token to book" variant="filled" fullWidth onClick={onPurchase} />
        ) : (
          <TextButton
            label={
              moving ? `Move to ${time}` : kind === 'live' ? `Book ${time}` : 'Request a recorded review'
            }
            type="submit"
            form="booking"
            variant="filled"
            fullWidth
            loading={isSent}
            disabled={!isReady}
          />
        )}
        {moving && <TextButton label="Keep current time" fullWidth onClick={onMoved} />}
        <p className="s12 t2">
          {moving
            ? moving.refundNow === 'half'
              ? 'Less than 24 hours before it starts, moving a session costs half a token.'
              : 'Moving the session is free.'
            : describePolicy(kind, paysWith, coach.name, coach.answersWithinDays)}
        </p>
      </BookingBrief>
    </>
  );
}

interface BookingBriefProps {
  coach: string;
  mode: CoachingMode;
  brief: UseQueryResult<MyBrief>;
  /** Chosen by the player; null: those of the brief. */
  clips: readonly BriefClip[] | null;
  isMoving: boolean;
  onClips: (clips: readonly BriefClip[] | null) => void;
  children: ReactNode;
}

/** What the coach will see about the player, who can choose other clips. */
function BookingBrief({ coach, mode, brief, clips, isMoving, onClips, children }: BookingBriefProps) {
  const [isChoosing, setChoosing] = useState(false);
  const { data } = brief;
  return (
    <Panel title={`What ${coach} will see`}>
      <div className="grid gap-4">
        {data ? (
          <>
            <BriefList
              brief={clips ? { ...data, clips: [...clips], clipsBy: 'player' } : data}
              viewer="player"
            />
            {!isMoving && data.games > 0 && (
              <div>
                <button type="button" className="touch-target text-link" onClick={() => setChoosing(true)}>
                  {clips === null && data.clips.length === 0 ? 'Choose clips' : 'Change clips'}
                </button>
                {clips?.length === 0 && <span className="s12 t2"> No clips attached.</span>}
              </div>
            )}
            <BriefGate brief={data} coach={coach} />
            {isChoosing && (
              <ClipsDialog
                coach={coach}
                mode={mode}
                clips={clips ?? data.clips}
                isOwn={clips !== null}
                onUse={(chosen) => {
                  onClips(chosen);
                  setChoosing(false);
                }}
                onClose={() => setChoosing(false)}
              />
            )}
          </>
        ) : (
          <Pending query={brief} height={160} label="Loading brief…" />
        )}
        {children}
      </div>
    </Panel>
  );
}

/** Lists what the coach sees but the player's own plan doesn't include. */
function BriefGate({ brief: { games, gates }, coach }: { brief: MyBrief; coach: string }) {
  const [gate] = gates;
  if (!gate || games === 0) return null;
  const parts =
    gate.feature === 'Playlist Access'
      ? 'strengths, weaknesses and clips in this mode'
      : 'weaknesses and their clips';
  const plan = gate.opensWith === null ? 'a higher plan' : PLAN_LABELS[gate.opensWith];
  return (
    <p className="s12 t2">
      {coach} will also see your {parts}. You get them with {plan}.{' '}
      <TextLink to="/membership">See the plans</TextLink>
    </p>
  );
}
