import { formatNumber } from '@datacoach/analysis/format-number';
import type { PlayerScores, WindowGame } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import { formatShortDate, formatTimeOfDay } from '../../../shared/format/date.ts';
import { DeltaMark } from '../../../shared/metrics/delta-mark.tsx';
import type { Term } from '../../../shared/ui/definition.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { ResultScore } from '../../../shared/ui/result-score.tsx';
import { calculateScoreDelta } from '../text/performance-text.ts';
import classes from './last-games.module.css';

const TERM: Term = {
  label: 'Score of a game',
  definition:
    'How this game compares with games at your rank (50 is average). Next to it: the change from your last ten games.',
};

/** Games shown before expanding the list. */
const FIRST = 5;

export function LastGames({ data }: { data: PlayerScores }) {
  const hasScores = data.scores !== null;
  const [isWhole, setWhole] = useState(false);
  const max = Math.max(1, ...data.games.flatMap(({ xg }) => [xg.own ?? 0, xg.other ?? 0]));
  return (
    <Panel
      title="Last games"
      {...(hasScores && { term: TERM })}
      flush
      aside={
        <Link to="/my-replay" search={{ page: 1 }} className="touch-target text-link">
          All replays
        </Link>
      }
    >
      <DataTable
        className={classes.table}
        rows={isWhole ? data.games : data.games.slice(0, FIRST)}
        rowKey={(game) => game.matchId}
        columns={[
          {
            head: 'Result',
            cell: (game) => (
              <button
                type="button"
                className="after:absolute after:inset-0 after:content-[''] inline-flex items-center gap-1.5 bare-button text-inherit"
                onClick={() => openDialog('performance', { matchId: game.matchId })}
              >
                <ResultScore result={game.result} {...game.goals} />
                <span className="sr-only">, the game at a glance</span>
              </button>
            ),
          },
          {
            head: 'With',
            cell: (game) => (game.teammates.length === 0 ? 'solo' : game.teammates.toSorted().join(', ')),
          },
          { head: 'Map', className: classes.map, cell: (game) => game.map.name },
          {
            head: 'xG for · against',
            className: classes.xg,
            cell: (game) => <XgBar game={game} max={max} />,
          },
          hasScores && {
            head: 'Score',
            className: classes.number,
            cellClassName: 'num',
            cell: (game) => (game.score === null ? '–' : formatNumber(game.score)),
          },
          hasScores && {
            head: 'vs. avg',
            className: classes.toMean,
            cell: (game) =>
              game.toMean === null ? (
                <span className="t3">–</span>
              ) : (
                <DeltaMark compact delta={calculateScoreDelta(game.toMean)} />
              ),
          },
          { head: 'Played', className: classes.played, cell: (game) => <Played game={game} /> },
        ]}
      />
      {!isWhole && data.games.length > FIRST && (
        <Button variant="subtle" color="gray" size="xs" className="m-2" onClick={() => setWhole(true)}>
          Show all {data.games.length}
        </Button>
      )}
    </Panel>
  );
}

function Played({ game: { playedAt } }: { game: WindowGame }) {
  if (playedAt === null) return '–';
  const date = new Date(playedAt);
  return (
    <time dateTime={playedAt} title={formatTimeOfDay(date)}>
      {formatShortDate(date)}
    </time>
  );
}

/** Both sides' xG, growing from the center. */
function XgBar({ game: { xg }, max }: { game: WindowGame; max: number }) {
  if (xg.own === null || xg.other === null) return <span className="t3">–</span>;
  return (
    <span className="grid grid-cols-[36px_1fr_36px] gap-2 items-center">
      <b className="num text-right">{formatNumber(xg.own, 2)}</b>
      <i className="relative h-1.5" aria-hidden="true">
        <span className="absolute top-0 h-1.5 right-1/2 bg-t2" style={{ width: `${(xg.own / max) * 50}%` }} />
        <span
          className="absolute top-0 h-1.5 left-1/2 bg-line-control"
          style={{ width: `${(xg.other / max) * 50}%` }}
        />
      </i>
      <span className="num t2 text-left">{formatNumber(xg.other, 2)}</span>
    </span>
  );
}
