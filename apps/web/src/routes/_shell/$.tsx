import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../app/failure/not-found-screen.tsx';

/** Any unknown path, inside the shell (rulings M14). */
export const Route = createFileRoute('/_shell/$')({
  staticData: { screen: { title: 'Not found' } },
  component: NotFoundScreen,
});
