import type { PlayerInsight } from '@datacoach/contract';
import { backPostDetector } from '../detectors/back-post/back-post.detector.ts';
import { backboardReadDetector } from '../detectors/backboard/backboard-read.detector.ts';
import { bumpDetector } from '../detectors/bump/bump.detector.ts';
import { type ChallengeResult, challengeDetector } from '../detectors/challenge/challenge.detector.ts';
import { clearDetector } from '../detectors/clear/clear.detector.ts';
import { cornerSaveOutDetector } from '../detectors/corner-save-out/corner-save-out.detector.ts';
import { demolitionDetector } from '../detectors/demolition/demolition.detector.ts';
import { fakeChallengeDetector } from '../detectors/fake-challenge/fake-challenge.detector.ts';
import { boostDenialDetector } from '../detectors/pad-pickup/boost-denial.detector.ts';
import { goalSideRecoveryDetector } from '../detectors/positioning/goal-side-recovery.detector.ts';
import { lastManStopDetector } from '../detectors/positioning/last-man-stop.detector.ts';
import { saveDetector } from '../detectors/save/save.detector.ts';
import { shadowDetector } from '../detectors/shadow/shadow.detector.ts';
import { shotDetector } from '../detectors/shot/shot.detector.ts';
import { turnoverDetector } from '../detectors/turnover/turnover.detector.ts';
import type { MetricInput } from '../metrics/define-metric.ts';
import { DEFENSE_MOVES, type DefenseMoveKey } from './defense-move-list.ts';

type Count = Omit<PlayerInsight['defenseMoves'][number], 'code'>;

const plain = (events: readonly unknown[]): Count => ({ count: events.length, successes: null });
const judged = <E>(events: readonly E[], succeeds: (event: E) => boolean): Count => ({
  count: events.length,
  successes: events.filter(succeeds).length,
});
const challenges =
  (result: ChallengeResult) =>
  ({ of }: MetricInput): Count =>
    plain(of(challengeDetector).filter(({ evidence }) => evidence.result === result));

const COUNTS: Readonly<Record<DefenseMoveKey, (input: MetricInput) => Count>> = {
  save: ({ of }) => plain(of(saveDetector)),
  epicSave: ({ of }) => plain(of(saveDetector).filter(({ evidence }) => evidence.epic)),
  clear: ({ of }) => judged(of(clearDetector), ({ evidence }) => evidence.successful),
  backboardClear: ({ of }) =>
    plain(of(backboardReadDetector).filter(({ evidence }) => evidence.side === 'defense')),
  block: ({ against }) =>
    plain(against(shotDetector).filter(({ evidence }) => evidence.attempt && evidence.outcome === 'block')),
  interception: ({ of }) =>
    plain(
      of(turnoverDetector).filter(
        (event) => event.kind === 'takeaway' && event.evidence.interception === true,
      ),
    ),
  challengeWon: challenges('won'),
  challengeNeutral: challenges('neutral'),
  challengeLost: challenges('lost'),
  fakeChallenge: ({ of }) => judged(of(fakeChallengeDetector), ({ evidence }) => evidence.successful),
  shadowDefense: ({ of }) =>
    judged(
      of(shadowDetector).filter(({ evidence }) => evidence.episode),
      ({ evidence }) => evidence.success,
    ),
  backPostRotation: ({ of }) =>
    plain(of(backPostDetector).filter(({ evidence }) => evidence.backPost === true)),
  lastManStop: ({ of }) => plain(of(lastManStopDetector)),
  defensiveDemolition: ({ of }) =>
    plain(
      of(demolitionDetector).filter(
        ({ evidence }) => evidence.defensive && evidence.live && !evidence.ownTeam,
      ),
    ),
  defensiveBump: ({ of }) =>
    plain(of(bumpDetector).filter(({ evidence }) => evidence.defensive && !evidence.ownTeam)),
  boostDenial: ({ of }) => plain(of(boostDenialDetector)),
  goalSideRecovery: ({ of }) => plain(of(goalSideRecoveryDetector)),
  cornerSaveOut: ({ of }) => plain(of(cornerSaveOutDetector)),
};

/** Returns a player's defense table, one row per move. Source: game-and-stats.md 4.7. */
export function summarizeDefenseMoves(input: MetricInput): PlayerInsight['defenseMoves'] {
  return DEFENSE_MOVES.map(({ code, key }) => ({ code, ...COUNTS[key](input) }));
}
