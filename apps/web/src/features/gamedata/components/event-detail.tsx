import { formatNumber } from '@datacoach/analysis/format-number';
import type { MatchEvent, MatchReport } from '@datacoach/contract';
import { Button, Drawer } from '@mantine/core';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime } from '../../../shared/format/date.ts';
import { PitchSpot } from '../../../shared/pitch/pitch-lines.tsx';
import { renderFacts } from '../../../shared/ui/definition.tsx';
import { UuNote } from '../../../shared/ui/definition-popover.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import classes from '../gamedata.module.css';
import { useMatch } from '../match/match-context.ts';
import { getTeamKey, getTeamName, getTeamNames } from '../match/teams.ts';
import {
  type EventFact,
  getEventFacts,
  getEventLabel,
  getKindDefinition,
  getKindLabel,
  getKindTrust,
} from '../text/event-facts.ts';
import { formatEventText } from '../text/event-text.ts';
import { EventGlyph, getGlyph } from './event-glyph.tsx';
import { WatchLink } from './watch-link.tsx';

interface EventDetailProps {
  event: MatchEvent | null;
  /** The list that Earlier and Later step through. */
  among: readonly MatchEvent[];
  onShow: (event: MatchEvent) => void;
  onClose: () => void;
  /** Called when the drawer is gone, to return the focus to its opener. */
  onGone: () => void;
}

/** An event next to the page: what happened, where, its evidence with units, its definition. */
export default function EventDetail({ event, among, onShow, onClose, onGone }: EventDetailProps) {
  return (
    <Drawer.Root
      opened={event !== null}
      onClose={onClose}
      position="right"
      size={378}
      returnFocus={false}
      onExitTransitionEnd={onGone}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's own header is a <header>, which would be a second banner of the page. */}
        <div className="sticky top-0 z-1 flex items-center gap-2 min-h-13 pr-3 pl-4 bg-s1">
          <Drawer.Title className="text-sm flex-1 min-w-0 font-normal">
            {event && <Title event={event} />}
          </Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </div>
        <Drawer.Body>{event && <Body event={event} among={among} onShow={onShow} />}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

const Title = ({ event }: { event: MatchEvent }) => (
  <span className={`${classes.head} flex items-center gap-2 text-t1`} data-team={getTeamKey(event.team)}>
    <EventGlyph kind={getGlyph(event.kind)} />
    <b>{getEventLabel(event)}</b>
    <span className="t2 num">{formatClockTime(event.clock)}</span>
  </span>
);

function Body({ event, among, onShow }: Pick<EventDetailProps, 'among' | 'onShow'> & { event: MatchEvent }) {
  const { report } = useMatch();
  const at = among.indexOf(event);
  const [earlier, later] = [among[at - 1], among[at + 1]];
  const facts = [...listCommonFacts(event, report), ...getEventFacts(event)];
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-base">{formatEventText(event, getTeamNames(report))}</p>
      <PitchSpot
        {...event}
        standard={report.match.map.standard}
        label={`Position on the field: ${formatNumber(event.x)} uu across, ${formatNumber(event.y)} uu along, Blue’s goal on the left`}
      />
      <WatchLink search={toClipSearch(event)} size="xs">
        Watch this play
      </WatchLink>
      <dl className={`${classes.facts} grid grid-cols-[minmax(0,1fr)_auto] border-t border-t-line`}>
        {renderFacts(facts)}
      </dl>
      <p className={`${classes.definition} text-t2`}>
        <b>{getKindLabel(event.kind)}, definition</b>
        {getKindDefinition(event.kind)}
      </p>
      <UuNote texts={facts.map(({ text }) => text)} />
      {among.length > 1 && (
        <div className="flex justify-between items-center gap-2 text-t3 text-[12px]">
          <Button size="xs" disabled={!earlier} onClick={() => earlier && onShow(earlier)}>
            Earlier
          </Button>
          <span className="num">
            {at + 1} of {formatNumber(among.length)}
          </span>
          <TextButton label="Later" size="xs" disabled={!later} onClick={() => later && onShow(later)} />
        </div>
      )}
    </div>
  );
}

function listCommonFacts(event: MatchEvent, report: MatchReport): EventFact[] {
  const { kind, team, playerName, otherName, clock, duration, z, confidence } = event;
  const facts: (EventFact | null)[] = [
    playerName === null ? null : { name: 'Player', text: playerName },
    team === null ? null : { name: 'Team', text: getTeamName(report, team) },
    otherName === null ? null : { name: 'Other player', text: otherName },
    { name: 'Clock', text: formatClockTime(clock) },
    duration > 0 ? { name: 'Duration', text: `${formatNumber(duration, 2)} s` } : null,
    { name: 'Height', text: `${formatNumber(z)} uu` },
    { name: 'Confidence', text: `${formatNumber(confidence * 100)}%` },
    { name: 'Reliability', text: getKindTrust(kind) },
  ];
  return facts.filter((fact) => fact !== null);
}
