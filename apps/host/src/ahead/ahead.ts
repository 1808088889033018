// Stands in the page itself and runs before anything else is there; the bundler puts it there (`tools/vite/firstFiles.ts`).
import { showLook } from '../looks/showLook.ts';
import { fetchAhead } from './fetchAhead.ts';

/** The files that are needed after the app's own; put here by the bundler. */
declare const NEXT_FILES: { signedIn: readonly string[]; signedOut: readonly string[] };

let user: string | null = null;
try {
  user = localStorage.getItem('user');
} catch {
  // A browser that forbids its storage has nobody signed in yet.
}

// Whoever is signed in sees the layout and a list next, and everybody else the way in: their files need not wait for the app's own.
for (const href of NEXT_FILES[user ? 'signedIn' : 'signedOut']) fetchAhead('modulepreload', href);
if (user) showLook(user);
