import { headerText } from '@datacoach/replay';
import { matchPlaylist } from '../model/playlists.ts';
import type { ChangedRule } from './rules-evidence.ts';
import type { Timeline } from './timeline.ts';

/** Balls that roll and bounce like the usual one, by the end of their object name (replay-format.md, archetypes). */
const USUAL_BALLS = ['', 'ball_default', 'ball_worldcup'];
/** Regulation time of the usual match, s on the scoreboard. */
const REGULATION = 300;

/**
 * Returns the rules in which a match differs from the usual (decisions.md 1.11); none in ranked playlists, which have
 * no mutators whatever their attributes say (one ranked match from 2016 declares unlimited boost).
 */
export function changedRules({ header, facts, clock, frames }: Timeline): ChangedRule[] {
  if (matchPlaylist(facts.playlist, headerText(header, 'MatchType') ?? '').ranked) return [];
  const changed = new Set<ChangedRule>(facts.changedRules);
  const ball = facts.ballObject.slice(facts.ballObject.lastIndexOf('.') + 1).toLowerCase();
  if (!USUAL_BALLS.includes(ball)) changed.add('ball');
  for (let frame = 0; frame < frames; frame++) {
    if (clock.overtime[frame] === 0 && clock.seconds[frame]! > REGULATION) changed.add('time');
  }
  return [...changed].sort();
}
