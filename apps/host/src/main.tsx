import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { registerServiceWorker } from './offline/registerServiceWorker.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// The token and the drafts are of this device; a browser that may drop them under pressure is asked not to.
void navigator.storage?.persist?.();

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

registerServiceWorker();
