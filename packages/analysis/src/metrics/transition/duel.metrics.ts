import { challengeDetector } from '../../detectors/challenge/challenge.detector.ts';
import { recoveryDetector } from '../../detectors/recovery/recovery.detector.ts';
import { type Metric, type MetricInput, median, needTouches, per5, share } from '../define-metric.ts';

const transition = { group: 'transition', target: null, minimumTeamSize: 1 } as const;

const CHALLENGE_WORDS =
  'In a challenge you and an opponent hit the ball within a fifth of a second of each other, or closing in on him (within 600 uu, at 500 uu/s) makes him lose it within 2 seconds. Kickoffs are left out.';

const recoveryTimes = ({ of }: MetricInput): number[] =>
  of(recoveryDetector).map(({ evidence }) => evidence.seconds);

/** Going for the ball, and what follows when it is gone. */
export const DUEL_METRICS: readonly Metric[] = needTouches([
  {
    ...transition,
    key: 'challengeWinPct',
    number: 56,
    label: 'Challenge win rate',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'higher',
    sample: 'challenges with a winner',
    confidence: 'medium',
    definition: `Challenges won for each hundred won or lost: your team has the ball next, or nobody and it went your way. ${CHALLENGE_WORDS}`,
    events: ['challenge'],
    compute: ({ of }) => {
      const challenges = of(challengeDetector);
      const won = challenges.filter(({ evidence }) => evidence.result === 'won').length;
      const lost = challenges.filter(({ evidence }) => evidence.result === 'lost').length;
      return share(won, won + lost);
    },
  },
  {
    ...transition,
    key: 'challenges',
    number: 57,
    label: 'Challenges',
    unit: 'count',
    scale: 'per5',
    decimals: 1,
    better: 'neutral',
    sample: 's of live play',
    confidence: 'medium',
    definition: `Challenges in five minutes of live play, whoever wins. ${CHALLENGE_WORDS}`,
    events: ['challenge'],
    compute: (input) => per5(input.of(challengeDetector).length, input),
  },
  {
    ...transition,
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
      'Seconds from landing after a flight for the ball until you drive at 1,100 uu/s or more towards the ball, or towards your goal when a mate is nearer to the ball, in the middle one of your landings. Flights of half a second or more with a touch or within 600 uu of the ball count; 3 seconds is the most.',
    events: ['recovery'],
    compute: (input) => median(recoveryTimes(input)),
    computeTeam: (players) => median(players.flatMap(recoveryTimes)),
  },
]);
