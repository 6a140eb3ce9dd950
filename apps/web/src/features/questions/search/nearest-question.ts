import type { QuestionList } from '@datacoach/contract';
import MiniSearch from 'minisearch';

/** A search result: a question, possibly found by one of its rules. */
export interface Nearest {
  readonly key: string;
  readonly title: string;
  /** The matching rule; null if the question itself matched. */
  readonly rule: string | null;
}

interface Entry {
  id: string;
  key: string;
  title: string;
  words: string;
  rule: string | null;
}

/** Words that appear in every question don't help to find one. */
const STOP_WORDS = new Set(
  'a an and are as at be by can could did do does for from get have how i if in is it me my of on or should that the this to was what when where which who why will with would you your'.split(
    ' ',
  ),
);
/** Weaker hits only share a syllable. */
const MIN_SCORE = 1.5;
const MAX_RESULTS = 4;

export function createQuestionFinder({ questions, rules }: Pick<QuestionList, 'questions' | 'rules'>) {
  const index = new MiniSearch<Entry>({
    fields: ['title', 'words'],
    storeFields: ['key', 'title', 'rule'],
    processTerm: (term) => {
      const word = stem(term.toLowerCase());
      return STOP_WORDS.has(term.toLowerCase()) ? null : word;
    },
    searchOptions: {
      boost: { title: 2, words: 2.5 },
      prefix: (term) => term.length > 3,
      fuzzy: getFuzziness,
    },
  });
  index.addAll([
    ...questions.map(({ key, title, words }) => ({ id: key, key, title, words, rule: null })),
    ...rules.flatMap(({ number, question }) => {
      const owner =
        questions.find((one) => one.rules[0] === number) ??
        questions.find((one) => one.rules.includes(number));
      return owner
        ? [{ id: `rule ${number}`, key: owner.key, title: question, words: '', rule: question }]
        : [];
    }),
  ]);
  return (text: string): Nearest[] => {
    const found = index.search(text).filter(({ score }) => score >= MIN_SCORE);
    const seen = new Set<string>();
    return found
      .flatMap((hit): Nearest[] => {
        const key = String(hit.key);
        if (seen.has(key)) return [];
        seen.add(key);
        const question = questions.find((one) => one.key === key)!;
        return [{ key, title: question.title, rule: typeof hit.rule === 'string' ? hit.rule : null }];
      })
      .slice(0, MAX_RESULTS);
  };
}

const getFuzziness = (term: string): number | false => (term.length > 4 ? 0.2 : false);

/** Maps "rotating", "rotates" and "rotation" to one stem. */
const stem = (word: string): string =>
  word.length > 5 ? word.replace(/(?:ations?|ating|ates?|ings?|ed|es|s)$/, '') : word.replace(/s$/, '');
