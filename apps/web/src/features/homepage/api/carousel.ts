import type { CarouselSlide, SlideFields } from '@datacoach/contract';
import { api, keepPrevious, server, unlessGone } from '../../../app/api/client.ts';
import { queryClient, refetchQueries } from '../../../app/query-client.ts';

export const PATH = '/api/v1/admin/carousel';

export const slidesQuery = (show: 'current' | 'ended', pageIndex: number) =>
  keepPrevious(api.queryOptions('get', PATH, { params: { query: { show, pageIndex } } }));

export const refreshSlides = () => refetchQueries(queryClient, ['get', PATH]);

/** Creates a banner or updates the given one, whose version must match. */
export async function saveSlide(body: SlideFields, changed: CarouselSlide | null): Promise<void> {
  changed
    ? await server.PUT(`${PATH}/{slideId}`, {
        params: { path: { slideId: changed.id } },
        body: { ...body, version: changed.version },
      })
    : await server.POST(PATH, { body });
  await refreshSlides();
}

/** Moves a banner behind another; null moves it to the front. */
export async function placeSlide(slideId: string, afterId: string | null): Promise<void> {
  const params = { path: { slideId } };
  await server.PUT(`${PATH}/{slideId}/place`, { params, body: { afterId } }).finally(refreshSlides);
}

export async function deleteSlide(slideId: string): Promise<void> {
  await server.DELETE(`${PATH}/{slideId}`, { params: { path: { slideId } } }).catch(unlessGone);
  await refreshSlides();
}
