import { SHOT_TYPES } from '@datacoach/analysis/metadata';
import type { ScoutFinding } from '@datacoach/contract';
import type { FolderView } from './folder-view.ts';
import { type Appearance, clipsOf, collect, ofPlayer } from './scout-appearances.ts';
import { commonest, times } from './scout-counts.ts';
import { ranking } from './scout-ranking.ts';

export function defenceFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const findings: ScoutFinding[] = [];
  const [last] = ranking(view, appearances, 'timeLastManPct');
  if (last) {
    const stops = ofPlayer(
      collect(appearances, ({ play }) => play?.stops ?? []),
      last.id,
    );
    findings.push({
      sentence: `${last.name} is their last man most of the time, ${Math.round(last.value)} % of it.`,
      sample: `${times(stops.length, 'ball')} won or cleared as last man in ${times(last.games, 'game')}`,
      clips: clipsOf(view, stops, 'last man'),
    });
  }
  const losses = collect(appearances, ({ play }) => play?.losses ?? []);
  const [loser] = ranking(view, appearances, 'dangerousTurnovers');
  if (loser && loser.value > 0) {
    const own = ofPlayer(losses, loser.id);
    findings.push({
      sentence: `${loser.name} loses the ball in bad places most often: press there.`,
      sample: `${times(own.length, 'ball')} lost in ${times(loser.games, 'game')}`,
      clips: clipsOf(view, own, 'ball lost'),
    });
  }
  const conceded = appearances.flatMap((appearance) =>
    (appearance.game.digest.play?.shots ?? [])
      .filter(({ team, outcome }) => team !== appearance.side && outcome === 'goal')
      .map((shot) => ({ ...shot, appearance })),
  );
  if (conceded.length > 0) {
    const type = commonest(conceded.flatMap((shot) => shot.type ?? []));
    const label = SHOT_TYPES.find(({ key }) => key === type?.key)?.label;
    findings.push({
      sentence: label
        ? `They concede most often from this shot: ${label.toLowerCase()}.`
        : `${times(conceded.length, 'goal')} against them.`,
      sample: `${type?.count ?? conceded.length} of ${times(conceded.length, 'goal')} conceded`,
      clips: clipsOf(
        view,
        conceded.filter((shot) => !type || shot.type === type.key),
        'goal against them',
      ),
    });
  }
  return findings;
}
