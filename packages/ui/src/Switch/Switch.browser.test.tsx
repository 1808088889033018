import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Switch, type SwitchProps } from './Switch.tsx';

function Prices(props: Partial<SwitchProps>) {
  const [isSelected, setSelected] = useState(props.isSelected ?? false);
  return (
    <Switch
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        props.onChange?.(next);
      }}
    >
      Show prices
    </Switch>
  );
}

const control = () => page.getByRole('switch', { name: 'Show prices' });

describe('Switch', () => {
  it('is turned by the space bar and by a press on its words', async () => {
    const onChange = vi.fn();
    await render(<Prices {...{ onChange }} />);
    await userEvent.keyboard('{Tab}{ }');
    await expect.element(control()).toBeChecked();
    await userEvent.click(page.getByText('Show prices'));
    expect(onChange.mock.calls.flat()).toEqual([true, false]);
  });

  it('is described by the line under it, and takes focus when it appears', async () => {
    await render(<Prices autoFocus description="Customers see them at once" />);
    await expect.element(control()).toHaveAccessibleDescription('Customers see them at once');
    await expect.element(control()).toHaveFocus();
  });

  it('takes a value as form libraries hand it over', async () => {
    await render(<Switch value>Show prices</Switch>);
    await expect.element(control()).toBeChecked();
  });

  it('changes nothing while it is read-only, and cannot be reached while disabled', async () => {
    const onChange = vi.fn();
    const { rerender } = await render(<Prices {...{ onChange }} isReadOnly />);
    await userEvent.click(page.getByText('Show prices'));
    expect(onChange).not.toHaveBeenCalled();
    await rerender(<Prices {...{ onChange }} isDisabled />);
    await expect.element(control()).toBeDisabled();
  });

  it('goes back with its form to what it was at first', async () => {
    await render(
      <form>
        <Switch name="prices">Show prices</Switch>
        <button type="reset">Undo</button>
      </form>,
    );
    await userEvent.click(page.getByText('Show prices'));
    await expect.element(control()).toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Undo' }));
    await expect.element(control()).not.toBeChecked();
  });

  it('keeps two on one page apart', async () => {
    await render(
      <>
        <Switch>One</Switch>
        <Switch>Other</Switch>
      </>,
    );
    await userEvent.click(page.getByText('One'));
    await expect.element(page.getByRole('switch', { name: 'One' })).toBeChecked();
    await expect.element(page.getByRole('switch', { name: 'Other' })).not.toBeChecked();
  });
});
