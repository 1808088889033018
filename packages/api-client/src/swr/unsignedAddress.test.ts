import { expect, test } from 'vitest';
import { unsignedAddress } from './unsignedAddress.ts';

test.each([
  ['/api/files/1', '/api/files/1'],
  ['/api/files/1?user=2&expires=3&signature=a-_b', '/api/files/1'],
  ['/api/files/1?size=small&user=2&expires=3&signature=a', '/api/files/1?size=small'],
  ['/api/files/1?user=2&size=small&expires=3', '/api/files/1?size=small'],
  ['/api/files/1?size=small', '/api/files/1?size=small'],
])('%s is the picture %s', (url, address) => {
  expect(unsignedAddress(url)).toBe(address);
});
