import { useShop } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { Banner, PageHeader, Stack, Tabs, useWords } from '@handset/ui';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { useUser } from '../../../kit/session/useSession.ts';
import { ShopStaff } from '../staff/ShopStaff.tsx';
import { staffWords } from '../staff/staffWords.ts';
import { Printers } from './Printers.tsx';
import { ShopData } from './ShopData.tsx';
import { ShopDetails } from './ShopDetails.tsx';
import { ShopInvoices } from './ShopInvoices.tsx';
import { ShopRights } from './ShopRights.tsx';
import { shopWords } from './shopWords.ts';

/** The shop itself: its details, invoices, permissions, staff and data. */
export function MyShop() {
  const pageTitle = usePageTitle();
  const words = useWords(shopWords);
  const staff = useWords(staffWords);
  const { role } = useUser();
  const [search, setSearch] = useSearchParams();
  return (
    <Stack gap={4}>
      <PageHeader title={pageTitle} />
      <Loaded state={useShop()}>
        {(shop) => (
          <Tabs
            label={pageTitle}
            selectedKey={search.get('tab') ?? 'details'}
            onSelectionChange={(tab) => setSearch({ tab }, { replace: true })}
            items={[
              { id: 'details', label: words.tabs.details, content: <ShopDetails shop={shop} /> },
              { id: 'invoices', label: words.tabs.invoices, content: <ShopInvoices shop={shop} /> },
              { id: 'printers', label: words.tabs.printers, content: <Printers shop={shop} /> },
              { id: 'rights', label: words.tabs.rights, content: <ShopRights shop={shop} /> },
              {
                id: 'staff',
                label: words.tabs.staff,
                content: may(role, 'staff') ? <ShopStaff /> : <Banner tone="info">{staff.ownerOnly}</Banner>,
              },
              { id: 'data', label: words.tabs.data, content: <ShopData /> },
            ]}
          />
        )}
      </Loaded>
    </Stack>
  );
}
