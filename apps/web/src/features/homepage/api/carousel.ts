import type { CarouselSlide, SlideFields } from '@datacoach/contract';
import {
  endpointQuery,
  ignoreNotFound,
  keepPrevious,
  refetchQueries,
  server,
} from '../../../app/api/client.ts';

export const PATH = '/api/v1/admin/carousel';

export const slidesQuery = (show: 'current' | 'ended', pageIndex: number) =>
  keepPrevious(endpointQuery(PATH, { query: { show, pageIndex } }));

export const refreshSlides = () => refetchQueries([PATH]);

export async function saveSlide(body: SlideFields, changed: CarouselSlide | null): Promise<void> {
  if (changed) {
    const { id: slideId, version } = changed;
    await server.PUT(`${PATH}/{slideId}`, { path: { slideId }, body: { ...body, version } });
  } else await server.POST(PATH, { body });
  await refreshSlides();
}

/** Moves a banner behind another; null moves it to the front. */
export const moveSlide = (slideId: string, afterId: string | null) =>
  server.PUT(`${PATH}/{slideId}/place`, { path: { slideId }, body: { afterId } }).finally(refreshSlides);

export const deleteSlide = (slideId: string) =>
  server.DELETE(`${PATH}/{slideId}`, { path: { slideId } }).catch(ignoreNotFound).then(refreshSlides);
