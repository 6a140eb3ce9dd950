import { formatClock } from '../format/date.ts';

interface Moment {
  clock: { seconds: number; overtime: boolean };
  time: number;
}

/** Time axis of play, in seconds from its left end. */
export interface TimeAxis {
  length: number;
  /** Whether it follows the scoreboard clock instead of recorded time. */
  isByClock: boolean;
  at(moment: Moment): number;
  ticks: readonly { at: number; label: string }[];
}

const MINUTE = 60;
/** Below this share of recorded time the clock isn't running (unlimited time, training), so real time is used. */
const MIN_CLOCK_SHARE = 0.5;

/**
 * Returns an axis that follows the scoreboard clock, with overtime after regulation, so that goal replays take no room.
 */
export function createMomentAxis(
  moments: readonly Moment[],
  match: { duration: number; liveSeconds: number },
): TimeAxis {
  const regulation = moments.filter((moment) => !moment.clock.overtime);
  const clocks = regulation.map((moment) => moment.clock.seconds);
  const times = regulation.map((moment) => moment.time);
  const clockSpan = Math.max(...clocks) - Math.min(...clocks);
  const timeSpan = Math.max(...times) - Math.min(...times);
  if (regulation.length < 2 || clockSpan < MIN_CLOCK_SHARE * Math.min(timeSpan, match.liveSeconds)) {
    return createRealTimeAxis(Math.max(match.duration, ...moments.map((moment) => moment.time), 1));
  }
  const top = Math.ceil(Math.max(...clocks) / MINUTE) * MINUTE;
  const overtime = moments.filter((moment) => moment.clock.overtime).map((moment) => moment.clock.seconds);
  const hasOvertime = overtime.length > 0;
  const regulationLength = top - (hasOvertime ? 0 : Math.max(0, Math.floor(Math.min(...clocks))));
  const ticks = [];
  for (let at = 0; at < regulationLength; at += MINUTE) ticks.push({ at, label: formatClock(top - at) });
  if (hasOvertime) ticks.push({ at: regulationLength, label: 'OT' });
  return {
    isByClock: true,
    length: regulationLength + (hasOvertime ? Math.max(...overtime) : 0),
    at: ({ clock }) => (clock.overtime ? regulationLength + clock.seconds : top - clock.seconds),
    ticks,
  };
}

function createRealTimeAxis(length: number): TimeAxis {
  const ticks = [];
  for (let at = 0; at < length; at += MINUTE) ticks.push({ at, label: formatClock(at) });
  return { isByClock: false, length, at: ({ time }) => time, ticks };
}

/** Min width of a tick label, in px. */
const TICK_PX = 44;

/** Returns the ticks that fit on `inner` px. */
export function listShownTicks(axis: Pick<TimeAxis, 'ticks'>, inner: number) {
  const every = Math.max(1, Math.ceil((axis.ticks.length * TICK_PX) / inner));
  return axis.ticks.filter(({ label }, index) => index % every === 0 || label === 'OT');
}
