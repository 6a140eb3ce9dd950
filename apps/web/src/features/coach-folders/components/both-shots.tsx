import type { FolderShot } from '@datacoach/contract';
import { PITCH_VIEW_BOX, PitchLines, pitchOutline } from '../../../shared/pitch/pitch-lines.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import classes from './both-shots.module.css';
import { ShotDot } from './shot-dot.tsx';

/** Where both sides shoot from, ours to the right. */
export function BothShots({ shots }: { shots: readonly FolderShot[] }) {
  const of = (side: 'us' | 'them') => shots.filter((shot) => shot.side === side);
  const [us, them] = [of('us'), of('them')];
  return (
    <Panel
      title="Attempts at goal"
      aside={
        <span className={classes.count}>
          <b className="font-semibold" data-side="us">
            {us.length}
          </b>{' '}
          –{' '}
          <b className="font-semibold" data-side="them">
            {them.length}
          </b>
        </span>
      }
    >
      <svg
        className="block"
        viewBox={PITCH_VIEW_BOX}
        width="100%"
        role="img"
        aria-label={`Attempts at goal: ${us.length} of ours to the right, ${them.length} of theirs to the left`}
      >
        <path d={pitchOutline(true)} fill="var(--pitch)" />
        <PitchLines standard />
        {[...us, ...them].map((shot) => (
          <ShotDot
            key={`${shot.matchId} ${shot.time} ${shot.team}`}
            shot={shot}
            turned={shot.side === 'them'}
          />
        ))}
      </svg>
      <p
        className={`${classes.legend} flex flex-wrap items-center gap-x-1.5 gap-y-0.5 mt-2 text-t2 text-[12px]`}
      >
        <i className="size-2.25 rounded-[50%]" data-side="us" aria-hidden="true" /> Us{' '}
        <i className="size-2.25 rounded-[50%]" data-side="them" aria-hidden="true" /> Them
        <span className="flex-[1_1_100%] text-t3">
          Filled: goal; the larger, the better the chance. The scoreboard calls fewer of them shots.
        </span>
      </p>
    </Panel>
  );
}
