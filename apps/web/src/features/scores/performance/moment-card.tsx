import type { GamePerformance } from '@datacoach/contract';
import { IconPlayerPlay } from '@tabler/icons-react';
import { clipSearch } from '../../../shared/format/clip-search.ts';
import { clockWords } from '../../../shared/format/duration.ts';
import { formatNumber } from '../../../shared/format/number.ts';
import { PITCH_VIEW_BOX, PitchLines } from '../../../shared/pitch/pitch-lines.tsx';
import { ButtonLink } from '../../../shared/ui/button-link.tsx';
import classes from './moment-card.module.css';

interface MomentCardProps {
  title: string;
  matchId: string;
  moment: GamePerformance['best'];
  onLeave: () => void;
}

/** A moment that decided something, eight seconds of it in the viewer. */
export function MomentCard({ title, matchId, moment, onLeave }: MomentCardProps) {
  return (
    <section
      className={`${classes.card} grid grid-cols-[92px_minmax(0,1fr)] gap-x-3 gap-y-1 items-center pt-2 border-t border-t-line`}
      aria-label={title}
    >
      <h3>{title}</h3>
      {moment === null ? (
        <p className="t2">{title === 'Best moment' ? 'Nothing stands out.' : 'No costly mistake.'}</p>
      ) : (
        <Moment matchId={matchId} moment={moment} onLeave={onLeave} />
      )}
    </section>
  );
}

type Shown = Omit<MomentCardProps, 'title' | 'moment'> & { moment: NonNullable<GamePerformance['best']> };

function Moment({ matchId, moment: { event, followedBy }, onLeave }: Shown) {
  const sign = event.team === 1 ? -1 : 1;
  const { seconds, overtime } = event.clock;
  const { xg, zoneLabel } = event.facts;
  const words = [
    followedBy && `${followedBy.label.toLowerCase()} against ${formatNumber(followedBy.seconds, 1)} s later`,
    !followedBy && xg !== null && `xG ${formatNumber(xg, 2)}`,
    zoneLabel?.toLowerCase(),
  ].filter(Boolean);
  return (
    <>
      <svg viewBox={PITCH_VIEW_BOX} width="92" height="64" aria-hidden="true">
        <PitchLines standard turned={event.team === 1} />
        <circle cx={(sign * event.y) / 10} cy={(-sign * event.x) / 10} r="40" fill="var(--me)" />
      </svg>
      <div>
        <p>
          <b className="num">{clockWords({ seconds, overtime })}</b> {event.label}
        </p>
        <p className="text-xs pb-1 text-t3">{words.join(' · ')}</p>
        <ButtonLink
          to="/match/$matchId/viewer"
          params={{ matchId }}
          search={clipSearch(event)}
          size="xs"
          variant="default"
          leftSection={<IconPlayerPlay size={14} stroke={1.6} aria-hidden="true" />}
          onClick={onLeave}
        >
          Watch<span className="sr-only"> the {event.label.toLowerCase()}</span>
        </ButtonLink>
      </div>
    </>
  );
}
