import { may } from '@handset/domain';
import { ButtonLink, useWords } from '@handset/ui';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { stockWords } from './stockWords.ts';

interface StockActionsProps {
  /** Whether the shop may have a stock that it has not brought in yet. @default false */
  isEmpty?: boolean | undefined;
}

/** The ways in which phones come into the stock. To an empty one a whole file can be brought. */
export function StockActions({ isEmpty = false }: StockActionsProps) {
  const { header } = useWords(hostMessages);
  const words = useWords(stockWords);
  const { role } = useUser();
  return (
    <>
      {isEmpty && may(role, 'open-books') ? (
        <ButtonLink href="/setup/shop?tab=data">{words.bringIn}</ButtonLink>
      ) : null}
      <OpenButton dialog="stock">{words.add}</OpenButton>
      <OpenButton dialog="purchase" variant="primary">
        {header.purchasePhone}
      </OpenButton>
    </>
  );
}
