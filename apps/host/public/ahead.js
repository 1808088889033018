// Whoever is signed in sees the layout and a list next: their files need not wait for the app's own to have started.
try {
  if (localStorage.getItem('user'))
    for (const link of document.querySelectorAll('link[data-signed-in]')) link.rel = 'modulepreload';
} catch {
  // A browser that forbids its storage has nobody signed in yet.
}
