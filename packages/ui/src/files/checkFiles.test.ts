import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFiles, type FileRefusalReason } from './checkFiles.ts';

const limits = { accept: ['image/jpeg'], maxSize: 8_000_000, room: 2 };
const picture = (name: string, size = 1000) => ({ name, size, type: 'image/jpeg' });

describe('checkFiles', () => {
  it('believes what is known of a file beforehand', () => {
    const [folder, text] = [{ name: 'Scans', size: 4096, type: '' }, picture('text.jpg')];
    const known = new Map<typeof folder, FileRefusalReason>([
      [folder, 'folder'],
      [text, 'unreadable'],
    ]);
    const { refusals } = checkFiles([folder, text], [], limits, known);
    expect(refusals.map(({ reason }) => reason)).toEqual(['folder', 'unreadable']);
  });

  it('loses no file and takes none twice: each is taken or refused, and never more are taken than fit', () => {
    const file = fc.record({
      name: fc.constantFrom('a.jpg', 'b.jpg', 'c.txt', 'd.jpg'),
      size: fc.constantFrom(0, 1, 7_999_999, 9_000_000),
      type: fc.constantFrom('image/jpeg', 'text/plain', ''),
    });
    fc.assert(
      fc.property(fc.array(file), fc.array(file), fc.integer({ min: -3, max: 5 }), (files, present, room) => {
        const { accepted, refusals } = checkFiles(files, present, { ...limits, room });
        expect(accepted.length + refusals.length).toBe(files.length);
        expect(accepted.length).toBeLessThanOrEqual(Math.max(0, room));
        expect(new Set(accepted.map((each) => JSON.stringify(each))).size).toBe(accepted.length);
      }),
    );
  });
});
