import type { PlanCard } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { metricFacts, writeValue } from '../../../shared/metrics/metric-facts.ts';
import type { PlanSearch } from '../search/plan-search.ts';
import { opensWithLabel, planFacts } from '../words/plan-words.ts';
import classes from './plan-card.module.css';

/** A plan to choose: for whom, what it trains, and why it is recommended. The whole card opens it. */
export function PlanCardItem({
  plan,
  rank,
  search,
}: {
  plan: PlanCard;
  rank: string | null;
  /** Of the screen, which stays. */
  search: PlanSearch;
}) {
  return (
    <li className={classes.card}>
      {plan.photoUrl !== null && (
        <img
          src={plan.photoUrl}
          alt=""
          className={`${classes.photo} w-[calc(100%_+_32px)] h-24 mt-0 -mx-4 mb-2 object-cover`}
          loading="lazy"
        />
      )}
      <h3>
        <Link
          to="/training-plans"
          search={{ ...search, plan: plan.id }}
          resetScroll={false}
          className={classes.link}
        >
          {plan.title}
        </Link>
      </h3>
      <p className="text-xs text-t3">{planFacts(plan)}</p>
      <p className="text-t2">{plan.summary}</p>
      {plan.reasons.length > 0 && (
        <ul className="pt-1 text-[12px] leading-4.5" aria-label="Why this plan">
          {plan.reasons.map((reason) => (
            <li key={reason.metric}>
              <ReasonWords reason={reason} rank={rank} />
            </li>
          ))}
        </ul>
      )}
      <p className={classes.state}>{stateWords(plan)}</p>
    </li>
  );
}

/** "Double commits: 2.24 per 5 min, Champion I 1.31" */
export function ReasonWords({ reason, rank }: { reason: PlanCard['reasons'][number]; rank: string | null }) {
  const facts = metricFacts(reason);
  const unit = facts.unit ? ` ${facts.unit}` : '';
  return (
    <>
      {facts.label}: <b className="num">{writeValue(facts, reason.value)}</b>
      {unit}
      {reason.reference !== null && (
        <span className="t3">
          , {rank ?? 'the average player'} {writeValue(facts, reason.reference)}
        </span>
      )}
    </>
  );
}

function stateWords(plan: PlanCard): string {
  switch (plan.status) {
    case 'active':
      return 'Your plan now';
    case 'paused':
      return 'Paused';
    case 'completed':
      return 'Completed';
    case 'left':
    case null:
      return plan.isOpen ? 'Open to you' : `With ${opensWithLabel(plan)}`;
  }
}
