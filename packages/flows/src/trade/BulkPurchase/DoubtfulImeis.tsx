import { formatImei } from '@handset/domain';
import { Banner, Button, Checkbox, Stack, useWords } from '@handset/ui';
import { useRef } from 'react';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { bulkMessages } from './bulkMessages.ts';
import type { LotBook } from './LotBook.ts';
import { useBook } from './useLotBook.ts';

/**
 * Up to this number, IMEIs can be confirmed one by one. More can only be confirmed together, since their rows
 * show them anyway.
 */
const MAX_LISTED = 5;

interface DoubtfulImeisProps {
  book: LotBook;
  /** Called when the last is confirmed, for the focus, since what was pressed goes away. */
  onDone: () => void;
}

/** IMEIs with wrong check digits: staff compare them with the phones, and confirm them. */
export function DoubtfulImeis({ book, onDone }: DoubtfulImeisProps) {
  const messages = useWords(bulkMessages);
  const isDisabled = useFieldsDisabled();
  const doubtful = useBook(book, book.doubtful);
  const imeis = [...new Set(doubtful.map(({ imei }) => imei))];
  const all = useRef<HTMLButtonElement>(null);
  const confirm = (some: readonly string[]) => {
    if (some.length === imeis.length) onDone();
    else all.current?.focus();
    book.confirm(some);
  };
  if (imeis.length === 0) return null;
  return (
    <Banner
      tone="caution"
      title={messages.doubtfulTitle(imeis.length)}
      actions={
        <Button ref={all} size="small" onPress={() => confirm(imeis)} isDisabled={isDisabled}>
          {messages.confirmAll(imeis.length)}
        </Button>
      }
    >
      <Stack gap={2}>
        {messages.doubtfulText}
        {imeis.length > 1 && imeis.length <= MAX_LISTED
          ? imeis.map((imei) => (
              <Checkbox
                key={imei}
                isSelected={false}
                onChange={() => confirm([imei])}
                isDisabled={isDisabled}
              >
                {messages.confirmImei(`\u2066${formatImei(imei)}\u2069`)}
              </Checkbox>
            ))
          : null}
      </Stack>
    </Banner>
  );
}
