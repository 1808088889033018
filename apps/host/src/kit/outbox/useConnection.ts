import { useApi } from '@handset/api-client/swr';
import { useSyncExternalStore } from 'react';

/** Whether the device has a network, and whether the server answers. */
export function useConnection(): { isOnline: boolean; isConnected: boolean } {
  const { cache } = useApi();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const isReached = useSyncExternalStore(cache.onReach, () => cache.isServerReached);
  return { isOnline, isConnected: isOnline && isReached };
}

function subscribe(told: () => void): () => void {
  window.addEventListener('online', told);
  window.addEventListener('offline', told);
  return () => {
    window.removeEventListener('online', told);
    window.removeEventListener('offline', told);
  };
}
