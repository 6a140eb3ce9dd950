import type { ScoutFinding } from '@datacoach/contract';
import type { FolderView } from './folder-view.ts';
import { type Appearance, clipsOf } from './scout-appearances.ts';
import { times } from './scout-counts.ts';

/** Play with this much or more on the clock is the first minute of a game, s. */
const FIRST_MINUTE_CLOCK = 240;

export function momentFindings(view: FolderView, appearances: readonly Appearance[]): ScoutFinding[] {
  const all = appearances.flatMap((appearance) =>
    (appearance.game.digest.play?.shots ?? []).map((shot) => ({ ...shot, appearance })),
  );
  const balance = (title: string, moments: typeof all, sample: string): ScoutFinding[] => {
    if (moments.length === 0) return [];
    const scored = moments.filter(
      ({ outcome, team, appearance }) => outcome === 'goal' && team === appearance.side,
    );
    const against = moments.filter(
      ({ outcome, team, appearance }) => outcome === 'goal' && team !== appearance.side,
    );
    return [
      {
        sentence: `${title}: ${times(scored.length, 'goal')} scored, ${against.length} conceded.`,
        sample,
        clips: clipsOf(view, [...scored, ...against], title.toLowerCase()),
      },
    ];
  };
  const overtimes = appearances.filter(({ game }) => game.digest.overtimeSeconds > 0).length;
  return [
    ...balance(
      'In the first minute',
      all.filter(({ clock }) => !clock.overtime && clock.seconds >= FIRST_MINUTE_CLOCK),
      times(appearances.length, 'game'),
    ),
    ...balance(
      'In overtime',
      all.filter(({ clock }) => clock.overtime),
      times(overtimes, 'overtime'),
    ),
  ];
}
