import { challengeDetector } from '../../detectors/challenge/challenge.detector.ts';
import { dribbleDetector } from '../../detectors/dribble/dribble.detector.ts';
import { passDetector } from '../../detectors/pass/pass.detector.ts';
import { recoveryDetector } from '../../detectors/recovery/recovery.detector.ts';
import { rushDetector } from '../../detectors/rush/rush.detector.ts';
import { transitionDetector } from '../../detectors/transition/transition.detector.ts';
import { turnoverDetector } from '../../detectors/turnover/turnover.detector.ts';
import { sumOf } from '../../sums.ts';
import {
  count,
  eventsPer5,
  type MetricInput,
  median,
  needGoals,
  needTouches,
  per5,
  shareOfEvents,
} from '../define-metric.ts';

const recoveryTimes = ({ of }: MetricInput): number[] =>
  of(recoveryDetector).map(({ evidence }) => evidence.seconds);
const entryTimes = ({ of }: MetricInput): number[] =>
  of(transitionDetector).flatMap(({ evidence }) => evidence.secondsToEntry ?? []);

/**
 * Turnovers and takeaways, bringing the ball forward, challenges, and outcomes of balls won in your own half, counted
 * for the player who won them (game-and-stats.md 3.36).
 */
export const TRANSITION_METRICS = needTouches({
  takeaways: eventsPer5(turnoverDetector, ({ kind }) => kind === 'takeaway'),
  interceptions: eventsPer5(
    turnoverDetector,
    (event) => event.kind === 'takeaway' && event.evidence.interception,
  ),
  turnovers: eventsPer5(turnoverDetector, ({ kind }) => kind === 'turnover'),
  dangerousTurnovers: eventsPer5(
    turnoverDetector,
    (event) => event.kind === 'turnover' && event.evidence.dangerous,
  ),
  outletPasses: eventsPer5(
    passDetector,
    ({ evidence }) => evidence.role === 'passer' && evidence.passKind === 'outlet',
  ),
  carryProgress: (input) =>
    per5(
      sumOf(input.of(dribbleDetector), ({ evidence }) => Math.max(0, evidence.progress)),
      input,
    ),
  rushes: {
    compute: eventsPer5(rushDetector),
    computeTeam: ([first]) => {
      if (!first) return null;
      const rushes = first.all(rushDetector).filter(({ team }) => team === first.player.team);
      return {
        sum: new Set(rushes.map(({ evidence }) => evidence.number)).size,
        over: first.facts.matchClocks.live,
      };
    },
  },
  challengeWinPct: shareOfEvents(
    challengeDetector,
    ({ evidence }) => evidence.result === 'won',
    ({ evidence }) => evidence.result !== 'neutral',
  ),
  challenges: eventsPer5(challengeDetector),
  recoveryTime: {
    compute: (input) => median(recoveryTimes(input)),
    computeTeam: (players) => median(players.flatMap(recoveryTimes)),
  },
  transitionExitPct: shareOfEvents(
    transitionDetector,
    ({ evidence }) => evidence.exited === true,
    ({ evidence }) => evidence.exited !== null,
  ),
  transitionEntryPct: shareOfEvents(transitionDetector, ({ evidence }) => evidence.entered),
  transitionShotPct: shareOfEvents(transitionDetector, ({ evidence }) => evidence.shots > 0),
  transitionTime: {
    compute: (input) => median(entryTimes(input)),
    computeTeam: (players) => median(players.flatMap(entryTimes)),
  },
  ...needGoals({
    transitionXg: ({ of }) => count(sumOf(of(transitionDetector), ({ evidence }) => evidence.xg)),
  }),
});
