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
  const StatusIcon = STATUS_ICONS[replay.status];
  return (
    <span className={classes.status} data-status={replay.status}>
      <StatusIcon size={14} stroke={1.6} aria-hidden="true" />
      {STATUS_WORDS[replay.status]}
      {replay.coverage === 'scoreboard' && <span className={classes.partial}>scoreboard only</span>}
    </span>
  );
}
