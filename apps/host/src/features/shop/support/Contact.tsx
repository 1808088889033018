import { formatNumber, whatsappLink } from '@handset/domain';
import { ButtonLink, Inline, useWords } from '@handset/ui';
import { MessageCircle, Phone } from 'lucide-react';
import { supportWords } from './supportWords.ts';

const icon = { size: 18, strokeWidth: 1.75 };

/** Contact of the service's operators. Renders nothing when none is set. */
export function Contact({ contact }: { contact: { number: string | null; whatsapp: string | null } }) {
  const words = useWords(supportWords);
  if (!contact.number && !contact.whatsapp) return null;
  return (
    <Inline gap={2} isWrapping>
      {contact.whatsapp ? (
        <ButtonLink
          href={whatsappLink(contact.whatsapp, '')}
          target="_blank"
          rel="noreferrer"
          icon={<MessageCircle {...icon} />}
        >
          {words.whatsapp}
        </ButtonLink>
      ) : null}
      {contact.number ? (
        <ButtonLink href={`tel:${contact.number}`} icon={<Phone {...icon} />}>
          <bdi dir="ltr">{formatNumber(contact.number)}</bdi>
        </ButtonLink>
      ) : null}
    </Inline>
  );
}
