import type { CoachSession, SessionEffect } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { ARROWS } from '../../../shared/metrics/delta-mark.tsx';
import { effectWords } from '../words/effect-words.ts';
import classes from './effect-list.module.css';

interface EffectListProps {
  session: Pick<CoachSession, 'mode'>;
  /** Undefined while they load. */
  effects: readonly SessionEffect[] | undefined;
  failed: boolean;
  viewer: 'player' | 'coach';
}

/** What became of a session: each number with its verdict, in words and an arrow, and what it stands on. */
export function EffectList({ session, effects, failed, viewer }: EffectListProps) {
  if (failed) return <span className="text-t3">did not arrive</span>;
  if (!effects) return <Skeleton height={32} role="status" aria-label="The effect loads" />;
  if (effects.length === 0) {
    return <span className="text-t3">not measured: neither aim nor homework names a number</span>;
  }
  return (
    <ul className={`${classes.effects} grid gap-1.5`}>
      {effects.map((effect) => {
        const { label, verdict, isGood, change, detail } = effectWords(effect);
        return (
          <li key={effect.metric}>
            {change && (
              <span className={`num ${classes.verdict}`} data-good={isGood || undefined}>
                {change.direction !== 'level' && <span aria-hidden="true">{ARROWS[change.direction]} </span>}
                {change.text}
              </span>
            )}{' '}
            {viewer === 'player' ? (
              <Link
                to="/statistics"
                search={{ mode: session.mode, metric: effect.metric }}
                className="text-link"
              >
                {label}
                <span className="sr-only">: progression</span>
              </Link>
            ) : (
              <span className="text-t2">{label}</span>
            )}{' '}
            <b className={classes.verdict} data-good={isGood || undefined}>
              {verdict}
            </b>
            <small>{detail}</small>
          </li>
        );
      })}
    </ul>
  );
}
