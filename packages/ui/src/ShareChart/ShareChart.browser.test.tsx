import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { ShareChart, type ShareChartProps } from './ShareChart.tsx';

const props: ShareChartProps = {
  label: 'Expenses',
  partLabel: 'Kind',
  valueLabel: 'Amount',
  parts: [
    { id: 'rent', label: 'Rent', value: 60 },
    { id: 'wages', label: 'Wages', value: 30 },
    { id: 'tea', label: 'Tea', value: 10 },
  ],
};

const chart = page.getByRole('slider', { name: 'Expenses', exact: true });

let warn: MockInstance<typeof console.warn>;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => warn.mockRestore());

describe('ShareChart', () => {
  it('says every share in its table, without being asked', async () => {
    await render(<ShareChart {...props} />);
    await expect.element(page.getByRole('row', { name: /Wages/ })).toMatchTextContent(/30%/);
    await expect.element(page.getByRole('columnheader', { name: 'Share' })).toBeVisible();
  });

  it('goes from part to part by keyboard', async () => {
    await render(<ShareChart {...props} />);
    await expect.element(chart).toHaveAttribute('aria-valuetext', 'Rent: 60% 60');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect.element(chart).toHaveAttribute('aria-valuetext', 'Tea: 10% 10');
  });

  it.each(['en', 'ur'] as const)('finds the part of the ring under the pointer (%s)', async (locale) => {
    await render(
      <UIProvider locale={locale}>
        <ShareChart {...props} height={200} />
      </UIProvider>,
    );
    await expect.element(chart).toBeInTheDocument();
    // A little before the top, against the direction of reading: the last tenth.
    await userEvent.hover(chart, { position: { x: locale === 'ur' ? 115 : 85, y: 12 } });
    await expect.element(chart).toHaveAttribute('aria-valuenow', '3');
  });

  it('finds the part of the bar under the pointer', async () => {
    await render(<ShareChart {...props} shape="bar" />);
    await expect.element(chart).toBeInTheDocument();
    const { width } = chart.element().getBoundingClientRect();
    await userEvent.hover(chart, { position: { x: width * 0.7, y: 10 } });
    await expect.element(chart).toHaveAttribute('aria-valuenow', '2');
  });

  it('shows a whole of nothing as an empty ring', async () => {
    const parts = props.parts.map((part) => ({ ...part, value: 0 }));
    await render(<ShareChart {...props} parts={parts} />);
    await expect.element(chart).toHaveAttribute('aria-valuetext', 'Rent: Share 0');
    expect(document.body.innerHTML).not.toContain('NaN');
  });

  it('leaves what is below zero out of the ring, and says so', async () => {
    await render(
      <ShareChart {...props} parts={[...props.parts, { id: 'back', label: 'Refund', value: -40 }]} />,
    );
    await expect.element(page.getByRole('row', { name: /Refund/ })).toMatchTextContent(/\u221240/);
    await expect.element(page.getByRole('row', { name: /Rent/ })).toMatchTextContent(/60%/);
    expect(warn.mock.calls.flat()).toContainEqual(expect.stringContaining('Use a BarChart'));
  });

  it('says that there is nothing where no part has a value', async () => {
    await render(<ShareChart {...props} parts={[{ id: 'rent', label: 'Rent', value: null }]} />);
    await expect.element(page.getByText('Nothing here yet')).toBeVisible();
  });
});
