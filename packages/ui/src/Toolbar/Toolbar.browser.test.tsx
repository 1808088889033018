import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Toolbar, type ToolbarItem, type ToolbarProps } from './Toolbar.tsx';

const actions = (...labels: string[]): ToolbarItem[] => labels.map((label) => ({ id: label, label }));
const items = actions('Edit', 'Copy', 'Share', 'Remove');
const button = (name: string) => page.getByRole('button', { name });

function Document({ width = 900, ...props }: Partial<ToolbarProps> & { width?: number }) {
  return (
    <div style={{ inlineSize: width }}>
      <button type="button">Before</button>
      <Toolbar label="Document" items={items} {...props} />
      <button type="button">After</button>
    </div>
  );
}

function Text({ onChange }: { onChange: (id: string, isOn: boolean) => void }) {
  const [on, setOn] = useState<readonly string[]>(['bold']);
  const toggles = ['Bold', 'Italic', 'Underlined'].map((label): ToolbarItem => {
    const id = label.toLowerCase();
    return {
      type: 'toggle',
      id,
      label,
      isSelected: on.includes(id),
      onChange: (isOn) => {
        onChange(id, isOn);
        setOn(isOn ? [...on, id] : on.filter((one) => one !== id));
      },
    };
  });
  return <Document width={60} items={toggles} />;
}

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Toolbar', () => {
  it('is one stop of the Tab key, which comes back to where one was', async () => {
    await render(<Document />);
    button('Before').element().focus();
    await userEvent.tab();
    await expect.element(button('Edit')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(button('Share')).toHaveFocus();
    await userEvent.tab();
    await expect.element(button('After')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('Share')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect.element(button('Before')).toHaveFocus();
  });

  it('goes with the left arrow where one reads from right to left, and passes over what is disabled', async () => {
    await render(
      <UIProvider locale="ur">
        <Document items={items.map((item) => ({ ...item, isDisabled: item.id === 'Copy' }) as ToolbarItem)} />
      </UIProvider>,
    );
    button('Edit').element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(button('Share')).toHaveFocus();
  });

  it('uses the vertical arrows when it stands upright', async () => {
    await render(<Document orientation="vertical" width={60} />);
    button('Edit').element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('Copy')).toHaveFocus();
    await expect.element(button('Remove')).toBeVisible();
  });

  it('has what does not fit in its menu, and out of reach in the bar', async () => {
    const onPress = vi.fn();
    const pressable = items.map((item) => ({ ...item, onPress }) as ToolbarItem);
    await render(<Document width={170} items={pressable} />);
    await expect.element(button('Remove')).not.toBeInTheDocument();
    button('Before').element().focus();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}'.repeat(8));
    await expect.element(button('More actions')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    await expect.element(button('More actions')).toHaveFocus();
  });

  it('shows more as soon as there is room, and keeps focus within reach when there is less', async () => {
    const view = await render(<Document />);
    button('Remove').element().focus();
    await view.rerender(<Document width={170} />);
    await expect.element(button('More actions')).toHaveFocus();
    await view.rerender(<Document />);
    await expect.element(button('Remove')).toBeVisible();
    await expect.element(button('More actions')).not.toBeInTheDocument();
  });

  it('tells of the one toggle that was changed in its menu', async () => {
    const onChange = vi.fn();
    await render(<Text onChange={onChange} />);
    await userEvent.click(button('More actions'));
    const italic = page.getByRole('menuitemcheckbox', { name: 'Italic' });
    await expect.element(page.getByRole('menuitemcheckbox', { name: 'Bold' })).toBeChecked();
    await userEvent.click(italic);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('italic', true);
    await expect.element(italic).toBeChecked();
  });

  it('is not there without items', async () => {
    await render(<Document items={[]} />);
    await expect.element(page.getByRole('toolbar')).not.toBeInTheDocument();
  });

  it('keeps both of two items with one id, and names the id', async () => {
    const onPress = vi.fn();
    await render(<Document items={[...items, { id: 'Edit', label: 'Edit the other', onPress }]} />);
    await userEvent.click(button('Edit the other'));
    expect(onPress).toHaveBeenCalledOnce();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/Toolbar: items has the id Edit more than once/));
  });

  it('has an item with endless words in its menu', async () => {
    await render(<Document width={320} items={actions('Edit', 'Long'.repeat(200))} />);
    await expect.element(button('Edit')).toBeVisible();
    await userEvent.click(button('More actions'));
    const { left, right } = page.getByRole('menu').element().getBoundingClientRect();
    expect(right - left).toBeLessThanOrEqual(320);
  });

  it('keeps two bars on one page apart, in StrictMode', async () => {
    await render(
      <StrictMode>
        <Document width={170} />
        <Document width={170} label="Other" items={actions('Paint', 'Frame', 'Hang')} />
      </StrictMode>,
    );
    await userEvent.click(
      page.getByRole('toolbar', { name: 'Other' }).getByRole('button', { name: 'More actions' }),
    );
    await expect.element(page.getByRole('menuitem', { name: 'Hang' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Remove' })).not.toBeInTheDocument();
  });
});
