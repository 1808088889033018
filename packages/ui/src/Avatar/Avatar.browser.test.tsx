import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { brokenPicture, drawnPicture } from '../picture/pictures.fixtures.ts';
import { Avatar } from './Avatar.tsx';
import { AvatarGroup } from './AvatarGroup.tsx';

let warn: MockInstance;
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => warn.mockRestore());

const people = (count: number) => Array.from({ length: count }, () => ({ name: 'Ayesha Khan' }));
const shown = () => page.getByRole('img').elements().length;

describe('Avatar', () => {
  it('shows the initials again when a picture is followed by a broken one', async () => {
    const view = await render(<Avatar name="Ayesha Khan" src={drawnPicture(20)} />);
    const picture = () => page.getByRole('img').element().querySelector('img');
    await expect.poll(() => picture()?.dataset.shown).toBe('true');
    await view.rerender(<Avatar name="Ayesha Khan" src={brokenPicture} />);
    await expect.poll(picture).toBeNull();
    await expect.element(page.getByRole('img', { name: 'Ayesha Khan' })).toHaveTextContent('AK');
  });
});

describe('AvatarGroup', () => {
  it('shows one person more rather than the number one', async () => {
    const view = await render(<AvatarGroup label="Team" people={people(4)} max={3} />);
    expect(shown()).toBe(4);
    await view.rerender(<AvatarGroup label="Team" people={people(5)} max={3} />);
    expect(shown()).toBe(3);
    await expect.element(page.getByText('and 2 more')).toBeInTheDocument();
  });
});
