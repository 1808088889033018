import { parseSync } from 'vite';
import { expect, it } from 'vitest';
import { type Cuts, cutModule } from './cutModule.ts';

/** What remains, without the spaces. */
function rest(code: string, cuts: Cuts): string {
  const cut = cutModule(code, cuts, (text) => parseSync('module.js', text).program);
  return cut.replace(/\s+/g, ' ').trim();
}

it('knows the value of a variable and of a property wherever they are read', () => {
  const code =
    'let on = false; on = other.on; if (on && root.on) run({ on: on }); function set(on) { return on; }';
  expect(rest(code, { variables: { on: 'false' } })).toBe(
    'let on = false; on = other.on; if (false && root.on) run({ on: false }); function set(on) { return on; }',
  );
  expect(rest('a.on = b.on; c[on] = d.on.off;', { properties: { on: 'null' } })).toBe(
    'a.on = null; c[on] = null.off;',
  );
});

it('calls nothing that has no effect, and replaces what does something simpler', () => {
  const code =
    'function stop(a) { halt(a); } function find(a) { return a; } stop(1), (x = find(2)); hand(stop);';
  expect(rest(code, { calls: { stop: '' }, bodies: { find: '{ return 0; }' } })).toBe(
    'function stop(a) {} function find(a) { return 0; } (void 0), (x = find(2)); hand(stop);',
  );
});

it('leaves out the cases of what is not there, and keeps what others come to through them', () => {
  const code = `function work(fiber) {
    switch (fiber.tag) {
      case 1: return one();
      case 2: var shared = two();
      case 3: shared = three(); break;
      case 4: four();
      case 5: five();
    }
  }`;
  expect(rest(code, { tags: [2, 5] })).toBe(
    'function work(fiber) {var shared; switch (fiber.tag) { case 1: return one(); case 3: shared = three(); break; case 4: four(); five(); } }',
  );
  expect(rest('switch (type) { case GONE: case HERE: here(); }', { cases: ['GONE'] })).toBe(
    'switch (type) { case HERE: here(); }',
  );
});

it('compares no tag with one that is not there', () => {
  expect(
    rest('a = 2 === fiber.tag || 2 !== fiber.tag || 2 === count || 3 === fiber.tag;', { tags: [2] }),
  ).toBe('a = false || true || 2 === count || 3 === fiber.tag;');
});

it('takes entries out of objects and methods off prototypes', () => {
  expect(rest('x = { a: 1, b: 2, c: 3 };', { entries: ['a', 'c'] })).toBe('x = { b: 2, };');
  const code =
    'Gone.prototype.run = function () {}; Gone.prototype.end = Kept.prototype.end = end; exports.a = 1; exports.ab = 2;';
  expect(rest(code, { assignments: ['Gone', 'exports.a'] })).toBe(
    'Kept.prototype.end = end; exports.ab = 2;',
  );
});

it('says what it does not find', () => {
  const cuts = { texts: new Map([['lost', '']]), calls: { stop: '' }, tags: [7], entries: ['a'] };
  expect(() => rest('run();', cuts)).toThrow('There is no lost, stop, 7, a any more.');
});
