import { backboardReadDetector } from '../../detectors/backboard/backboard-read.detector.ts';
import { clearDetector } from '../../detectors/clear/clear.detector.ts';
import { goalDetector } from '../../detectors/goal/goal.detector.ts';
import type { GoalEvent } from '../../detectors/goal/goal-evidence.ts';
import { saveDetector } from '../../detectors/save/save.detector.ts';
import { shotDetector } from '../../detectors/shot/shot.detector.ts';
import { hasStandardGoals } from '../../detectors/shot/standard-goals.ts';
import { FIELD } from '../../model/field-geometry.ts';
import { otherTeam } from '../../model/teams.ts';
import type { MatchView, PlayerView } from '../../timeline/match-view.ts';
import { count, type Metric, type MetricInput, needTouches, per5, share } from '../define-metric.ts';
import { type OnTargetShot, onTargetShots } from '../shooting/attempt.metrics.ts';

const clearing = {
  group: 'goalie',
  target: null,
  better: 'higher',
  decimals: 1,
  confidence: 'medium',
  minimumTeamSize: 1,
} as const;

const CLEAR_WORDS =
  'A clear is a touch in your own third that sends the ball away from your net at 47 km/h or more. Passes don’t count. Of touches within 0.75 seconds, the last one counts.';

/** Getting the ball out of the defensive zone. */
export const CLEAR_METRICS: readonly Metric[] = needTouches([
  {
    ...clearing,
    key: 'clears',
    number: 35,
    label: 'Clears',
    unit: 'count',
    scale: 'per5',
    sample: 's of playing time',
    definition: `Clears per 5 minutes of play. ${CLEAR_WORDS}`,
    events: ['clear'],
    compute: (input) => per5(input.of(clearDetector).length, input),
  },
  {
    ...clearing,
    key: 'clearSuccessPct',
    number: 36,
    label: 'Clear success',
    unit: 'percent',
    scale: 'share',
    sample: 'clears',
    definition: `% of clears that get 400 uu past your third within 3 seconds, before an opponent touches the ball. ${CLEAR_WORDS}`,
    events: ['clear'],
    compute: ({ of }) => {
      const clears = of(clearDetector);
      return share(clears.filter(({ evidence }) => evidence.successful).length, clears.length);
    },
  },
  {
    ...clearing,
    key: 'backboardClears',
    number: 37,
    label: 'Backboard clears',
    unit: 'count',
    scale: 'per5',
    sample: 's of playing time',
    definition:
      'Touches at least 200 uu up your backboard, per 5 minutes of play. They come before the ball bounces off it, or first within 1.2 seconds after.',
    events: ['backboardRead'],
    compute: (input) =>
      per5(
        input.of(backboardReadDetector).filter(({ evidence }) => evidence.side === 'defense').length,
        input,
      ),
  },
]);

const goalie = {
  group: 'goalie',
  target: null,
  minimumTeamSize: 1,
} as const;

/** Goals against a team, excluding own goals. */
const scoredAgainst = ({ player, all }: MetricInput): GoalEvent[] =>
  all(goalDetector).filter(
    (event): event is GoalEvent =>
      event.kind === 'goal' && event.team === otherTeam(player.team) && !event.evidence.ownGoal,
  );

const isKnown = ({ match }: MetricInput): boolean => hasStandardGoals(match.timeline);

/** Shots faced and their outcomes. */
export const SAVE_METRICS: readonly Metric[] = [
  {
    ...goalie,
    key: 'saves',
    number: 29,
    label: 'Saves',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    better: 'higher',
    sample: 'match',
    confidence: 'high',
    definition: 'Saves on your scoreboard.',
    events: ['save'],
    compute: ({ facts }) => count(facts.core.saves),
  },
  {
    ...goalie,
    key: 'epicSaves',
    number: 30,
    label: 'Epic saves',
    unit: 'count',
    scale: 'match',
    decimals: 0,
    better: 'higher',
    sample: 'match',
    confidence: 'medium',
    definition:
      'Saves the game calls epic. In files that don’t say: saves worth 75 points, or made in the last quarter second on the line.',
    events: ['save'],
    compute: ({ of }) => count(of(saveDetector).filter(({ evidence }) => evidence.epic).length),
  },
  ...needTouches([
    {
      ...goalie,
      key: 'shotsFaced',
      number: 31,
      label: 'Shots faced',
      unit: 'count',
      scale: 'match',
      decimals: 0,
      better: 'neutral',
      sample: 'match',
      confidence: 'medium',
      definition:
        'Attempts on target against you while you’re last man or within 2,000 uu of your net. The team stat counts each once.',
      events: ['shotOnTarget'],
      compute: (input) => (isKnown(input) ? count(shotsFaced(input).length) : null),
      // Two defenders can face the same shot.
      computeTeam: ([first]) => (first && isKnown(first) ? count(shotsAgainst(first).length) : null),
    },
  ]),
  {
    ...goalie,
    key: 'savePct',
    number: 32,
    label: 'Save percentage',
    unit: 'percent',
    scale: 'share',
    decimals: 1,
    better: 'higher',
    sample: 'saves and goals conceded',
    confidence: 'medium',
    definition: '% of shots you saved as the defender closest to the ball’s path. Own goals are left out.',
    events: ['save', 'goal'],
    compute: (input) => {
      const { saves } = input.facts.core;
      const conceded = scoredAgainst(input).filter(
        ({ evidence }) => evidence.nearestDefender === input.player.index,
      );
      return share(saves, saves + conceded.length);
    },
    // Every goal counts, including goals while the team has no one on the field.
    computeTeam: (players) => {
      const [first] = players;
      if (!first) return null;
      const saves = players.reduce((total, { facts }) => total + facts.core.saves, 0);
      return share(saves, saves + scoredAgainst(first).length);
    },
  },
  ...needTouches([
    {
      ...goalie,
      key: 'xga',
      number: 33,
      label: 'Expected goals against',
      unit: 'goals',
      scale: 'match',
      decimals: 2,
      better: 'lower',
      sample: 'match',
      confidence: 'medium',
      definition: 'The opponents’ xG while you’re in the match. It’s the same for everyone on your team.',
      events: ['shot'],
      compute: (input) => (isKnown(input) ? count(input.xg.xga) : null),
      computeTeam: ([first]) =>
        first && isKnown(first) ? count(first.matchXg.teams[otherTeam(first.player.team)].xg) : null,
    },
    {
      ...goalie,
      key: 'goalsPrevented',
      number: 34,
      label: 'Goals prevented',
      unit: 'goals',
      scale: 'match',
      decimals: 2,
      better: 'higher',
      sample: 'match',
      confidence: 'low',
      definition:
        'xG against minus goals conceded, split by how close each defender was to the ball’s path. Above 0, you save more than average. Own goals are left out.',
      events: ['shot', 'goal'],
      compute: (input) => (isKnown(input) ? count(input.xg.prevented) : null),
      computeTeam: ([first]) => {
        if (!first || !isKnown(first)) return null;
        const { xg, goals } = first.matchXg.teams[otherTeam(first.player.team)];
        return count(xg - goals);
      },
    },
    {
      ...goalie,
      key: 'blocks',
      number: 38,
      label: 'Blocks',
      unit: 'count',
      scale: 'per5',
      decimals: 1,
      better: 'higher',
      sample: 's of playing time',
      confidence: 'medium',
      definition: 'Opponents’ shots you touch within 0.35 seconds, per 5 minutes of play. Saves don’t count.',
      events: ['shot'],
      compute: (input) => (isKnown(input) ? per5(blocksBy(input), input) : null),
    },
  ]),
];

function blocksBy({ against }: MetricInput): number {
  return against(shotDetector).filter(({ evidence }) => evidence.attempt && evidence.outcome === 'block')
    .length;
}

/** A defender this close to the middle of their goal line is in goal, uu (game-and-stats.md 4.2). */
const IN_GOAL = 2000;

/** Returns the opponents' shots on target. */
function shotsAgainst(input: MetricInput): OnTargetShot[] {
  return onTargetShots(input).filter(({ team }) => team === otherTeam(input.player.team));
}

/** Returns the shots that a player faced: as the last man or in goal. */
function shotsFaced(input: MetricInput): OnTargetShot[] {
  const { match, player } = input;
  return shotsAgainst(input).filter(
    ({ frame }) =>
      match.isAlive(player, frame) && (isInGoal(player, frame) || isLastMan(match, player, frame)),
  );
}

function isInGoal({ car, sign }: PlayerView, frame: number): boolean {
  return Math.hypot(car.x[frame]!, sign * car.y[frame]! + FIELD.backWallY) <= IN_GOAL;
}

function isLastMan(match: MatchView, player: PlayerView, frame: number): boolean {
  const { sign, car, team } = player;
  return match.teams[team].every(
    (teammate) => !match.isAlive(teammate, frame) || sign * teammate.car.y[frame]! >= sign * car.y[frame]!,
  );
}
