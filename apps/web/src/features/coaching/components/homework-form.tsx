import { GOAL_METRICS } from '@datacoach/analysis/metadata';
import type { CoachSession } from '@datacoach/contract';
import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { failureSentence } from '../../../app/api/failure.ts';
import { showToast } from '../../../app/toasts/show-toast.tsx';
import { FormMessage } from '../../../shared/ui/form-message.tsx';
import { setHomework } from '../api/change-coaching.ts';
import { plansToSetQuery } from '../api/coaching.ts';

/** After a session: a weekly goal, or a training plan with its blocks, for its player. */
export function HomeworkForm({ session, onDone }: { session: CoachSession; onDone: () => void }) {
  const plans = useQuery(plansToSetQuery(session.sessionId));
  const [chosen, setChosen] = useState(`goal ${GOAL_METRICS[0]!.code}`);
  const set = useMutation({
    mutationFn: () => {
      const [kind, id = ''] = chosen.split(' ');
      const metric = GOAL_METRICS.find(({ code }) => String(code) === id)?.code;
      const homework =
        kind === 'goal' && metric !== undefined
          ? ({ kind: 'goal', metric } as const)
          : ({ kind: 'plan', planId: id } as const);
      return setHomework({ sessionId: session.sessionId, homework });
    },
    onSuccess: ({ isDone, title }) => {
      if (!isDone) return;
      showToast({ kind: 'done', message: `Homework set: ${title}` });
      onDone();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    set.mutate();
  };
  const refused = set.data && !set.data.isDone ? set.data.words : null;
  return (
    <form className="flex flex-wrap gap-x-3 gap-y-2 items-end" onSubmit={submit}>
      <NativeSelect
        label={`Homework for ${session.playerName}`}
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
      >
        <optgroup label="Weekly goals">
          {GOAL_METRICS.map(({ code, label }) => (
            <option key={code} value={`goal ${code}`}>
              {label}
            </option>
          ))}
        </optgroup>
        {plans.data && plans.data.plans.length > 0 && (
          <optgroup label="Training plans">
            {plans.data.plans.map(({ id, title }) => (
              <option key={id} value={`plan ${id}`}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
      </NativeSelect>
      <Button type="submit" variant="filled" loading={set.isPending}>
        Set
      </Button>
      <FormMessage>{set.error ? failureSentence(set.error) : refused}</FormMessage>
    </form>
  );
}
