import type { Incident } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { Wordmark } from '../../../shared/ui/wordmark.tsx';
import { statusQuery } from '../api/status.ts';
import { describeStatus, type StatusState, summarizeStatus } from '../status-text.ts';

const TONES = { ok: 'on', slow: 'waits', down: 'waits' } as const;
const TAGS: Readonly<Record<StatusState, string>> = { ok: 'OK', slow: 'Slow', down: 'Down' };

const formatMoment = (at: string) => `${formatShortDate(at)}, ${formatTimeOfDay(at)}`;

/** What works right now, and the last incidents: public, outside the shell, also without a database. */
export function StatusScreen() {
  const { data, error, isPending } = useQuery(statusQuery);
  const status = error ? null : (data ?? null);
  const lines = describeStatus(status);
  return (
    <div className="max-w-180 mx-auto px-6 pb-16 max-md:px-4 max-md:pb-12">
      <header className="py-4">
        <Link to="/" aria-label="DataCoach" className="touch-target inline-block py-0.5">
          <Wordmark />
        </Link>
      </header>
      <main className="grid grid-cols-1 gap-6">
        <div className="grid gap-1" aria-live="polite">
          <h1 className="text-2xl font-semibold">Status</h1>
          <p className="t2">{isPending ? 'Checking…' : summarizeStatus(lines)}</p>
        </div>
        {isPending ? (
          <Skeleton height={336} role="status" aria-label="Checking the status…" />
        ) : (
          <ul className="grid grid-cols-1 m-0 p-0 list-none rounded-3 bg-s1" aria-label="Services">
            {lines.map(({ name, state, words }) => (
              <li
                key={name}
                className="flex items-center justify-between gap-4 min-h-12 px-4 py-2 border-b border-line last:border-0"
              >
                <span className="min-w-0">
                  {name}
                  <small className="block t3">{words}</small>
                </span>
                <StateTag tone={TONES[state]}>{TAGS[state]}</StateTag>
              </li>
            ))}
          </ul>
        )}
        <section className="grid grid-cols-1 gap-3" aria-labelledby="incidents">
          <h2 id="incidents" className="text-lg font-semibold">
            Last 90 days
          </h2>
          {isPending ? (
            <Skeleton height={72} aria-hidden="true" />
          ) : !status?.incidents ? (
            <p className="t2">We can’t load earlier incidents right now.</p>
          ) : status.incidents.length === 0 ? (
            <p className="t2">No incidents.</p>
          ) : (
            status.incidents.map((incident) => <IncidentCard key={incident.id} incident={incident} />)
          )}
        </section>
        {status && <p className="t3 s12">Checked {formatMoment(status.checkedAt)}. Updates automatically.</p>}
      </main>
    </div>
  );
}

const IncidentCard = ({ incident: { title, text, startsAt, endsAt } }: { incident: Incident }) => (
  <article className="grid gap-1 p-4 rounded-3 bg-s1">
    <h3 className="text-sm font-semibold wrap-anywhere">{title}</h3>
    <p className="t3 s12">
      {endsAt ? `${formatMoment(startsAt)} to ${formatMoment(endsAt)}` : `Since ${formatMoment(startsAt)}`}
    </p>
    {text && <p className="t2 whitespace-pre-line wrap-anywhere">{text}</p>}
  </article>
);
