import type { AvailableHours, CoachTerms, OwnCoaching } from '@datacoach/contract';
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { browserTimeZone } from '../../../app/session/browser-time-zone.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { saveOwnCoaching } from '../api/change-coaching.ts';
import { hoursText, readHours } from '../words/hours-text.ts';
import { MODES } from '../words/session-words.ts';
import classes from './coaching-forms.module.css';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const BUFFERS = [0, 15, 30, 45, 60] as const;

const EMPTY: CoachTerms = {
  about: '',
  languages: ['en'],
  modes: [10],
  timeZone: '',
  hours: [],
  daysOff: [],
  bufferMinutes: 15,
  noticeHours: 12,
  takesRecordings: true,
  answersWithinDays: 2,
  place: '',
};

/** What players read of a coach, and his weekly hours on his own clocks. */
export function TermsForm({ own }: { own: OwnCoaching }) {
  const [terms, setTerms] = useState<CoachTerms>(own.terms ?? { ...EMPTY, timeZone: browserTimeZone() });
  const [days, setDays] = useState(WEEKDAYS.map((_, place) => hoursText(terms.hours, place + 1)));
  const [daysOff, setDaysOff] = useState(terms.daysOff.join(', '));
  const [problem, setProblem] = useState<string | null>(null);
  const save = useMutation({
    mutationFn: saveOwnCoaching,
    onSuccess: () => showToast({ kind: 'done', message: 'Saved: players see it now' }),
  });
  const put = (part: Partial<CoachTerms>) => setTerms({ ...terms, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const hours: AvailableHours[] = [];
    for (const [place, text] of days.entries()) {
      const read = readHours(text, place + 1);
      if (read === null) {
        setProblem(
          `${WEEKDAYS[place]}: write hours as 17:00-21:00, several with commas, on quarters of an hour.`,
        );
        return;
      }
      hours.push(...read);
    }
    setProblem(null);
    const off = daysOff.split(/[\s,]+/).filter(Boolean);
    save.mutate({ ...terms, hours, daysOff: off });
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Textarea
        label="About you"
        maxLength={400}
        value={terms.about}
        onChange={(event) => put({ about: event.currentTarget.value })}
      />
      <div className={classes.row}>
        <TextInput
          label="Languages"
          description="Two letters each: en, de"
          value={terms.languages.join(', ')}
          onChange={(event) => put({ languages: event.currentTarget.value.toLowerCase().split(/[\s,]+/) })}
        />
        <fieldset className={classes.stars}>
          <legend>Modes</legend>
          {MODES.map(({ code, label }) => (
            <Checkbox
              key={code}
              label={label}
              checked={terms.modes.includes(code)}
              onChange={(event) =>
                put({
                  modes: event.currentTarget.checked
                    ? [...terms.modes, code]
                    : terms.modes.filter((mode) => mode !== code),
                })
              }
            />
          ))}
        </fieldset>
      </div>
      <TextInput
        label="Where you meet"
        description="A Discord name or link; told once a session is booked."
        maxLength={200}
        value={terms.place}
        onChange={(event) => put({ place: event.currentTarget.value })}
      />
      <div className={classes.row}>
        <NativeSelect
          label="Time zone"
          value={terms.timeZone}
          data={[
            ...new Set([terms.timeZone, browserTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
          ]}
          onChange={(event) => put({ timeZone: event.currentTarget.value })}
        />
        <NativeSelect
          label="Free time between sessions"
          value={String(terms.bufferMinutes)}
          data={BUFFERS.map((minutes) => ({ value: String(minutes), label: `${minutes} min` }))}
          onChange={(event) =>
            put({ bufferMinutes: BUFFERS.find((one) => String(one) === event.currentTarget.value) ?? 0 })
          }
        />
        <TextInput
          label="Booked at least so many hours before"
          type="number"
          min={1}
          max={168}
          value={terms.noticeHours}
          onChange={(event) => put({ noticeHours: Number(event.currentTarget.value) })}
        />
      </div>
      <div className={classes.days}>
        {WEEKDAYS.map((name, place) => (
          <TextInput
            key={name}
            label={name}
            placeholder="17:00-21:00"
            value={days[place] ?? ''}
            onChange={(event) => setDays(days.with(place, event.currentTarget.value))}
          />
        ))}
      </div>
      <TextInput
        label="Days off"
        description="As 2026-12-24, several with commas"
        value={daysOff}
        onChange={(event) => setDaysOff(event.currentTarget.value)}
      />
      <div className={classes.row}>
        <Checkbox
          label="I answer games by recording"
          checked={terms.takesRecordings}
          onChange={(event) => put({ takesRecordings: event.currentTarget.checked })}
        />
        <TextInput
          label="Within days"
          type="number"
          min={1}
          max={14}
          value={terms.answersWithinDays}
          onChange={(event) => put({ answersWithinDays: Number(event.currentTarget.value) })}
        />
      </div>
      <FormMessage>{problem ?? (save.error && failureSentence(save.error))}</FormMessage>
      <Button type="submit" variant="filled" loading={save.isPending}>
        Save
      </Button>
    </form>
  );
}
