import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { componentProblems, componentsOf, flows, primitives } from './componentProblems.ts';

describe.each([
  ['ui', primitives],
  ['flows', flows],
])('of %s', (name, kind) => {
  const folder = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));

  it.each(componentsOf(folder))('%s is exported, shown, explained, pictured, tested and listed', (it) => {
    expect(componentProblems(folder, it, kind)).toEqual([]);
  });
});
