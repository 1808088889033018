import { useSale, useShop } from '@handset/api-client/swr';
import type { SaleDetail, Shop } from '@handset/domain';
import { AccessoryInvoice, InvoiceActions, invoiceOfSale, SoldInvoice } from '@handset/flows';
import { Amount, PageHeader, Stack, useWords } from '@handset/ui';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ShopFlows } from '../../../kit/dialogs/ShopFlows.tsx';
import { invoiceShop } from '../../../kit/format/invoiceShop.ts';
import { canShare, shareText } from '../../../kit/format/shareText.ts';
import { isCashOf } from '../../../kit/print/isCashOf.ts';
import { usePaper } from '../../../kit/print/usePaper.ts';
import { usePrintAsked } from '../../../kit/print/usePrintAsked.ts';
import { usePrintOnce } from '../../../kit/print/usePrintOnce.ts';
import { usePrint } from '../../../kit/printer/usePrint.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { NewSaleButton } from './NewSaleButton.tsx';
import { SaleActionButtons } from './SaleActionButtons.tsx';
import { CopyImeis, ModelSubtotals } from './SoldPhones.tsx';
import { saleDetailWords } from './saleDetailWords.ts';
import { saleWords } from './saleWords.ts';
import { useCustomerName } from './useCustomerName.ts';

/** A stored sale as its invoice; printed at once when it was just saved. */
export function SaleInvoice() {
  const { id } = useParams();
  const state = useSale(id);
  const { data: shop } = useShop();
  return (
    <Loaded state={state}>
      {(sale) =>
        shop ? (
          <ShopFlows>
            <Stored key={sale._id} sale={sale} shop={shop} />
          </ShopFlows>
        ) : null
      }
    </Loaded>
  );
}

function Stored({ sale, shop }: { sale: SaleDetail; shop: Shop }) {
  const words = useWords(saleDetailWords);
  const { due } = useWords(saleWords);
  const customerName = useCustomerName();
  const print = usePrint();
  const saved = usePrintOnce(sale.pocketCash > 0);
  usePrintAsked();
  const usual = usePaper();
  const [paper, setPaper] = useState(saved?.paper ?? usual);
  const document = useMemo(() => {
    const invoice = invoiceOfSale(sale, invoiceShop(shop));
    return { ...invoice, payment: { ...invoice.payment, cashGiven: saved?.cashGiven } };
  }, [sale, shop, saved]);
  const Invoice = sale.units.length === 0 && sale.accessories.length > 0 ? AccessoryInvoice : SoldInvoice;
  return (
    <Stack gap={4}>
      <PageHeader
        title={words.invoiceNumber(sale.invoiceNumber)}
        description={
          <>
            <bdi>{customerName(sale.person)}</bdi>
            {sale.outstanding > 0 ? (
              <>
                {' · '}
                {due} <Amount minor={sale.outstanding} />
              </>
            ) : null}
          </>
        }
      />
      <InvoiceActions
        document={document}
        paper={paper}
        onPaperChange={setPaper}
        onPrint={() => void print({ isCash: isCashOf(sale, shop.today) })}
        onShare={canShare ? (text) => void shareText(text) : undefined}
        main={saved ? <NewSaleButton /> : undefined}
        more={<SaleActionButtons sale={sale} isOnInvoice />}
      />
      {sale.isBulk ? <ModelSubtotals sale={sale} actions={<CopyImeis units={sale.units} />} /> : null}
      <Invoice document={document} paper={paper} isDuplicate={saved === null} />
    </Stack>
  );
}
