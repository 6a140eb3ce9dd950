import type { GamePerformance } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import type { ShellDialogProps } from '../../../app/dialogs/dialog-host.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { RankEmblem } from '../../../shared/ranks/rank-emblem.tsx';
import { rankLabel } from '../../../shared/ranks/rank-label.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { gamePerformanceQuery } from '../api/game-performance.ts';
import { performanceSentence } from '../words/performance-sentence.ts';
import { CategoryBars } from './category-bars.tsx';
import { MomentCard } from './moment-card.tsx';
import classes from './performance-dialog.module.css';
import { SmallRace } from './small-race.tsx';

/** One game at a glance: what it was, how I played, who deserved it, its best and its worst moment. */
export default function PerformanceDialog({
  given,
  opened,
  onClose,
  weeklyGoals,
  sharing,
}: ShellDialogProps<'performance'> & Pick<GameProps, 'weeklyGoals' | 'sharing'>) {
  const { data, error, refetch } = useQuery(gamePerformanceQuery(given.matchId));
  return (
    <Dialog opened={opened} onClose={onClose} title="Your game" closeLabel="Close" size={720}>
      {data ? (
        <Game game={data} weeklyGoals={weeklyGoals} sharing={sharing} onClose={onClose} />
      ) : error ? (
        <div role="alert">
          <p>The game did not arrive. {failureSentence(error)}</p>
          <Button mt={12} onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      ) : (
        <Skeleton height={420} role="status" aria-label="The game loads" />
      )}
    </Dialog>
  );
}

const PLATES = { won: 'W', lost: 'L', drawn: 'D' } as const;
const WORDS = { won: 'Won', lost: 'Lost', drawn: 'Drawn' } as const;

interface GameProps {
  game: GamePerformance;
  /** What it did to the week's goals. */
  weeklyGoals: ReactNode;
  /** Button that makes the match public; nothing where it is not the reader's to share. */
  sharing: ReactNode;
  onClose: () => void;
}

function Game({ game, weeklyGoals, sharing, onClose }: GameProps) {
  const { matchId, result, goals, playlist, map, playedAt } = game;
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className={`${classes.head} flex flex-wrap items-center gap-2`}>
        <i
          className="data-[result=won]:bg-t1 data-[result=won]:text-s1 grid place-items-center size-5.5 rounded-1 bg-s4 text-t1 not-italic font-[650]"
          data-result={result}
          aria-hidden="true"
        >
          {PLATES[result]}
        </i>
        <b className="num">
          <span className="sr-only">{WORDS[result]} </span>
          {goals.own}–{goals.other}
        </b>
        <span className="t2">
          {[playlist, map, playedAt && formatShortDate(new Date(playedAt))].filter(Boolean).join(' · ')}
        </span>
        <Lobby ranks={game.ranks} />
      </div>
      <p className="text-base text-balance">{performanceSentence(game)}</p>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <CategoryBars game={game} />
        <SmallRace game={game} />
      </div>
      <div className="grid grid-cols-2 gap-4 max-md:grid-cols-1">
        <MomentCard title="Best moment" matchId={matchId} moment={game.best} onLeave={onClose} />
        <MomentCard title="Worst moment" matchId={matchId} moment={game.worst} onLeave={onClose} />
      </div>
      {weeklyGoals}
      <div className="flex gap-2">
        <ButtonLink
          to="/match/$matchId"
          params={{ matchId }}
          variant="filled"
          data-autofocus
          onClick={onClose}
        >
          Whole match
        </ButtonLink>
        {sharing}
        <Button variant="subtle" color="gray" onClick={onClose}>
          Close
        </Button>
      </div>
    </div>
  );
}

/** Replays carry no ranks: only those of people with an account are known (decisions.md 17.1). */
function Lobby({ ranks }: Pick<GamePerformance, 'ranks'>) {
  if (ranks.length === 0) return null;
  return (
    <ul className="flex gap-1 ml-auto" aria-label="Ranks that are known">
      {ranks.map(({ name, rank, own }) => (
        <li key={name} title={`${own ? 'You' : name}: ${rankLabel(rank)}`}>
          <RankEmblem rank={rank} size={20} />
          <span className="sr-only">
            {own ? 'You' : name}: {rankLabel(rank)}
          </span>
        </li>
      ))}
    </ul>
  );
}
