import { StrictMode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const days = ['2026-11-19', '2026-11-20', '2026-11-21'];
const props: LineChartProps = {
  label: 'Orders',
  categories: days,
  categoryLabel: 'Day',
  categoryFormat: 'day',
  series: [
    { id: 'counter', label: 'Counter', values: [4, 7, 5] },
    { id: 'online', label: 'Online', values: [1, null, 3] },
  ],
};

function Resized() {
  const [width, setWidth] = useState(600);
  return (
    <div style={{ inlineSize: width }}>
      <button type="button" onClick={() => setWidth(300)}>
        Narrower
      </button>
      <LineChart {...props} />
    </div>
  );
}

const chart = (name = 'Orders') => page.getByRole('slider', { name, exact: true });

describe('LineChart by keyboard', () => {
  it('goes from day to day, and tells each in words', async () => {
    await render(<LineChart {...props} />);
    await expect.element(chart()).toBeInTheDocument();
    await userEvent.tab();
    await expect.element(chart()).toHaveFocus();
    await expect
      .element(chart())
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/19 November 2026: Counter 4, Online 1$/));
    await userEvent.keyboard('{ArrowRight}');
    await expect
      .element(chart())
      .toHaveAttribute(
        'aria-valuetext',
        expect.stringMatching(/20 November 2026: Counter 7, Online No value$/),
      );
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect.element(chart()).toHaveAttribute('aria-valuenow', '3');
  });

  it('tells one series at a time when asked, and forgets its words on Escape', async () => {
    await render(<LineChart {...props} />);
    await expect.element(chart()).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(chart()).toHaveAttribute('aria-valuetext', expect.stringMatching(/2026: Online 1$/));
    const shown = page.getByText(/19 November 2026/);
    await expect.element(shown).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(shown).not.toBeInTheDocument();
  });

  it('goes the other way from right to left', async () => {
    await render(
      <UIProvider locale="ur">
        <LineChart {...props} />
      </UIProvider>,
    );
    await expect.element(chart()).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(chart()).toHaveAttribute('aria-valuenow', '2');
  });
});

describe('LineChart under a pointer', () => {
  it.each(['en', 'ur'] as const)('finds the nearest day (%s)', async (locale) => {
    await render(
      <UIProvider locale={locale}>
        <LineChart {...props} />
      </UIProvider>,
    );
    await expect.element(chart()).toBeInTheDocument();
    const { width } = chart().element().getBoundingClientRect();
    await userEvent.hover(chart(), { position: { x: locale === 'ur' ? 4 : width - 4, y: 20 } });
    await expect.element(chart()).toHaveAttribute('aria-valuenow', '3');
  });
});

describe('LineChart and its table', () => {
  it('shows every figure, and says where there is none', async () => {
    await render(<LineChart {...props} />);
    const toggle = page.getByRole('button', { name: 'Show as table: Orders' });
    await userEvent.click(toggle);
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect.element(page.getByRole('columnheader', { name: 'Day' })).toBeVisible();
    await expect.element(page.getByRole('row', { name: /20 November 2026/ })).toMatchTextContent(/No value/);
    await userEvent.click(toggle);
    await expect.element(page.getByRole('table')).not.toBeInTheDocument();
  });
});

describe('LineChart keeps its place', () => {
  it('is as high while it is on its way as when it stands', async () => {
    const { container, rerender } = await render(<LineChart {...props} series={[]} isLoading height={300} />);
    const before = container.getBoundingClientRect().height;
    expect(before).toBeGreaterThan(300);
    await rerender(<LineChart {...props} height={300} series={props.series.slice(0, 1)} />);
    const drawn = container.querySelector('figure > div');
    expect(drawn?.getBoundingClientRect().height).toBe(300);
    await expect.element(chart()).toBeInTheDocument();
    expect(drawn?.getBoundingClientRect().height).toBe(300);
  });

  it('follows the width of what it stands in', async () => {
    await render(<Resized />);
    await expect.element(chart()).toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Narrower' }));
    await expect.poll(() => chart().element().getBoundingClientRect().width).toBeLessThan(300);
    const svg = chart().element().parentElement?.querySelector('svg');
    await expect
      .poll(() => svg?.getAttribute('width'))
      .toBe(String(Math.floor(chart().element().getBoundingClientRect().width)));
  });
});

describe('LineChart when something is wrong', () => {
  it('shows NaN and infinity as missing', async () => {
    const values = [Number.NaN, 2, Number.POSITIVE_INFINITY];
    await render(<LineChart {...props} series={[{ id: 'a', label: 'A', values }]} />);
    await expect.element(chart()).toHaveAttribute('aria-valuetext', expect.stringMatching(/A No value$/));
    expect(document.body.innerHTML).not.toContain('NaN');
  });

  it('keeps to the figures when they become fewer', async () => {
    const { rerender } = await render(<LineChart {...props} />);
    await expect.element(chart()).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowDown}{ArrowDown}');
    await rerender(
      <LineChart {...props} categories={days.slice(0, 1)} series={[{ id: 'a', label: 'A', values: [9] }]} />,
    );
    await expect
      .element(chart())
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/19 November 2026: A 9$/));
  });

  it('draws both series of one id', async () => {
    const twice = { id: 'a', label: 'A', values: [1, 2, 3] };
    await render(
      <StrictMode>
        <LineChart {...props} series={[twice, twice]} />
        <LineChart {...props} label="Second" />
      </StrictMode>,
    );
    await expect.element(chart()).toHaveAttribute('aria-valuetext', expect.stringMatching(/A 1, A 1$/));
    await expect.element(chart('Second')).toBeInTheDocument();
  });

  it('reads a thousand points as easily as three', async () => {
    const values = Array.from({ length: 1000 }, (_, place) => place % 97);
    await render(
      <LineChart
        {...props}
        categories={values.map((_, place) => `Point ${place}`)}
        categoryFormat="text"
        series={[{ id: 'a', label: 'A', values }]}
      />,
    );
    await expect.element(chart()).toBeInTheDocument();
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}');
    await expect.element(chart()).toHaveAttribute('aria-valuetext', 'Point 100: A 3');
    expect(document.querySelectorAll('figure svg *').length).toBeLessThan(120);
  });
});
