import '@fontsource-variable/archivo/wdth.css';
import './app/theme/utilities.css';
import './app/theme/mantine.css';
import 'virtual:mantine-variables.css';
import './app/theme/tokens.css';
import './app/theme/print.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { preventReloadWhileOffline } from './app/failure/script-load-error.ts';
import { loadFirstScreen } from './app/router.ts';

ignoreDoubleClicks();
preventReloadWhileOffline();
loadFirstScreen();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

const GUARDED = '.mantine-Button-root, .mantine-ActionIcon-root, [data-icon-button]';

/**
 * Ignores the second click of a double click on any button, also on the one that took the first one's place: it would
 * send a change twice, or confirm what was only just asked. Buttons that are clicked fast on purpose, such as paging, or
 * what contains them, have the attribute `data-repeat`.
 */
function ignoreDoubleClicks(): void {
  document.addEventListener(
    'click',
    (event) => {
      const button = event.detail > 1 && event.target instanceof Element && event.target.closest(GUARDED);
      if (!button || button.closest('[data-repeat]')) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
