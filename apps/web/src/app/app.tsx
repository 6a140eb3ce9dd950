import { localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { queryClient } from './query-client.ts';
import { router } from './router.ts';
import { RouteProgress } from './shell/route-progress.tsx';
import { cssVariablesResolver } from './theme/css-variables.ts';
import { theme } from './theme/theme.ts';

const colorSchemeManager = localStorageColorSchemeManager({ key: 'datacoach-color-scheme' });

/** Toasts stay 4 s at the top right (specification section 9). */
const TOAST_MS = 4000;

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
        <Notifications position="top-right" autoClose={TOAST_MS} limit={3} />
      </QueryClientProvider>
    </MantineProvider>
  );
}
