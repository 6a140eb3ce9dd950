import { BOOST_PADS } from '@datacoach/analysis/metadata';
import type { PlayerScores } from '@datacoach/contract';
import { useElementSize } from '@mantine/hooks';
import { useMemo } from 'react';
import { formatNumber } from '../../../shared/format/number.ts';
import { heatContours } from '../../../shared/pitch/heat-contours.ts';
import { OutcomeLegend } from '../../../shared/pitch/outcome-legend.tsx';
import { PITCH_VIEW } from '../../../shared/pitch/pitch-lines.tsx';
import { PitchPicture } from '../../../shared/pitch/pitch-picture.tsx';
import { ShotMark, shotRadius } from '../../../shared/pitch/shot-mark.tsx';
import { OUTCOME_WORDS, SHOT_OUTCOMES, type ShotOutcome } from '../../../shared/pitch/shot-outcome.ts';
import { Panel } from '../../../shared/ui/panel.tsx';
import { thirdsOf } from '../words/thirds.ts';
import classes from './place-pictures.module.css';

type Pictures = PlayerScores['pictures'];

/** Where the time was spent, attacking to the right whatever the team. */
export function HeatPicture({ heat }: { heat: Pictures['heat'] }) {
  const steps = useMemo(() => heatContours(heat), [heat]);
  const thirds = thirdsOf(heat);
  return (
    <Panel
      title="Where you play"
      term={{
        label: 'Where you play',
        definition:
          'Time of all games in the window by place, seen from above and turned so that you always attack to the right.',
      }}
      aside="attack →"
    >
      {thirds === null ? (
        <p className="t2">No positions were recorded in these games.</p>
      ) : (
        <>
          <PitchPicture
            standard
            label={`Heat map: ${thirds.map(({ share, name }) => `${share} % ${name}`).join(', ')}`}
          >
            {steps.map(({ step, path }) => (
              <path key={step} d={path} fill={`var(--heat-${step})`} />
            ))}
          </PitchPicture>
          <p className={classes.caption}>
            {thirds.map(({ share, name }) => (
              <span key={name}>
                <b className="num">{share} %</b> {name}
              </span>
            ))}
          </p>
        </>
      )}
    </Panel>
  );
}

const outcomeOf = (outcome: string): ShotOutcome =>
  SHOT_OUTCOMES.find((known) => known === outcome) ?? 'miss';

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

interface ShotPictureProps {
  shots: Pictures['shots'];
  onOpen: () => void;
}

/** Every shot of the window; area is the chance, shape the outcome. */
export function ShotPicture({ shots, onOpen }: ShotPictureProps) {
  const { ref, width } = useElementSize();
  const pixel = width > 0 ? PITCH_VIEW.width / width : 1;
  const goals = shots.filter(({ outcome }) => outcome === 'goal').length;
  const xg = shots.reduce((sum, shot) => sum + (shot.xg ?? 0), 0);
  const words = `${counted(shots.length, 'shot')}, ${counted(goals, 'goal')}, ${formatNumber(xg, 2)} xG`;
  return (
    <Panel
      title="Your shots"
      term={{
        label: 'Your shots',
        definition:
          'Where the ball was when you struck each shot. Area grows with the expected goals of the attempt, the shape says what came of it. You attack to the right.',
      }}
      aside={
        <button type="button" className={classes.open} onClick={onOpen}>
          List them
        </button>
      }
    >
      <div ref={ref}>
        <PitchPicture standard label={`Shot map: ${words}`}>
          {shots.map((shot) => (
            <g
              key={shot.id}
              className={classes.shot}
              transform={`translate(${shot.y / 10} ${-shot.x / 10})`}
              data-goal={shot.outcome === 'goal' || undefined}
            >
              <ShotMark
                outcome={outcomeOf(shot.outcome)}
                radius={shotRadius(shot.xg) * 0.8 * pixel}
                line={1.25 * pixel}
              />
              <title>{`${OUTCOME_WORDS[outcomeOf(shot.outcome)]}${shot.xg === null ? '' : `, xG ${formatNumber(shot.xg, 2)}`}`}</title>
            </g>
          ))}
        </PitchPicture>
      </div>
      <div className={classes.caption}>
        <span>{words}</span>
        {shots.length > 0 && <OutcomeLegend outcomes={shots.map(({ outcome }) => outcomeOf(outcome))} />}
      </div>
    </Panel>
  );
}

/** Radius of a pad that was taken once and of the one taken most, px. */
const RADIUS = { least: 3, most: 15 } as const;
const LEAST_NUMBER_PX = 9;

/** How often each pad was taken, from the own side. */
export function PadPicture({ pads, games }: { pads: Pictures['pads']; games: number }) {
  const { ref, width } = useElementSize();
  const pixel = width > 0 ? PITCH_VIEW.width / width : 1;
  const most = Math.max(1, ...(pads ?? []));
  const total = (pads ?? []).reduce((sum, pickups) => sum + pickups, 0);
  const beyond = (pads ?? []).reduce(
    (sum, pickups, pad) => sum + ((BOOST_PADS[pad]?.y ?? 0) > 0 ? pickups : 0),
    0,
  );
  const share = total === 0 ? 0 : Math.round((beyond / total) * 100);
  return (
    <Panel
      title="Your boost pads"
      term={{
        label: 'Your boost pads',
        definition:
          'How often you took each pad in the window; rings are big pads. Pads in the opponents’ half are stolen. You attack to the right.',
      }}
      aside="attack →"
    >
      {pads === null || total === 0 ? (
        <p className="t2">No pickups on fields with the standard pads in these games.</p>
      ) : (
        <>
          <div ref={ref}>
            <PitchPicture standard label={`Boost pads: ${total} pickups, ${share} % of them stolen`}>
              {BOOST_PADS.map((pad, index) => {
                const pickups = pads[index] ?? 0;
                const radius =
                  (RADIUS.least + (RADIUS.most - RADIUS.least) * Math.sqrt(pickups / most)) * pixel;
                return (
                  <g key={`${pad.x} ${pad.y}`} transform={`translate(${pad.y / 10} ${-pad.x / 10})`}>
                    {pad.big && (
                      <circle
                        r={radius + 2.5 * pixel}
                        fill="none"
                        stroke="var(--t2)"
                        strokeWidth={1.25 * pixel}
                      />
                    )}
                    <circle r={radius} fill={pickups === 0 ? 'var(--s3)' : 'var(--ref-next)'} />
                    {radius >= LEAST_NUMBER_PX * pixel && (
                      <text
                        textAnchor="middle"
                        y={4 * pixel}
                        fontSize={11 * pixel}
                        fontWeight="650"
                        fill="var(--s1)"
                      >
                        {pickups}
                      </text>
                    )}
                  </g>
                );
              })}
            </PitchPicture>
          </div>
          <p className={classes.caption}>
            <span>
              <b className="num">{formatNumber(total / Math.max(1, games), 1)}</b> pickups a game
            </span>
            <span>
              <b className="num">{share} %</b> stolen
            </span>
          </p>
        </>
      )}
    </Panel>
  );
}
