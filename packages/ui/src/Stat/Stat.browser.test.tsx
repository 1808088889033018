import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Amount } from '../Amount/Amount.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Stat } from './Stat.tsx';

describe('Stat', () => {
  it('shows a dash for what is missing, and zero as zero', async () => {
    await render(
      [undefined, '', Number.NaN, 0].map((value) => <Stat key={`${value}`} label="" value={value} />),
    );
    const shown = page.getByText(/^[–0]$/).elements();
    expect(shown.map(({ textContent }) => textContent)).toEqual(['–', '–', '–', '0']);
  });

  it.each([
    ['en', 1_234_567_800, 16],
    ['en', 9_999_999_999_999, 10],
    ['ur', -9_999_999_999_999, 10],
  ] as const)('keeps the amount within its card, in one line: %s, %d', async (locale, minor, least) => {
    await render(
      <UIProvider locale={locale}>
        {[171, 200, 260, 420].map((width) => (
          <div key={width} style={{ inlineSize: width }}>
            <Stat label="Cash" value={<Amount minor={minor} />} description="of it" />
          </div>
        ))}
      </UIProvider>,
    );
    const figures = page.getByText(/\d,\d{3}/).elements();
    expect(figures).toHaveLength(4);
    for (const figure of figures) {
      const box = figure.getBoundingClientRect();
      const card = figure.closest('div[style]')?.getBoundingClientRect();
      expect(figure.getClientRects()).toHaveLength(1);
      expect(box.right).toBeLessThan((card?.right ?? 0) - 10);
      expect(box.left).toBeGreaterThan((card?.left ?? 0) + 10);
      expect(Number.parseFloat(getComputedStyle(figure).fontSize)).toBeGreaterThanOrEqual(least);
    }
    expect(getComputedStyle(figures[3] as Element).fontSize).toBe('24px');
  });
});
