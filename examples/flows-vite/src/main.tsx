import '@handset/ui/styles.css';
import '@handset/flows/styles.css';
import { FlowsProvider } from '@handset/flows';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

// An origin other than the page's must be allowed on the server with HANDSET_ALLOWED_ORIGINS.
const api: string = import.meta.env.VITE_HANDSET_API ?? 'http://127.0.0.1:4400/';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root"');
createRoot(root).render(
  <StrictMode>
    <FlowsProvider locale="en" colorScheme="system">
      <App api={api} />
    </FlowsProvider>
  </StrictMode>,
);
