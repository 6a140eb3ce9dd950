import { createFileRoute } from '@tanstack/react-router';
import { slidesQuery } from '../../../features/homepage/api/carousel.ts';
import { CarouselScreen } from '../../../features/homepage/carousel/carousel-screen.tsx';

export const Route = createFileRoute('/_shell/admin/banner')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(slidesQuery('current', 0)),
  component: CarouselScreen,
});
