import type { TeamIndex } from '../../model/teams.ts';
import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { fiftyFiftyDetector } from '../fifty-fifty/fifty-fifty.detector.ts';
import type { FiftyFiftyEvent } from '../fifty-fifty/fifty-fifty-event.ts';
import { carAt, makeEvent } from '../make-event.ts';
import { possessionDetector } from '../possession/possession.detector.ts';
import { touchDetector } from '../touch/touch.detector.ts';
import type { ChallengeEvent, ChallengeResult } from './challenge-event.ts';
import { findPressure, type Pressure } from './find-pressure.ts';

const CODES: Readonly<Record<ChallengeResult, number>> = { won: 95, lost: 100, neutral: 105 };
const PRESSURE_CONFIDENCE = 0.5;

/** Challenges by contact and by pressure (game-and-stats.md 3.27); kickoffs are reported on their own. */
export const challengeDetector = defineDetector({
  key: 'challenge',
  kinds: ['challenge'],
  needs: [touchDetector, fiftyFiftyDetector, possessionDetector],
  detect: (match, [touches, fiftyFifties, possessions]): ChallengeEvent[] =>
    [
      ...fiftyFifties
        .filter(({ evidence }) => !evidence.kickoff)
        .flatMap((event) => [contact(match, event, 0), contact(match, event, 1)]),
      ...findPressure(match, touches, possessions).map((pressure) => forced(match, pressure)),
    ].sort((a, b) => a.frame - b.frame || a.player - b.player),
});

/** Won by the ball going through or by having it next, as long as the opponents do not have it, and the other way round. */
function resultFor(team: TeamIndex, { evidence }: FiftyFiftyEvent): ChallengeResult {
  const { possession, winner, decidedBy } = evidence;
  if (possession !== null) return possession === team ? 'won' : 'lost';
  if (decidedBy !== 'ball' || winner === null) return 'neutral';
  return winner === team ? 'won' : 'lost';
}

function contact(match: MatchView, event: FiftyFiftyEvent, team: TeamIndex): ChallengeEvent {
  const { blue, orange } = event.evidence;
  const result = resultFor(team, event);
  return makeEvent(match, {
    kind: 'challenge',
    code: CODES[result],
    team,
    player: team === 0 ? blue : orange,
    other: team === 0 ? orange : blue,
    frame: event.frame,
    endFrame: event.endFrame,
    at: event,
    confidence: event.confidence,
    evidence: { by: 'contact', result, closing: null, distance: null },
  });
}

function forced(match: MatchView, { view, touch, closing, distance }: Pressure): ChallengeEvent {
  return makeEvent(match, {
    kind: 'challenge',
    code: CODES.won,
    team: view.team,
    player: view.index,
    other: touch.player,
    frame: touch.frame,
    at: carAt(view, touch.frame),
    confidence: PRESSURE_CONFIDENCE,
    evidence: { by: 'pressure', result: 'won', closing, distance },
  });
}
