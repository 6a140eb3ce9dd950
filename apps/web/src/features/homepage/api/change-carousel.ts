import type { CarouselSlide, SlideFields } from '@datacoach/contract';
import { apiClient } from '../../../app/api/client.ts';
import { failureOf } from '../../../app/api/failure.ts';
import { PATH, refreshSlides } from './carousel.ts';

/** Makes a banner, or changes the one that is given, which has to be of the version that was read. */
export async function saveSlide(body: SlideFields, changed: CarouselSlide | null): Promise<void> {
  const { data, error, response } = changed
    ? await apiClient.PUT(`${PATH}/{slideId}`, {
        params: { path: { slideId: changed.id } },
        body: { ...body, version: changed.version },
      })
    : await apiClient.POST(PATH, { body });
  if (!data) throw failureOf(response.status, error);
  await refreshSlides();
}

/** Puts it behind another one; null puts it first. */
export async function placeSlide(slideId: string, afterId: string | null): Promise<void> {
  const { error, response } = await apiClient.PUT(`${PATH}/{slideId}/place`, {
    params: { path: { slideId } },
    body: { afterId },
  });
  await refreshSlides();
  if (error) throw failureOf(response.status, error);
}

export async function deleteSlide(slideId: string): Promise<void> {
  const { error, response } = await apiClient.DELETE(`${PATH}/{slideId}`, { params: { path: { slideId } } });
  // Gone is gone, whoever deleted it.
  if (error && response.status !== 404) throw failureOf(response.status, error);
  await refreshSlides();
}
