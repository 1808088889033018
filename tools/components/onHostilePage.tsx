import { UIProvider } from '@handset/ui';
import { composeStory, setProjectAnnotations } from '@storybook/react-vite';
import { afterEach, beforeAll, expect } from 'vitest';
import type { Matrix } from '../visual/matrices.ts';
import { componentFile } from './componentFile.ts';
import { hostilePage, ownElement } from './hostilePage.ts';
import { aroundOverlays, differences, seen, stylesOf } from './stylesOf.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(hostilePage);
const still = new CSSStyleSheet();
still.replaceSync(
  '*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important; animation: none !important }',
);

/** Prepares a test file's page for `looksTheSame`. */
export function onHostilePage(): void {
  beforeAll(() => {
    document.body.id = 'page';
    document.adoptedStyleSheets = [still];
    setProjectAnnotations([
      {
        decorators: [
          (Story) => (
            <UIProvider>
              <Story />
            </UIProvider>
          ),
        ],
      },
    ]);
  });
  afterEach(() => {
    document.adoptedStyleSheets = [still];
  });
}

/** Draws a matrix and compares every element's styles with those it has on a page that styles everything. */
export async function looksTheSame(matrix: Matrix): Promise<void> {
  const { default: meta, ...stories } = await matrix.load();
  const Story = composeStory(stories.Matrix as never, meta as never, undefined, 'Matrix');
  await Story.run();
  const elements = Array.from(document.body.querySelectorAll('*'));
  for (const element of elements)
    if (!componentFile(element) || element.matches(aroundOverlays)) element.setAttribute(ownElement, '');
  const ours = seen(elements.filter((element) => !element.hasAttribute(ownElement)));
  const before = stylesOf(ours);
  document.adoptedStyleSheets = [still, sheet];
  const found = differences(before, stylesOf(ours));
  expect(found, found.join('\n')).toEqual([]);
}
