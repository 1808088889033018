import { useShop } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { Banner, PageHeader, Stack, Tabs } from '@handset/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { useUser } from '../session/useSession.ts';
import { ShopData } from '../shop/ShopData.tsx';
import { ShopDetails } from '../shop/ShopDetails.tsx';
import { ShopInvoices } from '../shop/ShopInvoices.tsx';
import { ShopRights } from '../shop/ShopRights.tsx';
import { ShopStaff } from '../shop/ShopStaff.tsx';
import { shopWords } from '../shop/shopWords.ts';
import { staffWords } from '../shop/staffWords.ts';

/** The shop itself: what it says, prints and allows, who works in it, and its data. */
export function MyShop() {
  const { titles } = useMessages();
  const words = useWords(shopWords);
  const staff = useWords(staffWords);
  const { role } = useUser();
  const [search, setSearch] = useSearchParams();
  return (
    <Stack gap={4}>
      <PageHeader title={titles.myShop} />
      <Loaded state={useShop()}>
        {(shop) => (
          <Tabs
            label={titles.myShop}
            selectedKey={search.get('tab') ?? 'details'}
            onSelectionChange={(tab) => setSearch({ tab }, { replace: true })}
            items={[
              { id: 'details', label: words.tabs.details, content: <ShopDetails shop={shop} /> },
              { id: 'invoices', label: words.tabs.invoices, content: <ShopInvoices shop={shop} /> },
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
