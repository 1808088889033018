import { imeiRule, normaliseImei, ruleMessage } from '@handset/domain';
import { Banner, Button, ButtonLink, EmptyState, PageHeader, ScanField, Stack } from '@handset/ui';
import { Camera, CameraOff, ScanBarcode } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import * as styles from '../phones/ScanDevice.css.ts';
import { scanWords } from '../phones/scanWords.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { useSearch } from '../routes/useSearch.ts';

// The reader of barcodes is not wanted before somebody turns the camera on.
const CameraScanner = lazily(async () => (await import('@handset/ui/CameraScanner')).CameraScanner);

// Nor what is found before something was looked for; it comes while the box is looked at.
const DeviceFound = lazily(async () => (await import('../phones/DeviceFound.tsx')).DeviceFound);

const IMEI_LENGTH = 15;

/** One box for an IMEI, ready for the next scan at all times: what the device is, where it came from and where it went. */
export function ScanDevice() {
  const { titles } = useMessages();
  const words = useWords(scanWords);
  const [search, setSearch] = useSearch();
  const imei = normaliseImei(search.get('imei') ?? '');
  const [text, setText] = useState('');
  const [hasCamera, setCamera] = useState(false);
  const box = useRef<HTMLInputElement>(null);

  useEffect(() => void DeviceFound.prepare().catch(() => {}), []);

  const look = (code: string) => {
    setSearch(new URLSearchParams({ imei: normaliseImei(code) }), { replace: true });
    setText('');
    box.current?.focus();
  };

  return (
    <Stack gap={5}>
      <PageHeader title={titles.scanDevice} description={words.description} />
      <div className={styles.line}>
        <div className={styles.box}>
          <ScanField
            ref={box}
            label={words.hint}
            value={text}
            onChange={setText}
            onScan={look}
            acceptsTyping
            // A scan that came in two pieces is read from the box, whole.
            minLength={IMEI_LENGTH}
            isNumeric
            autoFocus
          />
        </div>
        <Button
          size="large"
          icon={hasCamera ? <CameraOff size={18} /> : <Camera size={18} />}
          onPress={() => setCamera(!hasCamera)}
        >
          {hasCamera ? words.cameraOff : words.camera}
        </Button>
      </div>
      {hasCamera ? (
        <div className={styles.camera}>
          <Suspense>
            <CameraScanner label={words.cameraLabel} onScan={look} />
          </Suspense>
        </div>
      ) : null}
      {imei === '' ? (
        <EmptyState icon={<ScanBarcode />} title={words.waiting} description={words.waitingText} />
      ) : (
        <Result key={imei} imei={imei} />
      )}
    </Stack>
  );
}

function Result({ imei }: { imei: string }) {
  const words = useWords(scanWords);
  const { locale } = usePreferences();
  const broken = imeiRule(imei);
  if (!broken)
    return (
      <Suspense>
        <DeviceFound imei={imei} />
      </Suspense>
    );
  return (
    <Banner
      tone="critical"
      title={words.notAnImei}
      actions={
        <ButtonLink
          size="small"
          href={`/stockList?${new URLSearchParams({ view: 'units', state: 'all', q: imei })}`}
        >
          {words.findInStock}
        </ButtonLink>
      }
    >
      <bdi dir="ltr">{imei}</bdi>
      {': '}
      {ruleMessage(broken, locale)}
    </Banner>
  );
}
