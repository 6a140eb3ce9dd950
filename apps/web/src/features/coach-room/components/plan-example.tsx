import { PLAN_LABELS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { openDialog } from '../../../app/dialogs/open-dialog.ts';
import { DataTable } from '../../../shared/data-table/data-table.tsx';
import classes from './plan-example.module.css';

/** Players whom nobody has: what the page tells of a roster. */
const EXAMPLE = [
  { name: 'Player one', form: '▲ Improving', need: 'Two players at one ball' },
  { name: 'Player two', form: 'Steady', need: 'Boost' },
  { name: 'Player three', form: '▼ Falling off', need: 'Two players at one ball' },
] as const;

/** What the team's plan tells, with an example, for a coach who does not hold it; the roster below works. */
export function PlanExample() {
  return (
    <section
      className="max-lg:grid-cols-1 max-lg:gap-5 grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-8 items-start p-5 rounded-3 bg-s1"
      aria-labelledby="plan-example-title"
    >
      <div className="flex flex-col gap-3">
        <h2 id="plan-example-title" className="text-xl text-balance">
          {PLAN_LABELS.TeamPlan} tells what your team should train this week
        </h2>
        <p className="t2">
          In plain words, from the games that your players upload: who improves, who needs what, and who plays
          well together. It also opens homework, new invitations and new folders.
        </p>
        <p className="t2">
          Nothing is lost: your players stay in your team, your notes are kept, and the folders that you have
          can be read on.
        </p>
        <div>
          <Button onClick={() => openDialog('account')}>Your account and plan</Button>
        </div>
      </div>
      <figure className={`${classes.example} p-4 border border-dashed border-line-strong rounded-2`}>
        <p className="mb-3 font-semibold">
          When one player goes up for the ball, the second waits at mid-field instead of following.
        </p>
        <DataTable
          rows={EXAMPLE}
          rowKey={({ name }) => name}
          columns={[
            { head: 'Player', isRowHead: true, cell: ({ name }) => name },
            { head: 'Form', cell: ({ form }) => form },
            { head: 'Needs', cell: ({ need }) => need },
          ]}
        />
        <figcaption>Example, not your team</figcaption>
      </figure>
    </section>
  );
}
