import { Link } from '@tanstack/react-router';
import { Finding } from '../../features/analysis/first-insight/finding.tsx';
import { SAMPLE_ID } from '../../features/analysis/preview-store.ts';
import { SAMPLE_PICTURES } from '../../features/analysis/sample/sample-pictures.ts';
import { SampleViewer } from '../../features/analysis/sample/sample-viewer.tsx';
import { RacePlot } from '../../features/gamedata/components/race-plot.tsx';
import { TEAM_KEYS } from '../../features/gamedata/match/teams.ts';
import { ChartFrame } from '../../shared/chart/chart-frame.tsx';
import { getShotRadius, ShotMark } from '../../shared/pitch/shot-mark.tsx';
import classes from './landing.module.css';

const RACE_HEIGHT = 220;

/** What DataCoach makes of one replay: real pictures of the sample match. */
export function ProductPictures() {
  const { finding, teams, score, race } = SAMPLE_PICTURES;
  const totals = race.lines.map(({ total }) => total.toFixed(2));
  return (
    <section className={classes.section} aria-labelledby="one-replay">
      <div className="flex flex-wrap gap-x-4 gap-y-1 items-baseline justify-between">
        <h2 id="one-replay">All this from one replay</h2>
        <Link to="/analyze" search={{ file: SAMPLE_ID }} className="touch-target text-link t2">
          Open this sample match
        </Link>
      </div>
      <div className="grid grid-cols-[minmax(0,7fr)_minmax(0,5fr)] gap-4 max-xl:grid-cols-1">
        <div className="grid grid-rows-[1fr_auto] gap-2">
          <SampleViewer />
          <p className="t2">Every stat opens the clip behind it. Watch it in 3D, from any car.</p>
        </div>
        <div className="grid content-start gap-4">
          <Finding
            title={`What cost ${finding.player} most`}
            line={finding.line}
            words={finding.words}
            who={finding.player}
            comparedWith={`${finding.rank} average`}
          />
          <figure className="grid gap-2 m-0 p-4 rounded-3 bg-s1">
            <figcaption className="flex flex-wrap items-baseline justify-between gap-x-3">
              <b>xG race</b>
              <span className="s12 t2">
                expected goals: how likely each shot was to go in. It ended {score[0]}–{score[1]}.
              </span>
            </figcaption>
            <ChartFrame height={RACE_HEIGHT}>
              {(width) => (
                <svg
                  width={width}
                  height={RACE_HEIGHT}
                  role="img"
                  aria-label={`xG race: ${teams[0].join(' and ')} ${totals[0]} xG, ${teams[1].join(' and ')} ${totals[1]} xG`}
                >
                  <RacePlot lines={race.lines} axis={race} width={width} height={RACE_HEIGHT}>
                    {(x, y) =>
                      TEAM_KEYS.map((key, team) => (
                        <g key={key} color={`var(--${key})`}>
                          {race.lines[team]?.points.map(({ at, total, goal }) => (
                            <g key={at} transform={`translate(${x(at)} ${y(total)})`}>
                              <ShotMark
                                outcome={goal ? 'goal' : 'miss'}
                                radius={getShotRadius(0) + (goal ? 1.5 : 0)}
                                line={1.5}
                              />
                            </g>
                          ))}
                        </g>
                      ))
                    }
                  </RacePlot>
                </svg>
              )}
            </ChartFrame>
          </figure>
        </div>
      </div>
    </section>
  );
}
