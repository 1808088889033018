import { may } from '@handset/domain';
import { Banner, PageHeader, Skeleton, Stack, Tabs } from '@handset/ui';
import { Suspense, useEffect } from 'react';
import { lazily } from '../app/lazily.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { registryWords } from '../registry/registryWords.ts';
import { ShopList } from '../registry/ShopList.tsx';
import { useSearch } from '../routes/useSearch.ts';
import { useUser } from '../session/useSession.ts';

const PaymentList = lazily(async () => (await import('../registry/PaymentList.tsx')).PaymentList);
const TermsForm = lazily(async () => (await import('../registry/TermsForm.tsx')).TermsForm);

/** The shops of this server, what they pay, and on which terms; for registrars. */
export function ShopRecords() {
  const { titles } = useMessages();
  const words = useWords(registryWords);
  const { role } = useUser();
  const [search, setSearch] = useSearch();
  // The first of them is there; the others come while it is looked at.
  useEffect(() => {
    for (const tab of [PaymentList, TermsForm]) void tab.prepare().catch(() => {});
  }, []);
  if (!may(role, 'shops'))
    return (
      <Stack gap={4}>
        <PageHeader title={titles.shopRecords} />
        <Banner tone="info">{words.registrarsOnly}</Banner>
      </Stack>
    );
  return (
    <Tabs
      label={titles.shopRecords}
      selectedKey={search.get('tab') ?? 'shops'}
      onSelectionChange={(tab) => setSearch({ tab }, { replace: true })}
      items={[
        { id: 'shops', label: words.tabs.shops, content: <ShopList /> },
        {
          id: 'payments',
          label: words.tabs.payments,
          content: (
            <Suspense fallback={<Skeleton lines={8} />}>
              <PaymentList />
            </Suspense>
          ),
        },
        {
          id: 'terms',
          label: words.tabs.terms,
          content: (
            <Suspense fallback={<Skeleton lines={8} />}>
              <TermsForm />
            </Suspense>
          ),
        },
      ]}
    />
  );
}
