// Whoever is signed in sees the layout and a list next, and everybody else the way in: their files need not wait for the app's own to have started.
let isSignedIn = false;
try {
  isSignedIn = localStorage.getItem('user') !== null;
} catch {
  // A browser that forbids its storage has nobody signed in yet.
}
for (const link of document.querySelectorAll(isSignedIn ? 'link[data-signed-in]' : 'link[data-signed-out]'))
  link.rel = 'modulepreload';
