import { useShop } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { Banner, PageHeader, Skeleton, Stack, Tabs } from '@handset/ui';
import { type ReactElement, Suspense, useEffect } from 'react';
import { lazily } from '../app/lazily.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';
import { useSearch } from '../routes/useSearch.ts';
import { useUser } from '../session/useSession.ts';
import { ShopDetails } from '../shop/ShopDetails.tsx';
import { shopWords } from '../shop/shopWords.ts';
import { staffWords } from '../shop/staffWords.ts';

const ShopInvoices = lazily(async () => (await import('../shop/ShopInvoices.tsx')).ShopInvoices);
const ShopRights = lazily(async () => (await import('../shop/ShopRights.tsx')).ShopRights);
const ShopStaff = lazily(async () => (await import('../shop/ShopStaff.tsx')).ShopStaff);
const ShopData = lazily(async () => (await import('../shop/ShopData.tsx')).ShopData);

/** The shop itself: what it says, prints and allows, who works in it, and its data. */
export function MyShop() {
  const { titles } = useMessages();
  const words = useWords(shopWords);
  const staff = useWords(staffWords);
  const { role } = useUser();
  const [search, setSearch] = useSearch();
  // The first of them is there; the others come while it is looked at.
  useEffect(() => {
    for (const tab of [ShopInvoices, ShopRights, ShopStaff, ShopData]) void tab.prepare().catch(() => {});
  }, []);
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
              { id: 'invoices', label: words.tabs.invoices, content: late(<ShopInvoices shop={shop} />) },
              { id: 'rights', label: words.tabs.rights, content: late(<ShopRights shop={shop} />) },
              {
                id: 'staff',
                label: words.tabs.staff,
                content: may(role, 'staff') ? (
                  late(<ShopStaff />)
                ) : (
                  <Banner tone="info">{staff.ownerOnly}</Banner>
                ),
              },
              { id: 'data', label: words.tabs.data, content: late(<ShopData />) },
            ]}
          />
        )}
      </Loaded>
    </Stack>
  );
}

/** A tab that is loaded apart. */
function late(tab: ReactElement): ReactElement {
  return <Suspense fallback={<Skeleton lines={8} />}>{tab}</Suspense>;
}
