import { PLAN_LABELS, SAVED_QUESTIONS_PLAN } from '@datacoach/contract';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { failureSentence } from '../../../app/api/failure.ts';
import { forgetQuestion, saveQuestion } from '../api/questions.ts';
import type { QuestionMode } from '../search/questions-search.ts';

interface SaveButtonProps {
  questionKey: string;
  mode: QuestionMode;
  isSaved: boolean;
  canSave: boolean;
}

/** Saves the question, so that it is asked again every week, or gives it up. */
export function SaveButton({ questionKey, mode, isSaved, canSave }: SaveButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => (isSaved ? forgetQuestion(questionKey, mode) : saveQuestion(questionKey, mode)),
  });
  if (!canSave && !isSaved) {
    return (
      <span className="t3 s12">
        {PLAN_LABELS[SAVED_QUESTIONS_PLAN]} asks saved questions again every week.
      </span>
    );
  }
  return (
    <span className="inline-flex flex-wrap gap-x-2 gap-y-1 items-center">
      <Button variant="subtle" loading={isPending} onClick={() => mutate()}>
        {isSaved ? 'Ask no more' : 'Save question'}
      </Button>
      <span role="status" className="t3 s12">
        {error ? failureSentence(error) : isSaved ? 'Asked again every week.' : ''}
      </span>
    </span>
  );
}
