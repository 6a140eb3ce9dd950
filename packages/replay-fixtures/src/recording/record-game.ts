import { PRIVATE_PLAYLIST, winnerOf } from '../match/match.ts';
import { scoreboardSeconds } from '../match/match-flow.ts';
import { OBJECTS } from './match-tables.ts';
import { actorRef, NO_PLACE, NOTHING, objectRef, type Recording } from './recording.ts';

/** Frames for which a stat event stays announced. */
const STAT_EVENT_FRAMES = 30;

/** Game event, game info and teams: their first values. */
export function announceGame(recording: Recording): void {
  const { recorder, tables, era, match, gameEvent, gameInfo, teams } = recording;
  const { teamSize, seconds } = match.options;
  const { playlist, guid, startEpoch } = match.identity;
  recorder.set(
    gameInfo,
    'Engine.GameReplicationInfo:GameClass',
    objectRef(tables.objectId(OBJECTS.gameClass)),
  );
  recorder.set(gameInfo, 'ProjectX.GRI_X:ReplicatedGamePlaylist', playlist);
  recorder.set(gameInfo, 'ProjectX.GRI_X:bGameStarted', true);
  if (era.matchGuid) recorder.set(gameInfo, 'ProjectX.GRI_X:MatchGUID', guid);
  recorder.set(gameEvent, 'TAGame.GameEvent_Team_TA:MaxTeamSize', teamSize);
  recorder.change(gameEvent, 'TAGame.GameEvent_Soccar_TA:GameTime', seconds, 300);
  const isPrivate = playlist === PRIVATE_PLAYLIST;
  const matchType = objectRef(tables.objectId(isPrivate ? OBJECTS.privateMatch : OBJECTS.rankedMatch));
  recorder.set(gameEvent, 'TAGame.GameEvent_TA:MatchTypeClass', matchType);
  if (era.matchStartEpoch) recorder.set(gameEvent, 'TAGame.GameEvent_TA:MatchStartEpoch', startEpoch);
  for (const team of teams) recorder.set(team, 'TAGame.Team_TA:GameEvent', actorRef(gameEvent));
}

export function spawnGame(recording: Recording): void {
  const { recorder } = recording;
  recording.gameEvent = recorder.spawn('TAGame.GameEvent_Soccar_TA', OBJECTS.gameEvent, NO_PLACE);
  recording.gameInfo = recorder.spawn('TAGame.GRI_TA', OBJECTS.gameInfo, NO_PLACE);
  recording.teams = [
    recorder.spawn('TAGame.Team_Soccar_TA', OBJECTS.team0, NO_PLACE),
    recorder.spawn('TAGame.Team_Soccar_TA', OBJECTS.team1, NO_PLACE),
  ];
}

/** State, clock and score as they are in this frame. */
export function recordGame(recording: Recording): void {
  const { recorder, tables, match, gameEvent, teams } = recording;
  recorder.set(gameEvent, 'TAGame.GameEvent_TA:ReplicatedStateName', tables.nameId(match.phase));
  if (match.phase === 'Countdown') recordCountdown(recording);
  else {
    recorder.change(gameEvent, 'TAGame.GameEvent_TA:ReplicatedGameStateTimeRemaining', 0, 0);
    recorder.change(gameEvent, 'TAGame.GameEvent_TA:ReplicatedRoundCountDownNumber', 0, 0);
    // The game takes the last round's value back at "go", not when the countdown begins.
    recorder.change(gameEvent, 'TAGame.GameEvent_Soccar_TA:bBallHasBeenHit', match.ballHit, false);
  }
  recorder.set(gameEvent, 'TAGame.GameEvent_Soccar_TA:SecondsRemaining', scoreboardSeconds(match));
  recorder.change(gameEvent, 'TAGame.GameEvent_Soccar_TA:bOverTime', match.overtime, false);
  recorder.change(gameEvent, 'TAGame.GameEvent_Soccar_TA:ReplicatedScoredOnTeam', match.conceded ?? 255, 255);
  for (const side of [0, 1] as const) {
    recorder.change(teams[side], 'Engine.TeamInfo:Score', match.score[side], 0);
  }
  recordStatEvent(recording);
  if (match.phase === 'Finished') recordEnd(recording);
}

function recordCountdown({ recorder, match, gameEvent }: Recording): void {
  const number = 4 - Math.floor(match.phaseSeconds + 1e-6);
  if (number > 3) return;
  recorder.set(gameEvent, 'TAGame.GameEvent_TA:ReplicatedGameStateTimeRemaining', 3);
  recorder.set(gameEvent, 'TAGame.GameEvent_TA:ReplicatedRoundCountDownNumber', number);
}

function recordStatEvent({ recorder, tables, match, era, gameEvent, frame }: Recording): void {
  if (!era.statEvents) return;
  const name = 'TAGame.GameEvent_Soccar_TA:ReplicatedStatEvent';
  for (const { kind } of match.events) {
    if (kind !== 'goal' && kind !== 'save') continue;
    const event = kind === 'goal' ? OBJECTS.goalEvent : OBJECTS.saveEvent;
    recorder.set(gameEvent, name, objectRef(tables.objectId(event)));
    return;
  }
  if (frame % STAT_EVENT_FRAMES === 0) recorder.change(gameEvent, name, NOTHING, NOTHING);
}

function recordEnd({ recorder, match, gameEvent, teams, players }: Recording): void {
  const winner = winnerOf(match);
  recorder.set(gameEvent, 'TAGame.GameEvent_Soccar_TA:bMatchEnded', true);
  if (match.forfeit !== null) recorder.set(gameEvent, 'TAGame.GameEvent_Team_TA:bForfeit', true);
  recorder.set(gameEvent, 'TAGame.GameEvent_Soccar_TA:MatchWinner', actorRef(teams[winner]));
  recorder.set(gameEvent, 'TAGame.GameEvent_Soccar_TA:GameWinner', actorRef(teams[winner]));
  const best = match.players
    .filter(({ profile }) => profile.team === winner)
    .reduce((a, b) => (b.counters.score > a.counters.score ? b : a));
  recorder.set(players.get(best)!.info, 'TAGame.PRI_TA:bMatchMVP', true);
}
