import { METRICS, type MetricInfo, QUESTION_GROUPS } from '@datacoach/analysis/metadata';
import { type OwnQuestionItem, PLAN_LABELS } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Answer } from '../../../app/lists/answer.tsx';
import { DeleteDialog } from '../../../app/lists/delete-dialog.tsx';
import { RowActions } from '../../../app/lists/row-actions.tsx';
import { usePermits } from '../../../app/permissions/use-permits.ts';
import classes from '../../../shared/ui/admin-list.module.css';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { OwnQuestionForm } from './own-question-form.tsx';
import { deleteOwnQuestion, ownQuestionsQuery } from './own-questions.ts';

const LABELS = new Map((METRICS as readonly MetricInfo[]).map(({ key, label }) => [key, label]));

/** Questions that administrators have added to Performance Q&A. */
export function OwnQuestionsView() {
  const permits = usePermits();
  const [page, setPage] = useState(0);
  const [edited, setEdited] = useState<OwnQuestionItem | 'new' | null>(null);
  const [deleted, setDeleted] = useState<OwnQuestionItem | null>(null);
  const questions = useQuery(ownQuestionsQuery(page));
  const { data } = questions;
  return (
    <>
      {permits('TrainingPlans', 'Create') && (
        <div className={classes.tools}>
          <Button variant="filled" onClick={() => setEdited('new')}>
            New question
          </Button>
        </div>
      )}
      <Answer query={questions} what="The questions" height={240}>
        {(list) =>
          list.items.length === 0 ? (
            <StatePanel title="No question was added yet">
              The built-in questions of Performance Q&A are always there. One of your own asks a number of the
              registry, split along something, and answers with your text.
            </StatePanel>
          ) : (
            <Questions
              items={list.items}
              onEdit={permits('TrainingPlans', 'Edit') ? setEdited : null}
              onDelete={permits('TrainingPlans', 'Delete') ? setDeleted : null}
            />
          )
        }
      </Answer>
      {data && <PagesNav label="Pages of questions" page={data} onChange={setPage} />}
      {edited !== null && (
        <OwnQuestionForm question={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted !== null && (
        <DeleteDialog
          title="Delete the question?"
          onDelete={() => deleteOwnQuestion(deleted.id)}
          onClose={() => setDeleted(null)}
        >
          “{deleted.title}” is asked no more, and players who saved it have it no more. To bring it back
          later, hide it instead.
        </DeleteDialog>
      )}
    </>
  );
}

interface QuestionsProps {
  items: readonly OwnQuestionItem[];
  onEdit: ((question: OwnQuestionItem) => void) | null;
  onDelete: ((question: OwnQuestionItem) => void) | null;
}

function Questions({ items, onEdit, onDelete }: QuestionsProps) {
  return (
    <table className={classes.table}>
      <caption className="sr-only">Questions of administrators</caption>
      <thead>
        <tr>
          <th scope="col">Question</th>
          <th scope="col">Number</th>
          <th scope="col">From</th>
          <th scope="col">State</th>
          <th scope="col">
            <span className="sr-only">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((question) => {
          const { id, title, group, metric, minimum, plan, isPublished } = question;
          const label = LABELS.get(metric);
          return (
            <tr key={id}>
              <th scope="row">
                {title}
                <small>{QUESTION_GROUPS.find(({ key }) => key === group)?.label}</small>
              </th>
              <td data-label="Number">
                {label ?? metric}
                <small>{label ? `${minimum} games` : 'not known any more: players do not see it'}</small>
              </td>
              <td data-label="From">{PLAN_LABELS[plan]}</td>
              <td data-label="State">
                <StateTag tone={isPublished ? 'on' : 'off'}>{isPublished ? 'Published' : 'Hidden'}</StateTag>
              </td>
              <RowActions item={question} name={title} onEdit={onEdit} onDelete={onDelete} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
