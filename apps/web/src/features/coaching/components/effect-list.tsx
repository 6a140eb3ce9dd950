import { counted } from '@datacoach/analysis/format-number';
import { formatGamesNeeded } from '@datacoach/analysis/games-needed';
import { type CoachSession, EFFECT_DAYS, type SessionEffect } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { ARROWS, type Delta } from '../../../shared/metrics/delta-mark.tsx';
import { formatMetricValue, getMetricFacts, getUnitSuffix } from '../../../shared/metrics/metric-facts.ts';
import { TextLink } from '../../../shared/ui/text-button.tsx';
import classes from '../coaching.module.css';

const VERDICTS: Readonly<Record<SessionEffect['verdict'], string>> = {
  fixed: 'fixed',
  better: 'better',
  noChange: 'no change',
  tooEarly: 'too early',
};

interface EffectDescription {
  /** "Lost challenges" */
  readonly label: string;
  /** "fixed", "better so far", "not enough games" */
  readonly verdict: string;
  readonly isGood: boolean;
  /** "−0.60 per game"; null while nothing can be said. */
  readonly change: { readonly text: string; readonly direction: Delta['direction'] } | null;
  /** The basis, and what is missing. */
  readonly detail: string;
}

export const EFFECT_TERM = {
  label: 'Effect',
  definition: `How your tracked stat changed. We compare up to ten games before the session with the first ones after it in the same mode, for ${EFFECT_DAYS} days. Private games don’t count. First verdict after eight games, final one after twelve. Better: we’re 80% sure it improved. Fixed: it also reached a score of 55 at your rank or gained 8 points, whichever is closer.`,
} as const;

export function describeEffect(effect: SessionEffect): EffectDescription {
  const facts = getMetricFacts(effect);
  const unit = getUnitSuffix(facts.unit);
  const formatValue = (value: number) => formatMetricValue(facts, value);
  const { verdict, before, after, difference, isDecided, isClosed, needs } = effect;
  const played = after?.games ?? 0;
  const isGood = verdict === 'fixed' || verdict === 'better';
  const base = { label: facts.label, isGood };
  if (verdict === 'tooEarly') {
    return {
      ...base,
      verdict: isClosed ? 'not enough games' : VERDICTS.tooEarly,
      change: null,
      detail: isClosed ? describeTooFewGames() : `${formatSoFar()}${describeMissingGames()}`,
    };
  }
  const from =
    before && after
      ? `${formatValue(before.mean)} → ${formatValue(after.mean)}${unit}`
      : `now ${formatValue(after?.mean ?? 0)}${unit}`;
  const sure = difference
    ? ` · 80%: ${formatSigned(difference.interval[0])} to ${formatSigned(difference.interval[1])}`
    : '';
  return {
    ...base,
    verdict: `${VERDICTS[verdict]}${isDecided ? '' : ' so far'}`,
    change: difference && {
      text: `${formatSigned(difference.value)}${unit}`,
      direction: getDirection(difference.value),
    },
    detail: `${from}${sure} · ${counted(before?.games ?? 0, 'game')} before, ${played} after${isDecided || isClosed ? '' : `; ${describeMissingGames()}`}`,
  };

  function formatSigned(value: number): string {
    const size = formatValue(Math.abs(value));
    return /[1-9]/.test(size) ? `${value > 0 ? '+' : '−'}${size}` : size;
  }
  function getDirection(value: number): Delta['direction'] {
    return /[1-9]/.test(formatValue(Math.abs(value))) ? (value > 0 ? 'up' : 'down') : 'level';
  }
  function formatSoFar(): string {
    if (!before || !after) return '';
    return `${formatValue(before.mean)} before, ${formatValue(after.mean)}${unit} in ${counted(played, 'game')} since; `;
  }
  function describeTooFewGames(): string {
    return played < needs.minAfter
      ? `${counted(played, 'game')} within ${EFFECT_DAYS} days, ${needs.minAfter} needed`
      : `fewer than ${needs.before} earlier games`;
  }
  function describeMissingGames(): string {
    if (played < needs.minAfter) return formatGamesNeeded(needs.minAfter - played, 'the first verdict');
    if (before === null || before.games < needs.before) {
      return `fewer than ${needs.before} earlier games, so only the target decides: ${formatGamesNeeded(needs.after - played, 'it’s final')}`;
    }
    return formatGamesNeeded(needs.after - played, 'it’s final');
  }
}

interface EffectListProps {
  session: Pick<CoachSession, 'mode'>;
  /** Undefined while loading. */
  effects: readonly SessionEffect[] | undefined;
  failed: boolean;
  viewer: 'player' | 'coach';
}

/** A session's effects: each metric with its verdict as text and arrow, and its basis. */
export function EffectList({ session, effects, failed, viewer }: EffectListProps) {
  if (failed) return <span className="text-t3">couldn’t load</span>;
  if (!effects) return <Skeleton height={32} role="status" aria-label="Loading results…" />;
  if (effects.length === 0) {
    return <span className="text-t3">not tracked: no stat was picked for the focus or homework</span>;
  }
  return (
    <ul className={`${classes.effects} grid gap-1.5`}>
      {effects.map((effect) => {
        const { label, verdict, isGood, change, detail } = describeEffect(effect);
        return (
          <li key={effect.metric}>
            {change && (
              <span className={`num ${classes.verdict} text-t3`} data-good={isGood || undefined}>
                {change.direction !== 'level' && <span aria-hidden="true">{ARROWS[change.direction]} </span>}
                {change.text}
              </span>
            )}{' '}
            {viewer === 'player' ? (
              <TextLink to="/statistics" search={{ mode: session.mode, metric: effect.metric }}>
                {label}
                <span className="sr-only">: progression</span>
              </TextLink>
            ) : (
              <span className="text-t2">{label}</span>
            )}{' '}
            <b className={`${classes.verdict} text-t3`} data-good={isGood || undefined}>
              {verdict}
            </b>
            <small>{detail}</small>
          </li>
        );
      })}
    </ul>
  );
}
