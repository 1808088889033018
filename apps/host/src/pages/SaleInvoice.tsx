import { useSale, useShop } from '@handset/api-client/swr';
import type { SaleDetail } from '@handset/domain';
import { invoiceOfSale, SoldInvoice } from '@handset/flows';
import { Button, ButtonLink, Inline, PageHeader, Stack } from '@handset/ui';
import { Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { ShopFlows } from '../dialogs/ShopFlows.tsx';
import { invoiceShop } from '../format/invoiceShop.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { Loaded } from '../problems/Loaded.tsx';

/** A stored sale as its invoice; printed at once when it was just saved. */
export function SaleInvoice() {
  const { invoice, sales, titles } = useMessages();
  const { id } = useParams();
  const state = useSale(id);
  const { data: shop } = useShop();
  const isReady = state.data !== undefined && shop !== undefined;
  usePrintOnce(isReady);
  return (
    <Loaded state={state}>
      {(sale) => (
        <Stack gap={4}>
          <PageHeader
            title={sales.invoiceNumber(sale.invoiceNumber)}
            action={
              <Inline gap={2}>
                <ButtonLink href={`/sales/sales/${sale._id}`}>{titles.saleDetail}</ButtonLink>
                <Button variant="primary" icon={<Printer size={18} />} onPress={() => window.print()}>
                  {invoice.print}
                </Button>
              </Inline>
            }
          />
          {shop ? (
            <ShopFlows>
              <SoldInvoice document={invoiceOfSale(sale, invoiceShop(shop, soldIn(sale)))} />
            </ShopFlows>
          ) : null}
        </Stack>
      )}
    </Loaded>
  );
}

const soldIn = ({ units, accessories }: SaleDetail) => ({
  conditions: units.map(({ condition }) => condition),
  hasAccessories: accessories.length > 0,
});

/** Opens the print dialog after 'Save & print', and never again for the same address. */
function usePrintOnce(isReady: boolean) {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = (state as { print?: boolean } | null)?.print === true;
  const isPrinted = useRef(false);
  useEffect(() => {
    if (!wanted || !isReady || isPrinted.current) return;
    isPrinted.current = true;
    void navigate(pathname, { replace: true });
    // After the invoice has been painted; the dialog blocks the page.
    requestAnimationFrame(() => window.print());
  }, [wanted, isReady, navigate, pathname]);
}
