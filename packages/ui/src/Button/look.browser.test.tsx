import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { Button } from './Button.tsx';

const ground = (element: Element) => () => getComputedStyle(element).backgroundColor;
const ring = (element: Element) => getComputedStyle(element).outlineStyle;

/** Colour of a variable of the theme, as a browser tells it. */
function colour(name: string): string {
  const probe = document.createElement('i');
  probe.style.background = `var(--hs-color-${name})`;
  document.querySelector('[lang]')?.append(probe);
  const { backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return backgroundColor;
}

const looks = {
  button: { look: <Button>Save</Button>, colours: ['surface', 'hover', 'pressed'] },
  'main button': {
    look: <Button variant="primary">Save</Button>,
    colours: ['accent', 'accent-hover', 'accent-pressed'],
  },
  'link that looks like a button': {
    look: <ButtonLink href="#save">Save</ButtonLink>,
    colours: ['surface', 'hover', 'pressed'],
  },
  card: {
    look: <Card title="Save" onPress={() => undefined} />,
    colours: ['surface', 'hover', 'pressed'],
  },
  'disabled button': { look: <Button isDisabled>Save</Button>, colours: ['sunken', 'sunken', 'sunken'] },
  'pending button': { look: <Button isPending>Save</Button>, colours: ['surface', 'surface', 'surface'] },
};

it.each(Object.entries(looks))(
  'shows on a %s whether a pointer rests on it, and whether it is pressed',
  async (_what, { look, colours: [rest = '', over = '', down = ''] }) => {
    await render(<UIProvider>{look}</UIProvider>);
    const element = page.getByRole('button').or(page.getByRole('link')).element();
    await userEvent.unhover(element);
    await expect.poll(ground(element)).toBe(colour(rest));
    await userEvent.hover(element, { force: true });
    await expect.poll(ground(element)).toBe(colour(over));
    let whilePressed = '';
    const note = () => {
      whilePressed = ground(element)();
    };
    window.addEventListener('pointerdown', note, { capture: true, once: true });
    await userEvent.click(element, { force: true });
    expect(whilePressed).toBe(colour(down));
  },
);

it('has its ring for the keyboard and not for a pointer', async () => {
  await render(
    <>
      <Button>Save</Button>
      <Link href="#orders">Orders</Link>
    </>,
  );
  const button = page.getByRole('button');
  await userEvent.click(button);
  await expect.element(button).toHaveFocus();
  expect(ring(button.element())).toBe('none');
  await userEvent.tab();
  expect(ring(page.getByRole('link').element())).toBe('solid');
});

it('looks pressed while the menu that it opens is open', async () => {
  await render(
    <UIProvider>
      <Menu trigger={<Button>New</Button>}>
        <MenuItem id="order">Order</MenuItem>
      </Menu>
    </UIProvider>,
  );
  const button = page.getByRole('button', { name: 'New' }).element();
  await userEvent.click(button);
  await userEvent.hover(page.getByRole('menuitem'));
  await expect.poll(ground(button)).toBe(colour('pressed'));
});

const sizeOf = () => page.getByRole('button').element().getBoundingClientRect();

it('keeps its width while pending', async () => {
  const { rerender } = await render(<Button>Save the order</Button>);
  const { width } = sizeOf();
  await rerender(<Button isPending>Save the order</Button>);
  expect(sizeOf().width).toBe(width);
});

it('is large enough for a finger where density says so, without words too', async () => {
  await render(
    <UIProvider density="comfortable">
      <IconButton label="Edit">x</IconButton>
    </UIProvider>,
  );
  expect(sizeOf()).toMatchObject({ width: 44, height: 44 });
});
