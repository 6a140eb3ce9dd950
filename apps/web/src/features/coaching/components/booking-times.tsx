import { GOAL_METRICS } from '@datacoach/analysis/metadata';
import { type CoachSession, LONGEST_AIM, type OwnBrief, type ProCoach } from '@datacoach/contract';
import { NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../../shared/ui/panel.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import type { SessionMeans } from '../words/means-words.ts';
import { dayOf, sessionTime } from '../words/session-words.ts';
import type { BookingDraft } from './booking-draft.ts';
import { WeekSlots } from './week-slots.tsx';

interface BookingTimesProps {
  /** Id of the form, for its button stands elsewhere. */
  form: string;
  coach: ProCoach;
  terms: SessionMeans;
  /** What a session costs. */
  price: string;
  moving: CoachSession | null;
  draft: BookingDraft;
  cases: OwnBrief['cases'];
  onChange: (part: Partial<BookingDraft>) => void;
  onSubmit: () => void;
}

/** When and how the session is to be, and what for. */
export function BookingTimes(props: BookingTimesProps) {
  const { form, coach, terms, price, moving, draft, cases, onChange, onSubmit } = props;
  const [from, setFrom] = useState(() => dayOf(firstDay(coach, moving)));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Panel
      title={moving ? `Move ${sessionTime(moving)}` : `Times of ${coach.name}`}
      aside={moving ? null : <span className="s12 t2">{price} or a session of your plan</span>}
    >
      <form id={form} className="grid gap-4" onSubmit={submit} noValidate>
        {coach.about && <p className="t2">{coach.about}</p>}
        {!moving && coach.takesRecordings && (
          <Segmented
            label="Kind of session"
            value={draft.kind}
            choices={[
              { value: 'live', label: `Live, ${terms.live.minutes} min` },
              { value: 'recording', label: `By recording, ${terms.recording.minutes} min` },
            ]}
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
              label="One aim for this session"
              placeholder="Stop losing the ball in my own corner."
              maxLength={LONGEST_AIM}
              value={draft.aim}
              onChange={(event) => onChange({ aim: event.currentTarget.value })}
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

/** Where the calendar opens: at the session that is moved, else at the first free time. */
function firstDay({ nextFree }: ProCoach, moving: CoachSession | null): Date {
  const at = moving?.startsAt ?? nextFree;
  return at ? new Date(at) : new Date();
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
