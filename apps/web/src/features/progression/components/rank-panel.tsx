import { formatNumber } from '@datacoach/analysis/format-number';
import type { Progression } from '@datacoach/contract';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { formatRank } from '../../../shared/ranks/rank-label.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from '../progression.module.css';
import { describeSeason, formatGames } from '../text/point-text.ts';

/** The mode's ranks, newest first, and how far away the next one is. */
export function RankPanel(props: { data: Progression; onSetRank: () => void }) {
  const { data, onSetRank } = props;
  const { ranks, next, rank, filter, season } = data;
  return (
    <Panel title={`Rank, ${formatMode(filter.mode)}`} aside={describeSeason(season)}>
      {ranks.length === 0 ? (
        <p className="text-t2">
          {rank
            ? `${rank.name}. When it changes, you’ll see the date and how many games it took.`
            : 'Set your rank in this mode to see it in the chart.'}{' '}
          <button
            type="button"
            className="text-link p-1 border-0 bg-transparent cursor-pointer"
            onClick={onSetRank}
          >
            {rank ? 'Change ranks' : 'Set ranks'}
          </button>
        </p>
      ) : (
        <ol className={classes.list}>
          {ranks.map(({ rank: id, since, games, isNow }) => (
            <li className="grid grid-cols-[32px_1fr_auto] gap-2.5 items-center py-1.5" key={since}>
              <RankEmblem rank={id} size={32} />
              <div>
                <b>{formatRank(id)}</b>
                <small className="text-xs block text-t3">since {formatShortDate(new Date(since))}</small>
              </div>
              <span className="s12 t3">{isNow ? `now, ${formatGames(games)}` : formatGames(games)}</span>
            </li>
          ))}
        </ol>
      )}
      {next && (
        <p className="text-xs mt-2 pt-2 border-t border-t-line text-t2">
          {next.polr > 0
            ? `${next.rank} is ${formatNumber(next.polr, 1)} POLR points away. `
            : `You already play at ${next.rank} level. `}
          {next.weakest !== null && `Your weakest category is ${next.weakest}.`}
        </p>
      )}
    </Panel>
  );
}
