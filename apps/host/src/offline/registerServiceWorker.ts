/** Has the browser keep the app's files, when the page has nothing better to do. A browser that will not opens the app with a network alone. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const register = () =>
    void serviceWorker
      .register('/service-worker.js')
      .then(() => serviceWorker.ready)
      .then(({ active }) => serviceWorker.controller ?? active?.postMessage('claim'))
      .catch(() => {});
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', () => setTimeout(register), { once: true });
}
