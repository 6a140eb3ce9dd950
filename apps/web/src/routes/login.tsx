import { createFileRoute, Link, useNavigate } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { redirectWhenSignedIn } from '../app/session/require-session.ts';
import { DropCircle } from '../features/analysis/components/drop-circle.tsx';
import { SAMPLE_ID } from '../features/analysis/preview-store.ts';
import { LoginScreen } from '../features/auth/screens/login-screen.tsx';
import { analyzeDropped } from './-landing/analyze-dropped.ts';

/** Loaded after the drop circle. */
const LandingSections = lazy(() => import('./-landing/landing-sections.tsx'));

export const Route = createFileRoute('/login')({
  validateSearch: (search): { error?: string } =>
    typeof search.error === 'string' ? { error: search.error } : {},
  beforeLoad: ({ context }) => redirectWhenSignedIn(context.queryClient),
  component: Login,
});

function Login() {
  const { error } = Route.useSearch();
  const navigate = useNavigate();
  const previewFiles = (files: File[]) => {
    const file = files[0];
    if (!file) return;
    const id = crypto.randomUUID();
    void analyzeDropped(id, file);
    void navigate({ to: '/analyze', search: { file: id } });
  };
  return (
    <LoginScreen
      error={error}
      dropCircle={
        <DropCircle
          title="Drop a replay"
          hint="or choose a .replay file. It’s analyzed in your browser. No account, no upload."
          onFiles={previewFiles}
        />
      }
      sample={
        <Link to="/analyze" search={{ file: SAMPLE_ID }} className="touch-target text-link t2">
          No file here? Open a sample match
        </Link>
      }
      below={
        <Suspense fallback={null}>
          <LandingSections />
        </Suspense>
      }
    />
  );
}
