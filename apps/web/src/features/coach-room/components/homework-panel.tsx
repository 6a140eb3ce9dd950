import type { PlayerHomework } from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { teamHomeworkQuery } from '../api/coach-room.ts';
import { goalWords, planProgress, verdictWords } from '../words/homework-words.ts';
import classes from './homework-panel.module.css';

/** Open training plans with their verdicts, and goals, of everybody. */
export function HomeworkPanel({ onAssign }: { onAssign: () => void }) {
  const { data, error } = useQuery(teamHomeworkQuery);
  return (
    <Panel
      title="Training and goals"
      aside={
        <Button size="xs" onClick={onAssign}>
          Set homework
        </Button>
      }
    >
      {error ? (
        <FormMessage>{failureSentence(error)}</FormMessage>
      ) : data ? (
        <ul className="grid">
          {data.map((player) => (
            <li
              className="py-2.5 border-t border-t-line wrap-anywhere first:pt-0 first:border-t-0"
              key={player.playerId}
            >
              <b>{player.userName}</b>
              <PlayerTraining player={player} />
            </li>
          ))}
        </ul>
      ) : (
        <Skeleton height={120} role="status" aria-label="Training loads" />
      )}
    </Panel>
  );
}

/** What one player trains. */
export function PlayerTraining({ player: { plan, goals } }: { player: PlayerHomework }) {
  if (!plan && goals.length === 0) return <p className="s12 t3">No training plan and no goal.</p>;
  return (
    <div className="grid gap-0.5">
      {plan && (
        <>
          <p>
            {plan.title}
            <span className="t3"> {plan.isRunning ? planProgress(plan) : 'completed'}</span>
            {plan.isOwn && (
              <span className="text-xs ml-2 px-1.5 rounded-[4px] bg-s3 text-t2">set by you</span>
            )}
          </p>
          {plan.isRunning && plan.theme && <p className="s12 t2">This week: {plan.theme}</p>}
          {plan.verdicts.map((check) => (
            <p key={check.week} className={`${classes.verdict} text-xs text-t2`} data-verdict={check.verdict}>
              {verdictWords(check)}
            </p>
          ))}
        </>
      )}
      {goals.map((goal) => (
        <p key={goal.id} className="s12 t2">
          Goal: {goalWords(goal)}
          {goal.isOwn && <span className="text-xs ml-2 px-1.5 rounded-[4px] bg-s3 text-t2">set by you</span>}
        </p>
      ))}
    </div>
  );
}
