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
    <article className="grid justify-items-start gap-3" aria-label={asked.title}>
      {nearestTo !== null && (
        <p className="text-xs mb-1 text-accent-text wrap-anywhere max-w-[72ch]">
          Nearest question to “{nearestTo}”
        </p>
      )}
      <p className="text-xs text-t3 max-w-[72ch]">{asked.title}</p>
      <div className={classes.made}>
        <p className="text-xs mb-1 text-t3">Example, made up: not your games</p>
        <h2
          className={`${head.headline} max-w-[34ch] mt-0.5 text-[28px] leading-8.5 font-stretch-112% text-balance`}
        >
          {headlineParts(example.headline).map(({ text, strong }) =>
            strong ? (
              <b className="text-accent-text" key={text}>
                {text}
              </b>
            ) : (
              text
            ),
          )}
        </h2>
      </div>
      <p className="max-w-[72ch]">
        {example.closes === 'mode'
          ? `Your plan answers this in the mode that you play most. ${PLAN_LABELS[example.plan]} answers it in every mode:`
          : `${PLAN_LABELS[example.plan]} answers this from your own games:`}{' '}
        the number with its interval, what it is compared with, three moments and one opposite, and one thing
        to do.
      </p>
      <p className="t2 max-w-[72ch]">{example.how}</p>
      <div>
        <ButtonLink to="/membership">See the plans</ButtonLink>
      </div>
    </article>
  );
}
