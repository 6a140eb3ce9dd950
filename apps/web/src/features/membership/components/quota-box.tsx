import { quotaUse, type UploadRestriction, uploadProgress } from '@datacoach/contract';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { daysLeftLine } from '../plan-variant.ts';
import classes from './quota-box.module.css';

/** specification.md 2, verbatim. */
const CONSOLE_RULE =
  'Replays uploaded by PC players that include console players will not be counted towards the monthly replay upload quota.';

/** Replays used of this month's: what is counted and the bar say the same (decisions.md 7.4). */
export function QuotaBox({ restriction }: { restriction: UploadRestriction }) {
  const name = useId();
  const rule = useId();
  const { used, limit } = quotaUse(restriction);
  const percent = Math.floor(uploadProgress(restriction));
  const days = daysLeftLine(restriction.daysUntilNextBillingCycle);
  const { filesUploadedCount: uploaded, filesUploadedWithConsolePlayersCount: withConsole } = restriction;
  return (
    <div className="grid gap-1">
      <div className="flex items-center justify-between gap-2">
        <span id={name}>Replays this month</span>
        <span className="relative">
          <button
            type="button"
            className={`${classes.info} grid place-items-center size-6 -mx-1.25 -my-1 p-0 border-0 rounded-[50%] bg-transparent text-t3 cursor-help`}
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
        <span className="t3 num">{percent} %</span>
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
