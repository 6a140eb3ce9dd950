import { quotaUse, type UploadRestriction, uploadProgress } from '@datacoach/contract';
import { Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import { useId } from 'react';
import { daysLeftLine } from '../plan-variant.ts';
import classes from './quota-box.module.css';

/** Specification section 2, verbatim. */
const CONSOLE_RULE =
  'Replays uploaded by PC players that include console players will not be counted towards the monthly replay upload quota.';

/** Replays used of this month's: what is counted and the bar say the same (rulings C13). */
export function QuotaBox({ restriction }: { restriction: UploadRestriction }) {
  const name = useId();
  const { used, limit } = quotaUse(restriction);
  const percent = Math.floor(uploadProgress(restriction));
  const days = daysLeftLine(restriction.daysUntilNextBillingCycle);
  const { filesUploadedCount: uploaded, filesUploadedWithConsolePlayersCount: withConsole } = restriction;
  return (
    <div className={classes.quota}>
      <div className={classes.row}>
        <span id={name}>Replays this month</span>
        <Tooltip
          label={
            <>
              <p>{CONSOLE_RULE}</p>
              <p>
                {uploaded} uploaded, {withConsole} with console players
              </p>
            </>
          }
          multiline
          classNames={{ tooltip: classes.rule as string }}
          w={216}
          position="top-end"
          withinPortal={false}
          events={{ hover: true, focus: true, touch: true }}
        >
          <button type="button" className={classes.info} aria-label="How replays are counted">
            <IconInfoCircle size={14} stroke={1.6} aria-hidden="true" />
          </button>
        </Tooltip>
      </div>
      <div className={classes.row}>
        <b className="num">
          {used}/{limit}
        </b>
        <span className="t3 num">{percent} %</span>
      </div>
      <div
        className={classes.bar}
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
