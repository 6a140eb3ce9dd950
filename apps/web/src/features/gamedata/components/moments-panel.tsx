import { formatNumber } from '@datacoach/analysis/format-number';
import { type DecisiveMoment, findDecisiveMoments } from '@datacoach/analysis/metadata';
import type { MatchEvent } from '@datacoach/contract';
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../gamedata.module.css';
import { useEvents, useMatch } from '../match/match-context.ts';
import { getTeamNames, listPlayerChoices } from '../match/teams.ts';
import { formatEventText } from '../text/event-text.ts';
import PICTURE_TERMS from '../text/picture-terms.data.json' with { type: 'json' };
import { Waiting } from './waiting.tsx';
import { WatchLink } from './watch-link.tsx';
import { FieldSelect } from './who-filter.tsx';

/** A player's best and worst plays: the user's, or those of a selected player. */
export function MomentsPanel() {
  const { report, me, source } = useMatch();
  const [chosen, setChosen] = useState<string | null>(null);
  const mvp = report.players.find((player) => player.mvp) ?? report.players[0];
  const player = chosen ?? me ?? mvp?.key;
  if (player === undefined || source.state === 'none') return null;
  return (
    <Panel
      title="Best and worst play"
      term={PICTURE_TERMS.moments}
      aside={
        <FieldSelect
          label="Show"
          name="Whose plays"
          value={player}
          choices={listPlayerChoices(report, me)}
          onChange={(key) => setChosen(key ?? null)}
        />
      }
    >
      <Waiting height={96}>
        <Moments player={player} />
      </Waiting>
    </Panel>
  );
}

function Moments({ player }: { player: string }) {
  const events = useEvents();
  const { best, worst } = useMemo(() => findDecisiveMoments(events, player), [events, player]);
  return (
    <div className="@max-[621px]/match:grid-cols-1 @max-[621px]/match:gap-4 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-x-gutter gap-y-0">
      <Moment moment={best} isBest />
      <Moment moment={worst} isBest={false} />
    </div>
  );
}

function Moment({ moment, isBest }: { moment: DecisiveMoment<MatchEvent> | null; isBest: boolean }) {
  const { report, open } = useMatch();
  const names = getTeamNames(report);
  const MomentIcon = isBest ? IconArrowUpRight : IconArrowDownRight;
  const title = isBest ? 'Best' : 'Worst';
  return (
    <div
      className={`${classes.moment} flex flex-col gap-1 pl-3 border-l-2 border-l-worse`}
      data-best={isBest || undefined}
    >
      <h3>
        <MomentIcon size={14} stroke={2} aria-hidden="true" />
        {title}
        {moment && <span className="num">{formatClockTime(moment.event.clock)}</span>}
      </h3>
      {moment === null ? (
        <p className="t2">{isBest ? 'No standout goal, assist or save.' : 'No costly mistakes.'}</p>
      ) : (
        <>
          <p>{formatEventText(moment.event, names)}</p>
          {moment.followedBy && (
            <p className="t2">
              <span className="num">{formatClockTime(moment.followedBy.clock)}</span>{' '}
              {formatEventText(moment.followedBy, names)}
            </p>
          )}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 mt-auto pt-1">
            <span className="s12 t3">
              {moment.value > 0 ? '+' : '−'}
              {formatNumber(Math.abs(moment.value), 2)} goals
            </span>
            <button
              type="button"
              className="text-link s12"
              onClick={() => open(moment.event, [moment.event])}
            >
              Details
            </button>
            <WatchLink
              size="xs"
              search={toClipSearch(moment.event)}
              label={`Watch the ${title.toLowerCase()} play`}
            >
              Watch
            </WatchLink>
          </div>
        </>
      )}
    </div>
  );
}
