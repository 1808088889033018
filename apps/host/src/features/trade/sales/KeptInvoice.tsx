import type { Shop } from '@handset/domain';
import {
  AccessoryInvoice,
  InvoiceActions,
  invoiceOfDraft,
  type SaleDraft,
  SoldInvoice,
} from '@handset/flows';
import { PageHeader, Stack, useWords } from '@handset/ui';
import { useMemo, useState } from 'react';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { draftInvoicePath } from '../../../kit/drafts/draftInvoicePath.ts';
import { invoiceShop } from '../../../kit/format/invoiceShop.ts';
import { canShare, shareText } from '../../../kit/format/shareText.ts';
import { outboxWords } from '../../../kit/outbox/outboxWords.ts';
import { usePaper } from '../../../kit/print/usePaper.ts';
import { usePrintOnce } from '../../../kit/print/usePrintOnce.ts';
import { usePrint } from '../../../kit/printer/usePrint.ts';
import { NewSaleButton } from './NewSaleButton.tsx';

/** The invoice of a sale that is kept on this device: for the customer, its number to come. */
export function KeptInvoice({ sale, shop }: { sale: SaleDraft; shop: Shop }) {
  const words = useWords(outboxWords);
  const print = usePrint();
  const isCash = (sale.pocketCash ?? 0) > 0;
  const saved = usePrintOnce(isCash);
  const usual = usePaper();
  const [paper, setPaper] = useState(saved?.paper ?? usual);
  const document = useMemo(
    () => ({ ...invoiceOfDraft(sale, invoiceShop(shop)), isWaiting: true }),
    [sale, shop],
  );
  const Invoice = draftInvoicePath(sale) === '/invoice/accessory' ? AccessoryInvoice : SoldInvoice;
  return (
    <Stack gap={4}>
      <PageHeader title={words.keptSale} action={<OpenButton dialog="outbox">{words.show}</OpenButton>} />
      <InvoiceActions
        document={document}
        paper={paper}
        onPaperChange={setPaper}
        onPrint={() => void print({ isCash })}
        onShare={canShare ? (text) => void shareText(text) : undefined}
        main={saved ? <NewSaleButton /> : undefined}
      />
      <Invoice document={document} paper={paper} />
    </Stack>
  );
}
