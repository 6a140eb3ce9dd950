import { SCORE_MODES } from '@datacoach/analysis/metadata';
import type { AvailableHours, CoachTerms, MyCoaching } from '@datacoach/contract';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { NumberField, SelectField } from '../../../app/entity-form/entity-form.tsx';
import { type Draft, useEntityForm } from '../../../app/entity-form/use-entity-form.ts';
import { getBrowserTimeZone } from '../../../app/session/auth-protocol.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { saveMyCoaching } from '../api/coaching.ts';

const SPAN = /^(\d{1,2}):(00|15|30|45)\s*[-–]\s*(\d{1,2}):(00|15|30|45)$/;
const DAY_MINUTES = 24 * 60;

/** Formats the hours of a weekday (Monday 1): "17:00-19:00, 20:00-22:00". */
export const formatHours = (hours: readonly AvailableHours[], weekday: number): string =>
  hours
    .filter((one) => one.weekday === weekday)
    .map(({ from, to }) => `${formatClock(from)}-${formatClock(to)}`)
    .join(', ');

/** Parses the hours of such a text; null if invalid. */
export function parseHours(text: string, weekday: number): AvailableHours[] | null {
  const spans = text.split(',').flatMap((part) => part.trim() || []);
  const read: AvailableHours[] = [];
  for (const span of spans) {
    const match = SPAN.exec(span);
    if (!match) return null;
    const [fromHour = 0, fromMinute = 0, toHour = 0, toMinute = 0] = match.slice(1).map(Number);
    const from = fromHour * 60 + fromMinute;
    const to = toHour * 60 + toMinute;
    if (from >= to || to > DAY_MINUTES) return null;
    read.push({ weekday, from, to });
  }
  return read;
}

function formatClock(minutes: number): string {
  const padTwo = (part: number) => String(part).padStart(2, '0');
  return `${padTwo(Math.floor(minutes / 60))}:${padTwo(minutes % 60)}`;
}

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

/** Terms as typed: hours by weekday, and lists, as texts. */
interface TypedTerms extends Omit<Draft<'saveMyCoaching'>, 'hours' | 'languages' | 'daysOff'> {
  /** Monday first. */
  days: string[];
  languages: string;
  daysOff: string;
}

const toTypedTerms = ({ hours, languages, daysOff, ...terms }: CoachTerms): TypedTerms => ({
  ...terms,
  days: WEEKDAYS.map((_, index) => formatHours(hours, index + 1)),
  languages: languages.join(', '),
  daysOff: daysOff.join(', '),
});

const splitList = (text: string) => text.split(/[\s,]+/).filter(Boolean);

export function TermsForm({ own }: { own: MyCoaching }) {
  const form = useEntityForm({
    endpoint: 'saveMyCoaching',
    initialValues: toTypedTerms(own.terms ?? { ...EMPTY, timeZone: getBrowserTimeZone() }),
    toBody: ({ days, languages, daysOff, ...terms }) => ({
      ...terms,
      hours: days.flatMap((text, index) => parseHours(text, index + 1) ?? []),
      languages: splitList(languages.toLowerCase()),
      daysOff: splitList(daysOff),
    }),
    getErrors: ({ days }) =>
      Object.fromEntries(
        days.flatMap((text, index) =>
          parseHours(text, index + 1) === null
            ? [
                [
                  `days.${index}`,
                  `${WEEKDAYS[index]}: use the format 17:00-21:00, on the quarter hour; separate ranges with commas.`,
                ],
              ]
            : [],
        ),
      ),
    save: saveMyCoaching,
    done: 'Saved. Players see it now.',
  });
  const { timeZone, modes } = form.values;
  return (
    <form {...form.formProps} className="grid gap-3">
      <Textarea label="About you" {...form.field('about')} />
      <div className="flex flex-wrap gap-x-3 gap-y-2 items-end">
        <TextInput label="Languages" description="Two-letter codes: en, de" {...form.field('languages')} />
        <fieldset className="flex flex-wrap gap-x-3 gap-y-1 m-0 p-0 border-0">
          <legend className="pt-0 px-0 pb-1 text-[13px]">Modes</legend>
          {SCORE_MODES.map(({ code, label }) => (
            <Checkbox
              key={code}
              label={label}
              checked={modes.includes(code)}
              onChange={(event) =>
                form.set({
                  modes: event.currentTarget.checked
                    ? [...modes, code]
                    : modes.filter((mode) => mode !== code),
                })
              }
            />
          ))}
        </fieldset>
      </div>
      <TextInput
        label="Where to meet"
        description="Discord name or link, shown after booking."
        {...form.field('place')}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2 items-end">
        <NativeSelect
          label="Time zone"
          data={[
            ...new Set([timeZone ?? '', getBrowserTimeZone(), 'UTC', ...Intl.supportedValuesOf('timeZone')]),
          ]}
          {...form.field('timeZone')}
        />
        <SelectField
          label="Break between sessions"
          choices={BUFFERS.map((value) => ({ value, label: `${value} min` }))}
          {...form.field('bufferMinutes')}
        />
        <NumberField label="Minimum notice (hours)" {...form.field('noticeHours')} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-x-3 gap-y-2">
        {WEEKDAYS.map((name, index) => (
          <TextInput key={name} label={name} placeholder="17:00-21:00" {...form.field(`days.${index}`)} />
        ))}
      </div>
      <TextInput
        label="Days off"
        description="Format: 2026-12-24, separated by commas"
        {...form.field('daysOff')}
      />
      <div className="flex flex-wrap gap-x-3 gap-y-2 items-end">
        <Checkbox label="I offer recorded reviews" {...form.check('takesRecordings')} />
        <NumberField label="Turnaround (days)" {...form.field('answersWithinDays')} />
      </div>
      <FormMessage>{form.message}</FormMessage>
      <TextButton label="Save" type="submit" variant="filled" loading={form.isPending} />
    </form>
  );
}
