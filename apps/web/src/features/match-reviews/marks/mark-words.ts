import type { MatchReport, ReviewMark } from '@datacoach/contract';

const COLOURS = { chalk: 'white', yellow: 'yellow', pink: 'pink', green: 'green' } as const;

/** A mark in words, for lists and for those who do not see it. */
export function markWords(mark: ReviewMark, { players }: Pick<MatchReport, 'players'>): string {
  const colour = COLOURS[mark.colour];
  switch (mark.kind) {
    case 'arrow':
      return `Arrow, ${colour}`;
    case 'zone':
      return `Zone, ${colour}`;
    case 'ring':
      return `Ring around ${players.find(({ key }) => key === mark.player)?.name ?? 'a player'}, ${colour}`;
    case 'text':
      return `“${mark.text}”, ${colour}`;
    case 'pen':
      return `Pen, ${colour}`;
  }
}
