import { expect, it } from 'vitest';
import { compareCells, type Picture } from './compareCells.ts';

type Paint = (x: number, y: number) => readonly [number, number, number];

const white = [255, 255, 255] as const;

function picture(paint: Paint, width = 160, height = 120): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) data.set([...paint(x, y), 255], (y * width + x) * 4);
  return { metadata: { width, height }, data };
}

/** A button on a page, with stripes for letters. */
const button =
  ({
    color = [14, 102, 96],
    left = 32,
    ink = 1,
  }: {
    color?: readonly [number, number, number];
    left?: number;
    ink?: number;
  }): Paint =>
  (x, y) => {
    if (x < left || x >= left + 80 || y < 40 || y >= 80) return white;
    const isLetter = y > 52 && y < 66 && x > left + 16 && x < left + 64 && x % 4 === 0;
    return isLetter ? [255 * ink, 255 * ink, 255 * ink] : color;
  };

const compare = (one: Paint, other: Paint) =>
  compareCells(picture(one), picture(other), { createDiff: true });

it('passes what is the same', () => {
  expect(compare(button({}), button({}))).toMatchObject({ pass: true, message: null });
});

it('passes letters that are drawn a little differently', () => {
  expect(compare(button({}), button({ ink: 0.75 })).pass).toBe(true);
});

it('fails a tone that is not the same, however near', () => {
  expect(compare(button({}), button({ color: [14, 112, 96] })).pass).toBe(false);
});

it('fails what has moved by half its padding', () => {
  expect(compare(button({}), button({ left: 40 })).pass).toBe(false);
});

it('fails what is gone', () => {
  const { pass, diff, message } = compare(button({}), () => white);
  expect(pass).toBe(false);
  expect(message).toMatch(/^\d+ plain cells of 8 × 8 pixels differ \(3 may\)/);
  expect(diff?.length).toBe(160 * 120 * 4);
});

it('fails another size, and says both', () => {
  const { pass, message } = compareCells(
    picture(() => white),
    picture(() => white, 160, 140),
    { createDiff: false },
  );
  expect(pass).toBe(false);
  expect(message).toBe('The picture is 160 × 140 pixels, and was 160 × 120.');
});
