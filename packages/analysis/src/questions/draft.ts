import type {
  Answer,
  AnswerComparison,
  AnswerNumber,
  AnswerPlaces,
  AnswerRow,
  AnswerTable,
} from './answer.ts';
import type { Chosen } from './choose-games.ts';
import type { Question } from './question.ts';
import type { QuestionContext } from './question-context.ts';

type Computed = 'verdict' | 'number' | 'compared' | 'series' | 'clips' | 'why' | 'caution';

/** Result of a question's calculation; the wording comes from its row. */
export interface Draft extends Partial<Pick<Answer, Computed>> {
  /** Name of the template. */
  finding: string;
  values: Readonly<Record<string, string>>;
  /** Whether no finding is beyond chance. */
  isNothing?: boolean;
  /** Finding rule that asks the same: it has the same verdict. */
  ownRule?: number;
  sample?: Partial<Answer['sample']>;
  /** What the table says besides its rows comes from the question, unless it depends on the finding. */
  table?: Omit<AnswerTable, 'rows'>;
  rows?: AnswerRow[] | null;
  marks?: AnswerPlaces['marks'];
  /** Replaces the question's first drill. */
  drill?: string | null;
  /** Replaces the question's action. */
  action?: string;
}

export type Compute = (context: QuestionContext) => Draft;

interface RowParts extends Partial<AnswerRow> {
  label: string;
  /** Sets value, interval and the number of games; null without cases. */
  found?: (Pick<AnswerRow, 'value' | 'interval'> & { games?: number }) | null;
}

export function row({ found = null, ...given }: RowParts): AnswerRow {
  return {
    value: found?.value ?? null,
    interval: found?.interval ?? null,
    reference: null,
    n: found?.games ?? 0,
    note: null,
    strong: false,
    unit: null,
    decimals: null,
    ...given,
  };
}

/** Creates the number of an answer; null without cases. */
export function createNumber(
  found: Pick<AnswerNumber, 'value' | 'interval'> | null | undefined,
  label: string,
  unit: string,
  decimals: number,
  better: AnswerNumber['better'] = 'higher',
): AnswerNumber | null {
  return found ? { label, value: found.value, interval: found.interval, unit, decimals, better } : null;
}

/** Lists the comparison with another value; none without it. */
export function compareWith(
  of: AnswerComparison['of'],
  label: string,
  found: Pick<AnswerComparison, 'value' | 'games'> | null | undefined,
): AnswerComparison[] {
  return found ? [{ of, label, value: found.value, games: found.games }] : [];
}

/** Creates an answer without enough cases: it keeps its format, and shows what is missing. */
export function createEmptyAnswer(question: Question, { games, have, need, noun }: Chosen): Answer {
  const missing = need - have;
  return {
    question: question.key,
    state: 'tooFew',
    headline: `**${missing}** more ${noun} until you see this.`,
    missing: { have, need, noun },
    verdict: null,
    number: null,
    compared: [],
    sample: { games: games.length, count: null, noun: null },
    table: null,
    places: null,
    series: null,
    clips: [],
    action: null,
    findings: [],
    why: [question.how],
    caution: null,
  };
}
