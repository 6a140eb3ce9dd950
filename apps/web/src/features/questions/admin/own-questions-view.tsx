import { METRICS, type MetricInfo, QUESTION_GROUPS } from '@datacoach/analysis/metadata';
import { type OwnQuestionItem, PLAN_LABELS } from '@datacoach/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminList } from '../../../app/lists/admin-list.tsx';
import type { Column } from '../../../shared/data-table/use-data-table.ts';
import { StateTag } from '../../../shared/ui/state-tag.tsx';
import { OwnQuestionForm } from './own-question-form.tsx';
import { deleteOwnQuestion, ownQuestionsQuery } from './own-questions.ts';

const LABELS = new Map((METRICS as readonly MetricInfo[]).map(({ key, label }) => [key, label]));

/** Questions that administrators have added to Performance Q&A. */
export function OwnQuestionsView() {
  const [page, setPage] = useState(0);
  return (
    <AdminList
      module="TrainingPlans"
      query={useQuery(ownQuestionsQuery(page))}
      of="questions"
      caption="Questions of administrators"
      height={240}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      nameOf={({ title }) => title}
      onPage={setPage}
      empty={{
        title: 'No question was added yet',
        words:
          'The built-in questions of Performance Q&A are always there. One of your own asks a number of the registry, split along something, and answers with your text.',
      }}
      edit={{
        create: 'New question',
        form: (question, onClose) => <OwnQuestionForm question={question} onClose={onClose} />,
      }}
      remove={{
        title: () => 'Delete the question?',
        run: ({ id }) => deleteOwnQuestion(id),
        words: ({ title }) =>
          `“${title}” is asked no more, and players who saved it have it no more. To bring it back later, hide it instead.`,
      }}
    />
  );
}

const COLUMNS: readonly Column<OwnQuestionItem>[] = [
  {
    head: 'Question',
    isRowHead: true,
    cell: ({ title, group }) => (
      <>
        {title}
        <small>{QUESTION_GROUPS.find(({ key }) => key === group)?.label}</small>
      </>
    ),
  },
  {
    head: 'Number',
    cell: ({ metric, minimum }) => {
      const label = LABELS.get(metric);
      return (
        <>
          {label ?? metric}
          <small>{label ? `${minimum} games` : 'not known any more: players do not see it'}</small>
        </>
      );
    },
  },
  {
    head: 'From',
    cell: ({ plan }) => PLAN_LABELS[plan],
  },
  {
    head: 'State',
    cell: ({ isPublished }) => (
      <StateTag tone={isPublished ? 'on' : 'off'}>{isPublished ? 'Published' : 'Hidden'}</StateTag>
    ),
  },
];
