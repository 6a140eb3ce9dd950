import { GOAL_METRICS } from '@datacoach/analysis/metadata';
import {
  type BriefClip,
  type CoachSession,
  type CoachTokens,
  LONGEST_AIM,
  type OwnBrief,
  type ProCoach,
  type SessionKind,
} from '@datacoach/contract';
import { Button, NativeSelect, Skeleton, TextInput } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { useChanges } from '../../../app/live/topics.ts';
import { planChanged } from '../../../app/plan/plan-queries.ts';
import { browserTimeZone } from '../../../app/session/browser-time-zone.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { formatDate } from '../../../shared/format/date.ts';
import { Choice } from '../../../shared/ui/choice.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { PageHead } from '../../../shared/ui/page-head.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { bookSession, moveSession } from '../api/change-coaching.ts';
import { type CoachingMode, coachesQuery, ownBriefQuery, tokensQuery } from '../api/coaching.ts';
import { BriefGate } from '../components/brief-gate.tsx';
import { BriefList } from '../components/brief-list.tsx';
import { ClipsDialog } from '../components/clips-dialog.tsx';
import { CoachList } from '../components/coach-list.tsx';
import { PurchaseDialog } from '../components/purchase-dialog.tsx';
import { SessionList } from '../components/session-list.tsx';
import { WeekSlots } from '../components/week-slots.tsx';
import { dayOf, MODES, modeLabel, policyWords, sessionTime, zoneWords } from '../words/session-words.ts';
import classes from './coaching-screen.module.css';

interface CoachingScreenProps {
  /** The dialog that sells tokens is open. */
  purchase: boolean;
  onPurchase: (open: boolean) => void;
}

/** Who is free when, what the coach will see, and the rule under the button. */
export function CoachingScreen({ purchase, onPurchase }: CoachingScreenProps) {
  const [mode, setMode] = useState<CoachingMode>(10);
  const coaches = useQuery(coachesQuery(mode));
  const tokens = useQuery(tokensQuery);
  const [coachId, setCoachId] = useState<string | null>(null);
  const [moving, setMoving] = useState<CoachSession | null>(null);
  useChanges('plan', () => void planChanged());
  const items = coaches.data?.items ?? [];
  const coach =
    items.find((one) => one.coachId === (moving?.coachId ?? coachId)) ?? (moving ? undefined : items[0]);
  return (
    <>
      <PageHead
        title="Pro Coaching"
        subtitle={coaches.data && meansWords(coaches.data, tokens.data)}
        actions={
          <>
            <Button component="a" href="#sessions" variant="subtle">
              My sessions
            </Button>
            <Button onClick={() => onPurchase(true)}>Purchase Token</Button>
          </>
        }
      />
      <div className={classes.parts}>
        {coaches.error ? (
          <StatePanel
            title="The coaches did not arrive"
            actions={<Button onClick={() => void coaches.refetch()}>Try again</Button>}
          >
            {failureSentence(coaches.error)} What you have booked stays booked.
          </StatePanel>
        ) : !coaches.data ? (
          <Skeleton height={420} role="status" aria-label="Coaches load" />
        ) : (
          <div className={classes.columns}>
            <Panel
              title="Coach"
              flush
              aside={
                <Choice
                  label="Mode"
                  value={String(mode)}
                  onChange={(code) => setMode(Number(code) as CoachingMode)}
                >
                  {MODES.map(({ code, label }) => (
                    <option key={code} value={code}>
                      {label}
                    </option>
                  ))}
                </Choice>
              }
            >
              {items.length === 0 ? (
                <p className={classes.none}>Nobody coaches {modeLabel(mode)} now. Look at another mode.</p>
              ) : (
                <CoachList
                  coaches={items}
                  chosen={coach?.coachId ?? null}
                  onChoose={(id) => {
                    setMoving(null);
                    setCoachId(id);
                  }}
                />
              )}
            </Panel>
            {moving && !coach && (
              <StatePanel
                title="This session cannot be moved"
                actions={<Button onClick={() => setMoving(null)}>Leave it as it is</Button>}
              >
                {moving.coachName} takes no {modeLabel(moving.mode)} sessions now. Keep the time, or cancel
                it.
              </StatePanel>
            )}
            {coach && (
              <Booking
                key={`${coach.coachId} ${moving?.sessionId ?? ''}`}
                coach={coach}
                mode={mode}
                terms={coaches.data}
                price={priceWords(tokens.data)}
                moving={moving}
                onMoved={() => setMoving(null)}
                onPurchase={() => onPurchase(true)}
              />
            )}
          </div>
        )}
        <SessionList
          onMove={(session) => {
            setMode(session.mode);
            setMoving(session);
            window.scrollTo({ top: 0 });
          }}
        />
      </div>
      <PurchaseDialog opened={purchase} onClose={() => onPurchase(false)} />
    </>
  );
}

interface Means {
  ofPlan: number;
  tokens: number;
  live: { minutes: number; paysWith: 'plan' | 'token' | null };
  recording: { minutes: number; paysWith: 'plan' | 'token' | null };
}

function meansWords({ ofPlan, tokens }: Means, bought: CoachTokens | undefined): string {
  const [first] = bought?.lots ?? [];
  const until = first ? `, valid to ${formatDate(new Date(first.endsAt))}` : '';
  return [
    `${ofPlan} ${ofPlan === 1 ? 'session' : 'sessions'} of your plan left this month`,
    `${tokens} ${tokens === 1 ? 'token' : 'tokens'}${until}`,
    `times in ${zoneWords(browserTimeZone(), new Date())}`,
  ].join(' · ');
}

/** What a session costs, whoever coaches. */
function priceWords(bought: CoachTokens | undefined): string {
  const one = bought?.products.find(({ tokens }) => tokens === 1);
  return one ? `1 token ($${(one.amount / 100).toFixed(2)})` : '1 token';
}

/** Where the calendar opens: at the session that is moved, else at the first free time. */
function firstDay({ nextFree }: ProCoach, moving: CoachSession | null): Date {
  const at = moving?.startsAt ?? nextFree;
  return at ? new Date(at) : new Date();
}

interface BookingProps {
  coach: ProCoach;
  mode: CoachingMode;
  terms: Means;
  /** What a session costs. */
  price: string;
  moving: CoachSession | null;
  onMoved: () => void;
  onPurchase: () => void;
}

function Booking({ coach, mode, terms, price, moving, onMoved, onPurchase }: BookingProps) {
  const [from, setFrom] = useState(() => dayOf(firstDay(coach, moving)));
  const [startsAt, setStartsAt] = useState<string | null>(null);
  const [wantedKind, setKind] = useState<SessionKind>('live');
  const [aim, setAim] = useState('');
  const [aimMetric, setAimMetric] = useState('');
  const [choice, setChoice] = useState<{ mode: CoachingMode; clips: readonly BriefClip[] } | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const brief = useQuery(ownBriefQuery(mode));
  // Clips are of one mode.
  const clips = choice?.mode === mode ? choice.clips : null;
  const kind = moving ? 'live' : wantedKind;
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
          ? `Moved: ${sessionTime(session)}`
          : `${session.kind === 'live' ? 'Booked' : 'Requested'}: ${sessionTime(session)}`,
      });
      setStartsAt(null);
      setAim('');
      setAimMetric('');
      setChoice(null);
      onMoved();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    book.mutate();
  };
  const isReady = moving ? startsAt !== null : kind === 'recording' || startsAt !== null;
  const end = startsAt && new Date(Date.parse(startsAt) + minutes * 60_000).toISOString();
  const time = startsAt && end ? sessionTime({ startsAt, endsAt: end }) : 'a time';
  return (
    <>
      <Panel
        title={moving ? `Move ${sessionTime(moving)}` : `Times of ${coach.name}`}
        aside={moving ? null : <span className="s12 t2">{price} or a session of your plan</span>}
      >
        <form id="booking" className={classes.form} onSubmit={submit} noValidate>
          {coach.about && <p className="t2">{coach.about}</p>}
          {!moving && coach.takesRecordings && (
            <Segmented
              label="Kind of session"
              value={kind}
              choices={[
                { value: 'live', label: `Live, ${terms.live.minutes} min` },
                { value: 'recording', label: `By recording, ${terms.recording.minutes} min` },
              ]}
              onChange={setKind}
            />
          )}
          {kind === 'live' && (
            <WeekSlots
              coachId={coach.coachId}
              moving={moving?.sessionId ?? null}
              from={from}
              chosen={startsAt}
              onFrom={setFrom}
              onChoose={setStartsAt}
            />
          )}
          {!moving && (
            <div className={classes.aim}>
              <TextInput
                label="One aim for this session"
                placeholder="Stop losing the ball in my own corner."
                maxLength={LONGEST_AIM}
                value={aim}
                onChange={(event) => setAim(event.currentTarget.value)}
              />
              <AimMetric cases={brief.data?.cases ?? []} value={aimMetric} onChange={setAimMetric} />
            </div>
          )}
        </form>
      </Panel>
      <Panel title={`What ${coach.name} gets`}>
        <div className={classes.form}>
          {brief.data ? (
            <>
              <BriefList
                brief={clips ? { ...brief.data, clips: [...clips], clipsBy: 'player' } : brief.data}
                viewer="player"
              />
              {!moving && brief.data.games > 0 && (
                <div>
                  <button type="button" className="text-link" onClick={() => setChoosing(true)}>
                    {clips === null && brief.data.clips.length === 0 ? 'Choose clips' : 'Change clips'}
                  </button>
                  {clips?.length === 0 && <span className="s12 t2"> No clip goes with it.</span>}
                </div>
              )}
              <BriefGate brief={brief.data} coach={coach.name} />
              {isChoosing && (
                <ClipsDialog
                  coach={coach.name}
                  mode={mode}
                  clips={clips ?? brief.data.clips}
                  isOwn={clips !== null}
                  onUse={(chosen) => {
                    setChoice(chosen && { mode, clips: chosen });
                    setChoosing(false);
                  }}
                  onClose={() => setChoosing(false)}
                />
              )}
            </>
          ) : brief.error ? (
            <p>{failureSentence(brief.error)}</p>
          ) : (
            <Skeleton height={160} role="status" aria-label="The brief loads" />
          )}
          <FormMessage>{book.error && failureSentence(book.error)}</FormMessage>
          {!moving && paysWith === null ? (
            <Button variant="filled" fullWidth onClick={onPurchase}>
              Purchase Token to book
            </Button>
          ) : (
            <Button
              type="submit"
              form="booking"
              variant="filled"
              fullWidth
              loading={book.isPending}
              disabled={!isReady}
            >
              {moving ? `Move to ${time}` : kind === 'live' ? `Book ${time}` : 'Ask for a recording'}
            </Button>
          )}
          {moving && (
            <Button fullWidth onClick={onMoved}>
              Leave it as it is
            </Button>
          )}
          <p className="s12 t2">
            {moving ? 'Moving is free.' : policyWords(kind, paysWith, coach.name, coach.answersWithinDays)}
          </p>
        </div>
      </Panel>
    </>
  );
}

interface AimMetricProps {
  cases: OwnBrief['cases'];
  value: string;
  onChange: (metric: string) => void;
}

/** The number that says afterwards whether it helped: one of the player's cases, or of the weekly goals. */
function AimMetric({ cases, value, onChange }: AimMetricProps) {
  const others = GOAL_METRICS.flatMap(({ metric, label }) =>
    metric === null || cases.some((one) => one.metric === metric) ? [] : [{ metric, label }],
  );
  return (
    <NativeSelect
      label="Measured afterwards by"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      <option value="">what your coach sets</option>
      {cases.length > 0 && (
        <optgroup label="Your cases">
          {cases.map(({ metric, label }) => (
            <option key={metric} value={metric}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label="Other numbers">
        {others.map(({ metric, label }) => (
          <option key={metric} value={metric}>
            {label}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}
