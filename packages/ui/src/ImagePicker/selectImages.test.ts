import { expect, it } from 'vitest';
import { formatSize, selectImages } from './selectImages.ts';

const limits = { maxCount: 3, maxSize: 8_000_000, accept: ['image/jpeg'] };
const picture = (name: string) => ({ name, size: 1000, type: 'image/jpeg' });

it('takes what fits beside what is there, and says that the rest was left out', () => {
  const files = [picture('a.jpg'), picture('b.jpg'), picture('c.jpg')];
  expect(selectImages(files, 1, limits)).toEqual({
    accepted: files.slice(0, 2),
    problems: [{ kind: 'count' }],
  });
});

it('names each file that is too large or no picture', () => {
  const huge = { ...picture('huge.jpg'), size: 20_000_000 };
  const notes = { name: 'notes.jpg', size: 10, type: 'text/plain' };
  expect(selectImages([huge, notes, picture('a.jpg')], 0, limits)).toEqual({
    accepted: [picture('a.jpg')],
    problems: [
      { kind: 'size', name: 'huge.jpg' },
      { kind: 'type', name: 'notes.jpg' },
    ],
  });
});

it('names a file that is called a picture and is none', () => {
  const text = picture('text.jpg');
  expect(selectImages([text, picture('a.jpg')], 0, { ...limits, unreadable: new Set([text]) })).toEqual({
    accepted: [picture('a.jpg')],
    problems: [{ kind: 'type', name: 'text.jpg' }],
  });
});

it('writes sizes as people do', () => {
  expect(formatSize(8_000_000)).toBe('8 MB');
  expect(formatSize(1_500_000)).toBe('1.5 MB');
  expect(formatSize(900)).toBe('1 kB');
});
