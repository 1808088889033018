import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stepper } from './Stepper.tsx';

const steps = ['Products', 'Address', 'Payment'].map((label) => ({ id: label, label }));

it('names the current step alone on a phone, and stays within it, however long the words are', async () => {
  await page.viewport(360, 640);
  const many = [...steps, ...steps].map(({ label }, at) => ({
    id: `${at}`,
    label: at === 1 ? 'Long'.repeat(40) : label,
    description: 'and more words about it',
  }));
  await render(<Stepper label="Order" steps={many} currentStep="1" />);
  const list = page.getByRole('list').element();
  expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  const boxOf = (words: string | RegExp) =>
    page.getByText(words).first().element().closest('span')?.parentElement;
  expect(boxOf(/^Long/)?.clientWidth).toBeGreaterThan(40);
  expect(boxOf('Products')?.clientWidth).toBe(1);
  await page.viewport(1280, 800);
});
