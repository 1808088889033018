import { hasValidCheckDigit, withCheckDigit } from '@handset/domain';
import {
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Inline,
  Stack,
  Text,
  useToast,
  useWords,
} from '@handset/ui';
import { Copy, ExternalLink } from 'lucide-react';
import { Imei } from '../../../kit/lists/Imei.tsx';
import { scanWords } from './scanWords.ts';

/** The letters of the IMEI that say which kind of device it is. */
const TAC_LENGTH = 8;

/** Facts derived from an IMEI, and the link to the regulator's check. */
export function DeviceFacts({ imei }: { imei: string }) {
  const words = useWords(scanWords);
  const isRight = hasValidCheckDigit(imei);
  const first14 = imei.slice(0, 14);
  return (
    <Card title={words.device}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: words.imei, description: <Imei>{imei}</Imei> },
            { term: words.tac, description: imei.slice(0, TAC_LENGTH), isNumeric: true },
            {
              term: words.checkDigit,
              description: (
                <Badge tone={isRight ? 'positive' : 'caution'}>
                  {isRight ? words.checkDigitRight : words.checkDigitWrong}
                </Badge>
              ),
            },
          ]}
        />
        {isRight ? null : (
          <Banner tone="caution" title={words.luhnTitle}>
            {words.luhn(first14, withCheckDigit(first14).slice(14), imei.slice(14))}
          </Banner>
        )}
        <PtaLinks imei={imei} />
      </Stack>
    </Card>
  );
}

/** The two ways to ask PTA whether a phone is registered. */
function PtaLinks({ imei }: { imei: string }) {
  const words = useWords(scanWords);
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(imei);
      toast.success(words.copied);
    } catch {
      toast.error(words.notCopied);
    }
  };
  return (
    <Stack gap={2}>
      <Inline gap={2}>
        <ButtonLink
          href="https://dirbs.pta.gov.pk"
          target="_blank"
          icon={<ExternalLink size={18} strokeWidth={1.75} />}
        >
          {words.dirbs}
        </ButtonLink>
        <Button icon={<Copy size={18} strokeWidth={1.75} />} onPress={() => void copy()}>
          {words.sms}
        </Button>
      </Inline>
      <Text size={1} tone="muted">
        {words.smsHint}
      </Text>
    </Stack>
  );
}
