import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { barStyle, next, timing } from '../timing.ts';

function Bar({ isLoading }: { isLoading: boolean }) {
  const [at, setAt] = useState<number | null>(isLoading ? timing.least : null);
  useEffect(() => {
    if (isLoading) {
      setAt(timing.least);
      const stepping = setInterval(() => setAt((now) => next(now ?? timing.least)), timing.interval);
      return () => clearInterval(stepping);
    }
    setAt((now) => now && 1);
    const hiding = setTimeout(() => setAt(null), timing.animation);
    return () => clearTimeout(hiding);
  }, [isLoading]);
  return at === null ? null : (
    <div
      role="progressbar"
      aria-label="Loading"
      ref={(bar) => {
        if (bar) bar.style.cssText = `${barStyle};transform:scaleX(${at})`;
      }}
    />
  );
}

function Page() {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <Bar isLoading={isLoading} />
      <button type="button" onClick={() => setLoading(!isLoading)}>
        Load
      </button>
    </>
  );
}

export function mount(host: HTMLElement): void {
  createRoot(host).render(<Page />);
}
