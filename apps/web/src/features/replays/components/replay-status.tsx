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
    <span className={classes.status} data-status={status}>
      <StatusIcon size={14} stroke={1.6} aria-hidden="true" />
      {STATUS_WORDS[status]}
      {coverage === 'scoreboard' && <span className={classes.partial}>scoreboard only</span>}
      {coverage !== 'scoreboard' && game?.notCounted && (
        <details className={classes.why}>
          <summary>not counted</summary>
          <p>{game.notCounted}</p>
        </details>
      )}
    </span>
  );
}
