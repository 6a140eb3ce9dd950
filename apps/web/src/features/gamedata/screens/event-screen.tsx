import { formatNumber } from '@datacoach/analysis/format-number';
import type { EventItem } from '@datacoach/contract';
import { useDocumentTitle } from '@mantine/hooks';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime } from '../../../shared/format/date.ts';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';
import { PitchSpot } from '../../../shared/pitch/pitch-lines.tsx';
import { renderFacts } from '../../../shared/ui/definition.tsx';
import { UuNote } from '../../../shared/ui/definition-popover.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { PageHead } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { eventQuery } from '../api/match-query.ts';
import classes from '../gamedata.module.css';
import { FlagMenu } from '../statistic-dialog/flag-menu.tsx';
import { type EventFact, getEventFacts, getKindLabel, getKindTrust } from '../text/event-facts.ts';
import { formatEventText } from '../text/event-text.ts';

const TEAM_NAMES = ['Blue', 'Orange'] as const;

export function EventScreen({ eventId }: { eventId: string }) {
  const query = useQuery(eventQuery(eventId));
  useDocumentTitle(`${query.data?.label ?? 'Play'} · DataCoach`);
  return (
    <QueryBoundary
      query={query}
      what="this play"
      height={480}
      heading="h1"
      safe="Your replays are safe."
      gone={{
        title: 'Play not found',
        words: 'The match is private, or a newer analysis replaced this play.',
        actions: <ButtonLink label="Go to My Replays" to="/my-replay" search={{ page: 1 }} />,
      }}
    >
      {(event) => <Moment event={event} />}
    </QueryBoundary>
  );
}

function Moment({ event }: { event: EventItem }) {
  const { matchId } = event;
  const facts = [...listCommonFacts(event), ...getEventFacts(event)];
  return (
    <>
      <PageHead
        title={event.label}
        subtitle={`${formatClockTime(event.clock)}${event.playerName ? ` · ${event.playerName}` : ''}`}
        actions={
          <>
            <ButtonLink label="The match" to="/match/$matchId" params={{ matchId }} />
            <ButtonLink
              label="Watch"
              icon={IconPlayerPlay}
              to="/match/$matchId/viewer"
              params={{ matchId }}
              search={toClipSearch(event)}
            />
          </>
        }
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,360px),1fr))] gap-6">
        <Panel title="What happened" aside={<FlagMenu event={event} />}>
          <p className="text-base mb-4">{formatEventText(event, TEAM_NAMES)}</p>
          <PitchSpot
            {...event}
            standard
            turned={event.team === 1}
            isBare
            label={`Position on the field: ${event.facts.zoneLabel ?? 'somewhere'}, the acting team attacks to the right`}
          />
        </Panel>
        <Panel title="Evidence">
          <dl className={`${classes.eventScreenFacts} grid grid-cols-[minmax(0,1fr)_auto]`}>
            {renderFacts(facts)}
          </dl>
          <p className="mt-4 text-t2">
            <b className="text-xs block text-t3 font-medium">{getKindLabel(event.kind)}, definition</b>
            {formatSpeedsInText(event.definition)}
          </p>
          <UuNote texts={facts.map(({ text }) => text)} />
        </Panel>
      </div>
    </>
  );
}

const ROLE_LABELS = { first: 'first man', second: 'second man', third: 'third man', ambiguous: 'crowding' };

function listCommonFacts({ kind, facts, otherName, duration, confidence }: EventItem): EventFact[] {
  const rows: (EventFact | null)[] = [
    facts.zoneLabel === null ? null : { name: 'Zone', text: facts.zoneLabel },
    facts.role === null ? null : { name: 'Role at the time', text: ROLE_LABELS[facts.role] },
    facts.scoreState === null
      ? null
      : { name: 'Score at the time', text: facts.scoreState === 'level' ? 'tied' : facts.scoreState },
    otherName === null ? null : { name: 'Other player', text: otherName },
    duration > 0 ? { name: 'Duration', text: `${formatNumber(duration, 2)} s` } : null,
    { name: 'Confidence', text: `${formatNumber(confidence * 100)}%` },
    { name: 'Reliability', text: getKindTrust(kind) },
  ];
  return rows.filter((row) => row !== null);
}
