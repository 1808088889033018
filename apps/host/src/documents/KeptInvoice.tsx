import type { Shop } from '@handset/domain';
import {
  AccessoryInvoice,
  InvoiceActions,
  invoiceOfDraft,
  type SaleDraft,
  SoldInvoice,
} from '@handset/flows';
import { Button, PageHeader, Stack } from '@handset/ui';
import { useMemo, useState } from 'react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { draftInvoicePath } from '../drafts/draftInvoicePath.ts';
import { invoiceShop } from '../format/invoiceShop.ts';
import { useWords } from '../messages/useWords.ts';
import { outboxWords } from '../outbox/outboxWords.ts';
import { usePrintOnce } from '../print/usePrintOnce.ts';
import { canShare, shareText } from '../share/shareText.ts';

/** The invoice of a sale that is kept on this device: for the customer, its number to come. */
export function KeptInvoice({ sale, shop }: { sale: SaleDraft; shop: Shop }) {
  const words = useWords(outboxWords);
  const { open } = useDialogs();
  const saved = usePrintOnce();
  const [paper, setPaper] = useState(saved?.paper ?? shop.paper);
  const document = useMemo(
    () => ({ ...invoiceOfDraft(sale, invoiceShop(shop)), isWaiting: true }),
    [sale, shop],
  );
  const Invoice = draftInvoicePath(sale) === '/invoice/accessory' ? AccessoryInvoice : SoldInvoice;
  return (
    <Stack gap={4}>
      <PageHeader
        title={words.keptSale}
        action={<Button onPress={() => open('outbox')}>{words.show}</Button>}
      />
      <InvoiceActions
        document={document}
        paper={paper}
        onPaperChange={setPaper}
        onShare={canShare ? (text) => void shareText(text) : undefined}
      />
      <Invoice document={document} paper={paper} />
    </Stack>
  );
}
