import '@handset/ui/fonts';
import '../storybook/waitForData.ts';
import { type ColorScheme, UIProvider, vars } from '@handset/ui';
import { composeStory, type Decorator, setProjectAnnotations } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import { twoFrames } from '../storybook/twoFrames.ts';
import type { Matrix } from './matrices.ts';

/** The scheme and language of a matrix. */
export interface Look {
  colorScheme: ColorScheme;
  locale: 'en' | 'ur';
}

/** Accessibility settings of a story. */
export interface Accessibility {
  config?: { rules?: { id: string; enabled?: boolean; selector?: string }[] };
  options?: Record<string, unknown>;
}

const width = 1000;
const leastHeight = 700;
const margin = 16;
/** A page grows in steps: its height is the same whether or not a scroll bar stood on it when it was measured. */
const step = 100;

const inLook =
  ({ colorScheme, locale }: Look): Decorator =>
  (Story) => (
    <UIProvider colorScheme={colorScheme} locale={locale} density="compact">
      <div
        data-matrix=""
        style={{
          background: vars.color.canvas,
          // Fills the rest of the page. Chromium sometimes forgets to paint the background of the body.
          boxShadow: `0 0 0 100vmax ${colorScheme.endsWith('dark') ? 'black' : 'white'}`,
          display: 'flow-root',
          padding: margin,
        }}
      >
        <Story />
      </div>
    </UIProvider>
  );

/**
 * Renders a matrix on a page of its size, waits for fonts and pictures, and returns the story's settings for
 * accessibility rules.
 */
export async function showMatrix(matrix: Matrix, look: Look): Promise<Accessibility> {
  await page.viewport(width, leastHeight + 1);
  document.documentElement.style.overflow = 'hidden';
  Object.assign(document.body.style, { margin: '0', minHeight: '0', height: 'auto', overflow: 'hidden' });
  const { default: meta, ...stories } = await matrix.load();
  setProjectAnnotations([{ decorators: [inLook(look)] }]);
  const Story = composeStory(stories.Matrix as never, meta as never, undefined, 'Matrix');
  await Story.run();
  await loadFonts();
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  document.body.style.height = `${await makeRoom()}px`;
  await twoFrames();
  return (Story.parameters.a11y as Accessibility | undefined) ?? {};
}

let areFontsLoaded = false;

async function loadFonts(): Promise<void> {
  if (!areFontsLoaded) await Promise.all(Array.from(document.fonts, (font) => font.load()));
  areFontsLoaded = true;
  await document.fonts.ready;
}

/**
 * Makes the page as high as its content, and returns that height. A scrolling dialog grows with the page
 * until it no longer scrolls. Content whose height is the page's plus a constant is ignored.
 */
async function makeRoom(): Promise<number> {
  let room = leastHeight;
  let least = Number.POSITIVE_INFINITY;
  for (;;) {
    await page.viewport(width, room);
    const beyond = Math.max(heightOfAll() - room, hiddenInDialogs());
    if (beyond <= 0) return heightOfAll();
    if (beyond >= least) return Math.min(room, heightOfAll());
    least = beyond;
    room += step;
  }
}

/** The height to scroll in dialogs. */
function hiddenInDialogs(): number {
  const scrolled = Array.from(document.querySelectorAll('[role=dialog] *, [role=alertdialog] *'))
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
    .filter((element, _, all) => !all.some((other) => other !== element && other.contains(element)))
    .map(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  return Math.max(0, ...scrolled);
}

/** Down to the end of the matrix and of every overlay that it has opened. */
function heightOfAll(): number {
  const outside = Array.from(document.body.children).flatMap((element) => [
    element,
    ...element.querySelectorAll('*'),
  ]);
  const bottoms = outside
    .filter((element) => element.checkVisibility() && isShown(element))
    .map((element) => element.getBoundingClientRect().bottom);
  return Math.ceil(Math.max(1, ...bottoms));
}

function isShown(element: Element): boolean {
  const { width: wide, height: high } = element.getBoundingClientRect();
  return wide > 1 && high > 1;
}
