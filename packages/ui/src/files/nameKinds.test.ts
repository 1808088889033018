import { expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { nameKinds } from './nameKinds.ts';

it.each([
  [['application/pdf', '.csv', '.CSV'], 'PDF, CSV'],
  [['image/*', 'audio/*'], 'pictures, sound'],
  [['image/jpeg', 'image/svg+xml'], 'JPEG, SVG'],
  [['application/vnd.ms-excel'], 'application/vnd.ms-excel'],
  [['font/*'], 'font/*'],
  [['.csv', '*/*'], ''],
  [[], ''],
])('names %o for people', (accept, name) => {
  expect(nameKinds(accept, en.files)).toBe(name);
});
