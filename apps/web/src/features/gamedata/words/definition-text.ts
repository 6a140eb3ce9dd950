import type { Term } from '../../../shared/ui/definition.tsx';

/** Pictures of the match page. */
export const PICTURE_TERMS = {
  moments: {
    label: 'Best and worst moment',
    definition:
      'Told by chances, in goals. Best: goals, the less likely the more; assists; saves by the chance that they took away. Worst: lost balls, lost challenges, whiffs and double commits by the chance that the opponents had within eight seconds; good chances that were missed; own goals.',
  },
  race: {
    label: 'xG race',
    definition:
      'Expected goals (xG) of each team, added up attempt by attempt. The xG of an attempt is the share of such attempts that go in, from its distance, angle, ball speed and height and the opponents in the way. The win chance plays these attempts out, each by its own chance. Own goals take no part, nor do shots that the game counted though the ball was not seen going for goal: they stand in the table of shots, the shot map and the goal mouth. Above or below chance is the team’s Finishing, goals minus expected goals: there the goals of such shots count too.',
  },
  shotMap: {
    label: 'Shot map',
    definition:
      'Where the ball was when each shot was struck. The mark grows with the expected goals of the attempt; its shape says what came of it. With one team or player chosen the pitch is turned so that they attack to the right.',
  },
  goalMouth: {
    label: 'Goal mouth',
    definition:
      'Where each shot crosses, or would have crossed, the goal line, as the shooter sees it. The frame is 1 786 uu wide and 642 uu high. Shots that were stopped stand where they were going. Own goals stand here too, and shots that the game counted though the ball was not seen going for goal: they are outside the xG race.',
  },
  timeline: {
    label: 'Timeline',
    definition:
      'Bars: how far the ball is in a team’s attack, every two seconds, blue up and orange down. Marks: events of that team on its own side, at most two marks’ width from their time; where that leaves no room, some are only in the table. Choose kinds with the buttons, a player or team with the list.',
  },
  pads: {
    label: 'Boost pads',
    definition:
      'How often each pad of the standard field was taken. A pad is stolen when it lies in the opponent half; pads on the middle line belong to nobody. A big pad fills the tank, a small one gives 12.',
  },
  roles: {
    label: 'Roles',
    definition:
      'First man is who is nearest to the ball by more than 250 uu, for 0.35 seconds; the others follow by distance. Nobody clearly nearest is crowding.',
  },
  possession: {
    label: 'Possession',
    definition:
      'Live play in which a team controls the ball: its touch is followed by another of its own, or by none of the opponents, for 1.25 seconds. The rest belongs to nobody.',
  },
  ownPossession: {
    label: 'Own possession',
    definition:
      'One player keeps the ball: at least two touches, with nobody taking it from him for more than 2 seconds and the ball never 2 500 uu away.',
  },
  kickoffs: {
    label: 'Kickoffs',
    definition:
      'Won by the team towards whose goal the ball is not going 1.25 seconds after the first touch; nearer than 256 uu to the middle it is neutral. Strength: how far the ball is in the opponent half by then, from −1 to 1. Boost left is what the taker has half a second after his touch.',
  },
} as const satisfies Readonly<Record<string, Term>>;
