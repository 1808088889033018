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
} from '@handset/ui';
import { MessageCircleQuestionMark } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { useUser } from '../session/useSession.ts';
import { Contact } from '../support/Contact.tsx';
import { faqWords } from '../support/faqWords.ts';
import { RegistrarTickets } from '../support/RegistrarTickets.tsx';
import { ShopTickets } from '../support/ShopTickets.tsx';
import { supportWords } from '../support/supportWords.ts';
import { columns } from './Detail.css.ts';

const AskDialog = lazily(async () => (await import('../support/AskDialog.tsx')).AskDialog);

/** Help: answers that are at hand without a network, questions to a person, and for a registrar the questions of all shops. */
export function Support() {
  const { role } = useUser();
  return may(role, 'shops') ? <RegistrarTickets /> : <ShopSupport />;
}

function ShopSupport() {
  const { titles } = useMessages();
  const words = useWords(supportWords);
  const { data } = useTickets({ limit: 200 });
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap={4}>
      <PageHeader
        title={titles.support}
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
      <Suspense>{isAsking ? <AskDialog onClose={() => setAsking(false)} /> : null}</Suspense>
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
