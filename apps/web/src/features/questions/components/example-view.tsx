import { type AskedQuestion, PLAN_LABELS } from '@datacoach/contract';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { headlineParts } from '../words/headline-parts.ts';
import head from './answer-head.module.css';
import classes from './example-view.module.css';

/** What a question of another plan answers: a made-up example, how it is computed, and where it is. */
export function ExampleView({ asked, nearestTo }: { asked: AskedQuestion; nearestTo: string | null }) {
  const { example } = asked;
  if (example === null) return null;
  return (
    <article className={classes.example} aria-label={asked.title}>
      {nearestTo !== null && <p className={head.nearest}>Nearest question to “{nearestTo}”</p>}
      <p className={head.question}>{asked.title}</p>
      <div className={classes.made}>
        <p className={classes.mark}>Example, made up: not your games</p>
        <h2 className={head.headline}>
          {headlineParts(example.headline).map(({ text, strong }) =>
            strong ? <b key={text}>{text}</b> : text,
          )}
        </h2>
      </div>
      <p>
        {example.closes === 'mode'
          ? `Your plan answers this in the mode that you play most. ${PLAN_LABELS[example.plan]} answers it in every mode:`
          : `${PLAN_LABELS[example.plan]} answers this from your own games:`}{' '}
        the number with its interval, what it is compared with, three moments and one opposite, and one thing
        to do.
      </p>
      <p className="t2">{example.how}</p>
      <div>
        <ButtonLink to="/membership">See the plans</ButtonLink>
      </div>
    </article>
  );
}
