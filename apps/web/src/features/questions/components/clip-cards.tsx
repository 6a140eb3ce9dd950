import { formatNumber } from '@datacoach/analysis/format-number';
import type { AnswerClip } from '@datacoach/contract';
import { Link } from '@tanstack/react-router';
import { formatClock, formatShortDate } from '../../../shared/format/date.ts';
import { ClipPicture } from '../../../shared/pitch/clip-picture.tsx';

/** Includes the lead-up to a moment, in seconds. */
const LEAD_SECONDS = 1.5;

/** Typical moments and a counterexample; each opens in the viewer from the player's camera. */
export function ClipCards({ clips }: { clips: readonly AnswerClip[] }) {
  const typical = clips.filter(({ contrary }) => !contrary).length;
  return (
    <section aria-label="Clips">
      <h3 className="text-sm mb-2 text-t1 font-stretch-106%">
        {typical === 0
          ? 'Clips'
          : `${COUNTS[typical] ?? typical} typical ${typical === 1 ? 'clip' : 'clips'}`}
        {clips.length > typical && (
          <span className="t3 font-normal font-stretch-100%"> and one counterexample</span>
        )}
      </h3>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(180px,1fr))] gap-3">
        {clips.map((clip) => (
          <li key={clip.id}>
            <Clip clip={clip} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const COUNTS = ['', 'One', 'Two', 'Three', 'Four', 'Five'] as const;

function Clip({ clip }: { clip: AnswerClip }) {
  const { matchId, time, player, title, detail, xg, contrary, overtime, clock, playedAt } = clip;
  return (
    <Link
      to="/match/$matchId/viewer"
      params={{ matchId }}
      search={{ t: Math.max(0, Math.round((time - LEAD_SECONDS) * 10) / 10), camera: 'player', player }}
      className="grid grid-rows-[auto_1fr] h-full rounded-3 bg-s1 not-data-contrary:hover:bg-s2 data-contrary:bg-transparent data-contrary:shadow-[inset_0_0_0_1px_var(--line-strong)]"
      data-contrary={contrary || undefined}
    >
      <ClipPicture path={clip.path} />
      <span className="flex gap-2 justify-between pt-2 px-3 pb-2.5">
        <span>
          <b>{title}</b>
          <small className="text-xs block text-t2 font-normal">
            {detail}
            {', '}
            {formatShortDate(new Date(playedAt))}
          </small>
        </span>
        <span className="num flex-none text-right">
          {overtime ? '+' : ''}
          {formatClock(clock)}
          {xg !== null && (
            <small className="text-xs block text-t2 font-normal">xG {formatNumber(xg, 2)}</small>
          )}
        </span>
      </span>
    </Link>
  );
}
