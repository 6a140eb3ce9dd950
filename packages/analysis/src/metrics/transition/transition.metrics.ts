import { challengeDetector } from '../../detectors/challenge/challenge.detector.ts';
import { dribbleDetector } from '../../detectors/dribble/dribble.detector.ts';
import { passDetector } from '../../detectors/pass/pass.detector.ts';
import { recoveryDetector } from '../../detectors/recovery/recovery.detector.ts';
import { rushDetector } from '../../detectors/rush/rush.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { type Transition, transitionDetector } from '../../detectors/transition/transition.detector.ts';
import {
  type TakeawayEvent,
  type TurnoverEvent,
  turnoverDetector,
} from '../../detectors/turnover/turnover.detector.ts';
import { count, type MetricInput, median, needTouches, per5, share } from '../define-metric.ts';

const listTakeaways = ({ of }: MetricInput): TakeawayEvent[] =>
  of(turnoverDetector).filter((event): event is TakeawayEvent => event.kind === 'takeaway');
const listTurnovers = ({ of }: MetricInput): TurnoverEvent[] =>
  of(turnoverDetector).filter((event): event is TurnoverEvent => event.kind === 'turnover');

/** Turnovers and takeaways. */
export const BALL_WON_METRICS = needTouches({
  takeaways: (input) => per5(listTakeaways(input).length, input),
  interceptions: (input) =>
    per5(listTakeaways(input).filter(({ evidence }) => evidence.interception).length, input),
  turnovers: (input) => per5(listTurnovers(input).length, input),
  dangerousTurnovers: (input) =>
    per5(listTurnovers(input).filter(({ evidence }) => evidence.dangerous).length, input),
});

/** Bringing the ball forward. */
export const CARRY_METRICS = needTouches({
  outletPasses: (input) =>
    per5(
      input
        .of(passDetector)
        .filter(({ evidence }) => evidence.role === 'passer' && evidence.passKind === 'outlet').length,
      input,
    ),
  carryProgress: (input) =>
    per5(
      input.of(dribbleDetector).reduce((total, { evidence }) => total + Math.max(0, evidence.progress), 0),
      input,
    ),
  rushes: {
    compute: (input) => per5(input.of(rushDetector).length, input),
    computeTeam: ([first]) => {
      if (!first) return null;
      const rushes = first.all(rushDetector).filter(({ team }) => team === first.player.team);
      return {
        sum: new Set(rushes.map(({ evidence }) => evidence.number)).size,
        over: first.facts.matchClocks.live,
      };
    },
  },
});

const recoveryTimes = ({ of }: MetricInput): number[] =>
  of(recoveryDetector).map(({ evidence }) => evidence.seconds);

/** Challenges, and what follows when the ball is lost. */
export const DUEL_METRICS = needTouches({
  challengeWinPct: ({ of }) => {
    const challenges = of(challengeDetector);
    const won = challenges.filter(({ evidence }) => evidence.result === 'won').length;
    const lost = challenges.filter(({ evidence }) => evidence.result === 'lost').length;
    return share(won, won + lost);
  },
  challenges: (input) => per5(input.of(challengeDetector).length, input),
  recoveryTime: {
    compute: (input) => median(recoveryTimes(input)),
    computeTeam: (players) => median(players.flatMap(recoveryTimes)),
  },
});

const startedBy = ({ of }: MetricInput): readonly Transition[] => of(transitionDetector);
const entryTimes = (input: MetricInput): number[] =>
  startedBy(input).flatMap(({ evidence }) => evidence.secondsToEntry ?? []);

/** Outcomes of balls won in your own half, counted for the player who won them (game-and-stats.md 3.36). */
export const TRANSITION_METRICS = needTouches({
  transitionExitPct: (input) => {
    const deep = startedBy(input).filter(({ evidence }) => evidence.exited !== null);
    return share(deep.filter(({ evidence }) => evidence.exited).length, deep.length);
  },
  transitionEntryPct: (input) => {
    const all = startedBy(input);
    return share(all.filter(({ evidence }) => evidence.entered).length, all.length);
  },
  transitionShotPct: (input) => {
    const all = startedBy(input);
    return share(all.filter(({ evidence }) => evidence.shots > 0).length, all.length);
  },
  transitionTime: {
    compute: (input) => median(entryTimes(input)),
    computeTeam: (players) => median(players.flatMap(entryTimes)),
  },
  transitionXg: (input) =>
    hasStandardGoals(input.match.timeline)
      ? count(startedBy(input).reduce((total, { evidence }) => total + evidence.xg, 0))
      : null,
});
