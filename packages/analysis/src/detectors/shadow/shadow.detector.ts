import { otherTeam, type TeamIndex } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import type { GameEvent } from '../game-event.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { possessionDetector } from '../possession/possession.detector.ts';
import { controlledSpans, possessionByFrame } from '../pressure/possession-by-frame.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { TouchEvent } from '../touch/touch-event.ts';
import { isShadowing } from './is-shadowing.ts';
import { CONFIDENCE, EPISODE_SECONDS, LEAST_SECONDS, MERGE_SECONDS, SUCCESS_SECONDS } from './thresholds.ts';

export type ShadowEvidence = {
  /** Seconds of actual shadowing inside the span. */
  readonly seconds: number;
  /** Long enough to be called an episode: 0.8 s. */
  readonly episode: boolean;
  /** No shot against within 2 s of the end, or the own team took the ball. */
  readonly success: boolean;
  readonly distanceToBall: number;
};
export type Shadow = GameEvent<'shadow', ShadowEvidence>;

/** Retreating goal-side of an attack instead of challenging it. game-and-stats.md 3.35. */
export const shadowDetector = defineDetector({
  key: 'shadow',
  kinds: ['shadow'],
  needs: [possessionDetector, touchDetector],
  detect: (match, [possessions, touches]): Shadow[] => {
    const possession = possessionByFrame(controlledSpans(possessions), match.frames);
    const attackers = lastTouchers(match, touches);
    return match.players
      .flatMap((view) => findForPlayer(match, view, possession, attackers, touches))
      .sort((a, b) => a.frame - b.frame || a.player - b.player);
  },
});

/** Position in `match.players` of who touched last, per frame; -1 for nobody. */
function lastTouchers(match: MatchView, touches: readonly TouchEvent[]): Int8Array {
  const column = new Int8Array(match.frames).fill(-1);
  const places = new Map(match.players.map(({ index }, place) => [index, place]));
  touches.forEach(({ player, frame }, i) => {
    column.fill(places.get(player) ?? -1, frame, touches[i + 1]?.frame ?? match.frames);
  });
  return column;
}

function findForPlayer(
  match: MatchView,
  view: PlayerView,
  possession: Uint8Array,
  attackers: Int8Array,
  touches: readonly TouchEvent[],
): Shadow[] {
  const { live, clock, players, frames } = match;
  const opponents = otherTeam(view.team);
  const events: Shadow[] = [];
  let start = -1;
  let last = -1;
  let seconds = 0;
  const close = (): void => {
    if (start >= 0 && seconds >= LEAST_SECONDS) {
      events.push(describe(match, view, start, last, seconds, touches));
    }
    start = -1;
    seconds = 0;
  };
  for (let frame = 0; frame < frames; frame++) {
    const attacker =
      live[frame] === 1 && possession[frame] === opponents ? players[attackers[frame]!] : undefined;
    const shadows =
      attacker !== undefined && attacker.team === opponents && isShadowing(match, view, attacker, frame);
    if (shadows) {
      if (start < 0) start = frame;
      last = frame;
      seconds += clock.delta[frame]!;
    } else if (
      start >= 0 &&
      (live[frame] === 0 || clock.elapsed[frame]! - clock.elapsed[last]! > MERGE_SECONDS)
    ) {
      close();
    }
  }
  close();
  return events;
}

function describe(
  match: MatchView,
  view: PlayerView,
  start: number,
  end: number,
  seconds: number,
  touches: readonly TouchEvent[],
): Shadow {
  const { ball, clock } = match;
  const { car, team, index: player } = view;
  const ended = clock.elapsed[end]!;
  const next = touches.find(({ time }) => time > ended);
  const won = next !== undefined && next.team === team && next.time - ended <= SUCCESS_SECONDS;
  return makeEvent(match, {
    kind: 'shadow',
    code: null,
    team,
    player,
    frame: start,
    endFrame: end,
    at: carAt(view, start),
    confidence: CONFIDENCE,
    evidence: {
      seconds,
      episode: seconds >= EPISODE_SECONDS,
      success: won || !isShotAgainst(match, team, clock.elapsed[start]!, ended + SUCCESS_SECONDS),
      distanceToBall: Math.hypot(
        car.x[start]! - ball.x[start]!,
        car.y[start]! - ball.y[start]!,
        car.z[start]! - ball.z[start]!,
      ),
    },
  });
}

/** The game credited a shot or goal to the opponents. */
function isShotAgainst({ timeline, clock }: MatchView, team: TeamIndex, from: number, to: number): boolean {
  return timeline.rises.some(
    ({ counter, player, frame }) =>
      (counter === 'shots' || counter === 'goals') &&
      timeline.players[player]?.team !== team &&
      clock.elapsed[frame]! >= from &&
      clock.elapsed[frame]! <= to,
  );
}
