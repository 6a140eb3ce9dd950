import { dribbleDetector } from '../../detectors/dribble/dribble.detector.ts';
import { passDetector } from '../../detectors/pass/pass.detector.ts';
import { rushDetector } from '../../detectors/rush/rush.detector.ts';
import { type Metric, needTouches, per5 } from '../define-metric.ts';

const rate = {
  group: 'transition',
  scale: 'per5',
  target: null,
  better: 'higher',
  sample: 's of live play',
  confidence: 'medium',
} as const;

/** Bringing the ball forward. */
export const CARRY_METRICS: readonly Metric[] = needTouches([
  {
    ...rate,
    key: 'outletPasses',
    number: 53,
    label: 'Outlet passes',
    unit: 'count',
    decimals: 1,
    minimumTeamSize: 2,
    definition:
      'Passes out of your own third that bring the ball 1,500 uu or more forward, in five minutes of live play. Passes out of a 50/50 or off the wall above the goal count as those.',
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
    ...rate,
    key: 'carryProgress',
    number: 54,
    label: 'Carry progress',
    unit: 'uu',
    decimals: 0,
    minimumTeamSize: 1,
    definition:
      'How far you carry the ball towards the opponents’ goal line in dribbles of a second or more, in five minutes of live play. Dribbles that end further back count nothing.',
    events: ['dribble'],
    compute: (input) =>
      per5(
        input.of(dribbleDetector).reduce((total, { evidence }) => total + Math.max(0, evidence.progress), 0),
        input,
      ),
  },
  {
    ...rate,
    key: 'rushes',
    number: 55,
    label: 'Rushes joined',
    unit: 'count',
    decimals: 1,
    minimumTeamSize: 2,
    definition:
      'Attacks after your team wins the ball in its own half and keeps it for 0.75 seconds, with you and at least one mate no more than 900 uu behind the ball and a defender ahead of it. In five minutes of live play; the team’s figure counts each once.',
    events: ['rush'],
    compute: (input) => per5(input.of(rushDetector).length, input),
    computeTeam: ([first]) => {
      if (!first) return null;
      const own = first.all(rushDetector).filter(({ team }) => team === first.player.team);
      return { sum: new Set(own.map(({ evidence }) => evidence.number)).size, over: first.facts.clocks.live };
    },
  },
]);
