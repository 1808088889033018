import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../Button/Button.tsx';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Card } from '../Card/Card.tsx';
import { Link } from '../Link/Link.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { UIProvider } from '../UIProvider/UIProvider.tsx';
import { pointer } from './pointer.fixtures.ts';

const nothing = () => undefined;
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

it.each([
  ['a button', () => <Button onPress={nothing}>Save</Button>, 'surface', 'hover', 'pressed'],
  [
    'a main button',
    () => <Button variant="primary">Save</Button>,
    'accent',
    'accent-hover',
    'accent-pressed',
  ],
  [
    'a critical button',
    () => <Button variant="critical">Save</Button>,
    'critical',
    'critical-hover',
    'critical-pressed',
  ],
  [
    'a link that looks like one',
    () => <ButtonLink href="#save">Save</ButtonLink>,
    'surface',
    'hover',
    'pressed',
  ],
  ['a card', () => <Card title="Save" onPress={nothing} />, 'surface', 'hover', 'pressed'],
] as const)(
  'shows on %s that a pointer rests on it, and that it is pressed',
  async (_what, Control, rest, over, down) => {
    await render(
      <UIProvider>
        <Control />
        <p>Beside</p>
      </UIProvider>,
    );
    const element = page.getByRole(_what.includes('link') ? 'link' : 'button').element();
    const beside = page.getByText('Beside').element();
    await pointer.move(beside);
    await expect.poll(ground(element)).toBe(colour(rest));
    await pointer.move(element);
    await expect.poll(ground(element)).toBe(colour(over));
    await pointer.down(element);
    await expect.poll(ground(element)).toBe(colour(down));
    await pointer.move(beside);
    await pointer.up(beside);
    await expect.poll(ground(element)).toBe(colour(rest));
  },
);

it.each([
  ['disabled', () => <Button isDisabled>Save</Button>, 'sunken'],
  ['pending', () => <Button isPending>Save</Button>, 'surface'],
] as const)('shows nothing of a pointer on one that is %s', async (_state, Control, rest) => {
  await render(
    <UIProvider>
      <Control />
    </UIProvider>,
  );
  const element = page.getByRole('button').element();
  await pointer.move(element);
  expect(ground(element)()).toBe(colour(rest));
  await pointer.down(element);
  expect(ground(element)()).toBe(colour(rest));
  await pointer.up(element);
});

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
  await userEvent.tab({ shift: true });
  expect(ring(button.element())).toBe('solid');
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
