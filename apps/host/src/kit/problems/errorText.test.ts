import { ApiError } from '@handset/api-client';
import { describe, expect, it } from 'vitest';
import { failureText } from './errorText.ts';

describe('the words of a failure', () => {
  const generic = 'Error editing password';
  const failure = (message: string, code: string) => new ApiError(message, { status: 422, code });

  it("are the server's own where it says something", () =>
    expect(failureText(failure('The previous password is wrong', 'invalid'), generic)).toBe(
      'The previous password is wrong',
    ));

  it('are the general ones where the answer has no message, or none came', () => {
    expect(failureText(failure('', 'unknown'), generic)).toBe(generic);
    expect(failureText(failure('An answer that could not be read', 'malformed'), generic)).toBe(generic);
    const lost = new ApiError('Lost', { status: 0, code: 'network', isNetwork: true });
    expect(failureText(lost, generic)).toBe(generic);
    expect(failureText(new TypeError('x is undefined'), generic)).toBe(generic);
  });
});
