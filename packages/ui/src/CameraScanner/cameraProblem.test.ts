import { expect, it } from 'vitest';
import { problemOf, problemOfPage } from './cameraProblem.ts';

it.each([
  ['NotAllowedError', 'denied'],
  ['OverconstrainedError', 'missing'],
  ['AbortError', 'inUse'],
  ['TypeError', 'failed'],
])('reads %s as %s', (name, problem) => {
  expect(problemOf(new DOMException('', name))).toBe(problem);
});

it('reads what is no error at all as a failure', () => {
  expect(problemOf(undefined)).toBe('failed');
});

it('asks for no camera on a page that may not have one', () => {
  const mediaDevices = { getUserMedia: () => {} };
  expect(problemOfPage({ isSecureContext: false, navigator: { mediaDevices } })).toBe('insecure');
  expect(problemOfPage({ isSecureContext: true, navigator: {} })).toBe('unsupported');
  expect(problemOfPage({ isSecureContext: true, navigator: { mediaDevices } })).toBeNull();
});
