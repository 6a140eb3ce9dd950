import type { EventKind } from '@datacoach/analysis/metadata';
import type { DrillKey } from './drills.data.ts';

/** A week's training: what a plan is put together from. */
export interface WeekTheme {
  readonly theme: string;
  readonly why: string;
  /** One rule for the games of the week. */
  readonly rule: string;
  /** What its check watches. */
  readonly metric: string;
  /** Moments of the last games that a clip review looks at, with its question. */
  readonly review: {
    readonly title: string;
    readonly question: string;
    readonly kinds: readonly EventKind[];
  };
  /** What to practise of one's own games. */
  readonly mistakes: readonly EventKind[];
  readonly drills: readonly DrillKey[];
}

/** Themes by weakness. Metrics are the engine's; rules and questions are ours, after game-and-stats.md 9.1 and 9.3. */
export const WEEKS = {
  emptyTank: {
    theme: 'Recoveries and small pads',
    why: 'Without boost you watch. Small pads on the way and clean landings keep you in the play.',
    rule: 'Never turn back for a big pad. Three small ones on the way are as good.',
    metric: 'timeZeroPct',
    review: {
      title: 'Late, or on the way home: what was in the tank?',
      question: 'How much boost had you, and which pads did you drive past in the five seconds before?',
      kinds: ['beatenToBall', 'rotationBack'],
    },
    mistakes: ['beatenToBall', 'whiff'],
    drills: ['pad-laps', 'recovery-pack', 'no-boost-play'],
  },
  smallPads: {
    theme: 'Small pads first',
    why: 'Big pads pull you out of position. Most boost of a good player comes from the small ones.',
    rule: 'One big pad between two goals, everything else from small ones.',
    metric: 'smallPadShare',
    review: {
      title: 'Where did you go for boost?',
      question: 'Which pads lay on your way back, and how many of them did you take?',
      kinds: ['rotationBack', 'beatenToBall'],
    },
    mistakes: ['beatenToBall'],
    drills: ['pad-laps', 'no-boost-play'],
  },
  boostIncome: {
    theme: 'Boost on the way',
    why: 'Who collects while he moves never has to leave the play for it.',
    rule: 'Every way back goes over two pads.',
    metric: 'bcpm',
    review: {
      title: 'Ways back without a pad',
      question: 'Which line would have taken two pads without being later?',
      kinds: ['rotationBack', 'beatenToBall'],
    },
    mistakes: ['beatenToBall'],
    drills: ['pad-laps', 'drift-and-dash'],
  },
  spacing: {
    theme: 'Second-man spacing',
    why: 'Two cars at one ball leave a whole half open behind them.',
    rule: 'If your mate is ahead of the ball, shadow until he passes you.',
    metric: 'doubleCommits',
    review: {
      title: 'Who goes, who waits? Double commits',
      question:
        'Say your role aloud before you watch the answer. Who was nearer, and who was turned the right way?',
      kinds: ['doubleCommit'],
    },
    mistakes: ['doubleCommit'],
    drills: ['shadow-rolling', 'role-calls', 'back-post-only'],
  },
  backPost: {
    theme: 'Rotate by the back post',
    why: 'Through the middle of the goal you see neither ball nor mate, and you block his save.',
    rule: 'Every way home ends at the far post.',
    metric: 'backPostRotationPct',
    review: {
      title: 'Your ways home',
      question: 'Which post did you reach, and could you see the ball and the whole field from there?',
      kinds: ['rotationBack'],
    },
    mistakes: ['beatenToBall', 'doubleCommit'],
    drills: ['back-post-only', 'role-calls', 'shadow-rolling'],
  },
  goalSide: {
    theme: 'Goal side first',
    why: 'Most goals at this level are conceded with the defender on the wrong side of the ball.',
    rule: 'If you are ahead of the ball and did not touch it last, turn back before anything else.',
    metric: 'timeBehindBall',
    review: {
      title: 'On the wrong side',
      question: 'When did you know that you would not get the ball, and when did you turn back?',
      kinds: ['beatenToBall', 'turnover'],
    },
    mistakes: ['beatenToBall'],
    drills: ['shadow-rolling', 'back-post-only', 'corner-defence'],
  },
  controlledTouch: {
    theme: 'Controlled first touch',
    why: 'A ball hit away is a ball for them. With time, the first touch should stay with you.',
    rule: 'With a second to spare, never hit the ball harder than you can follow.',
    metric: 'touchQuality',
    review: {
      title: 'Turnovers with time',
      question: 'How far away was the nearest opponent, and where would a soft touch have gone?',
      kinds: ['turnover'],
    },
    mistakes: ['turnover'],
    drills: ['catch-and-carry', 'first-touch-freeplay', 'wall-outlet'],
  },
  dangerousTurnovers: {
    theme: 'No gifts in your own half',
    why: 'A ball lost in front of your goal is a shot five seconds later.',
    rule: 'In your own third the ball goes up the wall or out, never across your goal.',
    metric: 'dangerousTurnovers',
    review: {
      title: 'Balls lost in your own half',
      question: 'Which wall was free, and what did you see before your touch?',
      kinds: ['turnover'],
    },
    mistakes: ['turnover'],
    drills: ['wall-outlet', 'clears', 'catch-and-carry'],
  },
  transition: {
    theme: 'Out of your own third',
    why: 'Winning the ball is half of it; getting it out is the other half.',
    rule: 'Before you clear, look once: if a mate is free, the clear is a pass.',
    metric: 'transitionExitPct',
    review: {
      title: 'From defence to attack',
      question: 'Where did the ball leave your third, and who was free?',
      kinds: ['transition'],
    },
    mistakes: ['turnover'],
    drills: ['wall-outlet', 'clears', 'first-touch-freeplay'],
  },
  shotAccuracy: {
    theme: 'Shots on the frame',
    why: 'A shot that misses is a turnover with your car in the wrong half.',
    rule: 'Choose the corner before you drive off. No corner, no shot: pass or keep it.',
    metric: 'shotAccuracy',
    review: {
      title: 'Shots that missed',
      question: 'Which corner did you choose, when, and what did your car hit the ball with?',
      kinds: ['shotMissed'],
    },
    mistakes: ['shotMissed'],
    drills: ['ground-shots', 'novice-striker', 'open-nets'],
  },
  shotQuality: {
    theme: 'Better chances, not more shots',
    why: 'One shot from the middle is worth four from the corner.',
    rule: 'From outside the width of the goal you pass; from inside you shoot.',
    metric: 'xgPerShot',
    review: {
      title: 'Your last shots',
      question: 'Was there a pass, or one more touch, that would have made it a better chance?',
      kinds: ['shot'],
    },
    mistakes: ['shotMissed'],
    drills: ['ground-power', 'power-shots', 'aerial-passes'],
  },
  chances: {
    theme: 'More from the air and the wall',
    why: 'Above Platinum the floor is closed. Chances come from rebounds, redirects and passes in the air.',
    rule: 'When the ball goes to their backboard, one of you goes up: say who.',
    metric: 'xg',
    review: {
      title: 'Where your chances came from',
      question: 'Which of them began with a read of a bounce, and which ball did you leave alone?',
      kinds: ['shot', 'backboardBounce'],
    },
    mistakes: ['shotMissed', 'aerialMiss'],
    drills: ['redirects', 'backboard', 'double-taps'],
  },
  passing: {
    theme: 'Passes that arrive',
    why: 'A pass to nobody costs as much as a lost challenge.',
    rule: 'Look for your mate before the touch, not after it.',
    metric: 'passCompletionPct',
    review: {
      title: 'Passes, and where they went',
      question: 'Where was your mate when you touched the ball, and could he have been there?',
      kinds: ['passAttempt'],
    },
    mistakes: ['turnover'],
    drills: ['first-touch-freeplay', 'catch-and-carry', 'wall-outlet'],
  },
  saves: {
    theme: 'Saves to the corner',
    why: 'A save into the middle is a second shot.',
    rule: 'Start every save from the back post, turned to the field.',
    metric: 'savePct',
    review: {
      title: 'Your saves',
      question: 'Where did the ball go, and who had it next?',
      kinds: ['save'],
    },
    mistakes: ['whiff', 'beatenToBall'],
    drills: ['mixed-saves', 'overhead-saves', 'corner-defence'],
  },
  clears: {
    theme: 'Clears away from the middle',
    why: 'Clears that come straight back wear your team down.',
    rule: 'Left or right: say it before you touch the ball.',
    metric: 'clearSuccessPct',
    review: {
      title: 'Your clears',
      question: 'Who had the next touch, and was the other side free?',
      kinds: ['clear'],
    },
    mistakes: ['turnover'],
    drills: ['clears', 'corner-defence', 'mixed-saves'],
  },
  challenges: {
    theme: 'Challenge as the last man',
    why: 'A lost challenge with nobody behind you is a goal. Time is on your side: wait for his long touch.',
    rule: 'As last man you shadow until a mate is back or his touch is longer than a car.',
    metric: 'challengeWinPct',
    review: {
      title: 'Challenges',
      question: 'Who was behind you, how long was his touch, and what would one more second have brought?',
      kinds: ['challenge', 'beatenToBall'],
    },
    mistakes: ['beatenToBall', 'challenge'],
    drills: ['low-fifty', 'shadow-rolling'],
  },
  keepThemOut: {
    theme: 'Make them shoot from far',
    why: 'You cannot save everything; you can decide from where they shoot.',
    rule: 'Retreat along the line from the ball to your goal and make him go wide.',
    metric: 'xga',
    review: {
      title: 'Duels that you lost',
      question:
        'Did he go round you on the side that you left open? Which side would have been worse for him?',
      kinds: ['beatenToBall', 'challenge'],
    },
    mistakes: ['beatenToBall'],
    drills: ['shadow-rolling', 'overhead-saves', 'low-fifty'],
  },
  whiffs: {
    theme: 'Touch what you go for',
    why: 'A miss takes you out of the play twice: you have neither the ball nor your place.',
    rule: 'Half a second later and on the ball is better than first and past it.',
    metric: 'whiffs',
    review: {
      title: 'Balls that you missed',
      question: 'Were you early, late, or too high? What did you look at?',
      kinds: ['whiff'],
    },
    mistakes: ['whiff'],
    drills: ['open-nets', 'first-touch-freeplay', 'basic-aerials'],
  },
  aerialSuccess: {
    theme: 'Aerials that you reach',
    why: 'Going up and missing is worse than staying down.',
    rule: 'Go up only when you can say where you will touch it.',
    metric: 'aerialSuccessPct',
    review: {
      title: 'Missed aerials',
      question: 'When did you jump, and how much boost had you? Would a fast aerial have been there?',
      kinds: ['aerialMiss'],
    },
    mistakes: ['aerialMiss'],
    drills: ['basic-aerials', 'fast-aerials', 'air-roll'],
  },
  aerialTouches: {
    theme: 'First in the air',
    why: 'The higher the rank, the more of the game is played above the crossbar.',
    rule: 'A ball that hangs is yours: decide while it rises.',
    metric: 'aerialTouches',
    review: {
      title: 'Balls in the air',
      question: 'Which ball did you wait for that you could have met earlier?',
      kinds: ['aerialMiss', 'aerialTouch'],
    },
    mistakes: ['aerialMiss'],
    drills: ['fast-aerials', 'sudden-aerials', 'wall-aerials'],
  },
  recoveries: {
    theme: 'Land and go',
    why: 'The second after a touch decides whether you play the next one.',
    rule: 'After every touch: wheels first, nose to the play, then look for boost.',
    metric: 'recoveryTime',
    review: {
      title: 'Your landings',
      question: 'Which way did the nose point as you landed, and how long until you were at speed?',
      kinds: ['recovery'],
    },
    mistakes: ['beatenToBall', 'aerialMiss'],
    drills: ['recovery-pack', 'drift-and-dash', 'no-boost-play'],
  },
  speed: {
    theme: 'Fast without thinking of it',
    why: 'Mean speed is what rises most steadily from rank to rank.',
    rule: 'Never stop. If there is nothing to do, drive a curve over pads.',
    metric: 'avgSpeed',
    review: {
      title: 'Late at the ball',
      question: 'Where did you lose speed in the three seconds before?',
      kinds: ['beatenToBall'],
    },
    mistakes: ['beatenToBall'],
    drills: ['no-boost-play', 'drift-and-dash', 'pad-laps'],
  },
  carry: {
    theme: 'Carry it',
    why: 'A ball on the roof cannot be taken in the air, and it draws a defender out.',
    rule: 'Once a game, take a free ball on the roof instead of hitting it.',
    metric: 'dribbleTime',
    review: {
      title: 'Your carries',
      question: 'What ended them: a challenge, a bad touch, or your own choice?',
      kinds: ['dribble'],
    },
    mistakes: ['turnover'],
    drills: ['ground-dribble', 'carry-and-flick', 'catch-and-carry'],
  },
  kickoffStrength: {
    theme: 'Kickoff and follow-up',
    why: 'Eight kickoffs a game: who wins the ball after them plays with a lead.',
    rule: 'After your touch you are turned to the ball within two seconds.',
    metric: 'kickoffStrength',
    review: {
      title: 'Kickoffs that you took',
      question: 'Which side did the ball go to, and where was your nose two seconds later?',
      kinds: ['kickoffTaken'],
    },
    mistakes: ['kickoffTaken'],
    drills: ['kickoff-variety', 'kickoff-follow-up', 'speed-flip-kickoff'],
  },
  kickoffTime: {
    theme: 'First at the ball',
    why: 'A tenth of a second decides who hits through the ball and who is hit.',
    rule: 'The same kickoff every time, as fast as you can do it cleanly.',
    metric: 'kickoffTime',
    review: {
      title: 'Your slowest starts',
      question: 'Where did you lose time: the turn, the dodge, or the landing?',
      kinds: ['kickoffTaken'],
    },
    mistakes: ['kickoffTaken'],
    drills: ['speed-flip-kickoff', 'kickoff-variety'],
  },
  kickoffSupport: {
    theme: 'The second man at kickoff',
    why: 'Who does not go for the ball decides what it is worth.',
    rule: 'Say "cheat" or "boost" before every kickoff, and do that.',
    metric: 'supportPossessionPct',
    review: {
      title: 'Kickoffs that a mate took',
      question: 'Where were you when he touched the ball, and could you have had the next one?',
      kinds: ['kickoffSupported'],
    },
    mistakes: ['beatenToBall'],
    drills: ['kickoff-redirects', 'kickoff-follow-up'],
  },
} as const satisfies Record<string, WeekTheme>;

export type WeekKey = keyof typeof WEEKS;
