import type { QuestionList } from '@datacoach/contract';
import { TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useMemo, useState } from 'react';
import classes from '../questions.module.css';
import { createQuestionFinder } from '../search/nearest-question.ts';
import { getSearchAddress, type QuestionsSearch } from '../search/questions-search.ts';

interface QuestionSearchProps {
  list: QuestionList;
  search: QuestionsSearch;
  /** Called with what the user asked, once a question was opened that way. */
  onAsk: (text: string, key: string) => void;
}

/** Takes a question in the user's own words and shows the nearest match before opening it. */
export function QuestionSearch({ list, search, onAsk }: QuestionSearchProps) {
  const find = useMemo(() => createQuestionFinder(list), [list]);
  const [text, setText] = useState('');
  const navigate = useNavigate();
  const found = find(text);
  const isAsking = text.trim().length > 2;
  const askQuestion = (key: string) => {
    onAsk(text.trim(), key);
    setText('');
    void navigate({ to: '/questions', search: getSearchAddress(search, key) });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [first] = found;
    if (first) askQuestion(first.key);
  };
  return (
    <search>
      <form onSubmit={submit}>
        <TextInput
          type="search"
          aria-label="Search questions"
          placeholder="Search questions"
          leftSection={<IconSearch size={16} stroke={1.6} aria-hidden="true" />}
          value={text}
          maxLength={120}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </form>
      <div role="status" className={`${classes.found} text-xs text-t2`}>
        {isAsking &&
          (found.length === 0 ? (
            <p className="pt-2 px-2.5 pb-1 wrap-anywhere">
              No question matches “{text.trim()}”. Try rotation, boost, kickoff or finishing.
            </p>
          ) : (
            <>
              <p className="pt-2 px-2.5 pb-1 wrap-anywhere">Closest to “{text.trim()}”</p>
              <ul>
                {found.map(({ key, title, rule }) => (
                  <li key={key}>
                    <button type="button" onClick={() => askQuestion(key)}>
                      {title}
                      {rule && <small className="text-xs block text-t3">based on: {rule}</small>}
                    </button>
                  </li>
                ))}
              </ul>
            </>
          ))}
      </div>
    </search>
  );
}
