import '@fontsource-variable/archivo/wdth.css';
import './app/theme/utilities.css';
import './app/theme/mantine.css';
import './app/theme/tokens.css';
import './app/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import { ignoreDoubleClicks } from './app/ignore-double-clicks.ts';
import { loadFirstScreen } from './app/router.ts';

ignoreDoubleClicks();
loadFirstScreen();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
