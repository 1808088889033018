import { useTickets } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import {
  Button,
  Card,
  DescriptionList,
  Disclosure,
  DisclosureGroup,
  PageHeader,
  Stack,
  Text,
  useWords,
} from '@handset/ui';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { columns } from '../../../kit/lists/grids.css.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { AskDialog } from './AskDialog.tsx';
import { Contact } from './Contact.tsx';
import { faqWords } from './faqWords.ts';
import { RegistrarTickets } from './RegistrarTickets.tsx';
import { ShopTickets } from './ShopTickets.tsx';
import { supportWords } from './supportWords.ts';

/** Help: answers that work offline, questions to a person, and for registrars the tickets of all shops. */
export function Support() {
  const { role } = useUser();
  return may(role, 'shops') ? <RegistrarTickets /> : <ShopSupport />;
}

function ShopSupport() {
  const pageTitle = usePageTitle();
  const words = useWords(supportWords);
  const { data } = useTickets({ limit: 200 });
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap={4}>
      <PageHeader
        title={pageTitle}
        action={
          <Button
            variant="primary"
            icon={<MessageCircleQuestionMark size={18} />}
            onPress={() => setAsking(true)}
          >
            {words.ask}
          </Button>
        }
      />
      <ShopTickets />
      {data && (data.contact.number || data.contact.whatsapp) ? (
        <Card title={words.contact}>
          <Contact contact={data.contact} />
        </Card>
      ) : null}
      <div className={columns}>
        <Faq />
        <Shortcuts />
      </div>
      {isAsking ? <AskDialog onClose={() => setAsking(false)} /> : null}
    </Stack>
  );
}

function Faq() {
  const words = useWords(supportWords);
  const { faq } = useWords(faqWords);
  return (
    <Card title={words.faq}>
      <DisclosureGroup>
        {faq.map(({ id, question, answer }) => (
          <Disclosure key={id} id={id} title={question}>
            <Text>{answer}</Text>
          </Disclosure>
        ))}
      </DisclosureGroup>
    </Card>
  );
}

function Shortcuts() {
  const words = useWords(supportWords);
  const { shortcuts } = useWords(faqWords);
  return (
    <Card title={words.shortcuts} description={words.shortcutsText}>
      <DescriptionList
        items={shortcuts.map(({ keys, does }) => ({
          term: does,
          description: <bdi dir="ltr">{keys}</bdi>,
        }))}
      />
    </Card>
  );
}
