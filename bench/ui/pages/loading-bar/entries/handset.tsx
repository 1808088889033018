import { LoadingBar } from '@handset/ui/LoadingBar';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  const [isLoading, setLoading] = useState(true);
  return (
    <>
      <LoadingBar isLoading={isLoading} />
      <button type="button" onClick={() => setLoading(!isLoading)}>
        Load
      </button>
    </>
  );
}

export function mount(host: HTMLElement): void {
  createRoot(host).render(<Page />);
}
