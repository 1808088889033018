import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { drawnPicture } from '../picture/pictures.fixtures.ts';
import { Gallery, type GalleryProps } from './Gallery.tsx';

const pictures = ['Front', 'Side', 'Back', 'Detail'].map((alt, position) => ({
  id: alt,
  src: drawnPicture(position * 80),
  alt,
}));
const show = (props: Partial<GalleryProps> = {}) =>
  render(<Gallery label="Oak chair" pictures={pictures} {...props} />);
const button = (name: string) => page.getByRole('button', { name });
const whole = (name: string) => page.getByRole('dialog').getByRole('img', { name });

describe('Gallery', () => {
  it('keeps both of two pictures with one id and opens the first of them', async () => {
    await show({ pictures: [...pictures, { id: 'Front', src: drawnPicture(300), alt: 'Other' }] });
    await userEvent.click(button('Other'));
    await expect.element(whole('Front')).toBeVisible();
  });

  it.each([0, -1, 1.5, Number.NaN])('shows all of them where max is %d', async (max) => {
    await show({ max });
    expect(page.getByRole('button').elements()).toHaveLength(4);
  });

  it('reads a picture without words as its number', async () => {
    await show({ pictures: pictures.map((picture) => ({ ...picture, alt: ' ' })) });
    await expect.element(button('2 of 4')).toBeVisible();
  });
});
