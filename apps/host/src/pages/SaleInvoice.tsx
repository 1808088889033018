import { useSale, useShop } from '@handset/api-client/swr';
import type { Paper, SaleDetail, Shop } from '@handset/domain';
import { AccessoryInvoice, InvoiceActions, invoiceOfSale, SoldInvoice } from '@handset/flows';
import { ButtonLink, Inline, PageHeader, Stack } from '@handset/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ShopFlows } from '../dialogs/ShopFlows.tsx';
import { SaleActs } from '../documents/SaleActs.tsx';
import { CopyImeis, ModelSubtotals } from '../documents/SoldPhones.tsx';
import { invoiceShop } from '../format/invoiceShop.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';
import { canShare, shareText } from '../share/shareText.ts';

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
  const { sales, titles } = useMessages();
  const saved = usePrintOnce();
  const [paper, setPaper] = useState(saved?.paper ?? shop.paper);
  const document = useMemo(() => invoiceOfSale(sale, invoiceShop(shop)), [sale, shop]);
  const Invoice = sale.units.length === 0 && sale.accessories.length > 0 ? AccessoryInvoice : SoldInvoice;
  return (
    <Stack gap={4}>
      <PageHeader
        title={sales.invoiceNumber(sale.invoiceNumber)}
        action={
          <Inline gap={2} isWrapping>
            <SaleActs sale={sale} />
            <ButtonLink href={`/sales/${sale.isBulk ? 'BulkSales' : 'sales'}/${sale._id}`}>
              {titles.saleDetail}
            </ButtonLink>
          </Inline>
        }
      />
      {sale.isBulk ? <ModelSubtotals sale={sale} actions={<CopyImeis units={sale.units} />} /> : null}
      <InvoiceActions
        document={document}
        paper={paper}
        onPaperChange={setPaper}
        onShare={canShare ? (text) => void shareText(text) : undefined}
      />
      <Invoice document={document} paper={paper} isDuplicate={saved === null} />
    </Stack>
  );
}

interface JustSaved {
  /** The paper that was chosen in the review. */
  paper?: Paper | undefined;
}

/** Opens the print dialog after 'Save & print', and never again for the same address; tells whether the sale was just saved. */
function usePrintOnce(): JustSaved | null {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const [saved] = useState(() => (state as { print?: JustSaved } | null)?.print ?? null);
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!saved || isPrinted.current) return;
    isPrinted.current = true;
    void navigate(pathname, { replace: true });
    // After the invoice has been painted; the dialog blocks the page.
    requestAnimationFrame(() => window.print());
  }, [saved, navigate, pathname]);
  return saved;
}
