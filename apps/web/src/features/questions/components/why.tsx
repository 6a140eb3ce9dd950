import type { QuestionAnswer } from '@datacoach/contract';
import classes from './why.module.css';

const VERDICTS = { good: 'good', average: 'average', weak: 'weak' } as const;

/** How it was computed, and which rules speak to it. */
export function Why({ answer, comparedWith }: { answer: QuestionAnswer; comparedWith: string }) {
  const { why, findings, caution, compared } = answer;
  const source = compared.find((one) => one.source !== undefined);
  return (
    <details className={classes.why} open>
      <summary>Why we think so</summary>
      {why.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {source !== undefined && (
        <p>
          What stands for {source.label}: {source.source}.
        </p>
      )}
      {caution !== null && <p>{caution}</p>}
      {findings.length > 0 && (
        <>
          <h3>What your numbers say to it</h3>
          <ul className={classes.findings}>
            {findings.map(({ rule, question, verdict, text, early }) => (
              <li key={rule}>
                <b>{question}</b>{' '}
                <span className={classes.verdict} data-verdict={verdict ?? undefined}>
                  {verdict === null ? 'shown, not judged' : VERDICTS[verdict]}
                  {early && ', early sign'}
                </span>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <p className="t3 s12">
            From 60 of 100 against {comparedWith} a number is good, under 40 weak. It is a pattern, not a
            cause.
          </p>
        </>
      )}
    </details>
  );
}
