import '@handset/ui/fonts';
import '../storybook/waitForWhatIsLate.ts';
import { type ColorScheme, UIProvider, vars } from '@handset/ui';
import { composeStory, type Decorator, setProjectAnnotations } from '@storybook/react-vite';
import { page } from 'vitest/browser';
import type { Matrix } from './matrices.ts';

/** How a matrix is looked at. */
export interface Look {
  colorScheme: ColorScheme;
  locale: 'en' | 'ur';
}

/** What a story says of the accessibility rules. */
export interface Accessibility {
  config?: { rules?: { id: string; enabled?: boolean; selector?: string }[] };
  options?: Record<string, unknown>;
}

const width = 1000;
const leastHeight = 700;
const margin = 16;

const inLook =
  ({ colorScheme, locale }: Look): Decorator =>
  (Story) => (
    <UIProvider colorScheme={colorScheme} locale={locale} density="compact">
      <div data-matrix="" style={{ background: vars.color.canvas, display: 'flow-root', padding: margin }}>
        <Story />
      </div>
    </UIProvider>
  );

/** Renders a matrix on a page of its own size, waits for its fonts and pictures, and answers what the story asks of the accessibility rules. */
export async function showMatrix(matrix: Matrix, look: Look): Promise<Accessibility> {
  await page.viewport(width, leastHeight);
  document.documentElement.style.overflow = 'hidden';
  Object.assign(document.body.style, { margin: '0', minHeight: '0', height: 'auto', overflow: 'hidden' });
  // What an overlay cannot cover has the ground of the scheme as well.
  document.body.style.background = look.colorScheme.endsWith('dark') ? 'black' : 'white';
  const { default: meta, ...stories } = await matrix.load();
  setProjectAnnotations([{ decorators: [inLook(look)] }]);
  const Story = composeStory(stories.Matrix as never, meta as never, undefined, 'Matrix');
  await Story.run();
  await loadFonts();
  await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})));
  document.body.style.height = `${await makeRoom()}px`;
  return (Story.parameters.a11y as Accessibility | undefined) ?? {};
}

let areFontsLoaded = false;

async function loadFonts(): Promise<void> {
  if (!areFontsLoaded) await Promise.all(Array.from(document.fonts, (font) => font.load()));
  areFontsLoaded = true;
  await document.fonts.ready;
}

/**
 * Makes the page as high as all that stands on it, and answers how high that is. A dialog that scrolls grows with the page, until it
 * need not; what is always higher than the page, because it is as high as the page and something more, is let be.
 */
async function makeRoom(): Promise<number> {
  let room = leastHeight;
  let least = Number.POSITIVE_INFINITY;
  for (;;) {
    const beyond = Math.max(heightOfAll() - room, hiddenInDialogs());
    if (beyond <= 0) return heightOfAll();
    if (beyond >= least) return Math.min(room, heightOfAll());
    least = beyond;
    room += beyond;
    await page.viewport(width, room);
  }
}

/** How much of the dialogs is to be scrolled to. */
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
