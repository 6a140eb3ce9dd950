import type { TeamClip } from '@datacoach/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { clipSearch } from '../../../shared/format/clip-search.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { clockWords } from '../../../shared/format/duration.ts';
import { PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import classes from './clip-list.module.css';

/** Moments to look at together; each opens the viewer there. */
export function ClipList({ clips, label }: { clips: readonly TeamClip[]; label: string }) {
  if (clips.length === 0) return null;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(132px,1fr))] gap-2" aria-label={label}>
      {clips.map((clip) => (
        <li key={`${clip.matchId} ${clip.time} ${clip.player}`}>
          <Link
            to="/admin/team-dashboard/match/$matchId"
            params={{ matchId: clip.matchId }}
            search={clipSearch(clip)}
            className={`${classes.clip} block h-full p-1 rounded-2 bg-s2 wrap-anywhere`}
          >
            <ClipPlace place={clip.place} />
            <span className="block pt-1.5 px-1.5 pb-1">
              <span className="text-13 flex gap-2 items-baseline justify-between">
                <b className="font-[550]">{clip.label}</b>
                <span className="num whitespace-nowrap">{clockWords(clip.clock)}</span>
              </span>
              <small>
                {[clip.userName, clip.playedAt && formatShortDate(new Date(clip.playedAt))]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where it happens, the own attack going to the right. */
function ClipPlace({ place: { x, y } }: Pick<TeamClip, 'place'>) {
  return (
    <span className={`${classes.picture} relative block rounded-1 bg-pitch`} aria-hidden="true">
      <svg viewBox={PITCH_VIEW_BOX} width="100%" aria-hidden="true">
        <PitchLines standard />
        <circle cx={y / 10} cy={-x / 10} r="34" fill="var(--me)" />
      </svg>
      <IconPlayerPlay size={16} stroke={1.8} />
    </span>
  );
}
