import { useWords } from '@handset/ui';
import { keyHint } from '../../../kit/actions/keyHint.css.ts';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { saleWords } from './saleWords.ts';

/** Begins the next sale. It has the focus once a sale is saved. */
export function NewSaleButton() {
  const words = useWords(saleWords);
  const { hasLetterKeys } = usePreferences();
  return (
    <OpenButton dialog="sale" variant="primary" isFullWidth autoFocus>
      {words.newSale}
      {hasLetterKeys ? (
        <kbd className={keyHint} aria-hidden>
          S
        </kbd>
      ) : null}
    </OpenButton>
  );
}
