import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DescriptionList } from './DescriptionList.tsx';

it('shows a dash for what is missing, zero as zero, and two facts of one name', async () => {
  const descriptions = [0, null, Number.NaN, ''];
  await render(
    <DescriptionList items={descriptions.map((description) => ({ term: 'Price', description }))} />,
  );
  const texts = page
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['0', '–', '–', '–']);
});
