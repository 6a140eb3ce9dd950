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

/** Result of a question's calculation; the wording comes from its row. */
export interface Draft {
  /** Name of the template. */
  finding: string;
  values: Readonly<Record<string, string>>;
  /** Whether no finding is beyond chance. */
  isNothing?: boolean;
  verdict?: Verdict | null;
  /** Finding rule that asks the same: it has the same verdict. */
  ownRule?: number;
  number?: AnswerNumber | null;
  /** Replaces the metric's comparisons. */
  compared?: readonly AnswerComparison[];
  sample?: Partial<Answer['sample']>;
  table?: AnswerTable | null;
  places?: AnswerPlaces | null;
  series?: AnswerSeries | null;
  clips?: readonly AnswerClip[];
  /** Replaces the question's first drill. */
  drill?: string | null;
  /** Replaces the question's action. */
  action?: string;
  why?: readonly string[];
  caution?: string | null;
}

export type Compute = (context: QuestionContext) => Draft;

/** Creates a row with defaults filled in. */
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
