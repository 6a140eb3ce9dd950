import type { BriefClip } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CLIP_SECONDS, clipSearch } from '../../../shared/format/clip-search.ts';
import { formatShortDate } from '../../../shared/format/date.ts';
import { clockWords } from '../../../shared/format/duration.ts';
import { PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import classes from './clip-cards.module.css';

/** "8 clips, 64 s" */
export function clipsWords(clips: readonly BriefClip[]): string {
  if (clips.length === 0) return 'no clips';
  return `${clips.length} ${clips.length === 1 ? 'clip' : 'clips'}, ${clips.length * CLIP_SECONDS} s`;
}

/** "Turnover at 1:54, March 10th" */
export function clipWords(clip: BriefClip): string {
  const { playedAt } = clip;
  return `${clipTitle(clip)}${playedAt === null ? '' : `, ${formatShortDate(new Date(playedAt))}`}`;
}

/** "Turnover at 1:54" */
export function clipTitle({ label, clock }: BriefClip): string {
  return clock ? `${label} at ${clockWords(clock)}` : label;
}

interface ClipLinkProps {
  clip: BriefClip;
  viewer: 'player' | 'coach';
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a clip where its reader watches games: in the viewer, or in the coach's room. */
export function ClipLink({ clip, viewer, className, children }: ClipLinkProps) {
  const search = clipSearch(clip);
  const { matchId } = clip;
  return viewer === 'player' ? (
    <Link to="/match/$matchId/viewer" params={{ matchId }} search={search} className={className}>
      {children}
    </Link>
  ) : (
    <Link
      to="/admin/team-dashboard/match/$matchId"
      params={{ matchId }}
      search={search}
      className={className}
    >
      {children}
    </Link>
  );
}

/** Moments as small pictures of where they happened. */
export function ClipCards({ clips, viewer }: { clips: readonly BriefClip[]; viewer: 'player' | 'coach' }) {
  return (
    <ul className={classes.cards}>
      {clips.map((clip) => (
        <li key={clip.id}>
          <ClipLink clip={clip} viewer={viewer} className={classes.card}>
            <ClipPicture clip={clip} />
            <span className={classes.caption}>
              {clip.clock && <b className="num">{clockWords(clip.clock)}</b>}
              <span className="text-t2">{clip.label}</span>
            </span>
          </ClipLink>
        </li>
      ))}
    </ul>
  );
}

/** The own team attacks to the right. */
export function ClipPicture({ clip: { team, x, y } }: { clip: BriefClip }) {
  const sign = team === 1 ? -1 : 1;
  return (
    <svg viewBox={PITCH_VIEW_BOX} className={classes.picture} aria-hidden="true">
      <PitchLines standard turned={team === 1} />
      <circle cx={(sign * y) / 10} cy={(-sign * x) / 10} r="40" className="fill-me" />
    </svg>
  );
}
