import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { folderListQuery } from '../../features/coach-folders/api/folders.ts';
import { teamHomeworkQuery } from '../../features/coach-room/api/coach-room.ts';
import { coachReviewsQuery } from '../../features/match-reviews/api/match-reviews.ts';
import { describeSubject, getDeskLink } from '../../features/match-reviews/components/reviews-panel.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import classes from './next-panel.module.css';

/** What needs the coach's attention: unseen replies and reviews, the newest folder, this week's sessions. */
export function NextPanel() {
  const reviews = useQuery(coachReviewsQuery).data?.items ?? [];
  const folder = useQuery(folderListQuery(1)).data?.items[0];
  const homework = useQuery(teamHomeworkQuery).data ?? [];
  const running = homework.flatMap(({ plan }) => (plan?.isRunning ? [plan] : []));
  const sessions = running.reduce((sum, plan) => sum + plan.sessions, 0);
  const done = running.reduce((sum, plan) => sum + plan.sessionsDone, 0);
  const [waiting] = reviews.filter(({ players }) => players.some(({ hasSeen }) => !hasSeen));
  const unseen = waiting?.players.filter(({ hasSeen }) => !hasSeen).map(({ userName }) => userName) ?? [];
  if (!waiting && !folder && running.length === 0) return null;
  return (
    <Panel title="Next">
      <ul className={`${classes.list}`}>
        {waiting && (
          <li className="flex gap-4 justify-between py-2 border-t border-t-line text-[13px] first:border-t-0">
            <Link {...getDeskLink(waiting)} className="touch-target py-1">
              Review: {waiting.title || waiting.match?.map || describeSubject(waiting)}
            </Link>
            <span className="text-t2 text-[12px] text-right">not seen by {unseen.join(', ')}</span>
          </li>
        )}
        {folder && (
          <li className="flex gap-4 justify-between py-2 border-t border-t-line text-[13px] first:border-t-0">
            <Link
              to="/admin/replay-analysis"
              search={{ folder: folder.folderId }}
              className="touch-target py-1"
            >
              Folder: {folder.name}
            </Link>
            <span className="text-t2 text-[12px] text-right">
              {folder.processed} of {folder.files} analyzed
            </span>
          </li>
        )}
        {running.length > 0 && (
          <li className="flex gap-4 justify-between py-2 border-t border-t-line text-[13px] first:border-t-0">
            <b>This week’s training</b>
            <span className="text-t2 text-[12px] text-right">
              {done} of {sessions} sessions done
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}
