import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

const dialog = () => page.getByRole('dialog', { name: 'Filters' });
const panel = () => dialog().element().parentElement as HTMLElement;

async function edges(props: Partial<DrawerProps>, locale: 'en' | 'ur' = 'en') {
  await page.viewport(1000, 800);
  await render(
    <UIProvider locale={locale}>
      <Drawer isOpen onClose={() => {}} title="Filters" {...props}>
        x
      </Drawer>
    </UIProvider>,
  );
  await expect.element(dialog()).toBeVisible();
  await Promise.all(
    panel()
      .getAnimations()
      .map((animation) => animation.finished),
  );
  return panel().getBoundingClientRect();
}

describe('Drawer', () => {
  it('stands at the end of the line of reading, in either direction', async () => {
    expect((await edges({})).right).toBe(1000);
  });

  it('stands on the left where the end is there', async () => {
    expect((await edges({}, 'ur')).left).toBe(0);
  });

  it('stands at the start', async () => {
    const { left, width, height } = await edges({ placement: 'start', size: 'small' });
    expect([left, width, height]).toEqual([0, 320, 800]);
  });

  it('stands at the bottom, as high as it needs to be', async () => {
    const { bottom, width, height } = await edges({ placement: 'bottom' });
    expect([bottom, width]).toEqual([800, 1000]);
    expect(height).toBeLessThan(480);
  });

  it('leaves a strip of the page on a small screen', async () => {
    await page.viewport(390, 700);
    await render(
      <Drawer isOpen onClose={() => {}} title="Filters" size="large">
        {'long '.repeat(2000)}
      </Drawer>,
    );
    expect(panel().getBoundingClientRect().width).toBe(350);
  });

  it('closes by a press outside unless it is told not to, and never while something is sent', async () => {
    const onClose = vi.fn();
    const props = { isOpen: true, onClose, title: 'Filters', children: 'x' };
    const outside = () => userEvent.click(panel().parentElement as HTMLElement, { position: { x: 4, y: 4 } });
    await page.viewport(1000, 800);
    const { rerender } = await render(<Drawer {...props} isDismissable={false} />);
    await outside();
    await rerender(<Drawer {...props} isPending />);
    await outside();
    await userEvent.keyboard('{Escape}');
    expect(onClose).not.toHaveBeenCalled();
    await rerender(<Drawer {...props} />);
    await outside();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('tells the developer about a drawer without a name', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await render(
      <Drawer isOpen onClose={() => {}} title="">
        x
      </Drawer>,
    );
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('Drawer: `title` is empty'));
    warn.mockRestore();
  });
});
