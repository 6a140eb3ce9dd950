import type { ScoutFinding } from '@datacoach/contract';
import type { FolderView } from './folder-view.ts';
import { addPads, isTheirs, turnedPads } from './pad-places.ts';
import { type Appearance, clipsOf, collect } from './scout-appearances.ts';
import { percent, times } from './scout-counts.ts';
import { ranking } from './scout-ranking.ts';

export function pressureFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const findings: ScoutFinding[] = [];
  const demolitions = collect(appearances, ({ play }) => play?.demolitions ?? []);
  const games = appearances.filter(({ game }) => game.digest.play !== null).length;
  if (demolitions.length > 0 && games > 0) {
    const [hunter] = ranking(view, appearances, 'demolitionsInflicted');
    findings.push({
      sentence: `They demolish ${(demolitions.length / games).toFixed(1)} times a game${hunter ? `, ${hunter.name} most` : ''}.`,
      sample: `${times(demolitions.length, 'demolition')} in ${times(games, 'game')}`,
      clips: clipsOf(view, demolitions, 'demolition'),
    });
  }
  const pads = addPads(
    appearances.flatMap(({ players, side }) =>
      players.flatMap((player) => (player.pads ? [turnedPads(player.pads, side)] : [])),
    ),
  );
  const total = pads.reduce((sum, count) => sum + count, 0);
  if (total > 0) {
    const theirs = pads.reduce((sum, count, number) => sum + (isTheirs(number) ? count : 0), 0);
    findings.push({
      sentence: `${percent(theirs, total)} of their boost comes from the opponents' half.`,
      sample: times(total, 'pad'),
      clips: [],
    });
  }
  return findings;
}
