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
import { count, type Metric, type MetricInput, median, needTouches, per5, share } from '../define-metric.ts';

const ballWonRate = {
  group: 'transition',
  unit: 'count',
  scale: 'per5',
  decimals: 1,
  target: null,
  sample: 's of playing time',
  confidence: 'medium',
  minimumTeamSize: 1,
} as const;

const CONTROL_WORDS =
  'A team has the ball when it touches the ball twice in a row, or when no opponent touches it for 1.25 seconds.';

const takeawaysOf = ({ of }: MetricInput): TakeawayEvent[] =>
  of(turnoverDetector).filter((event): event is TakeawayEvent => event.kind === 'takeaway');
const turnoversOf = ({ of }: MetricInput): TurnoverEvent[] =>
  of(turnoverDetector).filter((event): event is TurnoverEvent => event.kind === 'turnover');

/** Turnovers and takeaways. */
export const BALL_WON_METRICS: readonly Metric[] = needTouches([
  {
    ...ballWonRate,
    key: 'takeaways',
    number: 44,
    label: 'Takeaways',
    better: 'higher',
    definition: `Touches that win the ball while the opponents have it, per 5 minutes of play. ${CONTROL_WORDS}`,
    events: ['takeaway'],
    compute: (input) => per5(takeawaysOf(input).length, input),
  },
  {
    ...ballWonRate,
    key: 'interceptions',
    number: 45,
    label: 'Interceptions',
    better: 'higher',
    confidence: 'low',
    definition:
      'Takeaways off an opponent’s pass, per 5 minutes of play. The ball would have gotten within 800 uu of their teammate in 2.5 seconds.',
    events: ['takeaway'],
    compute: (input) =>
      per5(takeawaysOf(input).filter(({ evidence }) => evidence.interception).length, input),
  },
  {
    ...ballWonRate,
    key: 'turnovers',
    number: 46,
    label: 'Turnovers',
    better: 'lower',
    definition: `Times you touched the ball last before the opponents won it, per 5 minutes of play. Shots on target, pressured clears and kickoffs are left out. ${CONTROL_WORDS}`,
    events: ['turnover'],
    compute: (input) => per5(turnoversOf(input).length, input),
  },
  {
    ...ballWonRate,
    key: 'dangerousTurnovers',
    number: 47,
    label: 'Dangerous turnovers',
    better: 'lower',
    definition:
      'Turnovers in your own half, or followed by an opponents’ shot within 5 seconds, per 5 minutes of play.',
    events: ['turnover'],
    compute: (input) => per5(turnoversOf(input).filter(({ evidence }) => evidence.dangerous).length, input),
  },
]);

const carryRate = {
  group: 'transition',
  scale: 'per5',
  target: null,
  better: 'higher',
  sample: 's of playing time',
  confidence: 'medium',
} as const;

/** Bringing the ball forward. */
export const CARRY_METRICS: readonly Metric[] = needTouches([
  {
    ...carryRate,
    key: 'outletPasses',
    number: 53,
    label: 'Outlet passes',
    unit: 'count',
    decimals: 1,
    minimumTeamSize: 2,
    definition:
      'Passes out of your own third that bring the ball 1,500 uu or more forward, per 5 minutes of play. Passes from a 50/50 or off the backboard don’t count here.',
    events: ['pass'],
    compute: (input) =>
      per5(
        input
          .of(passDetector)
          .filter(({ evidence }) => evidence.role === 'passer' && evidence.passKind === 'outlet').length,
        input,
      ),
  },
  {
    ...carryRate,
    key: 'carryProgress',
    number: 54,
    label: 'Carry progress',
    unit: 'uu',
    decimals: 0,
    minimumTeamSize: 1,
    definition:
      'How far you dribble the ball toward the opponents’ goal line, per 5 minutes of play. Only dribbles of a second or more that gain ground count.',
    events: ['dribble'],
    compute: (input) =>
      per5(
        input.of(dribbleDetector).reduce((total, { evidence }) => total + Math.max(0, evidence.progress), 0),
        input,
      ),
  },
  {
    ...carryRate,
    key: 'rushes',
    number: 55,
    label: 'Rushes joined',
    unit: 'count',
    decimals: 1,
    minimumTeamSize: 2,
    definition:
      'Counterattacks you joined, per 5 minutes of play. Your team wins the ball in its half and takes it past midfield within 4 seconds. At least two attackers go, against as many defenders or fewer.',
    events: ['rush'],
    compute: (input) => per5(input.of(rushDetector).length, input),
    computeTeam: ([first]) => {
      if (!first) return null;
      const own = first.all(rushDetector).filter(({ team }) => team === first.player.team);
      return {
        sum: new Set(own.map(({ evidence }) => evidence.number)).size,
        over: first.facts.matchClocks.live,
      };
    },
  },
]);

const duelBase = { group: 'transition', target: null, minimumTeamSize: 1 } as const;

const CHALLENGE_WORDS =
  'In a challenge you and an opponent hit the ball within a fifth of a second. It also counts when your pressure (within 600 uu, at 18 km/h) makes them lose it within 2 seconds. Kickoffs are left out.';

const recoveryTimes = ({ of }: MetricInput): number[] =>
  of(recoveryDetector).map(({ evidence }) => evidence.seconds);

/** Challenges, and what follows when the ball is lost. */
export const DUEL_METRICS: readonly Metric[] = needTouches([
  {
    ...duelBase,
    key: 'challengeWinPct',
    number: 56,
    label: 'Challenge win rate',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'higher',
    sample: 'challenges with a winner',
    confidence: 'medium',
    definition: `% of 50/50s and challenges your team came out of with the ball. ${CHALLENGE_WORDS}`,
    events: ['challenge'],
    compute: ({ of }) => {
      const challenges = of(challengeDetector);
      const won = challenges.filter(({ evidence }) => evidence.result === 'won').length;
      const lost = challenges.filter(({ evidence }) => evidence.result === 'lost').length;
      return share(won, won + lost);
    },
  },
  {
    ...duelBase,
    key: 'challenges',
    number: 57,
    label: 'Challenges',
    unit: 'count',
    scale: 'per5',
    decimals: 1,
    better: 'neutral',
    sample: 's of playing time',
    confidence: 'medium',
    definition: `Challenges per 5 minutes of play, won or lost. ${CHALLENGE_WORDS}`,
    events: ['challenge'],
    compute: (input) => per5(input.of(challengeDetector).length, input),
  },
  {
    ...duelBase,
    key: 'recoveryTime',
    number: 58,
    label: 'Recovery time',
    unit: 'seconds',
    scale: 'mean',
    decimals: 2,
    better: 'lower',
    sample: 'landings',
    confidence: 'medium',
    definition:
      'Median time from landing until you’re back at 40 km/h toward the ball, or toward your net if a teammate is closer. Flights of half a second or more near the ball count. Capped at 3 seconds.',
    events: ['recovery'],
    compute: (input) => median(recoveryTimes(input)),
    computeTeam: (players) => median(players.flatMap(recoveryTimes)),
  },
]);

const transition = {
  group: 'transition',
  target: null,
  better: 'higher',
  confidence: 'medium',
  minimumTeamSize: 1,
  events: ['transition'],
} as const;
const percent = { unit: 'percent', scale: 'share', decimals: 1, sample: 'transitions' } as const;

const TRANSITION_WORDS =
  'A transition starts when you win the ball in your own half. It lasts while your team has it, up to 8 seconds.';

const startedBy = ({ of }: MetricInput): readonly Transition[] => of(transitionDetector);
const entryTimes = (input: MetricInput): number[] =>
  startedBy(input).flatMap(({ evidence }) => evidence.secondsToEntry ?? []);

/** Outcomes of balls won in your own half, counted for the player who won them (game-and-stats.md 3.36). */
export const TRANSITION_METRICS: readonly Metric[] = needTouches([
  {
    ...transition,
    ...percent,
    key: 'transitionExitPct',
    number: 48,
    label: 'Exit success',
    sample: 'transitions from your third',
    definition: `% of your transitions that get out of your own third. ${TRANSITION_WORDS}`,
    compute: (input) => {
      const deep = startedBy(input).filter(({ evidence }) => evidence.exited !== null);
      return share(deep.filter(({ evidence }) => evidence.exited).length, deep.length);
    },
  },
  {
    ...transition,
    ...percent,
    key: 'transitionEntryPct',
    number: 49,
    label: 'Entry success',
    definition: `% of your transitions that reach the attacking third. ${TRANSITION_WORDS}`,
    compute: (input) => {
      const all = startedBy(input);
      return share(all.filter(({ evidence }) => evidence.entered).length, all.length);
    },
  },
  {
    ...transition,
    ...percent,
    key: 'transitionShotPct',
    number: 50,
    label: 'Transitions with shot',
    definition: `% of your transitions that end in a shot. ${TRANSITION_WORDS}`,
    compute: (input) => {
      const all = startedBy(input);
      return share(all.filter(({ evidence }) => evidence.shots > 0).length, all.length);
    },
  },
  {
    ...transition,
    key: 'transitionTime',
    number: 51,
    label: 'Time to entry',
    unit: 'seconds',
    scale: 'mean',
    decimals: 1,
    better: 'lower',
    sample: 'transitions that got there',
    definition: `Median time until the ball reaches the attacking third, in transitions that get there. ${TRANSITION_WORDS}`,
    compute: (input) => median(entryTimes(input)),
    computeTeam: (players) => median(players.flatMap(entryTimes)),
  },
  {
    ...transition,
    key: 'transitionXg',
    number: 52,
    label: 'xG from transitions',
    unit: 'goals',
    scale: 'match',
    decimals: 2,
    sample: 'match',
    definition: `The xG of your team’s shots in your transitions. ${TRANSITION_WORDS}`,
    compute: (input) =>
      hasStandardGoals(input.match.timeline)
        ? count(startedBy(input).reduce((total, { evidence }) => total + evidence.xg, 0))
        : null,
  },
]);
