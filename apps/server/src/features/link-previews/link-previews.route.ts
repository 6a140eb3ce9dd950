import { Readable } from 'node:stream';
import { ENDPOINTS } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Context } from '../../feature-module.ts';
import { escapeMarkup } from '../../platform/http/escape-markup.ts';
import { limitRoute } from '../../platform/http/rate-limits.ts';
import { registerEndpointWith, respond } from '../../platform/http/register-endpoint.ts';
import { drawPreview, PREVIEW_SIZE } from './draw-preview.ts';
import { getPreviewFacts, type PreviewFacts } from './preview-facts.ts';

/** Pictures kept in memory, 20 to 40 kB each. */
const MAX_CACHED = 200;

export function linkPreviewRoutes(app: FastifyInstance, context: Context): void {
  // By content, so that a withdrawn or changed page is never answered from here.
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: MAX_CACHED });
  registerEndpointWith(
    app,
    ENDPOINTS.getLinkPreview,
    { config: limitRoute(context.rateLimits.linkPreview) },
    async ({ query }) => {
      const facts = await getPreviewFacts(context, query.page);
      const key = JSON.stringify(facts);
      const picture = drawn.get(key) ?? drawPreview(facts);
      drawn.set(key, picture);
      picture.catch(() => drawn.delete(key));
      const png = await picture;
      return respond(200, Readable.from([png], { objectMode: false }), {
        'content-length': String(png.length),
        'cache-control': 'public, max-age=300',
      });
    },
  );
}

/** Returns the head elements by which other sites preview a page (https://ogp.me). */
export async function renderPreviewTags(context: Context, page: string): Promise<string> {
  const { publicUrl } = context.config;
  const facts = await getPreviewFacts(context, page);
  const picture = `${publicUrl}/api/v1/link-previews/picture?page=${encodeURIComponent(page)}`;
  return renderTags(facts, { url: publicUrl + page, picture });
}

function renderTags(
  { title, description }: PreviewFacts,
  { url, picture }: { url: string; picture: string },
) {
  const { width, height } = PREVIEW_SIZE;
  const properties = {
    'og:site_name': 'DataCoach',
    'og:type': 'website',
    'og:url': url,
    'og:title': title,
    'og:description': description,
    'og:image': picture,
    'og:image:type': 'image/png',
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': title,
    'twitter:card': 'summary_large_image',
  };
  return Object.entries(properties)
    .map(([name, content]) => `<meta property="${name}" content="${escapeMarkup(content)}" />`)
    .join('\n    ');
}
