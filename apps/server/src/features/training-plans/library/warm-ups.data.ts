/** Free play to begin with: one thing to attend to, the rest as it comes. */
export const WARM_UPS = [
  {
    key: 'warm-up-rolling',
    title: 'Follow a rolling ball, no boost',
    how: 'Push the ball round the field without losing it. Turn with the powerslide, keep all wheels down.',
    cue: 'Be turned before the ball turns.',
  },
  {
    key: 'warm-up-wall',
    title: 'Up the wall and down again',
    how: 'Hit the ball against a side wall, follow it up and come down on the wheels. Every touch from another height.',
    cue: 'Land in the direction in which you drive on.',
  },
  {
    key: 'warm-up-touches',
    title: 'Soft, hard, soft',
    how: 'Three touches that you announce: one soft, one as hard as you can, one soft again. Then the other way round.',
    cue: 'Decide before the touch, not in it.',
  },
  {
    key: 'warm-up-air',
    title: 'Ten touches in the air',
    how: 'Hit the ball high and meet it before it comes down. Height does not matter; the touch does.',
    cue: 'Jump first, aim second.',
  },
  {
    key: 'warm-up-laps',
    title: 'Two laps at full speed',
    how: 'Round the field along the walls at full speed, small pads only, half flips at the corners.',
    cue: 'Eyes two pads ahead.',
  },
  {
    key: 'warm-up-half-flips',
    title: 'Turn and go',
    how: 'Drive away from the ball, half flip, and be at it again. Left and right in turn.',
    cue: 'Cancel early, roll late.',
  },
] as const;
