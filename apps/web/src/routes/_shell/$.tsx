import { createFileRoute } from '@tanstack/react-router';
import { NotFoundScreen } from '../../app/failure/lazy-failure-screens.tsx';

/** Catches unknown paths, inside the shell (decisions.md 15.6). */
export const Route = createFileRoute('/_shell/$')({
  staticData: { screen: { title: 'Not found' } },
  component: NotFoundScreen,
});
