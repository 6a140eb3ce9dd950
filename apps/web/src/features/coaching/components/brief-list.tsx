import type { SessionBrief } from '@datacoach/contract';
import { metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import { modeLabel } from '../words/session-words.ts';
import classes from './brief-list.module.css';
import { ClipCards, clipsWords } from './clip-cards.tsx';

interface FindingProps {
  kind: string;
  finding: SessionBrief['cases'][number];
  /** What would make it better stands under it. */
  withAdvice?: boolean;
}

/** A number of the player beside that of the rank. */
function Finding({ kind, finding, withAdvice = false }: FindingProps) {
  const { label, say, value, reference } = finding;
  const facts = metricFacts(finding);
  const unit = facts.unit && ` ${facts.unit}`;
  return (
    <div>
      <dt>
        {kind}: {label}
        {withAdvice && <small>{say}</small>}
      </dt>
      <dd>
        {writeValue(facts, value)}
        {unit} {reference !== null && <span>rank {writeValue(facts, reference)}</span>}
      </dd>
    </div>
  );
}

/** What a coach knows of a player beforehand: last games, strengths, cases, moments, homework. */
export function BriefList({ brief, viewer }: { brief: SessionBrief; viewer: 'player' | 'coach' }) {
  const { games, won, strengths, cases, clips, clipsBy, homework, mode } = brief;
  return (
    <div className={`${classes.brief} grid gap-3 text-[13px]`}>
      <dl>
        <div>
          <dt>{games === 0 ? `${modeLabel(mode)} games` : `Last ${games} ${modeLabel(mode)} games`}</dt>
          <dd>{games === 0 ? 'none yet' : `${won} won`}</dd>
        </div>
        {strengths.map((finding) => (
          <Finding key={finding.metric} kind="Strength" finding={finding} />
        ))}
        {cases.map((finding) => (
          <Finding key={finding.metric} kind="Case" finding={finding} withAdvice={viewer === 'coach'} />
        ))}
        {homework.map((title) => (
          <div key={title}>
            <dt>Homework before</dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
      {clips.length > 0 && (
        <>
          <h3>
            {clipsWords(clips)}
            {clipsBy === 'player' && viewer === 'coach' && ', chosen by the player'}
          </h3>
          <ClipCards clips={clips} viewer={viewer} />
        </>
      )}
    </div>
  );
}
