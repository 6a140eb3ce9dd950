import { counted, formatNumber } from '@datacoach/analysis/format-number';
import type { PlayerScores } from '@datacoach/contract';
import { useMemo, useState } from 'react';
import { calculateHeatContours } from '../../../shared/pitch/heat-contours.ts';
import { describePad, PadsPicture, sumPadCounts } from '../../../shared/pitch/pads-picture.tsx';
import { PITCH_VIEW, PitchPicture } from '../../../shared/pitch/pitch-lines.tsx';
import {
  getShotRadius,
  OUTCOME_LABELS,
  OutcomeLegend,
  SHOT_OUTCOMES,
  ShotMark,
  type ShotOutcome,
} from '../../../shared/pitch/shot-mark.tsx';
import { Panel } from '../../../shared/ui/panel.tsx';
import { useElementWidth } from '../../../shared/ui/use-element-width.ts';
import { calculateThirds } from '../text/thirds.ts';

export type Pictures = PlayerScores['pictures'];

export function HeatPicture({ heat }: { heat: Pictures['heat'] }) {
  const thirds = calculateThirds(heat);
  return (
    <Panel
      title="Where you play"
      term={{
        label: 'Where you play',
        definition: 'Where you spent your time, from above. You always attack to the right.',
      }}
      aside="attack →"
    >
      {thirds === null ? (
        <p className="t2">No position data in these games.</p>
      ) : (
        <>
          <HeatMap
            heat={heat}
            label={`Heat map: ${thirds.map(({ share, name }) => `${share}% ${name}`).join(', ')}`}
          />
          <p className="text-xs flex flex-wrap gap-x-4 gap-y-1 mt-2 text-t3">
            {thirds.map(({ share, name }) => (
              <span key={name}>
                <b className="num text-t2">{share}%</b> {name}
              </span>
            ))}
          </p>
        </>
      )}
    </Panel>
  );
}

export function HeatMap({ heat, label }: { heat: Pictures['heat']; label: string }) {
  const steps = useMemo(() => calculateHeatContours(heat), [heat]);
  return (
    <PitchPicture standard label={label}>
      {steps.map(({ step, path }) => (
        <path key={step} d={path} fill={`var(--heat-${step})`} />
      ))}
    </PitchPicture>
  );
}

const getOutcome = (outcome: string): ShotOutcome =>
  SHOT_OUTCOMES.find((known) => known === outcome) ?? 'miss';

/** Every attempt of the window; area is the chance, shape the outcome. */
export function ShotPicture({ shots, onOpen }: { shots: Pictures['shots']; onOpen: () => void }) {
  const goals = shots.filter(({ outcome }) => outcome === 'goal').length;
  const words = `${counted(shots.length, 'attempt')}, ${counted(goals, 'goal')}`;
  return (
    <Panel
      title="Your attempts"
      term={{
        label: 'Your attempts',
        definition:
          'Where the ball was when you scored, or sent it at or near the net. Bigger means a better chance (more expected goals); the shape shows the outcome. You always attack to the right.',
      }}
      aside={
        <button
          type="button"
          className="bare-button touch-target py-1 text-inherit underline decoration-line-control underline-offset-3 hover:text-t1"
          onClick={onOpen}
        >
          List shots
        </button>
      }
    >
      <ShotMap shots={shots} label={`Shot map: ${words}`} />
      <div className="text-xs flex flex-wrap gap-x-4 gap-y-1 mt-2 text-t3">
        <span>{words}</span>
        {shots.length > 0 && <OutcomeLegend outcomes={shots.map(({ outcome }) => getOutcome(outcome))} />}
      </div>
    </Panel>
  );
}

type DrawnShot = Omit<Pictures['shots'][number], 'id' | 'matchId'>;

/** Attempts by place: area is the chance, shape the outcome. */
export function ShotMap({ shots, label }: { shots: readonly DrawnShot[]; label: string }) {
  const { ref, width } = useElementWidth();
  const pixel = width > 0 ? PITCH_VIEW.width / width : 1;
  return (
    <div ref={ref}>
      <PitchPicture standard label={label}>
        {shots.map((shot, index) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: shots of finished games never change
            key={index}
            className="text-t2 data-goal:text-me"
            transform={`translate(${shot.y / 10} ${-shot.x / 10})`}
            data-goal={shot.outcome === 'goal' || undefined}
          >
            <ShotMark
              outcome={getOutcome(shot.outcome)}
              radius={getShotRadius(shot.xg) * 0.8 * pixel}
              line={1.25 * pixel}
            />
            <title>{`${OUTCOME_LABELS[getOutcome(shot.outcome)]}${shot.xg === null ? '' : `, xG ${formatNumber(shot.xg, 2)}`}`}</title>
          </g>
        ))}
      </PitchPicture>
    </div>
  );
}

/** Radius of a pad never taken and of the one taken most, in px. */
const PAD_RADIUS = { min: 3, max: 15 } as const;

/** How often each pad was taken, seen from the player's side. */
export function PadPicture({ pads, games }: { pads: Pictures['pads']; games: number }) {
  const [active, setActive] = useState<string | null>(null);
  const { all, stolenShare } = sumPadCounts(pads ?? []);
  return (
    <Panel
      title="Your boost pads"
      term={{
        label: 'Your boost pads',
        definition:
          'How often you took each pad; rings are big pads. Pads in the opponents’ half are stolen. You attack to the right.',
      }}
      aside="attack →"
    >
      {pads === null || all === 0 ? (
        <p className="t2">No pickups on maps with standard pads in these games.</p>
      ) : (
        <>
          <PadsPicture
            label={`Boost pads: ${all} pickups, ${stolenShare}% of them stolen`}
            counts={pads}
            radius={PAD_RADIUS}
            describePadValue={(pad) => `${describePad(pad)}: ${counted(pads[pad] ?? 0, 'pickup')}`}
            onActive={setActive}
            formatCount={(pad) => `${pads[pad] ?? 0}`}
            ink="var(--s1)"
            renderDisc={(pad, radius) => (
              <circle r={radius} fill={pads[pad] ? 'var(--ref-next)' : 'var(--s3)'} />
            )}
          />
          <p className="text-xs flex flex-wrap gap-x-4 gap-y-1 mt-2 text-t3">
            {active ?? (
              <>
                <span>
                  <b className="num text-t2">{formatNumber(all / Math.max(1, games), 1)}</b> pickups per game
                </span>
                <span>
                  <b className="num text-t2">{stolenShare}%</b> stolen
                </span>
              </>
            )}
          </p>
        </>
      )}
    </Panel>
  );
}
