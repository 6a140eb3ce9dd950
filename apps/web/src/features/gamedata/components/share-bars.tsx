import type { StatisticInfo } from '@datacoach/analysis/metadata';
import type { MatchReport } from '@datacoach/contract';
import { formatNumber } from '../../../shared/format/number.ts';
import { SHARE_PICTURES } from '../statistics/share-pictures.ts';
import { isNumber } from '../statistics/shown-statistics.ts';
import { playersOf, type ReportPlayer, TEAM_KEYS, TEAMS } from '../team-words.ts';
import { Panel } from './panel.tsx';
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
    <div className={classes.pictures} data-count={pictures.length}>
      {pictures.map((picture) => (
        <Panel
          key={picture.title}
          title={picture.title}
          aside={
            <span className={classes.legend}>
              {picture.parts.map((part, index) => (
                <span key={part.key}>
                  <i data-step={stepOf(index, picture.parts.length)} />
                  {part.label}
                </span>
              ))}
            </span>
          }
        >
          <ul>
            {players.map((player) => (
              <li key={player.key} className={classes.line}>
                <span className={classes.name} data-me={player.key === me || undefined}>
                  <PlayerName player={{ ...player, mvp: false, bot: false, nameHidden: false }} me={null} />
                </span>
                <DividedBar player={player} parts={picture.parts} />
              </li>
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

interface DividedBarProps {
  player: ReportPlayer;
  parts: readonly { key: string; label: string }[];
}

/** Narrower parts carry no figure: it would not fit. */
const LEAST_LABELLED_PERCENT = 9;

function DividedBar({ player, parts }: DividedBarProps) {
  const values = parts.map((part) => player.statistics[part.key] ?? 0);
  const words = parts.map((part, index) => `${part.label} ${formatNumber(values[index] ?? 0, 1)} %`);
  return (
    <div
      className={classes.bar}
      data-team={TEAM_KEYS[player.team]}
      role="img"
      aria-label={`${player.name}: ${words.join(', ')}`}
    >
      {parts.map((part, index) => {
        const value = values[index] ?? 0;
        return (
          <i
            key={part.key}
            data-step={stepOf(index, parts.length)}
            style={{ flexGrow: value, flexBasis: 0 }}
            title={words[index]}
          >
            {value >= LEAST_LABELLED_PERCENT && formatNumber(value)}
          </i>
        );
      })}
    </div>
  );
}

/** Shade of a part: the last is always the strongest of four. */
function stepOf(index: number, count: number): number {
  return 4 - count + index + 1;
}
