import { DateField, UIProvider } from '@handset/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DAY, NO_DAYS } from '../../../domain/src/text/spellings.fixtures.ts';

test.each(['en-PK', 'ur-PK'])('a date field of %s takes the days that an import reads', async (locale) => {
  const onChange = vi.fn();
  await render(
    <UIProvider locale={locale}>
      <DateField label="Date" value="" onChange={onChange} />
    </UIProvider>,
  );
  const segment = page.getByRole('spinbutton').first().element();
  const read = (text: string) => {
    onChange.mockClear();
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    segment.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    return onChange.mock.lastCall?.[0];
  };
  const readings = (texts: readonly string[]) => texts.map((text) => [text, read(text)]);
  expect(readings(DAY.spellings)).toEqual(DAY.spellings.map((text) => [text, DAY.value]));
  expect(readings(NO_DAYS)).toEqual(NO_DAYS.map((text) => [text, undefined]));
});
