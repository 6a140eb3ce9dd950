import type { StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { Panel } from '../../../shared/ui/panel.tsx';
import { SHARE_PICTURES } from '../statistics/share-pictures.ts';
import { isNumber } from '../statistics/shown-statistics.ts';
import { playersOf, TEAMS } from '../team-words.ts';
import { DividedBar, stepOf } from './divided-bar.tsx';
import { PlayerName } from './player-name.tsx';
import classes from './share-bars.module.css';

interface ShareBarsProps {
  report: MatchReport;
  me: string | null;
  group: StatisticInfo['group'];
}

/** Divided bars of a group: where each player's time went. The table below holds the same figures. */
export function ShareBars({ report, me, group }: ShareBarsProps) {
  const players = TEAMS.flatMap((team) => playersOf(report, team));
  const pictures = SHARE_PICTURES.filter(
    (picture) =>
      picture.group === group &&
      players.some((player) => picture.parts.every(({ key }) => isNumber(player.statistics[key]))),
  );
  if (pictures.length === 0) return null;
  return (
    <div
      className="grid gap-gutter data-[count=2]:grid-cols-2 max-xl:data-[count=2]:grid-cols-1"
      data-count={pictures.length}
    >
      {pictures.map((picture) => (
        <Panel
          key={picture.title}
          title={picture.title}
          aside={
            <span className={`${classes.legend} flex flex-wrap justify-end gap-x-3 gap-y-0.5`}>
              {picture.parts.map((part, index) => (
                <span className="inline-flex items-center gap-1.25" key={part.key}>
                  <i data-step={stepOf(index, picture.parts.length)} />
                  {part.label}
                </span>
              ))}
            </span>
          }
        >
          <ul>
            {players.map((player) => (
              <li
                key={player.key}
                className="max-md:grid-cols-[104px_minmax(0,1fr)] max-md:gap-2 max-md:text-[12px] grid grid-cols-[148px_minmax(0,1fr)] gap-3 items-center h-7"
              >
                <span
                  className="min-w-0 text-t2 data-me:text-accent-text"
                  data-me={player.key === me || undefined}
                >
                  <PlayerName player={{ ...player, mvp: false, bot: false, nameHidden: false }} me={null} />
                </span>
                <DividedBar
                  name={player.name}
                  team={player.team}
                  parts={picture.parts.map(({ key, label }) => ({
                    key,
                    label,
                    value: player.statistics[key] ?? 0,
                  }))}
                />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}
