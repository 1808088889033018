import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { componentProblems, componentsOf } from './componentProblems.ts';

const ui = fileURLToPath(new URL('../../packages/ui', import.meta.url));

it.each(componentsOf(ui))('%s is exported, shown, explained, pictured and listed', (name) => {
  expect(componentProblems(ui, name)).toEqual([]);
});
