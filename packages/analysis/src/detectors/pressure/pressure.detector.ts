import { TEAM_INDICES } from '../../model/teams.ts';
import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { ballAt, makeEvent } from '../make-event.ts';
import { possessionDetector } from '../possession/possession.detector.ts';
import { findPressure } from './find-pressure.ts';
import { controlledSpans, possessionByFrame } from './possession-by-frame.ts';
import { CONFIDENCE } from './thresholds.ts';

export type PressureEvidence = {
  /** Seconds of the ball in the opponent half and third. */
  readonly halfSeconds: number;
  readonly thirdSeconds: number;
  readonly endedBy: 'relieved' | 'stoppage';
};
export type Pressure = GameEvent<'pressure', PressureEvidence>;

/** Spans in which a team keeps the ball in the opponent half. game-and-stats.md 3.37. */
export const pressureDetector = defineDetector({
  key: 'pressure',
  kinds: ['pressure'],
  needs: [possessionDetector],
  detect: (match, [possessions]): Pressure[] => {
    const possession = possessionByFrame(controlledSpans(possessions), match.frames);
    return TEAM_INDICES.flatMap((team) =>
      findPressure(match, team, possession).map(({ start, end, halfSeconds, thirdSeconds, endedBy }) =>
        makeEvent(match, {
          kind: 'pressure',
          code: null,
          team,
          frame: start,
          endFrame: end,
          at: ballAt(match, start),
          confidence: CONFIDENCE,
          evidence: { halfSeconds, thirdSeconds, endedBy },
        }),
      ),
    ).sort((a, b) => a.frame - b.frame);
  },
});
