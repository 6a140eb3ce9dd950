import type { MatchView } from '../../timeline/match-view.ts';
import { defineDetector } from '../define-detector.ts';
import { createContactSearch } from './contact-search.ts';
import { describeTouch } from './describe-touch.ts';
import { dodgeTimes } from './dodge-times.ts';
import { fallbackContacts } from './fallback-contacts.ts';
import { ballSteps, findContacts } from './find-contacts.ts';
import { markContests } from './mark-contests.ts';
import { mergeContacts } from './merge-contacts.ts';
import { orderTouches } from './order-touches.ts';
import type { TouchEvent } from './touch-event.ts';

/** Every contact of a car with the ball in play (game-and-stats.md 3.2), in order of time. */
export const touchDetector = defineDetector({
  key: 'touch',
  kinds: ['touch'],
  needs: [],
  detect: (match: MatchView): TouchEvent[] => {
    const searches = match.players.map((view) => createContactSearch(view, match.ball, match.clock));
    const dodges = match.players.map((view) => dodgeTimes(match, view));
    const steps = [...ballSteps(match)];
    const seen = findContacts(match, searches, dodges, steps);
    const contacts = [...seen, ...fallbackContacts(match, searches, steps, seen)].sort(
      (a, b) => a.time - b.time || a.searcher - b.searcher,
    );
    const touches = mergeContacts(contacts, dodges).map((touch) => ({
      touch: describeTouch(match, searches[touch.first.searcher]!, dodges[touch.first.searcher]!, touch),
      contactTime: touch.first.time,
    }));
    return markContests(orderTouches(touches, match.ball));
  },
});
