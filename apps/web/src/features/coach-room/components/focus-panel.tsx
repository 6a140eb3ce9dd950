import type { TeamBoard } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { playerMomentsQuery } from '../api/coach-room.ts';
import { listNames } from '../words/form-words.ts';
import { ClipList } from './clip-list.tsx';
import classes from './focus-panel.module.css';

type Focus = TeamBoard['focus'][number];

interface FocusPanelProps {
  board: TeamBoard;
  /** Opens the homework with these players chosen. */
  onAssign: (players: readonly string[], metric: string) => void;
}

/** What to train this week, in words that can be read out: the first thing a coach sees. */
export function FocusPanel({ board, onAssign }: FocusPanelProps) {
  const [first, ...others] = board.focus;
  if (!first) {
    return (
      <section className={classes.panel} aria-labelledby="focus-title">
        <h2 id="focus-title" className="text-xs text-t2">
          What to train this week
        </h2>
        <p className="max-w-[64ch] text-t2 text-pretty">
          This opens as soon as a player has five games in this mode since joining. Until then ask everybody
          to upload the games they play.
        </p>
      </section>
    );
  }
  const count = first.players.length;
  return (
    <section className={classes.panel} aria-labelledby="focus-title">
      <div className={classes.words}>
        <h2 id="focus-title" className="text-xs text-t2">
          What to train this week
        </h2>
        <p className="text-xl max-w-[30em] font-semibold font-stretch-112% text-balance">{first.say}</p>
        <p className="max-w-[64ch] text-t2 text-pretty">
          {first.problem} {gainSentence(first)} {figureSentence(first)}
        </p>
        <div className={classes.actions}>
          <Button
            variant="filled"
            onClick={() =>
              onAssign(
                first.players.map(({ playerId }) => playerId),
                first.metric,
              )
            }
          >
            Set homework for {count} {count === 1 ? 'player' : 'players'}
          </Button>
          <Button
            variant="subtle"
            color="gray"
            leftSection={<IconPrinter size={16} stroke={1.6} aria-hidden="true" />}
            onClick={() => window.print()}
          >
            Print for training
          </Button>
        </div>
        {others.length > 0 && (
          <ol className={classes.others} aria-label="After that">
            {others.map((focus) => (
              <li key={focus.metric}>
                <b>{focus.about}.</b> {focus.say}{' '}
                <span className="t3">{listNames(focus.players.map(({ userName }) => userName))}</span>
              </li>
            ))}
          </ol>
        )}
      </div>
      <FocusClips board={board} focus={first} />
    </section>
  );
}

function gainSentence({ players }: Focus): string {
  return `Most to gain for ${listNames(players.map(({ userName }) => userName))}.`;
}

function figureSentence({ players: [worst] }: Focus): string {
  if (!worst) return '';
  const { value, reference } = worst.need;
  if (value === null || reference === null) return '';
  const facts = metricFacts(worst.need);
  const unit = facts.unit && ` ${facts.unit}`;
  return `${facts.label} of ${worst.userName}: ${writeValue(facts, value)}${unit}; others of this rank: ${writeValue(facts, reference)}.`;
}

/** Moments of the player who can gain most. */
function FocusClips({ board, focus }: { board: TeamBoard; focus: Focus }) {
  const worst = focus.players[0]!;
  const { data, error } = useQuery(playerMomentsQuery(worst.playerId, focus.metric, board.mode));
  if (error || data?.items.length === 0) return null;
  return (
    <div className={classes.clips}>
      <h3>Show these moments</h3>
      {data ? (
        <ClipList clips={data.items} label={`Moments of ${worst.userName}`} />
      ) : (
        <Skeleton height={120} role="status" aria-label="Moments load" />
      )}
    </div>
  );
}
