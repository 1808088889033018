import { imeiRule, normaliseImei, ruleMessage } from '@handset/domain';
import {
  Banner,
  Button,
  ButtonLink,
  CameraScanner,
  EmptyState,
  PageHeader,
  ScanField,
  Stack,
  useWords,
} from '@handset/ui';
import { Camera, CameraOff, ScanBarcode } from 'lucide-react';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openDialogs } from '../../../kit/dialogs/openDialogs.ts';
import { usePageTitle } from '../../../kit/links/useCurrentPage.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { DeviceFound } from './DeviceFound.tsx';
import * as styles from './ScanDevice.css.ts';
import { scanWords } from './scanWords.ts';

const IMEI_LENGTH = 15;

/** A field for IMEIs, always ready for the next scan. Shows what the device is, where it came from and where it went. */
export function ScanDevice() {
  const pageTitle = usePageTitle();
  const words = useWords(scanWords);
  const [search, setSearch] = useSearchParams();
  const imei = normaliseImei(search.get('imei') ?? '');
  const [text, setText] = useState('');
  const [hasCamera, setCamera] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const look = (code: string) => {
    setSearch(new URLSearchParams({ imei: normaliseImei(code) }), { replace: true });
    setText('');
    box.current?.focus();
  };

  return (
    <Stack gap={5}>
      <PageHeader title={pageTitle} description={words.description} />
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
          {/* The camera stays on under a form that was opened from here. A scan must not close the form. */}
          <CameraScanner
            label={words.cameraLabel}
            onScan={(code) => openDialogs().length === 0 && look(code)}
          />
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
  if (!broken) return <DeviceFound imei={imei} />;
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
