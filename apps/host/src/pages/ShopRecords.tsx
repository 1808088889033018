import { may } from '@handset/domain';
import { Banner, PageHeader, Stack, Tabs } from '@handset/ui';
import { useSearchParams } from 'react-router-dom';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { PaymentList } from '../registry/PaymentList.tsx';
import { registryWords } from '../registry/registryWords.ts';
import { ShopList } from '../registry/ShopList.tsx';
import { TermsForm } from '../registry/TermsForm.tsx';
import { useUser } from '../session/useSession.ts';

/** The shops of this server, what they pay, and on which terms; for registrars. */
export function ShopRecords() {
  const { titles } = useMessages();
  const words = useWords(registryWords);
  const { role } = useUser();
  const [search, setSearch] = useSearchParams();
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
        { id: 'payments', label: words.tabs.payments, content: <PaymentList /> },
        { id: 'terms', label: words.tabs.terms, content: <TermsForm /> },
      ]}
    />
  );
}
