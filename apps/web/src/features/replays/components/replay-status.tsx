import type { ReplayItem, ReplayStatus } from '@datacoach/contract';
import { type Icon, IconAlertTriangle, IconCheck, IconClock, IconLoader2 } from '@tabler/icons-react';
import classes from './replay-status.module.css';
import { STATUS_WORDS } from './status-words.ts';

const STATUS_ICONS: Readonly<Record<ReplayStatus, Icon>> = {
  5: IconClock,
  10: IconLoader2,
  15: IconCheck,
  20: IconAlertTriangle,
};

export function ReplayStatusWords({ replay }: { replay: ReplayItem }) {
  const { status, coverage, game } = replay;
  const StatusIcon = STATUS_ICONS[status];
  return (
    <span
      className={`${classes.status} inline-flex flex-wrap items-center gap-x-1.5 gap-y-0 align-bottom text-t2`}
      data-status={status}
    >
      <StatusIcon size={14} stroke={1.6} aria-hidden="true" />
      {STATUS_WORDS[status]}
      {coverage === 'scoreboard' && <span className="text-warn text-[12px]">scoreboard only</span>}
      {coverage !== 'scoreboard' && game?.notCounted && (
        <details className={classes.why}>
          <summary className="w-fit cursor-pointer hover:text-t1">not counted</summary>
          <p className="max-w-55 text-t2">{game.notCounted}</p>
        </details>
      )}
    </span>
  );
}
