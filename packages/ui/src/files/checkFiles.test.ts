import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsFile, checkFiles } from './checkFiles.ts';

const limits = { accept: ['image/jpeg'], maxSize: 8_000_000, room: 2 };
const file = (facts: { name: string; size: number; type: string }) => facts as File;

describe('checkFiles', () => {
  it('takes no folder', () => {
    const folder = file({ name: 'Scans', size: 4096, type: '' });
    const { refusals } = checkFiles([folder], [], limits, new Map([[folder, 'folder']]));
    expect(refusals).toEqual([{ file: folder, reason: 'folder' }]);
  });

  it('loses no file and takes none twice: each is taken or refused, and never more are taken than fit', () => {
    const facts = fc.record({
      name: fc.constantFrom('a.jpg', 'b.jpg', 'c.txt', 'd.jpg'),
      size: fc.constantFrom(0, 1, 7_999_999, 9_000_000),
      type: fc.constantFrom('image/jpeg', 'text/plain', ''),
    });
    const some = fc.array(facts.map(file));
    fc.assert(
      fc.property(some, some, fc.integer({ min: -3, max: 5 }), (files, present, room) => {
        const { accepted, refusals } = checkFiles(files, present, { ...limits, room });
        expect(accepted.length + refusals.length).toBe(files.length);
        expect(accepted.length).toBeLessThanOrEqual(Math.max(0, room));
        expect(new Set(accepted.map((each) => JSON.stringify(each))).size).toBe(accepted.length);
      }),
    );
  });
});

describe('acceptsFile', () => {
  it.each([
    [{ name: 'a.png', type: 'image/png' }, ['image/png']],
    [{ name: 'a.PNG', type: 'IMAGE/PNG' }, ['image/*']],
    [{ name: 'Prices.CSV', type: '' }, ['application/pdf', ' .csv ']],
    [{ name: 'page.html', type: 'text/html; charset=utf-8' }, ['text/html']],
    [{ name: 'anything', type: '' }, []],
    [{ name: 'anything', type: '' }, ['*/*']],
  ])('takes %o as one of %o', (file, accept) => {
    expect(acceptsFile(file, accept)).toBe(true);
  });

  it.each([
    [{ name: 'a.png', type: 'image/png' }, ['image/jpeg', '.pdf']],
    [{ name: 'csv', type: '' }, ['.csv']],
    [{ name: 'a.png', type: 'imagery/png' }, ['image/*']],
    [{ name: 'a.csv.exe', type: '' }, ['.csv']],
  ])('does not take %o as one of %o', (file, accept) => {
    expect(acceptsFile(file, accept)).toBe(false);
  });
});
