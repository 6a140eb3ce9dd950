import { TEAM_INDICES } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { type FlipEvent, flipDetector } from '../flip/flip.detector.ts';
import { defineDetector, getBallAt, makeEvent, makePlayerEvent } from '../game-event.ts';
import { type PadPickup, padPickupDetector } from '../pad-pickup/pad-pickup.detector.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import { CONFIDENCE, describeSupporter, describeTaker, type Judged } from './describe-player.ts';
import { chooseTaker, findKickoffs, type KickoffSpan, NO_TOUCH_SECONDS } from './find-kickoffs.ts';
import {
  CONTEST_SECONDS,
  findKickoffGoal,
  isCountedInStatistics,
  judgeOutcome,
  judgePossession,
  POSSESSION_SECONDS,
} from './judge-outcome.ts';
import { calculateDistanceToCenter, type KickoffEvent, spawnKind } from './kickoff-event.ts';

const GOAL_CODES = { for: 235, against: 240 } as const;

/** Detects kickoffs and what each player did in them. game-and-stats.md 3.3 and 4.11. */
export const kickoffDetector = defineDetector({
  kinds: ['kickoff', 'kickoffTaken', 'kickoffSupported', 'kickoffGoal'],
  needs: [touchDetector, flipDetector, padPickupDetector],
  detect: (match, [touches, flips, pickups]): KickoffEvent[] => {
    const kickoffs = findKickoffs(match, touches);
    return kickoffs.flatMap((kickoff, i) =>
      describe(match, kickoff, i + 1, kickoffs[i + 1]?.go ?? match.frames, flips, pickups),
    );
  },
});

function describe(
  match: MatchView,
  kickoff: KickoffSpan,
  number: number,
  nextGo: number,
  flips: readonly FlipEvent[],
  pickups: readonly PadPickup[],
): KickoffEvent[] {
  const { go, start, roundEnd, firstTouch, touches } = kickoff;
  const { clock } = match;
  const lastFrame = roundEnd - 1;
  const at = firstTouch?.frame ?? Math.min(match.frameAt(clock.elapsed[go]! + NO_TOUCH_SECONDS), lastFrame);
  const endFrame =
    firstTouch === null ? at : Math.min(match.frameAt(firstTouch.time + POSSESSION_SECONDS), lastFrame);
  const sides = match.teams.map((team) => team.filter((view) => match.isAlive(view, go)));
  const takers = sides.map((side) => (side.length === 0 ? null : chooseTaker(match, side, kickoff, at)));
  const takerIndexes = takers.map((view) => view?.index ?? -1);
  const outcome = judgeOutcome(match, kickoff);
  const judged: Judged = {
    number,
    kickoff,
    at,
    endFrame,
    contested: isContested(kickoff, takerIndexes),
    outcome,
    possession: judgePossession(kickoff, takerIndexes),
    goal: findKickoffGoal(match, kickoff, nextGo),
  };
  const { goal, possession } = judged;
  const counted = isCountedInStatistics(goal) ? goal : null;
  const whole: KickoffEvent = makeEvent(match, {
    kind: 'kickoff',
    team: null,
    frame: go,
    endFrame,
    at: firstTouch ?? getBallAt(match, go),
    confidence: CONFIDENCE,
    evidence: {
      number,
      spawn: matchSpawn(sides.flat(), go),
      countdownFrame: start,
      firstTouchFrame: firstTouch?.frame ?? -1,
      firstTouchPlayer: firstTouch?.player ?? -1,
      timeToBall: firstTouch === null ? null : firstTouch.time - clock.elapsed[go]!,
      contested: judged.contested,
      winner: outcome.winner,
      strength: Math.abs(outcome.reach),
      band: outcome.band,
      possession: possession.kind,
      possessionTeam: possession.team,
      nextTouchTeam: possession.nextTeam,
      goalTeam: counted?.team ?? null,
      secondsToGoal: counted?.seconds ?? null,
      directGoal: goal?.direct ?? false,
      blueTaker: takerIndexes[0] ?? -1,
      orangeTaker: takerIndexes[1] ?? -1,
    },
  });
  const players = TEAM_INDICES.flatMap((team) =>
    sides[team]!.map((view) =>
      view === takers[team]
        ? describeTaker(match, view, judged, flips, pickups)
        : describeSupporter(match, view, judged, pickups),
    ),
  );
  return [whole, ...players, ...goalEvents(match, sides, judged, touches.length)];
}

/** Returns whether both takers' first touches are within 0.35 s. */
function isContested({ touches }: KickoffSpan, takers: readonly number[]): boolean {
  const [blue, orange] = takers.map((taker) => touches.find(({ player }) => player === taker));
  return blue !== undefined && orange !== undefined && Math.abs(blue.time - orange.time) <= CONTEST_SECONDS;
}

/** Returns the spawn spot nearest to the ball; both teams mirror each other. */
function matchSpawn(players: readonly PlayerView[], go: number) {
  const [nearest] = players.toSorted(
    (a, b) => calculateDistanceToCenter(a, go) - calculateDistanceToCenter(b, go),
  );
  return nearest === undefined ? 'unknown' : spawnKind(nearest, go);
}

function goalEvents(
  match: MatchView,
  sides: readonly (readonly PlayerView[])[],
  { goal, number, kickoff }: Judged,
  touchCount: number,
): KickoffEvent[] {
  if (!isCountedInStatistics(goal) || touchCount === 0) return [];
  return sides.flat().map((view) =>
    makePlayerEvent(match, view, {
      kind: 'kickoffGoal',
      code: view.team === goal.team ? GOAL_CODES.for : GOAL_CODES.against,
      frame: goal.frame,
      at: getBallAt(match, goal.frame),
      confidence: kickoff.firstTouch === null ? 0 : 1,
      evidence: { number, secondsAfterFirstTouch: goal.seconds, direct: goal.direct },
    }),
  );
}
