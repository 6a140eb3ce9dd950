import type { MatchReport } from '@datacoach/contract';
import { formatClock } from '../../../shared/format/duration.ts';
import type { Clock } from '../team-words.ts';

/** Play laid out on one line, in seconds from its left end. */
export interface TimeAxis {
  length: number;
  at(moment: { clock: Clock; time: number }): number;
  ticks: readonly { at: number; label: string }[];
}

const MINUTE = 60;
/** Below this share of the recorded time the clock stands still (unlimited time, training): real time is used. */
const MIN_CLOCK_SHARE = 0.5;

/** The axis runs by the scoreboard clock, overtime after regulation, so that goal replays take no room. */
export function timeAxis(report: Pick<MatchReport, 'timeline' | 'pressure' | 'match'>): TimeAxis {
  const moments = [...report.pressure.buckets, ...report.timeline];
  const regulation = moments.filter((moment) => !moment.clock.overtime);
  const clocks = regulation.map((moment) => moment.clock.seconds);
  const times = regulation.map((moment) => moment.time);
  const clockSpan = Math.max(...clocks) - Math.min(...clocks);
  const timeSpan = Math.max(...times) - Math.min(...times);
  if (regulation.length < 2 || clockSpan < MIN_CLOCK_SHARE * Math.min(timeSpan, report.match.liveSeconds)) {
    return realTimeAxis(Math.max(report.match.duration, ...moments.map((moment) => moment.time), 1));
  }
  const top = Math.ceil(Math.max(...clocks) / MINUTE) * MINUTE;
  const overtime = moments.filter((moment) => moment.clock.overtime).map((moment) => moment.clock.seconds);
  const hasOvertime = overtime.length > 0;
  const regulationLength = top - (hasOvertime ? 0 : Math.max(0, Math.floor(Math.min(...clocks))));
  const ticks = [];
  for (let at = 0; at < regulationLength; at += MINUTE) ticks.push({ at, label: formatClock(top - at) });
  if (hasOvertime) ticks.push({ at: regulationLength, label: 'OT' });
  return {
    length: regulationLength + (hasOvertime ? Math.max(...overtime) : 0),
    at: ({ clock }) => (clock.overtime ? regulationLength + clock.seconds : top - clock.seconds),
    ticks,
  };
}

function realTimeAxis(length: number): TimeAxis {
  const ticks = [];
  for (let at = 0; at < length; at += MINUTE) ticks.push({ at, label: formatClock(at) });
  return { length, at: ({ time }) => time, ticks };
}
