/** Removes what versions before 0.2 left in the browser: pages kept as HTML, and the caches of their service worker. */
export async function forgetEarlierVersions(): Promise<void> {
  try {
    for (const name of Object.keys(localStorage))
      if (name === 'looks' || name.startsWith('look:')) localStorage.removeItem(name);
    for (const name of await caches.keys()) if (name.startsWith('handset-app-')) await caches.delete(name);
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
}
