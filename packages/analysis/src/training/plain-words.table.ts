/** A weighted metric for somebody who has never played: what the number is about, and what to say to a player. */
export interface PlainWords {
  /** What it is about, as the subject of a sentence: "Chances". */
  readonly about: string;
  /** What goes wrong when it is low for the rank. */
  readonly problem: string;
  /** One instruction that can be read out before a game. */
  readonly say: string;
}

/** A row for every metric that a category score weighs (`CATEGORY_WEIGHTS`). The words are ours. */
export const PLAIN_WORDS: Readonly<Record<string, PlainWords>> = {
  xg: {
    about: 'Chances',
    problem: 'Too few good chances to score.',
    say: 'Bring the ball in front of the other goal before you shoot; do not shoot from the side wall.',
  },
  goalsMinusXg: {
    about: 'Finishing',
    problem: 'The chances are there, but they do not become goals.',
    say: 'Ten minutes of shooting practice before the first game. Aim for a corner, not for power.',
  },
  shotAccuracy: {
    about: 'Aim',
    problem: 'Many shots miss the goal.',
    say: 'Slow down before the shot. A slow ball on the goal is worth more than a hard one beside it.',
  },
  xgPerShot: {
    about: 'Shot choice',
    problem: 'Shots are taken from far away or from bad angles.',
    say: 'From far away, pass or keep the ball. Shoot when you see the open goal.',
  },
  shotsOnTarget: {
    about: 'Shots on goal',
    problem: 'The other goalkeeper has too little to do.',
    say: 'When you are first at the ball near their goal, shoot at once.',
  },
  passes: {
    about: 'Passing',
    problem: 'Players keep the ball to themselves.',
    say: 'Call for the ball, and look for the call before you hit it.',
  },
  passCompletionPct: {
    about: 'Passing',
    problem: 'Passes end with the opponents.',
    say: 'Pass to where your team-mate is going, softly. No pass is better than one to nobody.',
  },
  xa: {
    about: 'Passes that make chances',
    problem: 'Passes do not lead to chances.',
    say: 'When you are stuck in a corner, play the ball to the middle in front of their goal.',
  },
  centerSuccessPct: {
    about: 'Passes to the middle',
    problem: 'Balls to the middle find nobody.',
    say: 'One waits in front of their goal before the ball comes; the one in the corner looks first.',
  },
  openNetConversion: {
    about: 'Open goals',
    problem: 'Open goals are missed.',
    say: 'No rush when the goal is empty: touch the ball once, then roll it in.',
  },
  xga: {
    about: 'Chances against',
    problem: 'The opponents come to good chances.',
    say: 'Never all forward: one player stays between the ball and our own goal.',
  },
  savePct: {
    about: 'Saves',
    problem: 'Too many shots go in.',
    say: 'Wait on the goal line, facing the ball, until the shot comes. Do not drive out early.',
  },
  goalsPrevented: {
    about: 'Saves',
    problem: 'Shots go in that others of this level keep out.',
    say: 'Start each save from inside our goal, at the far post.',
  },
  clearSuccessPct: {
    about: 'Getting the ball away',
    problem: 'Saved balls come straight back.',
    say: 'Hit the ball to the side wall, away from the middle, and go back to the goal.',
  },
  challengeWinPct: {
    about: 'Duels',
    problem: 'Duels for the ball are lost.',
    say: 'Go into a duel only when you arrive together or first; otherwise back off and wait.',
  },
  takeaways: {
    about: 'Winning the ball',
    problem: 'The opponents keep the ball unhindered.',
    say: 'The nearest player goes to the ball at once, the others cover behind.',
  },
  dangerousTurnovers: {
    about: 'Ball losses',
    problem: 'The ball is given away in front of our own goal.',
    say: 'Near our goal play it high and wide. No tricks in the middle.',
  },
  caughtAhead: {
    about: 'Being too far forward',
    problem: 'When the ball is lost, a player is stuck in front of it.',
    say: 'After your shot turn round at once and drive home.',
  },
  shadowTimePct: {
    about: 'Defending with distance',
    problem: 'Defenders throw themselves at the ball.',
    say: 'Drive back in front of the attacker, and take the ball when he loses it.',
  },
  transitionExitPct: {
    about: 'From defence to attack',
    problem: 'A won ball does not leave our own half.',
    say: 'When we win the ball, the first touch goes up the side wall to a team-mate.',
  },
  avgSpeed: {
    about: 'Speed',
    problem: 'Players are slow around the field.',
    say: 'Keep moving: turn with the handbrake instead of stopping.',
  },
  supersonicPct: {
    about: 'Top speed',
    problem: 'Ways back and forth take too long.',
    say: 'Flip forward on long ways instead of holding the boost.',
  },
  aerialSuccessPct: {
    about: 'Balls in the air',
    problem: 'Jumps for high balls miss.',
    say: 'Go up only for balls you can reach; practise ten slow high balls before the game.',
  },
  aerialTouches: {
    about: 'Balls in the air',
    problem: 'High balls are left to the opponents.',
    say: 'Do not wait for the ball to come down: one goes up, one covers behind.',
  },
  touchQuality: {
    about: 'First touch',
    problem: 'Touches do not help the own team.',
    say: 'Before each touch decide where the ball shall go: team-mate, side wall, or goal.',
  },
  whiffs: {
    about: 'Missed balls',
    problem: 'Players drive or jump past the ball.',
    say: 'Take the last moment slowly: drive through the ball, jump later.',
  },
  recoveryTime: {
    about: 'Landing',
    problem: 'After a jump it takes long until a player drives again.',
    say: 'Land on four wheels, facing our goal. Practise landings for five minutes.',
  },
  mechanicDiversity: {
    about: 'Skills',
    problem: 'Few different skills are used.',
    say: 'Choose one new skill this week and try it three times a game.',
  },
  powerslides: {
    about: 'Turning',
    problem: 'Turns are wide and slow.',
    say: 'Hold the handbrake in every turn.',
  },
  dribbleTime: {
    about: 'Keeping the ball',
    problem: 'The ball is hit away at once.',
    say: 'When nobody attacks you, keep the ball close and wait for help.',
  },
  timeBehindBall: {
    about: 'Standing behind the ball',
    problem: 'Players are between the ball and the other goal, where they cannot defend.',
    say: 'When in doubt, drive back until the ball is in front of you.',
  },
  doubleCommits: {
    about: 'Two players at one ball',
    problem: 'Two of us go to the same ball, and nobody is behind them.',
    say: 'When one player goes up for the ball, the second waits at mid-field instead of following.',
  },
  ambiguousRoleShare: {
    about: 'Who does what',
    problem: 'It is unclear who goes to the ball and who stays.',
    say: 'The nearest calls “mine”. The others say where they are.',
  },
  spacingIndex: {
    about: 'Distance to each other',
    problem: 'Players drive too close together or too far apart.',
    say: 'Stay half a field apart from each other, never on the same side.',
  },
  bcpm: {
    about: 'Boost',
    problem: 'Players collect little boost and run dry.',
    say: 'On every way back drive over the small yellow pads.',
  },
  smallPadShare: {
    about: 'Boost',
    problem: 'Players leave their place to fetch the big boosts.',
    say: 'Live on the small pads; fetch a big one only when it is on your way.',
  },
  timeZeroPct: {
    about: 'Boost',
    problem: 'Players stand without any boost.',
    say: 'Never use the last of your boost for an attack: keep a third for the way home.',
  },
  overfill: {
    about: 'Boost',
    problem: 'Big boosts are fetched while there is still plenty.',
    say: 'Leave the big boost to a team-mate when your tank is more than half full.',
  },
  backPostRotationPct: {
    about: 'The way back',
    problem: 'Players come back through the middle, on the side of the ball.',
    say: 'Drive back on the side where the ball is not, to the far post.',
  },
  firstManShare: {
    about: 'Taking turns',
    problem: 'The same player is always at the ball, or never.',
    say: 'After your touch leave the ball to the next, and go round behind.',
  },
  kickoffWinPct: {
    about: 'Kick-offs',
    problem: 'Kick-offs are lost.',
    say: 'Hit the ball with the front of the car, straight, and jump into it at the end.',
  },
  kickoffPossessionPct: {
    about: 'Kick-offs',
    problem: 'After the kick-off the opponents have the ball.',
    say: 'The second player drives up behind the first and takes the loose ball.',
  },
  firstTouchPct: {
    about: 'Kick-offs',
    problem: 'The opponent is first at the ball.',
    say: 'Hold boost from the start and flip once on the way.',
  },
  kickoffTime: {
    about: 'Kick-offs',
    problem: 'The way to the ball takes too long.',
    say: 'Twenty kick-offs from each place in free play before the first game.',
  },
  kickoffGoalDifference: {
    about: 'Kick-offs',
    problem: 'Goals fall against us straight after the kick-off.',
    say: 'One player stays in our goal until the ball has left the middle.',
  },
  supportPossessionPct: {
    about: 'Kick-offs',
    problem: 'The player behind the kick-off does not get the loose ball.',
    say: 'Agree before the game who goes, who follows, and who takes the corner boost.',
  },
};
