import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
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

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('Toolbar', () => {
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

  it('wraps what does not fit, and endless words', async () => {
    await render(<Document width={320} items={actions('Edit', 'Long'.repeat(200))} />);
    const { left, right } = page.getByRole('toolbar').element().getBoundingClientRect();
    expect(right - left).toBeLessThanOrEqual(320);
    expect(page.getByRole('toolbar').element().scrollWidth).toBeLessThanOrEqual(320);
  });
});
