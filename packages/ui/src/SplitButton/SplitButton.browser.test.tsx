import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MenuItem } from '../Menu/Menu.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { SplitButton, type SplitButtonProps } from './SplitButton.tsx';

const alternatives = (
  <>
    <MenuItem id="print">Save and print</MenuItem>
    <MenuItem id="draft">Keep as a draft</MenuItem>
  </>
);
const Save = (props: Partial<SplitButtonProps>) => (
  <SplitButton menu={alternatives} {...props}>
    {props.children ?? 'Save'}
  </SplitButton>
);
const main = () => page.getByRole('button', { name: 'Save', exact: true });
const arrow = () => page.getByRole('button', { name: 'More actions' });

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

describe('SplitButton', () => {
  it('does its main action, goes to the arrow with Tab, and gives focus back to it after a choice', async () => {
    const onPress = vi.fn();
    const onAction = vi.fn();
    await render(<Save onPress={onPress} onAction={onAction} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onPress).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect.element(arrow()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByRole('menuitem', { name: 'Keep as a draft' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(onAction).toHaveBeenCalledExactlyOnceWith('draft');
    await expect.element(arrow()).toHaveFocus();
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('offers neither the action nor its alternatives while it is pending', async () => {
    const onPress = vi.fn();
    await render(<Save isPending onPress={onPress} />);
    await userEvent.click(page.getByRole('button', { name: /^Save/ }), { force: true });
    await expect.element(arrow()).toBeDisabled();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('is a plain button without alternatives, and names the prop', async () => {
    await render(<Save menu={null} />);
    await expect.element(main()).toBeVisible();
    await expect.element(arrow()).not.toBeInTheDocument();
    expect(warn).toHaveBeenCalledWith(expect.stringMatching(/SplitButton: menu is empty/));
  });

  it.each(['en', 'ur'] as const)(
    'keeps both parts equally high, however long the words: %s',
    async (locale) => {
      await render(
        <UIProvider locale={locale}>
          <div style={{ inlineSize: 240 }}>
            <Save size="small">{'Save everything that was changed '.repeat(4)}</Save>
            <Save size="small">Save</Save>
          </div>
        </UIProvider>,
      );
      for (const group of page.getByRole('group').elements()) {
        const heights = Array.from(
          group.querySelectorAll('button'),
          (button) => button.getBoundingClientRect().height,
        );
        expect(heights).toHaveLength(2);
        expect(heights[0]).toBe(heights[1]);
        expect(group.getBoundingClientRect().width).toBeLessThanOrEqual(240);
      }
    },
  );

  it('keeps two of them on one page apart, in StrictMode', async () => {
    const onFirst = vi.fn();
    const onSecond = vi.fn();
    await render(
      <StrictMode>
        <Save onAction={onFirst} />
        <Save onAction={onSecond} menuLabel="Others" />
      </StrictMode>,
    );
    await userEvent.click(page.getByRole('button', { name: 'Others' }));
    await userEvent.click(page.getByRole('menuitem', { name: 'Save and print' }));
    expect(onSecond).toHaveBeenCalledExactlyOnceWith('print');
    expect(onFirst).not.toHaveBeenCalled();
  });
});
