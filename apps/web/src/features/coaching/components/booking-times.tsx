import { GOAL_METRICS } from '@datacoach/analysis/metadata';
import {
  type BriefClip,
  type CoachSession,
  MAX_AIM_LENGTH,
  type MyBrief,
  type ProCoach,
  type SessionKind,
  SLOT_DAYS,
} from '@datacoach/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Pending } from '../../../app/lists/query-boundary.tsx';
import {
  addDays,
  formatShortDate,
  formatTimeOfDay,
  getLocalDay,
  startOfDay,
} from '../../../shared/format/date.ts';
import { getInputProps } from '../../../shared/format/typed-input.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { type CoachingMode, slotsQuery } from '../api/coaching.ts';
import classes from '../coaching.module.css';
import { formatDays, formatSessionTime, type SessionCredits } from '../text/session-text.ts';

export interface BookingDraft {
  kind: SessionKind;
  startsAt: string | null;
  aim: string;
  aimMetric: string;
  /** Null: those chosen by the server. All clips are from one mode. */
  clips: { mode: CoachingMode; clips: readonly BriefClip[] } | null;
}

export const NEW_BOOKING: BookingDraft = {
  kind: 'live',
  startsAt: null,
  aim: '',
  aimMetric: '',
  clips: null,
};

interface BookingTimesProps {
  /** Id of the form, because its button is elsewhere. */
  form: string;
  coach: ProCoach;
  terms: SessionCredits;
  price: string;
  moving: CoachSession | null;
  draft: BookingDraft;
  cases: MyBrief['cases'];
  onChange: (part: Partial<BookingDraft>) => void;
  onSubmit: () => void;
}

export function BookingTimes(props: BookingTimesProps) {
  const { form, coach, terms, price, moving, draft, cases, onChange, onSubmit } = props;
  const [from, setFrom] = useState(() => getLocalDay(getFirstDay(coach, moving)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Panel
      title={moving ? `Move ${formatSessionTime(moving)}` : `Times with ${coach.name}`}
      aside={moving ? null : <span className="s12 t2">{price} or a session from your plan</span>}
    >
      <form id={form} className="grid gap-4" onSubmit={submit} noValidate>
        {coach.about && <p className="t2">{coach.about}</p>}
        {!moving && coach.takesRecordings && (
          <Segmented
            label="Session type"
            value={draft.kind}
            choices={{
              live: `Live, ${terms.live.minutes} min`,
              recording: `Recorded review, ${terms.recording.minutes} min`,
            }}
            onChange={(kind) => onChange({ kind })}
          />
        )}
        {draft.kind === 'live' && (
          <WeekSlots
            coachId={coach.coachId}
            moving={moving?.sessionId ?? null}
            from={from}
            chosen={draft.startsAt}
            onFrom={setFrom}
            onChoose={(startsAt) => onChange({ startsAt })}
          />
        )}
        {!moving && (
          <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-3 max-md:grid-cols-1">
            <TextInput
              label="Your focus for this session"
              placeholder="Stop turning the ball over in my own corner."
              maxLength={MAX_AIM_LENGTH}
              {...getInputProps(draft.aim, (text) => onChange({ aim: text }))}
            />
            <AimMetric
              cases={cases}
              value={draft.aimMetric}
              onChange={(aimMetric) => onChange({ aimMetric })}
            />
          </div>
        )}
      </form>
    </Panel>
  );
}

/** Returns where the calendar opens: at the session being moved, otherwise at the first free slot. */
function getFirstDay({ nextFree }: ProCoach, moving: CoachSession | null): Date {
  const at = moving?.startsAt ?? nextFree;
  return at ? new Date(at) : new Date();
}

/** Selects the metric that will measure success: from the player's cases, or the weekly goals. */
function AimMetric(props: { cases: MyBrief['cases']; value: string; onChange: (metric: string) => void }) {
  const { cases, value, onChange } = props;
  const others = GOAL_METRICS.flatMap(({ metric, label }) =>
    metric === null || cases.some((one) => one.metric === metric) ? [] : [{ metric, label }],
  );
  return (
    <NativeSelect label="Tracked stat" {...getInputProps(value, onChange)}>
      <option value="">your coach decides</option>
      {cases.length > 0 && (
        <optgroup label="Your weaknesses">
          {cases.map(({ metric, label }) => (
            <option key={metric} value={metric}>
              {label}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label="Other stats">
        {others.map(({ metric, label }) => (
          <option key={metric} value={metric}>
            {label}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}

interface WeekSlotsProps {
  coachId: string;
  /** The session being rescheduled. */
  moving: string | null;
  /** First day shown, such as 2026-03-14. */
  from: string;
  chosen: string | null;
  onFrom: (day: string) => void;
  onChoose: (startsAt: string) => void;
}

/** A coach's week in the user's time zone: free slots are clickable. */
function WeekSlots({ coachId, moving, from, chosen, onFrom, onChoose }: WeekSlotsProps) {
  const query = useQuery(slotsQuery(coachId, from, moving));
  const { data, error, isPlaceholderData } = query;
  const days = Array.from({ length: SLOT_DAYS }, (_, index) => startOfDay(from, index));
  const moveByWeeks = (weeks: number) => onFrom(addDays(from, weeks * SLOT_DAYS));
  const isFirst = from <= getLocalDay(new Date());
  return (
    <div className="grid gap-3 data-stale:opacity-60" data-stale={isPlaceholderData || undefined}>
      <div className={`${classes.head} flex flex-wrap gap-2 items-center justify-between`}>
        <b>{formatDays(days[0]!, days.at(-1)!)}</b>
        <span>
          <TextButton label="Earlier" size="xs" disabled={isFirst} onClick={() => moveByWeeks(-1)} />
          <TextButton label="Later" size="xs" onClick={() => moveByWeeks(1)} />
        </span>
      </div>
      {error || !data ? (
        <Pending query={query} height={220} label="Loading times…" />
      ) : (
        <div className="grid grid-cols-7 gap-1.5 max-md:grid-cols-1">
          {days.map((day) => {
            const ofDay = data.slots.filter(
              ({ startsAt }) => getLocalDay(new Date(startsAt)) === getLocalDay(day),
            );
            const name = `${day.toLocaleDateString('en-US', { weekday: 'short' })} ${day.getDate()}`;
            return (
              <section
                key={getLocalDay(day)}
                aria-label={formatShortDate(day)}
                className={`${classes.day} max-md:grid-cols-[56px_minmax(0,1fr)] grid gap-1.5 content-start min-w-0`}
              >
                <h3 className="text-t2">{name}</h3>
                {ofDay.length === 0 && <p className="t3">none</p>}
                <div className="grid gap-1.5 content-start min-w-0 max-md:grid-cols-[repeat(auto-fill,minmax(64px,1fr))]">
                  {ofDay.map(({ startsAt, isFree }) => (
                    <button
                      key={startsAt}
                      type="button"
                      className={classes.slot}
                      aria-pressed={startsAt === chosen}
                      aria-label={`${formatShortDate(day)}, ${formatTimeOfDay(startsAt)}${isFree ? '' : ', taken'}`}
                      disabled={!isFree}
                      onClick={() => onChoose(startsAt)}
                    >
                      {formatTimeOfDay(startsAt)}
                    </button>
                  ))}
                </div>
              </section>
            );
          })}
        </div>
      )}
    </div>
  );
}
