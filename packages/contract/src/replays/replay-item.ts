import { z } from 'zod';
import { namedObject } from '../named.ts';
import { COVERAGES, REPLAY_STATUS_CODES } from '../product-codes.ts';
import { VISIBILITIES } from './visibility.ts';

/** What only the owner of a file sees, and decides. */
const ownReplay = namedObject('OwnReplay', {
  /** What they call it; null while that is the file's name. */
  title: z.string().nullable(),
  isFavorite: z.boolean(),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  /** Nothing was said of this replay: the consent to share with team-mates decides. */
  visibilityByConsent: z.boolean(),
  /** Address part of the public page; null without one. */
  shareKey: z.string().nullable(),
});

/** How the match went for the caller; null where it is not known which player they are, or nothing of their play. */
const ownGame = namedObject('OwnGameNote', {
  /** Expected goals of the own team and the others. */
  xg: z.object({ own: z.number().nullable(), other: z.number().nullable() }),
  /** Overall score of the game against the own rank, 0-100. */
  score: z.number().nullable(),
  /** Why it does not count for scores; null when it does. */
  notCounted: z.string().nullable(),
});
export type OwnGameNote = z.infer<typeof ownGame>;

/** One uploaded file in a list (decisions.md 18.6). */
export const replayItem = namedObject('ReplayItem', {
  id: z.uuid(),
  /** False for a match that a team-mate shares or a coach sees: the file is not the caller's to change. */
  isOwn: z.boolean(),
  matchId: z.uuid().nullable(),
  /** The file's. */
  name: z.string(),
  fileSize: z.number().int(),
  status: z.union(REPLAY_STATUS_CODES.map((code) => z.literal(code))),
  /** A sentence for the user: why it failed or what is missing. */
  statusReason: z.string().nullable(),
  coverage: z.enum(COVERAGES).nullable(),
  uploadedAt: z.iso.datetime(),
  playedAt: z.iso.datetime().nullable(),
  playlist: z.string().nullable(),
  map: z.string().nullable(),
  /** Goals of blue and orange. */
  score: z.object({ blue: z.number().int(), orange: z.number().int() }).nullable(),
  /** Result for the caller: Won 5, Lost 10; null when it is not known which player is the caller. */
  result: z.union([z.literal(5), z.literal(10)]).nullable(),
  own: ownReplay.nullable(),
  game: ownGame.nullable(),
});
export type ReplayItem = z.infer<typeof replayItem>;
