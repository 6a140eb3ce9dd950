import type { TimelineEvent } from '@datacoach/contract';
import { calculateSpeedAt } from '../timeline/car-axes.ts';
import type { Timeline, TimelinePlayer } from '../timeline/timeline.ts';
import { clockAt } from './match-event.ts';

/** Counters that have an event when they rise; goals and demolitions have better sources. */
const COUNTED: Readonly<Record<string, TimelineEvent['kind']>> = {
  shots: 'shot',
  saves: 'save',
  assists: 'assist',
};
/** A counter that jumps further was not counted live (a player rejoined) or is garbage. */
const MAX_JUMP = 3;
/** One hit opens up to 19 panels of a Dropshot floor, and each is a shot on its scoreboard. */
const MAX_PANELS = 19;
const DROPSHOT_BALL = 'TAGame.Ball_Breakout_TA';
/** The ball disappears or rests when a goal is counted, so its speed is taken from the last frames in which it moved. */
const SPEED_LOOKBACK_FRAMES = 15;

function getBallSpeedBefore({ ball }: Timeline, frame: number): number | null {
  for (let at = frame; at >= Math.max(0, frame - SPEED_LOOKBACK_FRAMES); at--) {
    if (ball.present[at] !== 1) continue;
    const speed = calculateSpeedAt(ball, at);
    if (speed > 1) return Math.round(speed);
  }
  return null;
}

/** Returns the events counted by the game, in order: goals, shots, saves, assists, demolitions. */
export function listTimelineEvents(timeline: Timeline): TimelineEvent[] {
  const { players, clock, facts } = timeline;
  const moment = (frame: number) => ({
    frame,
    time: Math.round((clock.elapsed[frame] ?? 0) * 1000) / 1000,
    clock: clockAt(timeline, frame),
  });
  const by = ({ team, key, name }: TimelinePlayer) => ({ team, player: key, playerName: name });
  const events: TimelineEvent[] = timeline.goals.map(({ frame, team, player, playerName, assistant }) => ({
    kind: 'goal',
    ...moment(frame),
    team,
    player: player === null ? null : (players[player]?.key ?? null),
    playerName,
    other: assistant === null ? null : (players[assistant]?.key ?? null),
    ballSpeed: getBallSpeedBefore(timeline, frame),
  }));
  const maxShots = facts.ballClass === DROPSHOT_BALL ? MAX_PANELS : MAX_JUMP;
  for (const { frame, player, counter, before, after } of timeline.rises) {
    const kind = COUNTED[counter];
    const actor = players[player];
    if (!kind || !actor || after - before > (counter === 'shots' ? maxShots : MAX_JUMP)) continue;
    for (let n = before; n < after; n++) {
      events.push({ kind, ...moment(frame), ...by(actor), other: null, ballSpeed: null });
    }
  }
  for (const { frame, attacker, victim } of timeline.demolitions) {
    const actor = players[attacker];
    const other = players[victim];
    if (!actor || !other) continue;
    events.push({ kind: 'demolition', ...moment(frame), ...by(actor), other: other.key, ballSpeed: null });
  }
  return events.sort((a, b) => a.frame - b.frame);
}
