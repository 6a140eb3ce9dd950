import { TIME_FRAMES, type TimeFrame } from '@datacoach/contract';
import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getFailureMessage } from '../../../app/api/failure.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { PagesNav } from '../../../shared/ui/pages-nav.tsx';
import { Segmented } from '../../../shared/ui/segmented.tsx';
import { TextButton } from '../../../shared/ui/text-button.tsx';
import { goalHistoryQuery } from '../api/weekly-goals.ts';
import classes from '../weekly-goals.module.css';
import { GoalFace } from './goals-panel.tsx';

const FRAMES: readonly { frame: TimeFrame; label: string; none: string }[] = [
  { frame: TIME_FRAMES.past, label: 'Past', none: 'Your finished weeks will show up here.' },
  { frame: TIME_FRAMES.onGoing, label: 'This week', none: 'No goals running this week.' },
  {
    frame: TIME_FRAMES.future,
    label: 'Upcoming',
    none: 'Nothing planned after this week. This week’s goals carry over automatically.',
  },
];

export function HistoryTab() {
  const [frame, setFrame] = useState<TimeFrame>(TIME_FRAMES.past);
  const [page, setPage] = useState(0);
  const history = useQuery(goalHistoryQuery(frame, page));
  const { data } = history;
  return (
    <>
      <div className="py-3">
        <Segmented
          label="Time frame"
          value={String(frame)}
          choices={FRAMES.map((row) => ({ value: String(row.frame), label: row.label }))}
          onChange={(value) => {
            setFrame(Number(value) as TimeFrame);
            setPage(0);
          }}
        />
      </div>
      {data ? (
        data.items.length === 0 ? (
          <p className="grid justify-items-start gap-2 py-3 text-t2" role="status">
            {FRAMES.find((row) => row.frame === frame)!.none}
          </p>
        ) : (
          <>
            <ul
              className={`${classes.historyTabRows} data-old:opacity-60`}
              data-old={history.isPlaceholderData || undefined}
            >
              {data.items.map((goal) => (
                <li key={goal.id}>
                  <GoalFace goal={goal} note={`week of ${formatShortDate(`${goal.startsOn}T12:00:00`)}`} />
                </li>
              ))}
            </ul>
            <PagesNav
              label="Pages of goals"
              page={{ pageIndex: page, pageSize: data.pageSize, total: data.total }}
              onChange={setPage}
            />
          </>
        )
      ) : history.error ? (
        <div role="alert" className="grid justify-items-start gap-2 py-3 text-t2">
          <p>We couldn’t load your past goals. {getFailureMessage(history.error)}</p>
          <TextButton label="Try again" size="xs" onClick={() => void history.refetch()} />
        </div>
      ) : (
        <Skeleton height={320} role="status" aria-label="Loading past goals…" />
      )}
    </>
  );
}
