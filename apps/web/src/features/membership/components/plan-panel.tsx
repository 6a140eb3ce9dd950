import { PLAN_LABELS } from '@datacoach/contract';
import { Loader } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import {
  coachingQuery,
  planChanged,
  quotaChanged,
  restrictionQuery,
} from '../../../app/session/account-queries.ts';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import { coachingOffer, PLAN_VARIANTS } from '../plan-variant.ts';
import classes from './plan-panel.module.css';
import { QuotaBox } from './quota-box.tsx';

/** The plan at the foot of the sidebar: what it has left, and the way to more. */
export function PlanPanel() {
  const restriction = useQuery(restrictionQuery);
  const coaching = useQuery(coachingQuery);
  // Also what arrives from other tabs and from the command line.
  useChanges('replays', quotaChanged);
  useChanges('plan', () => void planChanged());
  if (restriction.isPending || coaching.isPending) {
    return (
      <div className={classes.waiting} role="status" aria-label="Loading plan">
        <Loader size={20} color="var(--t2)" />
      </div>
    );
  }
  if (!restriction.data || !coaching.data) {
    const again = () => void Promise.all([restriction.refetch(), coaching.refetch()]);
    return (
      <div className={classes.panel}>
        <p>Your plan did not arrive.</p>
        <button type="button" className={classes.again} onClick={again}>
          Try again
        </button>
      </div>
    );
  }
  const { productName } = restriction.data;
  const variant = PLAN_VARIANTS[productName];
  const { left, label } = coachingOffer(coaching.data);
  return (
    <section className={classes.panel} aria-label="Your plan">
      <div className={classes.row}>
        <b>{PLAN_LABELS[productName]}</b>
        {variant.upgrade && (
          <Link to="/membership" className={classes.plans}>
            Plans
          </Link>
        )}
      </div>
      {variant.coaching && (
        <div className={classes.box}>
          <div className={classes.row}>
            <span>Coaching sessions</span>
            <b className="num">{left} left</b>
          </div>
          <ButtonLink to="/coaching" {...(left === 0 && { search: { purchase: true } })} size="xs" fullWidth>
            {label}
          </ButtonLink>
        </div>
      )}
      {variant.quota && <QuotaBox restriction={restriction.data} />}
      {variant.upgrade && (
        <div className={classes.box}>
          <div>
            <b>Pro Coaching</b>
            <p className="t3">Available to upgraded plans.</p>
          </div>
          <ButtonLink to="/membership" size="xs" fullWidth>
            Upgrade
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
