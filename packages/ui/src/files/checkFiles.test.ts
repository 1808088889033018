import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptsFile, checkFiles } from './checkFiles.ts';

const limits = { accept: ['image/jpeg'], kinds: 'JPEG', maxSize: 8_000_000, maxCount: 2, room: 2 };
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
    [true, { name: 'a.png', type: 'image/png' }, ['image/png']],
    [true, { name: 'a.PNG', type: 'IMAGE/PNG' }, ['image/*']],
    [true, { name: 'Prices.CSV', type: '' }, ['application/pdf', ' .csv ']],
    [true, { name: 'page.html', type: 'text/html; charset=utf-8' }, ['text/html']],
    [true, { name: 'anything', type: '' }, []],
    [true, { name: 'anything', type: '' }, ['*/*']],
    [false, { name: 'a.png', type: 'image/png' }, ['image/jpeg', '.pdf']],
    [false, { name: 'csv', type: '' }, ['.csv']],
    [false, { name: 'a.png', type: 'imagery/png' }, ['image/*']],
    [false, { name: 'a.csv.exe', type: '' }, ['.csv']],
  ])('says %s for %o as one of %o', (isAccepted, file, accept) => {
    expect(acceptsFile(file, accept)).toBe(isAccepted);
  });
});
