import { counted } from '@datacoach/analysis/format-number';
import type { BriefClip, SessionBrief } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CLIP_SECONDS, toClipSearch } from '../../../shared/format/clip-search.ts';
import { formatClockTime, formatShortDate } from '../../../shared/format/date.ts';
import { formatMode } from '../../../shared/format/mode.ts';
import { formatMetricValue, getMetricFacts, getUnitSuffix } from '../../../shared/metrics/metric-facts.ts';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';
import classes from './clip-cards.module.css';

/** "8 clips, 64 s" */
export function describeClips(clips: readonly BriefClip[]): string {
  if (clips.length === 0) return 'no clips';
  return `${counted(clips.length, 'clip')}, ${clips.length * CLIP_SECONDS} s`;
}

/** Formats "Turnover at 1:54, March 10th". */
export function describeClip(clip: BriefClip): string {
  const { playedAt } = clip;
  return `${formatClipTitle(clip)}${playedAt === null ? '' : `, ${formatShortDate(playedAt)}`}`;
}

/** Formats "Turnover at 1:54". */
export const formatClipTitle = ({ label, clock }: BriefClip): string =>
  clock ? `${label} at ${formatClockTime(clock)}` : label;

interface ClipLinkProps {
  clip: BriefClip;
  viewer: 'player' | 'coach';
  className?: string | undefined;
  children: ReactNode;
}

/** Opens a clip where the user watches games: in the viewer, or in the coach's room. */
export function ClipLink({ clip, viewer, className, children }: ClipLinkProps) {
  const search = toClipSearch(clip);
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

export const ClipCards = ({ clips, viewer }: { clips: readonly BriefClip[]; viewer: 'player' | 'coach' }) => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(120px,1fr))] gap-2">
    {clips.map((clip) => (
      <li key={clip.id}>
        <ClipLink
          clip={clip}
          viewer={viewer}
          className="block h-full p-1 rounded-2 bg-s2 text-t1 hover:bg-s3"
        >
          <ClipPicture path={clip.path} spot={clip} />
          <span className={classes.caption}>
            {clip.clock && <b className="num">{formatClockTime(clip.clock)}</b>}
            <span className="text-t2">{clip.label}</span>
          </span>
        </ClipLink>
      </li>
    ))}
  </ul>
);

interface FindingProps {
  kind: string;
  finding: SessionBrief['cases'][number];
  /** Shows how to improve it below. */
  withAdvice?: boolean;
}

/** A player's metric next to the rank's. */
function Finding({ kind, finding, withAdvice = false }: FindingProps) {
  const { label, say, value, reference } = finding;
  const facts = getMetricFacts(finding);
  const unit = getUnitSuffix(facts.unit);
  return (
    <div>
      <dt>
        {kind}: {label}
        {withAdvice && <small>{say}</small>}
      </dt>
      <dd>
        {formatMetricValue(facts, value)}
        {unit} {reference !== null && <span>rank {formatMetricValue(facts, reference)}</span>}
      </dd>
    </div>
  );
}

/** What a coach learns about a player beforehand: recent games, strengths, cases, clips, homework. */
export function BriefList({ brief, viewer }: { brief: SessionBrief; viewer: 'player' | 'coach' }) {
  const { games, won, strengths, cases, clips, clipsBy, homework, mode } = brief;
  return (
    <div className={`${classes.brief} grid gap-3 text-[13px]`}>
      <dl>
        <div>
          <dt>
            {games === 0 ? `${formatMode(mode)} games` : `Last ${counted(games, `${formatMode(mode)} game`)}`}
          </dt>
          <dd>{games === 0 ? 'none yet' : `${won} won`}</dd>
        </div>
        {strengths.map((finding) => (
          <Finding key={finding.metric} kind="Strength" finding={finding} />
        ))}
        {cases.map((finding) => (
          <Finding key={finding.metric} kind="Weakness" finding={finding} withAdvice={viewer === 'coach'} />
        ))}
        {homework.map((title) => (
          <div key={title}>
            <dt>Previous homework</dt>
            <dd>{title}</dd>
          </div>
        ))}
      </dl>
      {clips.length > 0 && (
        <>
          <h3 className="text-t2 text-[12px] font-semibold">
            {describeClips(clips)}
            {clipsBy === 'player' && viewer === 'coach' && ', chosen by the player'}
          </h3>
          <ClipCards clips={clips} viewer={viewer} />
        </>
      )}
    </div>
  );
}
