import { SearchableSelect, UIProvider } from '@handset/ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { timeFromEvent } from '../ui/pages/frames.ts';
import { makeUnits, type Unit } from './imeis.ts';

const units = makeUnits(100_000);

declare global {
  interface Window {
    units: readonly Unit[];
    /** Starts watching for the next key press and the frame that shows `expected`. */
    awaitPaintOf: (expected: string) => void;
    /** Milliseconds from that key press to the end of that frame. */
    painted: Promise<number>;
  }
}
window.units = units;

window.awaitPaintOf = (expected) => {
  window.painted = timeFromEvent('keydown', () => shows(expected));
};

function shows(expected: string): boolean {
  const probe = document.querySelector<HTMLInputElement>('#probe');
  if (document.activeElement === probe) return probe?.value === expected;
  const first = document.querySelector('[role=option]');
  return first?.textContent?.includes(expected) === true;
}

function Page() {
  const [key, setKey] = useState<string | null>(null);
  return (
    <UIProvider>
      <label>
        Probe <input id="probe" />
      </label>
      <SearchableSelect
        label="Phone"
        options={units}
        getKey={(unit) => unit._id}
        getLabel={(unit) => unit.label}
        getSearchText={(unit) => unit.imei1}
        value={key}
        onChange={setKey}
      />
    </UIProvider>
  );
}

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
