import classes from './ui.module.css';

const LETTERS = { won: 'W', lost: 'L', drawn: 'T' } as const;
export const RESULT_LABELS = { won: 'Won', lost: 'Lost', drawn: 'Tied' } as const;

interface ResultScoreProps {
  result: keyof typeof LETTERS;
  own: number;
  other: number;
  /** Contrasts with a raised background. */
  isRaised?: boolean;
}

export const ResultScore = ({ result, own, other, isRaised = false }: ResultScoreProps) => (
  <>
    <i className={classes.plate} data-result={result} data-raised={isRaised || undefined} aria-hidden="true">
      {LETTERS[result]}
    </i>
    <span className="sr-only">{RESULT_LABELS[result]} </span>
    <b className="num">
      {own}–{other}
    </b>
  </>
);
