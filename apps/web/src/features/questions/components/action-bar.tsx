import type { AnswerDrill, QuestionAnswer } from '@datacoach/contract';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { CopyLine } from '../../../shared/ui/copy-line.tsx';
import { openerLabel } from '../../../shared/ui/feature-gate.tsx';
import classes from './action-bar.module.css';

const SOURCES = { single: 'one list', two: 'two lists', many: 'many lists' } as const;

/** One thing to do: the sentence, its drill with the pack's code, and the plans. */
export function ActionBar({
  action,
  aside,
}: {
  action: NonNullable<QuestionAnswer['action']>;
  aside: ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const { text, drill } = action;
  return (
    <section className={classes.bar} aria-label="One thing to do">
      <div className="flex-[1_1_300px]">
        <h3>One thing to do</h3>
        <p className="text-base text-pretty">{text}</p>
      </div>
      <div className={`${classes.actions} flex flex-wrap gap-x-4 gap-y-2 items-center`}>
        <ButtonLink to="/training-plans" variant="filled">
          {drill ? `Start ${drill.name}, ${drill.minutes} min` : 'Training plans'}
        </ButtonLink>
        {drill && (
          <button type="button" className="text-link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            How
          </button>
        )}
        {aside}
      </div>
      {drill && isOpen && <Drill drill={drill} />}
    </section>
  );
}

function Drill({ drill: { text, packs, codesOpenWith } }: { drill: AnswerDrill }) {
  const hidden = packs.some(({ code }) => code === null);
  return (
    <div className="grid flex-[1_0_100%] gap-2 pt-2 border-t border-t-line text-t2">
      <p>{text}</p>
      {packs.map(({ name, code, sources }) => (
        <div key={name} className="flex flex-wrap gap-x-3 gap-y-1 items-center justify-between">
          <span>
            {name} <small className="t3">named by {SOURCES[sources]}</small>
          </span>
          {code !== null && <CopyLine text={code} what={`the code of ${name}`} />}
        </div>
      ))}
      {hidden && <p className="t3 s12">{openerLabel(codesOpenWith)} shows the codes of these packs.</p>}
    </div>
  );
}
