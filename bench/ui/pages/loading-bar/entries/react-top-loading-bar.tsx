import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import LoadingBar from 'react-top-loading-bar';

function Page() {
  const [progress, setProgress] = useState(8);
  return (
    <>
      <LoadingBar progress={progress} height={3} color="#0e6660" transitionTime={200} />
      <button type="button" onClick={() => setProgress(progress === 8 ? 100 : 8)}>
        Load
      </button>
    </>
  );
}

export function mount(host: HTMLElement): void {
  createRoot(host).render(<Page />);
}
