import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';

const endpoint = defineEndpoints('link-previews');

/** Draws what a page shows to everyone with its link; the product's own picture for any other page. */
export const getLinkPreview = endpoint('GET /api/v1/link-previews/picture', {
  summary: 'Picture of a public page, for chats and social networks that preview links',
  access: 'public',
  mediaType: 'image/png',
  query: z.object({
    /** Path and query of the page. */
    page: z.string().max(500).default('/'),
  }),
  responses: { 200: z.file() },
  errors: [429],
});
