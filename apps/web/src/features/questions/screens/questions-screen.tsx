import { counted } from '@datacoach/analysis/format-number';
import { SCORE_MODES } from '@datacoach/analysis/metadata';
import {
  type AskedQuestion,
  type QuestionList as List,
  PLAN_LABELS,
  type QuestionItem,
} from '@datacoach/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { LoadFailed } from '../../../app/failure/failure-message.tsx';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import { MODE_CHOICES } from '../../../shared/format/mode.ts';
import { formatSpeedsInText } from '../../../shared/format/speed.ts';
import { ListChoice } from '../../../shared/ui/choice.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { PageHead, StatePanel } from '../../../shared/ui/state-panel.tsx';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { AnswerView } from '../components/answer-view.tsx';
import { Headline } from '../components/headline.tsx';
import { QuestionSearch } from '../components/question-search.tsx';
import { SaveButton, SavedView } from '../components/saved-view.tsx';
import head from '../questions.module.css';
import {
  answerQuery,
  FIRST_QUESTION,
  getSearchAddress,
  parseQuestionsSearch,
  type QuestionsSearch,
  questionListQuery,
} from '../search/questions-search.ts';

interface QuestionsScreenProps {
  search: QuestionsSearch;
  onChange: (part: { [K in keyof QuestionsSearch]?: QuestionsSearch[K] | undefined }) => void;
  onUpload: () => void;
}

export function QuestionsScreen({ search, onChange, onUpload }: QuestionsScreenProps) {
  const list = useQuery(questionListQuery(search.mode));
  useChanges('content', () => void list.refetch());
  const key = search.q ?? FIRST_QUESTION;
  const [asked, setAsked] = useState<{ text: string; key: string } | null>(null);
  const { data, error } = list;
  const mode = search.mode ?? data?.mode;
  const isEmpty = data?.modes.every(({ games }) => games === 0) === true;
  return (
    <>
      <PageHead
        title="Performance Q&A"
        subtitle={data ? formatQuestionCounts(data) : 'Straight answers from your games'}
        actions={
          !isEmpty && (
            <>
              <Segmented
                label="Mode"
                value={mode === undefined ? null : String(mode)}
                choices={MODE_CHOICES}
                onChange={(chosen) =>
                  onChange({ mode: SCORE_MODES.find(({ code }) => String(code) === chosen)!.code })
                }
              />
              <ButtonLink
                to="/questions"
                search={parseQuestionsSearch({
                  ...search,
                  view: search.view === 'saved' ? undefined : 'saved',
                })}
              >
                {search.view === 'saved' ? 'All questions' : 'Saved'}
              </ButtonLink>
            </>
          )
        }
      />
      {error ? (
        <LoadFailed title="We couldn’t load the questions" error={error} retry={list.refetch}>
          Your games and stats are safe.
        </LoadFailed>
      ) : isEmpty ? (
        <StatePanel title="No answers yet" actions={<Button onClick={onUpload}>Choose replay files</Button>}>
          What’s costing you goals, how far the next rank is, what happens after a turnover. Upload five games
          in one mode to get your first answers.
        </StatePanel>
      ) : search.view === 'saved' ? (
        <SavedView canSave={data?.canSave ?? false} />
      ) : (
        <div
          className={`${head.columns} grid grid-cols-[280px_minmax(0,1fr)] gap-8 items-start`}
          data-stale={list.isPlaceholderData || undefined}
        >
          <aside className="grid gap-3" aria-label="All questions">
            {data ? (
              <>
                <QuestionSearch
                  list={data}
                  search={search}
                  onAsk={(text, found) => setAsked({ text, key: found })}
                />
                {/* On a phone the list is a select. */}
                <ListChoice
                  className={`${head.chooser} max-md:block hidden`}
                  label={<span className="sr-only">Question</span>}
                  value={key}
                  choices={data.groups.map((group) => ({
                    label: group.label,
                    choices: data.questions
                      .filter((question) => question.group === group.key)
                      .map((question) => ({ value: question.key, label: question.title })),
                  }))}
                  onChange={(q) => onChange({ q })}
                />
                <div className="max-md:hidden">
                  <QuestionList list={data} open={key} search={search} />
                </div>
              </>
            ) : (
              <Skeleton className="h-140 max-md:h-25" role="status" aria-label="Loading questions…" />
            )}
          </aside>
          <Answer
            search={search}
            questionKey={key}
            list={data}
            nearestTo={asked?.key === key ? asked.text : null}
          />
        </div>
      )}
    </>
  );
}

interface AnswerProps {
  search: QuestionsSearch;
  questionKey: string;
  list: List | undefined;
  nearestTo: string | null;
}

function Answer({ search, questionKey, list, nearestTo }: AnswerProps) {
  const answer = useQuery(answerQuery(questionKey, search.mode));
  const { data, error } = answer;
  const room = useRef<HTMLDivElement>(null);
  const before = useRef(questionKey);
  // Move on to the answer when another question is opened.
  useEffect(() => {
    if (!data || before.current === questionKey) return;
    before.current = questionKey;
    room.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [data, questionKey]);
  if (error) {
    return (
      <StatePanel
        title="We couldn’t load this answer"
        actions={
          <>
            <Button onClick={() => void answer.refetch()}>Try again</Button>
            <Link to="/questions" className="touch-target text-link t2">
              First question
            </Link>
          </>
        }
      >
        {getFailureMessage(error)} Your games and stats are safe.
      </StatePanel>
    );
  }
  if (!data) {
    return (
      <div role="status" aria-label="Loading answer…" className="min-w-0 grid gap-5">
        <Skeleton height={84} width="60%" />
        <Skeleton height={44} />
        <Skeleton height={260} />
        <Skeleton height={180} />
      </div>
    );
  }
  const item = list?.questions.find(({ key }) => key === questionKey);
  return (
    <div ref={room} className="min-w-0">
      {data.example ? (
        <ExampleView asked={data} nearestTo={nearestTo} />
      ) : (
        <AnswerView
          data={data}
          nearestTo={nearestTo}
          aside={
            list && (
              <SaveButton
                key={`${questionKey} ${data.mode}`}
                questionKey={questionKey}
                mode={data.mode}
                isSaved={item?.isSaved ?? false}
                canSave={list.canSave}
              />
            )
          }
        />
      )}
    </div>
  );
}

/** Formats "24 questions · Doubles, last 20 games or more · 19 can be answered now, 5 need more". */
function formatQuestionCounts({ questions, mode, games }: List): string {
  const { label } = SCORE_MODES.find(({ code }) => code === mode)!;
  const countState = (state: string) => questions.filter((one) => one.state === state).length;
  const [ready, few, gated] = [countState('ready'), countState('tooFew'), countState('notInPlan')];
  return [
    `${questions.length} questions`,
    `${label}, ${games === 0 ? 'no games yet' : 'last 20 games, or more if a question needs them'}`,
    [
      `${ready} ready now`,
      ...(few > 0 ? [`${counted(few, 'needs', 'need')} more`] : []),
      ...(gated > 0 ? [`${gated} with an upgrade`] : []),
    ].join(', '),
  ].join(' · ');
}

/** Preview of a question in a higher plan: a made-up example, how it is calculated, and the plan. */
function ExampleView({ asked, nearestTo }: { asked: AskedQuestion; nearestTo: string | null }) {
  const { example } = asked;
  if (example === null) return null;
  return (
    <article className="grid justify-items-start gap-3" aria-label={asked.title}>
      {nearestTo !== null && (
        <p className="text-xs mb-1 text-accent-text wrap-anywhere max-w-[72ch]">
          Closest question to “{nearestTo}”
        </p>
      )}
      <p className="text-xs text-t3 max-w-[72ch]">{asked.title}</p>
      <div className="w-full p-4 rounded-3 outline outline-dashed outline-line-strong">
        <p className="text-xs mb-1 text-t3">Example (not your games)</p>
        <Headline text={formatSpeedsInText(example.headline)} />
      </div>
      <p className="max-w-[72ch]">
        {example.closes === 'mode'
          ? `Your plan answers this in your most-played mode. ${PLAN_LABELS[example.plan]} answers it in every mode:`
          : `${PLAN_LABELS[example.plan]} answers this from your own games:`}{' '}
        your result, clips and one thing to work on.
      </p>
      <p className="t2 max-w-[72ch]">{formatSpeedsInText(example.how)}</p>
      <div>
        <ButtonLink to="/membership">See the plans</ButtonLink>
      </div>
    </article>
  );
}

function QuestionList({ list, open, search }: { list: List; open: string; search: QuestionsSearch }) {
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
                      search={getSearchAddress(search, question.key)}
                      resetScroll={false}
                      activeOptions={{ exact: true, includeSearch: true }}
                      className={`${head.question} block px-2.5 py-1.5 rounded-2 text-t2`}
                      data-state={question.state}
                      aria-current={question.key === open ? 'true' : undefined}
                    >
                      <span>{question.title}</span>
                      <small>{describeState(question)}</small>
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

/** Formats "10 games", "38 challenges, 2 more needed" or "with Platinum". */
function describeState({ state, have, need, noun, plan, isSaved }: QuestionItem): string {
  const saved = isSaved ? ', saved' : '';
  if (state === 'notInPlan') return `with ${PLAN_LABELS[plan]}`;
  if (state === 'noTeammate') return 'needs a teammate';
  if (state === 'tooFew') return `${have} of ${need}, ${need - have} more ${noun}${saved}`;
  return `${need} ${noun}${saved}`;
}
