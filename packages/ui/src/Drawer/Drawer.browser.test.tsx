import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Drawer, type DrawerProps } from './Drawer.tsx';

it.each<[where: string, Partial<DrawerProps>, locale: 'en' | 'ur', box: Partial<DOMRect>, window: number]>([
  ['at the end of the line of reading', {}, 'en', { right: 1000, top: 0, height: 800 }, 1000],
  ['on the left where the end is there', {}, 'ur', { left: 0 }, 1000],
  ['at the start', { placement: 'start', size: 'small' }, 'en', { left: 0, width: 320, height: 800 }, 1000],
  ['at the bottom', { placement: 'bottom' }, 'en', { bottom: 800, width: 1000 }, 1000],
  ['beside a strip of the page on a phone', { size: 'large' }, 'en', { width: 350 }, 390],
])('stands %s', async (_where, props, locale, box, window) => {
  await page.viewport(window, 800);
  await render(
    <UIProvider locale={locale}>
      <Drawer isOpen onClose={() => {}} title="Filters" {...props}>
        x
      </Drawer>
    </UIProvider>,
  );
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await expect.poll(() => dialog.element().parentElement?.getBoundingClientRect()).toMatchObject(box);
  await page.viewport(1280, 800);
});
