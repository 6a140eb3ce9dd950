import type { Timeline } from '../timeline/timeline.ts';
import { PHASE } from '../timeline/tracks.ts';
import { clockAt } from './match-event.ts';
import type { MatchReport } from './match-report.ts';

const BUCKET_SECONDS = 3;

/** Mean ball Y per three seconds of live play: who pressed whom. */
export function pressure(timeline: Timeline): MatchReport['pressure'] {
  const { clock, ball, frames } = timeline;
  const buckets: MatchReport['pressure']['buckets'] = [];
  let first = -1;
  let seconds = 0;
  let weighted = 0;
  const close = (): void => {
    if (first >= 0 && seconds > 0) {
      buckets.push({
        time: Math.round((clock.elapsed[first] as number) * 1000) / 1000,
        clock: clockAt(timeline, first),
        ballY: Math.round(weighted / seconds),
      });
    }
    first = -1;
    seconds = 0;
    weighted = 0;
  };
  for (let frame = 0; frame < frames; frame++) {
    if (clock.phase[frame] !== PHASE.live || ball.present[frame] !== 1) continue;
    const delta = clock.delta[frame] as number;
    if (first < 0) first = frame;
    seconds += delta;
    weighted += delta * (ball.y[frame] as number);
    if (seconds >= BUCKET_SECONDS) close();
  }
  close();
  return { bucketSeconds: BUCKET_SECONDS, buckets };
}
