import { doubleTapDetector } from '../../detectors/double-tap/double-tap.detector.ts';
import { dribbleDetector } from '../../detectors/dribble/dribble.detector.ts';
import { flickDetector } from '../../detectors/flick/flick.detector.ts';
import { pinchDetector } from '../../detectors/pinch/pinch.detector.ts';
import { redirectDetector } from '../../detectors/redirect/redirect.detector.ts';
import { touchDetector } from '../../detectors/touch/touch.detector.ts';
import { playsOf, type TouchEvent } from '../../detectors/touch/touch-event.ts';
import { whiffDetector } from '../../detectors/whiff/whiff.detector.ts';
import { length } from '../../model/length.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { eventsPer5, type Metric, type MetricInput, per5, perMatch, share } from '../define-metric.ts';

/** The ball is under control within this distance and relative speed, uu and uu/s, for this share of this time, s [SA]. */
const NEAR_BALL = 600;
const SLOW_BALL = 800;
const CONTROLLED_SHARE = 0.7;
const WATCH_SECONDS = 1.25;

/** A player's first touch after another player's touch. */
interface FirstTouch {
  touch: TouchEvent;
  controlled: boolean;
}

/**
 * Returns first touches of a player's receptions in a match (game-and-stats.md 4.2, touch quality). Excluded: the
 * first touch of a kickoff, which has no passer, 50/50s, and touches followed by less play than the time watched.
 */
function firstTouchesOf(input: MetricInput): readonly FirstTouch[] {
  return firstTouches(input).get(input.player.index) ?? [];
}

const firstTouches = perMatch(({ match, all }) => findFirstTouches(match, all(touchDetector)));

function findFirstTouches(match: MatchView, touches: readonly TouchEvent[]): Map<number, FirstTouch[]> {
  const byPlayer = new Map<number, FirstTouch[]>();
  const views = new Map(match.players.map((view) => [view.index, view]));
  for (const play of playsOf(match, touches)) {
    const stops = match.clock.elapsed[play.endFrame]!;
    play.touches.forEach((touch, at) => {
      const before = play.touches[at - 1];
      const view = views.get(touch.player);
      if (before === undefined || before.player === touch.player || touch.evidence.contested) return;
      if (view === undefined || touch.time + WATCH_SECONDS > stops) return;
      const own = byPlayer.get(touch.player) ?? [];
      own.push({ touch, controlled: isControlled(match, view, touch) });
      byPlayer.set(touch.player, own);
    });
  }
  return byPlayer;
}

function isControlled(match: MatchView, view: PlayerView, { frame, time }: TouchEvent): boolean {
  const { clock, ball, frames } = match;
  const { car } = view;
  let near = 0;
  for (let at = frame + 1; at < frames && clock.elapsed[at]! - time <= WATCH_SECONDS; at++) {
    if (!match.isAlive(view, at)) break;
    const away = length(ball.x[at]! - car.x[at]!, ball.y[at]! - car.y[at]!, ball.z[at]! - car.z[at]!);
    if (away > NEAR_BALL) continue;
    const speed = length(ball.vx[at]! - car.vx[at]!, ball.vy[at]! - car.vy[at]!, ball.vz[at]! - car.vz[at]!);
    if (speed <= SLOW_BALL) near += clock.delta[at]!;
  }
  return near >= CONTROLLED_SHARE * WATCH_SECONDS;
}

const control = {
  group: 'mechanics',
  target: null,
  minimumTeamSize: 1,
  unit: 'count',
  scale: 'per5',
  decimals: 1,
  better: 'higher',
  sample: 's of playing time',
  confidence: 'medium',
} as const;

/** What a player does with the ball. */
export const BALL_CONTROL_METRICS: readonly Metric[] = [
  {
    ...control,
    key: 'dribbles',
    number: 109,
    label: 'Dribbles',
    definition:
      'Times you carried the ball on or in front of your car for a second or more, per 5 minutes of play.',
    events: ['dribble'],
    compute: eventsPer5(dribbleDetector),
  },
  {
    ...control,
    key: 'dribbleTime',
    number: 110,
    label: 'Dribble time',
    unit: 'seconds',
    definition: 'Seconds you spent dribbling, in dribbles of a second or more, per 5 minutes of play.',
    events: ['dribble'],
    compute: (input) =>
      per5(
        input.of(dribbleDetector).reduce((total, { duration }) => total + duration, 0),
        input,
      ),
  },
  {
    ...control,
    key: 'flicks',
    number: 111,
    label: 'Flicks',
    definition:
      'Flips out of a carry of 0.2 seconds or more that changed the ball’s speed by 12 km/h or more, per 5 minutes of play. Musty flicks count.',
    events: ['flick'],
    compute: eventsPer5(flickDetector),
  },
  {
    ...control,
    key: 'doubleTaps',
    number: 115,
    label: 'Double taps',
    definition:
      'Balls you played off the opponents’ backboard and hit toward the net within 2.5 seconds, per 5 minutes of play.',
    events: ['doubleTap'],
    compute: eventsPer5(doubleTapDetector),
  },
  {
    ...control,
    key: 'redirects',
    number: 116,
    label: 'Redirects',
    definition:
      'Touches 200 uu up or higher that turned a moving ball by 45 degrees or more toward the net, per 5 minutes of play.',
    events: ['redirect'],
    compute: eventsPer5(redirectDetector),
  },
  {
    ...control,
    key: 'pinches',
    number: 117,
    label: 'Pinches',
    definition:
      'Balls you squeezed against a surface or another car that left at 108 km/h or more, per 5 minutes of play.',
    events: ['pinch'],
    compute: eventsPer5(pinchDetector),
  },
  {
    ...control,
    key: 'wallTouches',
    number: 118,
    label: 'Wall touches',
    confidence: 'high',
    definition: 'Touches while your car was driving on a wall, per 5 minutes of play.',
    events: ['touch'],
    compute: eventsPer5(touchDetector, ({ evidence }) => evidence.surface === 'wall'),
  },
  {
    ...control,
    key: 'whiffs',
    number: 119,
    label: 'Whiffs',
    better: 'lower',
    confidence: 'low',
    definition:
      'Times you went for the ball, got within 220 uu, and missed, per 5 minutes of play. No one touched it.',
    events: ['whiff'],
    compute: eventsPer5(whiffDetector),
  },
  {
    ...control,
    key: 'touchQuality',
    number: 120,
    label: 'Controlled first touches',
    unit: 'percent',
    scale: 'share',
    sample: 'first touches',
    definition:
      '% of your first touches that kept the ball with you. It stays within 600 uu and 29 km/h of your car for 70% of the next 1.25 seconds. 50/50s are left out.',
    events: ['touch'],
    compute: (input) => {
      const first = firstTouchesOf(input);
      return share(first.filter(({ controlled }) => controlled).length, first.length);
    },
  },
];
