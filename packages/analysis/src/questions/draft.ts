import type {
  Answer,
  AnswerClip,
  AnswerComparison,
  AnswerNumber,
  AnswerPlaces,
  AnswerRow,
  AnswerSeries,
  AnswerTable,
  Verdict,
} from './answer.ts';
import type { QuestionContext } from './question-context.ts';

/** What a question's computation finds; words around it come from its row. */
export interface Draft {
  /** Name of the template. */
  finding: string;
  values: Readonly<Record<string, string>>;
  /** Nothing stands out of chance. */
  isNothing?: boolean;
  verdict?: Verdict | null;
  /** Finding rule that asks the same: it has the same verdict. */
  ownRule?: number;
  number?: AnswerNumber | null;
  /** Instead of those of the metric. */
  compared?: readonly AnswerComparison[];
  sample?: Partial<Answer['sample']>;
  table?: AnswerTable | null;
  places?: AnswerPlaces | null;
  series?: AnswerSeries | null;
  clips?: readonly AnswerClip[];
  /** Instead of the first of the question. */
  drill?: string | null;
  /** Instead of the question's own. */
  action?: string;
  why?: readonly string[];
  caution?: string | null;
}

export type Compute = (context: QuestionContext) => Draft;

/** A row with what is usual left out. */
export function row(given: Pick<AnswerRow, 'label' | 'value'> & Partial<AnswerRow>): AnswerRow {
  return {
    interval: null,
    reference: null,
    n: 0,
    note: null,
    strong: false,
    unit: null,
    decimals: null,
    ...given,
  };
}
