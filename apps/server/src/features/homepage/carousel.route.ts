import { ENDPOINTS, SLIDE_PAGE_SIZE } from '@datacoach/contract';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../feature-module.ts';
import { answer, registerEndpoint } from '../../platform/http/register-endpoint.ts';
import { createSlide, deleteSlide, describeSlide, moveSlide, updateSlide } from './carousel.ts';
import { pageOfSlides } from './carousel-slide.repository.ts';
import { homeStrip } from './home-strip.ts';

/** Banners: made by administrators, shown to players with Discord events. */
export function carouselRoutes(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  registerEndpoint(app, ENDPOINTS.listCarouselSlides, async ({ query: { show, pageIndex } }) => {
    const now = clock.now();
    const { rows, total } = await pageOfSlides(db, show, now, pageIndex);
    const items = rows.map((row) => describeSlide(row, now));
    return answer(200, { items, pageIndex, pageSize: SLIDE_PAGE_SIZE, total });
  });
  registerEndpoint(app, ENDPOINTS.createCarouselSlide, async ({ body, caller }) =>
    answer(201, await createSlide(context, body, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.updateCarouselSlide, async ({ params, body, caller }) =>
    answer(200, await updateSlide(context, params.slideId, body, caller.userId)),
  );
  registerEndpoint(app, ENDPOINTS.moveCarouselSlide, async ({ params, body, caller }) => {
    await moveSlide(context, params.slideId, body.afterId, caller.userId);
    return answer(200, {});
  });
  registerEndpoint(app, ENDPOINTS.deleteCarouselSlide, async ({ params, caller }) => {
    await deleteSlide(context, params.slideId, caller.userId);
    return answer(200, {});
  });
  registerEndpoint(app, ENDPOINTS.getHomeStrip, async ({ caller }) =>
    answer(200, await homeStrip(context, caller.userId)),
  );
}
