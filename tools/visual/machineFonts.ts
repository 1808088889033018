import type {} from '@vitest/browser-playwright';
import { cdp } from 'vitest/browser';

interface DomNode {
  nodeId: number;
  nodeName: string;
  nodeValue: string;
  attributes?: readonly string[];
  children?: readonly DomNode[];
  shadowRoots?: readonly DomNode[];
  contentDocument?: DomNode;
}

interface PlatformFont {
  familyName: string;
  isCustomFont: boolean;
}

/** Text drawn in a font of this machine, by font. Another machine draws it differently. */
export async function machineFonts(): Promise<string[]> {
  const session = cdp();
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = (await session.send('DOM.getDocument', { depth: -1, pierce: true })) as { root: DomNode };
  const answers = await Promise.allSettled(
    textsOf(root).map(async ({ nodeId, nodeValue }) => {
      const { fonts } = (await session.send('CSS.getPlatformFontsForNode', { nodeId })) as {
        fonts: PlatformFont[];
      };
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName}: ${nodeValue.trim()}`);
    }),
  );
  // A text that was redrawn cannot be queried, but most remain.
  const known = answers.filter((answer) => answer.status === 'fulfilled').map(({ value }) => value);
  if (known.length < answers.length / 2) throw new Error('The fonts of most texts could not be read');
  return [...new Set(known.flat())];
}

function textsOf(node: DomNode): DomNode[] {
  // React Aria keeps a date field of the browser's own out of sight in each of its own, for forms.
  if (node.nodeName === 'INPUT' && node.attributes?.includes('date')) return [];
  if (node.nodeName === '#text' && node.nodeValue.trim() !== '') return [node];
  const { children = [], shadowRoots = [], contentDocument } = node;
  return [...children, ...shadowRoots, ...(contentDocument ? [contentDocument] : [])].flatMap(textsOf);
}
