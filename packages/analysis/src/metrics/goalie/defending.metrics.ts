import { tankLevels } from '../../detectors/boost-use/tank-levels.ts';
import { shadowDetector } from '../../detectors/shadow/shadow.detector.ts';
import { count, type Metric, mean, share } from '../define-metric.ts';
import { needTouches } from '../need-touches.ts';
import { defendingSeconds, lastManSeconds } from './defence-seconds.ts';
import { goalsConceded } from './goals-conceded.ts';

/** Boost is looked at this long before a goal against, s (game-and-stats.md 4.2). */
const BEFORE_GOAL_SECONDS = 5;

const goalie = { group: 'goalie', target: null, minimumTeamSize: 1 } as const;

/** Where a player is when his team defends. */
export const DEFENDING_METRICS: readonly Metric[] = [
  {
    ...goalie,
    key: 'concededAsLastMan',
    number: 39,
    label: 'Goals conceded as last man',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    better: 'lower',
    sample: 'match',
    confidence: 'high',
    minimumTeamSize: 2,
    definition:
      'Goals against your team with you as its player nearest to your own goal line when the scorer hit the ball.',
    events: ['goal'],
    compute: (input) =>
      count(goalsConceded(input).filter(({ evidence }) => evidence.lastMan === input.player.index).length),
  },
  ...needTouches([
    {
      ...goalie,
      key: 'shadowTimePct',
      number: 40,
      label: 'Shadow defence time',
      unit: 'percent',
      scale: 'share',
      decimals: 1,
      better: 'neutral',
      sample: 's of defending',
      confidence: 'low',
      definition:
        'Part of the time in which the opponents have the ball on your side or just across the middle that you retreat in front of it: goal-side by 250 uu or more, 700 to 3,200 uu away, on the way between ball and goal.',
      events: ['shadow'],
      compute: (input) =>
        share(
          input.of(shadowDetector).reduce((total, { evidence }) => total + evidence.seconds, 0),
          defendingSeconds(input),
        ),
    },
  ]),
  {
    ...goalie,
    key: 'timeLastManPct',
    number: 41,
    label: 'Time as last man',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'neutral',
    sample: 's with team mates',
    confidence: 'high',
    minimumTeamSize: 2,
    definition:
      'Part of live play with at least one team mate on the field in which you are the player nearest to your own goal line.',
    events: [],
    compute: (input) => {
      const { lastMan, together } = lastManSeconds(input);
      return share(lastMan, together);
    },
  },
  {
    ...goalie,
    key: 'caughtAhead',
    number: 42,
    label: 'Caught ahead of play',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    better: 'lower',
    sample: 'match',
    confidence: 'high',
    definition:
      'Goals against your team with the ball in your half, at least 1,200 uu from the middle, and you 2,200 uu or more ahead of it, at most 250 uu behind the middle, when the scorer hit it.',
    events: ['goal'],
    compute: (input) =>
      count(
        goalsConceded(input).filter(({ evidence }) =>
          evidence.caughtAhead.split(',').includes(String(input.player.index)),
        ).length,
      ),
  },
  {
    ...goalie,
    key: 'boostAtGoalsAgainst',
    number: 43,
    label: 'Boost at goals conceded',
    unit: 'boost',
    scale: 'mean',
    decimals: 1,
    better: 'neutral',
    sample: 'goals conceded',
    confidence: 'high',
    definition:
      'Boost in your tank 5 seconds before goals against your team, on average. Goals at which your car was not on the field then are left out.',
    events: ['goal'],
    compute: (input) => {
      const { match, player } = input;
      const { boostAmounts, unlimitedBoost } = match.timeline.facts;
      if (!boostAmounts || unlimitedBoost) return null;
      const levels = tankLevels(player.car, match.clock);
      return mean(
        goalsConceded(input).flatMap(({ time }) => {
          const level = levels[match.frameAt(Math.max(0, time - BEFORE_GOAL_SECONDS))]!;
          return Number.isNaN(level) ? [] : [level];
        }),
      );
    },
  },
];
