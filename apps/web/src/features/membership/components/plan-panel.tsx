import { counted } from '@datacoach/analysis/format-number';
import { getQuotaUse, PLAN_LABELS, type UploadRestriction, uploadProgress } from '@datacoach/contract';
import { Loader } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useChanges } from '../../../app/live/use-live-changes.ts';
import {
  coachingQuery,
  refetchPlan,
  refetchQuota,
  restrictionQuery,
} from '../../../app/session/account-queries.ts';
import { ButtonLink } from '../../../shared/ui/text-button.tsx';
import { formatDaysLeft, getCoachingOffer, PLAN_VARIANTS } from '../plan-variant.ts';
import classes from './plan-panel.module.css';

/** specification.md 2, verbatim. */
const CONSOLE_RULE =
  'Replays uploaded by PC players that include console players will not be counted towards the monthly replay upload quota.';

/** Replays used this month; the count and the bar match (decisions.md 7.4). */
function QuotaBox({ restriction }: { restriction: UploadRestriction }) {
  const name = useId();
  const rule = useId();
  const { used, limit } = getQuotaUse(restriction);
  const percent = Math.floor(uploadProgress(restriction));
  const days = formatDaysLeft(restriction.daysUntilNextBillingCycle);
  const { filesUploadedCount: uploaded, filesUploadedWithConsolePlayersCount: withConsole } = restriction;
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-2">
        <span id={name}>Replays this month</span>
        <span className="relative">
          <button
            type="button"
            className={`${classes.info} hover:text-t1 max-lg:w-11 max-lg:h-11 max-lg:-mx-3.75 max-lg:-my-3.5 grid place-items-center size-6 -mx-1.25 -my-1 p-0 border-0 rounded-[50%] bg-transparent text-t3 cursor-help`}
            aria-label="How replays are counted"
            aria-describedby={rule}
          >
            <IconInfoCircle size={14} stroke={1.6} aria-hidden="true" />
          </button>
          <span role="tooltip" id={rule} className={classes.rule}>
            <span>{CONSOLE_RULE}</span>
            <span>
              {uploaded} uploaded, {withConsole} with console players
            </span>
          </span>
        </span>
      </div>
      <div className="flex items-center justify-between gap-2">
        <b className="num">
          {used}/{limit}
        </b>
        <span className="t3 num">{percent}%</span>
      </div>
      <div
        className={`${classes.bar} h-1 overflow-hidden rounded-[2px] bg-s4`}
        role="progressbar"
        aria-labelledby={name}
        aria-valuenow={Math.min(percent, 100)}
        aria-valuetext={`${used} of ${limit}`}
        data-full={used >= limit || undefined}
      >
        <div style={{ width: `${Math.min(percent, 100)}%` }} />
      </div>
      {days && <p className="t3">{days}</p>}
    </div>
  );
}

/** The plan at the bottom of the sidebar: what is left, and how to get more. */
export function PlanPanel() {
  const restriction = useQuery(restrictionQuery);
  const coaching = useQuery(coachingQuery);
  // Includes uploads from other tabs and from the command line.
  useChanges('replays', refetchQuota);
  useChanges('plan', () => void refetchPlan());
  if (restriction.isPending || coaching.isPending) {
    return (
      <div
        className="pt-3 px-2 pb-1 border-t border-t-line grid place-items-center min-h-44"
        role="status"
        aria-label="Loading your plan…"
      >
        <Loader size={20} color="var(--t2)" />
      </div>
    );
  }
  if (!restriction.data || !coaching.data) {
    const retry = () => void Promise.all([restriction.refetch(), coaching.refetch()]);
    return (
      <div
        className={`${classes.panel} pt-3 px-2 pb-1 border-t border-t-line text-xs flex flex-col gap-3 text-t2`}
      >
        <p>We couldn’t load your plan.</p>
        <button
          type="button"
          className="bare-button -my-1 py-1 max-lg:-my-3.5 max-lg:py-3.5 justify-self-start self-start text-inherit underline underline-offset-3"
          onClick={retry}
        >
          Try again
        </button>
      </div>
    );
  }
  const { productName } = restriction.data;
  const variant = PLAN_VARIANTS[productName];
  const { left, label } = getCoachingOffer(coaching.data);
  const { ofTokens } = coaching.data;
  return (
    <section
      className={`${classes.panel} pt-3 px-2 pb-1 border-t border-t-line text-xs flex flex-col gap-3 text-t2`}
      aria-label="Your plan"
    >
      <div className="flex items-center justify-between gap-2">
        <b>{PLAN_LABELS[productName]}</b>
        {variant.upgrade && (
          <Link
            to="/membership"
            className="text-accent-text hover:underline hover:underline-offset-3 -my-1 py-1 max-lg:-my-3.5 max-lg:py-3.5"
          >
            Plans
          </Link>
        )}
      </div>
      {variant.coaching && (
        <div className="grid gap-2">
          <div className="flex items-center justify-between gap-2">
            <span>Coaching sessions</span>
            <b className="num">{left} left</b>
          </div>
          {ofTokens > 0 && (
            <p className="t3">
              {left - ofTokens} on your plan, {counted(ofTokens, 'token')}
            </p>
          )}
          <ButtonLink to="/coaching" {...(left === 0 && { search: { purchase: true } })} size="xs" fullWidth>
            {label}
          </ButtonLink>
        </div>
      )}
      {variant.quota && <QuotaBox restriction={restriction.data} />}
      {variant.upgrade && (
        <div className="grid gap-2">
          <div>
            <b>Pro Coaching</b>
            <p className="t3">Available to upgraded plans.</p>
          </div>
          <ButtonLink label="Upgrade" to="/membership" size="xs" fullWidth />
        </div>
      )}
    </section>
  );
}
