import { findDecisiveMoments } from '@datacoach/analysis';
import type { Executor } from '../../platform/database/database.ts';
import { describeEvent } from './describe-event.ts';
import { openEventContext } from './event-context.ts';
import { openEventStream } from './event-stream.ts';
import { readEventStream } from './match.repository.ts';

/** Returns a player's best and worst play in a match; neither without recorded events. */
export async function readDecisiveMoments(db: Executor, matchId: string, playerKey: string) {
  const packed = await readEventStream(db, matchId);
  if (!packed) return { best: null, worst: null };
  const stream = await openEventStream(packed);
  const events = stream.listEvents();
  const getContext = openEventContext(stream);
  const found = findDecisiveMoments(events, playerKey);
  const describe = (event: (typeof events)[number]) =>
    describeEvent({ matchId, ordinal: events.indexOf(event) }, event, getContext(event));
  const toDescribedMoment = (one: typeof found.best) =>
    one && {
      event: describe(one.event),
      value: one.value,
      followedBy: one.followedBy && {
        label: describe(one.followedBy).label,
        seconds: one.followedBy.time - one.event.time,
      },
    };
  return { best: toDescribedMoment(found.best), worst: toDescribedMoment(found.worst) };
}
