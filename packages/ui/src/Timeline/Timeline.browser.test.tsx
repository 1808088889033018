import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const items = [
  { id: 'paid', at: '2026-11-21T20:30:00Z', title: 'Paid' },
  { id: 'packed', at: '2026-11-21', title: 'Packed' },
];
const Order = (props: Partial<TimelineProps>) => (
  <Timeline label="Order 7" timeZone="Asia/Karachi" items={items} {...props} />
);
const days = () =>
  page
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);

describe('Timeline', () => {
  it('puts an event on the day of its zone by the name of the day, and one without a day under a heading of its own', async () => {
    await render(<Order today="2026-11-22" items={[...items, { id: 'lost', at: 'soon', title: 'Lost' }]} />);
    expect(days()).toEqual(['Today', 'Yesterday', 'Unknown day']);
    await expect.element(page.getByText('1:30 am')).toBeVisible();
    await expect.element(page.getByText('Lost')).toBeVisible();
  });

  it('names days in the language around it, in digits that everybody there reads', async () => {
    await render(
      <UIProvider locale="ur">
        <Order />
      </UIProvider>,
    );
    expect(days()[0]).toMatch(/22 نومبر.*2026/);
  });
});
