import { may } from '@handset/domain';
import { Banner, PageHeader, Stack, Tabs, useWords } from '@handset/ui';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { PaymentList } from './PaymentList.tsx';
import { registryWords } from './registryWords.ts';
import { ShopList } from './ShopList.tsx';
import { TermsForm } from './TermsForm.tsx';

/** The shops of this server, their payments and the terms, for registrars. */
export function ShopRecords() {
  const pageTitle = usePageTitle();
  const words = useWords(registryWords);
  const { role } = useUser();
  const [search, setSearch] = useSearchParams();
  if (!may(role, 'shops'))
    return (
      <Stack gap={4}>
        <PageHeader title={pageTitle} />
        <Banner tone="info">{words.registrarsOnly}</Banner>
      </Stack>
    );
  return (
    <Tabs
      label={pageTitle}
      selectedKey={search.get('tab') ?? 'shops'}
      onSelectionChange={(tab) => setSearch({ tab }, { replace: true })}
      items={[
        { id: 'shops', label: words.tabs.shops, content: <ShopList /> },
        {
          id: 'payments',
          label: words.tabs.payments,
          content: (
            <>
              <PaymentList />
            </>
          ),
        },
        {
          id: 'terms',
          label: words.tabs.terms,
          content: (
            <>
              <TermsForm />
            </>
          ),
        },
      ]}
    />
  );
}
