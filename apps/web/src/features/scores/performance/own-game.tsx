import { formatNumber } from '@datacoach/analysis/format-number';
import type { GamePerformance } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '../../../app/api/client.ts';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';

export const gamePerformanceQuery = (matchId: string) =>
  endpointQuery('/api/v1/scores/game/{matchId}', { path: { matchId } });

/** The caller's game against their rank on the match page; the dialog has the rest. Nothing moves when it loads. */
export function OwnGame({ matchId }: { matchId: string }) {
  const { data: game, isError } = useQuery(gamePerformanceQuery(matchId));
  if (isError) return null;
  return (
    <section
      className="grid gap-2 content-start min-h-24 max-md:min-h-42 px-4 py-3 rounded-3 bg-s1"
      aria-label="Your game"
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <h2>Your game</h2>
        <p className="s12 t3">{game?.reason === null && `vs. ${getComparedWith(game)}, 50 is typical`}</p>
        <Button size="xs" className="ml-auto" onClick={() => openDialog('performance', { matchId })}>
          Game at a glance
        </Button>
      </div>
      {game ? <Scores game={game} /> : <Skeleton height={40} role="status" aria-label="Loading your game…" />}
    </section>
  );
}

const getComparedWith = ({ comparedWith }: GamePerformance) => comparedWith ?? 'the average player';

function Scores({ game: { reason, overall, categories } }: { game: GamePerformance }) {
  if (reason !== null) return <p className="t2">{reason}</p>;
  return (
    <dl className="grid grid-cols-6 max-md:grid-cols-3 gap-x-3 gap-y-2">
      {[{ label: 'Overall', ...overall }, ...categories].map(({ label, score }) => (
        <div key={label} className="min-w-0">
          <dt className="s12 t3 truncate">{label}</dt>
          <dd className="num m-0 font-[550]">{score === null ? '–' : formatNumber(score)}</dd>
        </div>
      ))}
    </dl>
  );
}
