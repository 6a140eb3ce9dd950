import { z } from 'zod';
import { namedObject } from '../named.ts';
import { COVERAGES, REPLAY_STATUS_CODES } from '../product-codes.ts';
import { VISIBILITIES } from '../upload-rules.ts';

/** Fields that only the owner of a file sees and sets. */
const myReplay = namedObject('MyReplay', {
  /** The owner's title; null if it's the file name. */
  title: z.string().nullable(),
  isFavorite: z.boolean(),
  tags: z.array(z.string()),
  visibility: z.enum(VISIBILITIES),
  /** Not set for this replay: the consent to share with teammates decides. */
  visibilityByConsent: z.boolean(),
  /** Key in the public page's address; null without one. */
  shareKey: z.string().nullable(),
});

/** The match for the caller; null if their player is unknown or has no data, unless it counts for no one. */
const ownGame = namedObject('MyGameNote', {
  /** Expected goals of the caller's team and the opponents. */
  xg: z.object({ own: z.number().nullable(), other: z.number().nullable() }),
  /** Overall score of the game compared with the player's rank, 0-100. */
  score: z.number().nullable(),
  /** Why it doesn't count for scores; null if it does. */
  notCounted: z.string().nullable(),
});
export type MyGameNote = z.infer<typeof ownGame>;

/** One uploaded file in a list (decisions.md 18.6). */
export const replayItem = namedObject('ReplayItem', {
  id: z.uuid(),
  /** False for a match that a teammate shares or a coach can see: the caller can't change the file. */
  isOwn: z.boolean(),
  matchId: z.uuid().nullable(),
  /** Name of the file. */
  name: z.string(),
  fileSize: z.number().int(),
  status: z.union(REPLAY_STATUS_CODES.map((code) => z.literal(code))),
  /** User message: why it failed or what is missing. */
  statusReason: z.string().nullable(),
  coverage: z.enum(COVERAGES).nullable(),
  uploadedAt: z.iso.datetime(),
  playedAt: z.iso.datetime().nullable(),
  playlist: z.string().nullable(),
  map: z.string().nullable(),
  /** Goals of blue and orange. */
  score: z.object({ blue: z.number().int(), orange: z.number().int() }).nullable(),
  /** Result for the caller: Won 5, Lost 10; null if the caller's player is unknown. */
  result: z.union([z.literal(5), z.literal(10)]).nullable(),
  own: myReplay.nullable(),
  game: ownGame.nullable(),
});
export type ReplayItem = z.infer<typeof replayItem>;
