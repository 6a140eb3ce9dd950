import { formatNumber } from '@datacoach/analysis/format-number';
import { PLAN_LABELS, SAVED_QUESTIONS_PLAN, type SavedQuestion } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { QueryBoundary } from '../../../app/lists/query-boundary.tsx';
import { formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { convertSpeedsInResponse } from '../../../shared/format/speed.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { StatePanel } from '../../../shared/ui/state-panel.tsx';
import classes from '../questions.module.css';
import { type QuestionMode, savedQuestionsQuery, setSaved } from '../search/questions-search.ts';
import { HeadlineText } from './headline.tsx';

const REFRESHING_PLAN = PLAN_LABELS[SAVED_QUESTIONS_PLAN];

export const SavedView = ({ canSave }: { canSave: boolean }) => (
  <QueryBoundary
    query={useQuery(savedQuestionsQuery)}
    what="your saved questions"
    safe="Your saved questions are safe."
  >
    {(questions) =>
      questions.length === 0 ? (
        <StatePanel title="No saved questions yet">
          {canSave
            ? 'Save a question to get a fresh answer every week and see how it changes.'
            : `${REFRESHING_PLAN} refreshes saved questions every week and shows how the answer changes.`}
        </StatePanel>
      ) : (
        <div className="grid gap-4">
          {questions.map((question) => (
            <Saved key={`${question.key} ${question.mode}`} question={question} canSave={canSave} />
          ))}
        </div>
      )
    }
  </QueryBoundary>
);

function Saved({ question, canSave }: { question: SavedQuestion; canSave: boolean }) {
  const { key, mode, title, answers, nextAt, rests } = question;
  return (
    <Panel
      title={`${title} ${formatMode(mode)}`}
      aside={rests ? 'paused' : `next answer ${formatShortDate(new Date(nextAt))}`}
    >
      {rests && (
        <p className="text-t2">
          {answers.length > 0
            ? `Your plan doesn’t refresh this question. You keep its answers, and ${REFRESHING_PLAN} refreshes it again.`
            : `Your plan doesn’t include this question. You keep its answers, and ${REFRESHING_PLAN} refreshes it again.`}
        </p>
      )}
      <ol className={`${classes.answers} grid`}>
        {answers
          .map((one) => convertSpeedsInResponse(one))
          .map(({ askedAt, headline, value, low, high, unit, decimals, games }) => (
            <li
              className="grid grid-cols-[120px_minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2 border-t border-t-line first:border-0 max-md:grid-cols-1"
              key={askedAt}
            >
              <time className="text-t3" dateTime={askedAt}>
                {formatShortDate(new Date(askedAt))}
              </time>
              <span>
                <HeadlineText text={headline} />
              </span>
              <span className="num text-right max-md:text-left">
                {value !== null && formatNumber(value, decimals)}{' '}
                <small className="text-t3 font-normal">
                  {low !== null && high !== null && `± ${formatNumber((high - low) / 2, decimals)} `}
                  {value !== null && unit} {games} games
                </small>
              </span>
            </li>
          ))}
      </ol>
      <div className="flex flex-wrap gap-x-4 gap-y-2 items-center mt-2">
        <Link to="/questions" search={{ mode, q: key }} className="touch-target text-link t2">
          See today’s answer
        </Link>
        <SaveButton questionKey={key} mode={mode} isSaved canSave={canSave} />
      </div>
    </Panel>
  );
}

interface SaveButtonProps {
  questionKey: string;
  mode: QuestionMode;
  isSaved: boolean;
  canSave: boolean;
}

export function SaveButton({ questionKey, mode, isSaved, canSave }: SaveButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => setSaved(questionKey, mode, !isSaved),
  });
  if (!canSave && !isSaved) {
    return (
      <span className="t3 s12">
        {PLAN_LABELS[SAVED_QUESTIONS_PLAN]} refreshes saved questions every week.
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap gap-x-2 gap-y-1 items-center">
      <Button variant="subtle" loading={isPending} onClick={() => mutate()}>
        {isSaved ? 'Unsave' : 'Save question'}
      </Button>
      <span role="status" className="t3 s12">
        {error ? getFailureMessage(error) : isSaved ? 'Refreshed every week.' : ''}
      </span>
    </span>
  );
}
