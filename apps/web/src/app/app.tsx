import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';
import { RouteProgress } from './shell/route-progress.tsx';
import { cssVariablesResolver, theme } from './theme/theme.ts';
import { LateToasts } from './toasts/show-toast.tsx';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'datacoach-color-scheme' });

export function App() {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="dark"
    >
      <QueryClientProvider client={queryClient}>
        <RouteProgress />
        <RouterProvider router={router} />
        <LateToasts />
      </QueryClientProvider>
    </MantineProvider>
  );
}
