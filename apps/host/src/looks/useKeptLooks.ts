import { useEffect } from 'react';

/** Has the pages of who is signed in kept as they look when they are left, from a moment of leisure on. */
export function useKeptLooks(isAtLeisure: boolean): void {
  useEffect(() => {
    // What a development server sends has its styles elsewhere, and changes while it stands there.
    if (!isAtLeisure || !import.meta.env.PROD) return;
    let isCurrent = true;
    let end = () => {};
    void import('./keepLooks.ts').then(
      ({ keepLooks }) => {
        if (isCurrent) end = keepLooks();
      },
      () => {},
    );
    return () => {
      isCurrent = false;
      end();
    };
  }, [isAtLeisure]);
}
