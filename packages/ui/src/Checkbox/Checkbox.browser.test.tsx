import { createRef, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

function Agreed(props: Partial<CheckboxProps>) {
  const [isSelected, setSelected] = useState(props.isSelected ?? false);
  return (
    <Checkbox
      {...props}
      isSelected={isSelected}
      onChange={(next) => {
        setSelected(next);
        props.onChange?.(next);
      }}
    >
      {props.children ?? 'I agree'}
    </Checkbox>
  );
}

const box = () => page.getByRole('checkbox');

describe('Checkbox', () => {
  it('is ticked by the space bar and by a press on its words', async () => {
    const onChange = vi.fn();
    await render(<Agreed {...{ onChange }} />);
    await userEvent.keyboard('{Tab}{ }');
    await expect.element(box()).toBeChecked();
    await userEvent.click(page.getByText('I agree'));
    await expect.element(box()).not.toBeChecked();
    expect(onChange.mock.calls.flat()).toEqual([true, false]);
  });

  it('keeps its own state where nobody else does', async () => {
    await render(<Checkbox>I agree</Checkbox>);
    await userEvent.click(page.getByText('I agree'));
    await expect.element(box()).toBeChecked();
  });

  it('stands for several of which some are ticked', async () => {
    await render(<Agreed isIndeterminate />);
    await expect.element(box()).toBePartiallyChecked();
  });

  it('says what is wrong, and takes focus by its ref', async () => {
    const ref = createRef<HTMLInputElement>();
    await render(
      <Checkbox ref={ref} isRequired errorMessage="Tick it to go on">
        I agree
      </Checkbox>,
    );
    await expect.element(box()).toHaveAccessibleDescription('Tick it to go on');
    await expect.element(box()).toBeInvalid();
    ref.current?.focus();
    await expect.element(box()).toHaveFocus();
  });

  it('changes nothing while it is read-only', async () => {
    const onChange = vi.fn();
    await render(<Agreed {...{ onChange }} isReadOnly isSelected />);
    await userEvent.click(page.getByText('I agree'));
    expect(onChange).not.toHaveBeenCalled();
  });

  it('breaks a label that is longer than there is room for', async () => {
    await render(
      <div style={{ inlineSize: 160 }} data-testid="room">
        <Agreed>{'Unbroken'.repeat(40)}</Agreed>
      </div>,
    );
    const room = page.getByTestId('room').element();
    expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  });
});
