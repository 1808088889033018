import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CheckboxGroup, type CheckboxGroupProps } from './CheckboxGroup.tsx';

const charger = { value: 'charger', label: 'Charger' };
const box = { value: 'box', label: 'Box' };
const cable = { value: 'cable', label: 'Cable', description: 'Two metres' };

function Included(props: Partial<CheckboxGroupProps>) {
  const [value, setValue] = useState(props.value ?? []);
  return (
    <>
      <output>{value.join(' ')}</output>
      <CheckboxGroup
        label="Included"
        options={[charger, box, cable]}
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          props.onChange?.(next);
        }}
      />
    </>
  );
}

const choice = (name: string) => page.getByRole('checkbox', { name });
const press = (label: string) => userEvent.click(page.getByText(label, { exact: true }));
const told = () => expect.element(page.getByRole('status'));

describe('CheckboxGroup', () => {
  it('is gone through with Tab and ticked with the space bar', async () => {
    await render(<Included />);
    await userEvent.keyboard('{Tab}{ }{Tab}{Tab}{ }');
    await told().toHaveTextContent('charger cable');
    await userEvent.keyboard('{ }');
    await told().toHaveTextContent('charger');
  });

  it('keeps a chosen value that no option has, so that nothing is lost when another is ticked', async () => {
    await render(<Included value={['manual']} />);
    await press('Box');
    await told().toHaveTextContent('manual box');
  });

  it('keeps what is chosen while the options change', async () => {
    const { rerender } = await render(<Included value={['box']} />);
    await rerender(<Included options={[cable]} />);
    await press('Cable');
    await told().toHaveTextContent('box cable');
    await rerender(<Included options={[box]} />);
    await expect.element(choice('Box')).toBeChecked();
  });

  it('names the group, the error and the line under a choice', async () => {
    await render(<Included errorMessage="Choose at least one" />);
    const group = page.getByRole('group', { name: 'Included' });
    await expect.element(group).toHaveAccessibleDescription('Choose at least one');
    await expect.element(page.getByRole('checkbox', { name: 'Cable Two metres' })).toBeVisible();
  });

  it('takes focus when it appears, on what is chosen', async () => {
    await render(<Included autoFocus value={['box']} />);
    await expect.element(choice('Box')).toHaveFocus();
  });

  it('changes nothing while it is read-only, disabled, or the choice is', async () => {
    const onChange = vi.fn();
    const { rerender } = await render(<Included {...{ onChange }} isReadOnly />);
    await press('Box');
    await rerender(<Included {...{ onChange }} isDisabled />);
    await expect.element(choice('Box')).toBeDisabled();
    await rerender(<Included {...{ onChange }} options={[{ ...box, isDisabled: true }]} />);
    await expect.element(choice('Box')).toBeDisabled();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says that there is nothing to choose', async () => {
    await render(<Included options={[]} />);
    await expect.element(page.getByText('No options found')).toBeVisible();
  });

  it('shows a value once that is there twice, and tells the developer once', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await render(
      <StrictMode>
        <Included options={[box, charger, { ...box, label: 'Carton' }]} />
      </StrictMode>,
    );
    expect(page.getByRole('checkbox').elements()).toHaveLength(2);
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining("CheckboxGroup: `options` has the value 'box' twice"),
    );
    expect(error).not.toHaveBeenCalled();
    warn.mockRestore();
    error.mockRestore();
  });

  it('breaks a label that nobody can break by reading, rather than the page', async () => {
    await render(
      <div style={{ inlineSize: 200 }}>
        <Included options={[{ value: 'long', label: 'Unbroken'.repeat(40) }]} />
      </div>,
    );
    const group = page.getByRole('group').element();
    expect(group.scrollWidth).toBeLessThanOrEqual(group.clientWidth);
  });
});
