import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkFiles, type FileRefusalReason } from './checkFiles.ts';

const limits = { accept: ['image/jpeg'], maxSize: 8_000_000, room: 2 };
const picture = (name: string, size = 1000) => ({ name, size, type: 'image/jpeg' });

describe('checkFiles', () => {
  it('takes what fits, in order, and names each file for which there is no room', () => {
    const files = ['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg'].map((name) => picture(name));
    expect(checkFiles(files, [], limits)).toEqual({
      accepted: files.slice(0, 2),
      refusals: files.slice(2).map((file) => ({ file, reason: 'count' })),
    });
  });

  it('gives each file its own reason, and a refused one takes no room', () => {
    const [huge, notes, nothing, good] = [
      picture('huge.jpg', 20_000_000),
      { name: 'notes.txt', size: 10, type: 'text/plain' },
      picture('nothing.jpg', 0),
      picture('good.jpg'),
    ];
    expect(checkFiles([huge, notes, nothing, good], [], { ...limits, room: 1 })).toEqual({
      accepted: [good],
      refusals: [
        { file: huge, reason: 'size' },
        { file: notes, reason: 'type' },
        { file: nothing, reason: 'empty' },
      ],
    });
  });

  it('takes a file once, whether it is there already or handed over twice', () => {
    const there = picture('there.jpg');
    const { accepted, refusals } = checkFiles(
      [picture('there.jpg'), picture('new.jpg'), picture('new.jpg')],
      [there],
      limits,
    );
    expect(accepted).toHaveLength(1);
    expect(refusals.map(({ reason }) => reason)).toEqual(['twice', 'twice']);
  });

  it('believes what is known of a file beforehand', () => {
    const [folder, text] = [{ name: 'Scans', size: 4096, type: '' }, picture('text.jpg')];
    const known = new Map<typeof folder, FileRefusalReason>([
      [folder, 'folder'],
      [text, 'unreadable'],
    ]);
    const { refusals } = checkFiles([folder, text], [], limits, known);
    expect(refusals.map(({ reason }) => reason)).toEqual(['folder', 'unreadable']);
  });

  it('loses no file: each is taken or refused, and never more are taken than fit', () => {
    const file = fc.record({
      name: fc.constantFrom('a.jpg', 'b.jpg', 'c.txt', 'd.jpg'),
      size: fc.constantFrom(0, 1, 7_999_999, 9_000_000),
      type: fc.constantFrom('image/jpeg', 'text/plain', ''),
    });
    fc.assert(
      fc.property(fc.array(file), fc.array(file), fc.integer({ min: -3, max: 5 }), (files, present, room) => {
        const { accepted, refusals } = checkFiles(files, present, { ...limits, room });
        return accepted.length + refusals.length === files.length && accepted.length <= Math.max(0, room);
      }),
    );
  });
});
