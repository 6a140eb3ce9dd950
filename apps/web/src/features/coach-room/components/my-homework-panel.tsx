import type { MyHomeworkTask } from '@datacoach/contract';
import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { queryClient } from '../../../app/query-client.ts';
import { useAction } from '../../../app/toasts/show-toast.tsx';
import { formatShortDate, getLocalDay, startOfDay } from '../../../shared/format/date.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { finishHomework, myHomeworkQuery } from '../api/my-homework.ts';

/** Tasks from the player's coaches; nothing without any. */
export function MyHomeworkPanel() {
  const { data: tasks } = useQuery(myHomeworkQuery);
  useChanges('notifications', () => void queryClient.invalidateQueries(myHomeworkQuery));
  if (!tasks?.length) return null;
  return (
    <Panel title="Homework from your coach">
      <ul className="grid">
        {tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </ul>
    </Panel>
  );
}

function Task({ task: { id, title, text, dueOn, doneAt, coach } }: { task: MyHomeworkTask }) {
  const { mutate, isPending, variables } = useAction((isDone: boolean) => finishHomework(id, isDone));
  const isLate = dueOn !== null && doneAt === null && dueOn < getLocalDay(new Date());
  const due = dueOn && `${isLate ? 'was due' : 'due'} ${formatShortDate(startOfDay(dueOn))}`;
  return (
    <li className="py-2 border-t border-t-line wrap-anywhere first:pt-0 first:border-t-0">
      <Checkbox
        label={title}
        description={[coach, doneAt ? 'done' : due].filter(Boolean).join(' · ')}
        checked={isPending ? variables : doneAt !== null}
        onChange={(event) => mutate(event.currentTarget.checked)}
      />
      {text && <p className="s12 t2 mt-1 pl-7 whitespace-pre-line">{text}</p>}
    </li>
  );
}
