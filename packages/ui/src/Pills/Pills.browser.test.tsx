import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { type PillItem, Pills, type PillsProps } from './Pills.tsx';

const items: PillItem[] = [
  { id: 'oak', label: 'Oak' },
  { id: 'pine', label: 'Pine' },
  { id: 'ash', label: 'Ash' },
];

/** Filters that go when they are asked to. */
function Filters(props: Partial<PillsProps>) {
  const [now, setNow] = useState(props.items ?? items);
  return (
    <Pills
      label="Filters"
      empty="No filter is set"
      onRemove={(ids) => setNow(now.filter(({ id }) => !ids.includes(id)))}
      onClear={() => setNow([])}
      {...props}
      items={now}
    />
  );
}

const pill = (name: string) => page.getByRole('row', { name });
const removeButton = (name: string) => pill(name).getByRole('button');
const focusIsWithin = () =>
  page.getByRole('group').or(page.getByRole('grid')).element().contains(document.activeElement);

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Pills', () => {
  it('goes to the neighbour when one is taken away by keyboard, and stays with the group after the last', async () => {
    await render(<Filters />);
    await userEvent.tab();
    await expect.element(pill('Oak')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{Delete}');
    await expect.element(pill('Pine')).not.toBeInTheDocument();
    await expect.element(pill('Ash')).toHaveFocus();
    await userEvent.keyboard('{Backspace}');
    await expect.element(pill('Oak')).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await expect.element(page.getByText('No filter is set')).toBeVisible();
    await expect.poll(focusIsWithin).toBe(true);
  });

  it('keeps focus within the group when the pointer takes one away, and when all are cleared', async () => {
    await render(<Filters />);
    await userEvent.click(removeButton('Pine'));
    await expect.element(pill('Pine')).not.toBeInTheDocument();
    await expect.poll(focusIsWithin).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Clear all' }));
    await expect.element(page.getByText('No filter is set')).toBeVisible();
    await expect.poll(focusIsWithin).toBe(true);
    await expect.element(page.getByRole('button', { name: 'Clear all' })).not.toBeInTheDocument();
  });

  it.each([
    ['en', '{ArrowRight}'],
    ['ur', '{ArrowLeft}'],
  ] as const)('goes on the way that is read: %s', async (locale, onwards) => {
    await render(
      <UIProvider locale={locale}>
        <Filters />
      </UIProvider>,
    );
    await userEvent.tab();
    await userEvent.keyboard(onwards);
    await expect.element(pill('Pine')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(pill('Ash')).toHaveFocus();
  });

  it('keeps what cannot be taken away, and the pill whose parent keeps it', async () => {
    const onRemove = vi.fn();
    await render(
      <Pills
        label="Filters"
        items={[...items, { id: 'fixed', label: 'Fixed', isDisabled: true }]}
        onRemove={onRemove}
      />,
    );
    await expect.element(removeButton('Fixed')).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{Delete}');
    expect(onRemove).toHaveBeenCalledExactlyOnceWith(['oak']);
    await expect.element(pill('Oak')).toHaveFocus();
  });

  it('chooses and no longer chooses by keyboard, and passes over what no pill has', async () => {
    const onSelectionChange = vi.fn();
    await render(
      <Pills
        label="Wood"
        items={items}
        selectionMode="multiple"
        defaultSelectedKeys={['ash', 'ebony']}
        onSelectionChange={onSelectionChange}
      />,
    );
    pill('Oak').element().focus();
    await userEvent.keyboard('{Enter}');
    expect(onSelectionChange).toHaveBeenLastCalledWith(['oak', 'ash']);
    await userEvent.keyboard(' ');
    expect(onSelectionChange).toHaveBeenLastCalledWith(['ash']);
  });

  it('shows the first of two pills with one id, and names the id', async () => {
    await render(<Pills label="Wood" items={[...items, { id: 'oak', label: 'Other oak' }]} />);
    await expect.element(pill('Other oak')).not.toBeInTheDocument();
    await expect.element(page.getByRole('row', { name: 'Oak', exact: true })).toBeVisible();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Pills: items has the id oak more than once/));
  });

  it('stays within a narrow place, however long its words are', async () => {
    await render(
      <div data-testid="place" style={{ inlineSize: 200 }}>
        <Filters items={[{ id: 'long', label: 'Long'.repeat(80), count: 120 }]} />
      </div>,
    );
    expect(page.getByTestId('place').element().scrollWidth).toBeLessThanOrEqual(200);
    const remove = page.getByRole('button', { name: /^Remove/ }).element();
    expect(remove.getBoundingClientRect().width).toBeGreaterThanOrEqual(24);
  });

  it('keeps two sets on one page apart, in StrictMode', async () => {
    await render(
      <StrictMode>
        <Filters label="One" />
        <Filters label="Other" />
      </StrictMode>,
    );
    await userEvent.click(
      page.getByRole('grid', { name: 'Other' }).getByRole('row', { name: 'Oak' }).getByRole('button'),
    );
    await expect
      .element(page.getByRole('grid', { name: 'Other' }).getByRole('row', { name: 'Oak' }))
      .not.toBeInTheDocument();
    await expect
      .element(page.getByRole('grid', { name: 'One' }).getByRole('row', { name: 'Oak' }))
      .toBeVisible();
  });
});
