import { useState } from 'react';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pills } from './Pills.tsx';

function Filters() {
  const [items, setItems] = useState([{ id: 'oak', label: 'Oak' }]);
  return <Pills label="Filters" empty="No filter is set" items={items} onClear={() => setItems([])} />;
}

it('keeps focus within the group when all are cleared', async () => {
  await render(<Filters />);
  const clear = page.getByRole('button', { name: 'Clear all' });
  await userEvent.click(clear);
  await expect.element(page.getByText('No filter is set')).toBeVisible();
  await expect.element(clear).not.toBeInTheDocument();
  await expect.element(page.getByRole('group', { name: 'Filters' })).toHaveFocus();
});
