import { formatNumber } from '@datacoach/analysis/format-number';
import { METRIC_GROUPS } from '@datacoach/analysis/metadata';
import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Definition } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { EventList } from '../components/event-list.tsx';
import { Waiting } from '../components/waiting.tsx';
import { belongsTo, FieldSelect, WhoFilter } from '../components/who-filter.tsx';
import { useEvents, useMatch } from '../match/match-context.ts';
import { isKindInGroup, listPlayChoices, matchesChoice } from '../plays/play-kinds.ts';
import { getKindDefinition, getKindLabel } from '../text/event-facts.ts';

/** Rows per page, limited for screen readers and phones. */
const PAGE = 100;

/** The match as text, filtered by player and kind, paged. */
export default function PlaysTab() {
  const { search, change } = useMatch();
  const all = useEvents();
  const { gameStatType: group } = search;
  const events = useMemo(() => all.filter((event) => isKindInGroup(group, event)), [all, group]);
  // A group lists all of its events, not only the ones worth mentioning.
  const kind = search.kind ?? (group === undefined ? 'main' : 'all');
  const [shown, setShown] = useState({ filter: '', page: 0 });
  const everybody = !search.player && !search.team;
  const choices = useMemo(
    () =>
      listPlayChoices(
        events.filter((event) => belongsTo(search, event)),
        everybody,
      ),
    [events, search, everybody],
  );
  const plays = useMemo(
    () => events.filter((event) => matchesChoice(kind, event, everybody) && belongsTo(search, event)),
    [events, search, everybody, kind],
  );
  const filter = `${kind} ${group} ${search.player} ${search.team}`;
  const pages = Math.max(1, Math.ceil(plays.length / PAGE));
  const page = shown.filter === filter ? Math.min(shown.page, pages - 1) : 0;
  const showPage = (next: number) => setShown({ filter, page: next });
  return (
    <Panel
      title="Play by play"
      aside={
        <span className="flex flex-wrap gap-x-4 gap-y-2 items-center">
          <WhoFilter label="Player" />
          <FieldSelect
            label="Group"
            name="Stat group"
            none="All"
            value={group}
            choices={METRIC_GROUPS.flatMap(({ code, label }) =>
              code === null ? [] : { value: code, label },
            )}
            onChange={(code) => change({ gameStatType: code, kind: undefined })}
          />
          <FieldSelect
            label="Events"
            name="Event type"
            value={kind}
            choices={(choices.some(({ value }) => value === kind)
              ? choices
              : [{ value: kind, label: getKindLabel(kind), count: 0 }, ...choices]
            ).map(({ value, label, count }) => ({ value, label: `${label}, ${formatNumber(count)}` }))}
            onChange={(chosen) =>
              change({
                kind: chosen === undefined || (group === undefined && chosen === 'main') ? undefined : chosen,
              })
            }
          />
          {getKindDefinition(kind) && (
            <Definition term={{ label: getKindLabel(kind), definition: getKindDefinition(kind) }} />
          )}
        </span>
      }
      flush
    >
      <Waiting height={480}>
        {plays.length === 0 ? (
          <p className="px-4 py-3 text-t2">No events match. Choose another player or event type.</p>
        ) : (
          <EventList events={plays} from={page * PAGE} limit={PAGE} />
        )}
        {pages > 1 && (
          <nav
            className="flex items-center justify-between gap-2 px-4 py-3 border-t border-t-line text-t3 text-[12px]"
            aria-label="Pages of events"
          >
            <TextButton label="Earlier" size="xs" disabled={page === 0} onClick={() => showPage(page - 1)} />
            <span className="num" aria-live="polite">
              {formatNumber(page * PAGE + 1)} to {formatNumber(Math.min(plays.length, (page + 1) * PAGE))} of{' '}
              {formatNumber(plays.length)}
            </span>
            <Button size="xs" disabled={page === pages - 1} onClick={() => showPage(page + 1)}>
              Later
            </Button>
          </nav>
        )}
      </Waiting>
    </Panel>
  );
}
