import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { prepareFirstPage } from './app/prepareFirstPage.ts';
import { registerServiceWorker } from './offline/registerServiceWorker.ts';
import { dressDocument } from './preferences/dressDocument.ts';
import { readPreferences } from './preferences/preferences.ts';
import { browserStorage } from './session/browserStorage.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// The token and the drafts are of this device; a browser that may drop them under pressure is asked not to.
void navigator.storage?.persist?.();

/** Milliseconds after which a page that is not complete yet is drawn with what there is. */
const PATIENCE = 500;

dressDocument(readPreferences(browserStorage));
const page = createRoot(root);
// Once something had to stand in for a part of the page, React would show that for 300 ms at least.
const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE));
void Promise.race([prepareFirstPage(), patience]).then(() =>
  page.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);

registerServiceWorker();
