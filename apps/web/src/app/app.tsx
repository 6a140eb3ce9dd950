import {
  localStorageColorSchemeManager,
  MantineContext,
  MantineThemeProvider,
  useProviderColorScheme,
} from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';
import { theme } from './theme/theme.ts';
import { LazyToasts } from './toasts/show-toast.tsx';

const manager = localStorageColorSchemeManager({ key: 'datacoach-color-scheme' });
const getRootElement = () => document.documentElement;

/** What MantineProvider does, without the style sheet it calculates: the build wrote it (`mantine-variables.ts`). */
function ThemeProvider({ children }: { children: ReactNode }) {
  const scheme = useProviderColorScheme({
    manager,
    defaultColorScheme: 'dark',
    forceColorScheme: undefined,
    getRootElement,
  });
  return (
    <MantineContext
      value={{
        ...scheme,
        getRootElement,
        classNamesPrefix: 'mantine',
        cssVariablesSelector: ':root',
        withStaticClasses: true,
      }}
    >
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </MantineContext>
  );
}

export const App = () => (
  <ThemeProvider>
    <QueryClientProvider client={queryClient}>
      <RouteProgress />
      <RouterProvider router={router} />
      <LazyToasts />
    </QueryClientProvider>
  </ThemeProvider>
);

/** If its script can't be loaded, the page works without the bar. */
const RouteProgressBar = lazy<ComponentType>(() =>
  import('./shell/route-progress-bar.tsx').catch(() => ({ default: () => null })),
);

const RouteProgress = () => (
  <div id="route-progress" aria-hidden="true">
    <Suspense fallback={null}>
      <RouteProgressBar />
    </Suspense>
  </div>
);
