import type { MinorUnits } from '@handset/domain';
import type { Effect } from '@handset/ui';
import { useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { BankAccount } from '../../form/embedding.ts';
import { partyEffect } from '../../money/EntityPicker/partyEffect.ts';
import { paymentEffects } from '../../money/WalletTransaction/paymentEffects.ts';
import { walletMessages } from '../../money/WalletTransaction/walletMessages.ts';
import { voidFormMessages } from './voidFormMessages.ts';
import type { VoidSubject } from './voidSubject.ts';

/** Effects of voiding a document: the document, stock, each money account and the balance. */
export function useVoidEffects(
  subject: VoidSubject,
  { banks, pocketBalance }: { banks: readonly BankAccount[]; pocketBalance: MinorUnits | undefined },
): Effect[] {
  const messages = useWords(voidFormMessages);
  const common = useWords(commonMessages);
  const wallet = useWords(walletMessages);
  const { formatMoney } = useFlows();
  const { kind, phones, pieces, exchange, bank, letGo, balanceChange } = subject;
  const isSale = kind === 'sale';
  // The bank that the money went through, also where the list does not hold it.
  const known = bank && !banks.some(({ _id }) => _id === bank._id) ? [...banks, bank] : banks;
  return [
    { label: messages.document[kind](subject.number), to: messages.isVoid, tone: 'critical' },
    ...(phones > 0
      ? [
          {
            label: isSale ? messages.backInStock : messages.leavesStock,
            to: messages.phoneCount(phones),
            tone: isSale ? ('positive' as const) : ('caution' as const),
          },
        ]
      : []),
    ...(pieces > 0
      ? [{ label: messages.accessories, to: messages.pieceCount(pieces), tone: 'positive' as const }]
      : []),
    ...(exchange ? [{ label: messages.leavesStock, to: exchange, tone: 'caution' as const }] : []),
    ...paymentEffects(subject.payment, {
      direction: subject.direction,
      banks: known,
      pocketBalance,
      pocketName: wallet.pocketCash,
      unknownBank: wallet.methods.bank,
      formatMoney,
    }),
    ...(letGo > 0
      ? [{ label: messages.writeOffUndone, to: formatMoney(letGo), tone: 'caution' as const }]
      : []),
    ...(balanceChange === 0 ? [] : [partyEffect(subject.person, balanceChange, common, formatMoney)]),
  ];
}
