import { expect, it } from 'vitest';
import { planFiles, type RehearsedChunk } from './fewFiles.ts';

const KB = 5000;

/** A file of a rehearsal with one module of its name, of so many kilobytes compressed. */
function file(name: string, imports: string[], size = 1, isBeginning = false): RehearsedChunk {
  return {
    fileName: name,
    facadeModuleId: isBeginning ? name : null,
    isEntry: name === 'app',
    isDynamicEntry: isBeginning && name !== 'app',
    imports,
    modules: { [name]: { renderedLength: size * KB } },
  };
}

const begins = (name: string, imports: string[]) => file(name, imports, 1, true);
const habits = {
  arrivals: [
    { modules: ['list'], weight: 1000 },
    { modules: ['signIn'], weight: 400 },
  ],
  weightOf: () => 1,
};

it('joins what every way in takes, and names its file', () => {
  const { names, first, arriving } = planFiles(
    [
      begins('app', ['react', 'router']),
      begins('list', ['react', 'table']),
      begins('signIn', ['react', 'router']),
      file('react', [], 60),
      file('router', ['react'], 10),
      file('table', ['react'], 20),
    ],
    habits,
  );
  expect(names.get('react')).toBe(first);
  expect(names.get('router')).toBe(first);
  expect(arriving.toSorted()).toEqual(['app', 'list', 'react', 'router', 'signIn', 'table']);
});

it('leaves out of the first files what a page further on needs, and joins what small things several of them share', () => {
  const { names } = planFiles(
    [
      begins('app', ['react']),
      begins('list', ['react', 'table']),
      begins('signIn', ['react']),
      begins('one', ['table', 'forms', 'small', 'smaller']),
      begins('other', ['table', 'forms', 'smaller']),
      begins('third', ['forms', 'small']),
      file('react', [], 60),
      file('table', ['react'], 20),
      file('forms', ['react'], 40),
      file('small', []),
      file('smaller', []),
    ],
    habits,
  );
  expect(names.get('forms')).not.toBe(names.get('react'));
  expect(names.get('forms')).not.toBe(names.get('table'));
  expect(names.get('small')).toBe(names.get('smaller'));
});

it('never joins two that have a third between them', () => {
  const { names } = planFiles(
    [
      begins('app', ['outer']),
      begins('list', ['outer', 'inner']),
      begins('signIn', ['outer', 'inner']),
      file('outer', ['large']),
      // Needed by all, like the others, but it begins a file: it joins none.
      begins('large', ['inner']),
      file('inner', []),
    ],
    habits,
  );
  expect(names.has('large')).toBe(false);
  expect(names.get('outer')).not.toBe(names.get('inner'));
});

it('says which arrival there is no file for', () => {
  const none = { ...habits, arrivals: [{ modules: ['gone'], weight: 1 }] };
  expect(() => planFiles([begins('app', [])], none)).toThrow('No file begins with gone');
});
