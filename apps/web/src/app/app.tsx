import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';
import { RouteProgress } from './shell/route-progress.tsx';
import { cssVariablesResolver } from './theme/css-variables.ts';
import { theme } from './theme/theme.ts';
import { TOAST_MS } from './toasts/show-toast.tsx';

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
        <Notifications position="top-right" autoClose={TOAST_MS.shell} limit={3} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
