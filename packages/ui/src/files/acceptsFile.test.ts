import { describe, expect, it } from 'vitest';
import { acceptsFile } from './acceptsFile.ts';

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
