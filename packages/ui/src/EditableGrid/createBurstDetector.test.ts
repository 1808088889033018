import { expect, it } from 'vitest';
import { createBurstDetector } from './createBurstDetector.ts';

function typed(text: string, pause: number) {
  const detector = createBurstDetector();
  [...text].forEach((key, place) => {
    detector.key({ key, timeStamp: place * pause });
  });
  return detector.isBurst(text.length * pause);
}

it('knows a scanner by its pace', () => {
  expect(typed('123456789012345', 4)).toBe(true);
});

it.each([
  ['a person', '123456789012345', 90],
  ['a few quick keys', '1234', 4],
  ['no key at all', '', 4],
])('takes %s for no scanner', (_who, text, pause) => {
  expect(typed(text, pause)).toBe(false);
});

it('takes nothing for a scan after a pause', () => {
  const detector = createBurstDetector();
  for (let at = 0; at < 15; at += 1) detector.key({ key: '1', timeStamp: at });
  expect(detector.isBurst(200)).toBe(false);
});
