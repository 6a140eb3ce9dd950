import { z } from 'zod';
import { momentWithinReach } from '../calendar.ts';
import { photoUrlField } from '../content-photos/content-photos.ts';
import { discordEventCard } from '../discord-events/discord-events.ts';
import { defineEndpoints } from '../endpoint.ts';
import { named, namedExtension, namedObject, pageOf } from '../named.ts';

const endpoint = defineEndpoints('homepage', { access: { module: 'Carousel', action: 'Edit' } });

export const SLIDE_PAGE_SIZE = 20;

/** A page in the app ("/coaching"), or a web address. */
const link = z
  .string()
  .trim()
  .max(500, 'Use at most 500 characters for the link.')
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s/\\]+\.[^\s\\]+)$/,
    'Use a DataCoach page such as /coaching, or a link starting with https://.',
  );

const slideFields = z.object({
  title: z.string().trim().min(1, 'Add a title.').max(80, 'Use at most 80 characters for the title.'),
  text: z.string().trim().max(200, 'Use at most 200 characters for the text.'),
  link: link.nullable(),
  /** Text of the link; "Open" if null. */
  linkLabel: z.string().trim().min(1).max(30, 'Use at most 30 characters for the button.').nullable(),
  photoUrl: photoUrlField,
  /** Null means immediately. */
  startsAt: momentWithinReach().nullable(),
  /** Null means until it is removed. */
  endsAt: momentWithinReach().nullable(),
  isHidden: z.boolean(),
});

function checkPeriod(
  { startsAt, endsAt }: { startsAt: string | null; endsAt: string | null },
  context: z.RefinementCtx,
): void {
  if (startsAt === null || endsAt === null || Date.parse(endsAt) > Date.parse(startsAt)) return;
  context.addIssue({ code: 'custom', path: ['endsAt'], message: 'The end must be after the start.' });
}

const slideBody = named('SlideFields', slideFields.superRefine(checkPeriod));
export type SlideFields = z.output<typeof slideBody>;

const SLIDE_STATES = ['running', 'planned', 'hidden', 'ended'] as const;
export type SlideState = (typeof SLIDE_STATES)[number];

const carouselSlide = namedExtension('CarouselSlide', slideFields, {
  // Stored dates may be farther away.
  startsAt: z.iso.datetime().nullable(),
  endsAt: z.iso.datetime().nullable(),
  id: z.uuid(),
  /** Number of changes; an update has to name the version it is based on. */
  version: z.number().int(),
  state: z.enum(SLIDE_STATES),
  /** Name of the administrator who changed it last; null if the account is deleted. */
  changedBy: z.string().nullable(),
  changedAt: z.iso.datetime(),
});
export type CarouselSlide = z.infer<typeof carouselSlide>;

const path = '/api/v1/admin/carousel';
const slidePath = `${path}/{slideId}`;

/** In the order of the players' strip. */
export const listCarouselSlides = endpoint(`GET ${path}`, {
  summary: 'Carousel banners',
  access: { module: 'Carousel', action: 'View' },
  query: z.object({
    /** `current`: all that haven't ended. */
    show: z.enum(['current', 'ended']).default('current'),
    pageIndex: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  responses: { 200: pageOf(carouselSlide) },
});

/** Adds the slide at the end. 422 `photo-gone` if the photo no longer exists. */
export const createCarouselSlide = endpoint(`POST ${path}`, {
  summary: 'Create a carousel banner',
  access: { module: 'Carousel', action: 'Create' },
  body: slideBody,
  responses: { 201: carouselSlide },
  errors: [422],
});

export const updateCarouselSlide = endpoint(`PUT ${slidePath}`, {
  summary: 'Change a carousel banner',
  body: named('ChangedSlide', slideFields.extend({ version: z.number().int() }).superRefine(checkPeriod)),
  responses: { 200: carouselSlide },
  errors: [409, 422],
});

export const moveCarouselSlide = endpoint(`PUT ${slidePath}/place`, {
  summary: 'Reorder carousel banners',
  /** Null moves it to the start. */
  body: z.object({ afterId: z.uuid().nullable() }),
});

export const deleteCarouselSlide = endpoint(`DELETE ${slidePath}`, {
  summary: 'Delete a carousel banner and its photo',
  access: { module: 'Carousel', action: 'Delete' },
});

const stripSlide = named(
  'StripSlide',
  carouselSlide
    .pick({ id: true, version: true, title: true, text: true, link: true, linkLabel: true, photoUrl: true })
    .extend({ kind: z.literal('slide') }),
);

/** The strip above My goals: more slides than it shows at once, for users who dismiss some. */
export const homeStrip = namedObject('HomeStrip', {
  items: z.array(
    z.discriminatedUnion('kind', [stripSlide, discordEventCard.extend({ kind: z.literal('event') })]),
  ),
  /** When the next one starts or ends. */
  changesAt: z.iso.datetime().nullable(),
});
export type HomeStrip = z.infer<typeof homeStrip>;
export type StripItem = HomeStrip['items'][number];

export const getHomeStrip = endpoint('GET /api/v1/homepage/strip', {
  summary: 'Current banners and Discord events, in order',
  access: 'player',
  responses: { 200: homeStrip },
});
