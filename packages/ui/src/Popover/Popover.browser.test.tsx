import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Popover } from './Popover.tsx';

const button = (name: string) => page.getByRole('button', { name });
const dialog = (name: string) => page.getByRole('dialog', { name });

describe('Popover', () => {
  it('opens by the keyboard, keeps it inside and gives focus back', async () => {
    await render(
      <Popover trigger={<Button>Filter</Button>} title="Filter">
        <Button>All</Button>
        <Button>None</Button>
      </Popover>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog('Filter')).toBeVisible();
    await userEvent.tab();
    await expect.element(button('All')).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button('All')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Filter')).toHaveFocus();
    await expect.element(dialog('Filter')).not.toBeInTheDocument();
  });

  it('has the name of its button where it has no other', async () => {
    await render(<Popover trigger={<Button>Filter</Button>}>x</Popover>);
    await userEvent.click(button('Filter'));
    await expect.element(dialog('Filter')).toBeVisible();
  });

  it('closes when another one is opened', async () => {
    await render(
      <>
        <Popover trigger={<Button>One</Button>} title="First">
          x
        </Popover>
        <Popover trigger={<Button>Two</Button>} title="Second">
          y
        </Popover>
      </>,
    );
    await userEvent.click(button('One'));
    await expect.element(dialog('First')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Two'));
    await expect.element(dialog('Second')).toBeVisible();
    await expect.element(dialog('First')).not.toBeInTheDocument();
  });

  it('obeys the parent that decides', async () => {
    const onOpenChange = vi.fn();
    await render(
      <Popover isOpen onOpenChange={onOpenChange} trigger={<Button>Filter</Button>} title="Filter">
        x
      </Popover>,
    );
    await userEvent.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
    await expect.element(dialog('Filter')).toBeVisible();
  });

  it('stays within the window, whatever it holds', async () => {
    await page.viewport(390, 400);
    await render(
      <UIProvider locale="ur">
        <Popover trigger={<Button>Filter</Button>} title="Filter">
          {'long '.repeat(3000)}
        </Popover>
      </UIProvider>,
    );
    await userEvent.click(button('Filter'));
    const { left, right, bottom } =
      dialog('Filter').element().parentElement?.getBoundingClientRect() ?? new DOMRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(bottom).toBeLessThanOrEqual(400);
  });
});
