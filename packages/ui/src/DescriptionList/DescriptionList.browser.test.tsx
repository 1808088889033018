import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DescriptionList } from './DescriptionList.tsx';

it('shows a dash for what is missing, zero as zero, and two facts of one name', async () => {
  await render(
    <DescriptionList
      items={[
        { term: 'Returned', description: 0 },
        { term: 'Price', description: null },
        { term: 'Price', description: Number.NaN, isNumeric: true },
        { term: 'Price', description: '' },
      ]}
    />,
  );
  const texts = page
    .getByRole('definition')
    .elements()
    .map(({ textContent }) => textContent);
  expect(texts).toEqual(['0', '–', '–', '–']);
});

it('is not there without facts, and says what to do', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = await render(<DescriptionList items={[]} />);
  expect(container.childElementCount).toBe(0);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/DescriptionList: items is empty/));
  warn.mockRestore();
});

it.each(['rows', 'columns'] as const)(
  'stays within a narrow place, however long its words are: %s',
  async (layout) => {
    await render(
      <div data-testid="place" style={{ inlineSize: 220 }}>
        <DescriptionList
          layout={layout}
          items={[
            { term: 'Long'.repeat(40), description: 'Long'.repeat(40) },
            { term: 'Number', description: '1234567890'.repeat(8), isNumeric: true },
          ]}
        />
      </div>,
    );
    expect(page.getByTestId('place').element().scrollWidth).toBeLessThanOrEqual(220);
  },
);
