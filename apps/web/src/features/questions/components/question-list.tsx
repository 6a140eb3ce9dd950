import type { QuestionList as List, QuestionItem } from '@datacoach/contract';
import { PLAN_LABELS } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { addressOf, type QuestionsSearch } from '../search/questions-search.ts';
import classes from './question-list.module.css';

interface QuestionListProps {
  list: List;
  open: string;
  search: QuestionsSearch;
}

/** All questions by group, each with what it needs. */
export function QuestionList({ list, open, search }: QuestionListProps) {
  return (
    <nav aria-label="Questions">
      <ul className="grid gap-3">
        {list.groups.map(({ key, label }) => {
          const questions = list.questions.filter(({ group }) => group === key);
          if (questions.length === 0) return null;
          return (
            <li key={key}>
              <h2 className="text-xs px-2.5 pb-1 text-t3 font-stretch-100%">{label}</h2>
              <ul>
                {questions.map((question) => (
                  <li key={question.key}>
                    <Link
                      to="/questions"
                      search={addressOf(search, question.key)}
                      resetScroll={false}
                      activeOptions={{ exact: true, includeSearch: true }}
                      className={`${classes.question} block px-2.5 py-1.5 rounded-2 text-t2`}
                      data-state={question.state}
                      aria-current={question.key === open ? 'true' : undefined}
                    >
                      <span>{question.title}</span>
                      <small>{stateWords(question)}</small>
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** "10 games", "38 challenges, 2 more needed", "with Platinum". */
export function stateWords({ state, have, need, noun, plan, isSaved }: QuestionItem): string {
  const saved = isSaved ? ', saved' : '';
  if (state === 'notInPlan') return `with ${PLAN_LABELS[plan]}`;
  if (state === 'noMate') return 'needs a team mate';
  if (state === 'tooFew') return `${have} of ${need}, ${need - have} more ${noun}${saved}`;
  return `${need} ${noun}${saved}`;
}
