import { MAX_NETWORK_PRINTERS, type Paper, type Shop } from '@handset/domain';
import { Field } from '@handset/flows/form';
import {
  Banner,
  Button,
  Card,
  FormGrid,
  Inline,
  Select,
  Stack,
  Switch,
  Text,
  TextArea,
  UIProvider,
  useToast,
  useWords,
} from '@handset/ui';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PrintSheet } from '../../../kit/print/PrintSheet.tsx';
import { encodeLabels } from '../../../kit/printer/encodeLabels.ts';
import {
  LABEL_LANGUAGES,
  LANGUAGE_NAMES,
  type OwnConnection,
  type Printer,
  RECEIPT_LANGUAGES,
} from '../../../kit/printer/printer.ts';
import { printerWords } from '../../../kit/printer/printerWords.ts';
import { choosePrinter, connections } from '../../../kit/printer/send.ts';
import { usePrint, usePrinterReport } from '../../../kit/printer/usePrint.ts';
import { useSend } from '../../../kit/printer/useSend.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import * as styles from './Printers.css.ts';
import { ShopSection } from './ShopSection.tsx';
import type { ShopDraft } from './shopDraft.ts';
import { shopWords } from './shopWords.ts';

const RATES = [9_600, 19_200, 38_400, 57_600, 115_200] as const;

/** The printers of this device, each with a test print. */
export function Printers({ shop }: { shop: Shop }) {
  const words = useWords(printerWords);
  const { receiptPrinter } = usePreferences();
  const isWindows = navigator.userAgent.includes('Windows');
  return (
    <Stack gap={4}>
      <Banner tone="info" title={words.title}>
        {connections().length === 0 ? words.unsupported : words.text}
        {isWindows ? ` ${words.windows}` : null}
      </Banner>
      <Receipts addresses={shop.printerAddresses} />
      <TestReceipt paper={receiptPrinter ? '80mm' : shop.paper} />
      <Labels addresses={shop.printerAddresses} />
      <ShopSection shop={shop} section="printers">
        <NetworkPrinters />
      </ShopSection>
    </Stack>
  );
}

function NetworkPrinters() {
  const { network, networkText } = useWords(printerWords);
  const { fields, oneToALine } = useWords(shopWords);
  return (
    <Card title={network} description={networkText}>
      <Field<ShopDraft, 'printerAddresses'> name="printerAddresses">
        {(field) => (
          <TextArea
            label={fields.printerAddresses}
            rows={2}
            description={oneToALine(MAX_NETWORK_PRINTERS)}
            {...field}
          />
        )}
      </Field>
    </Card>
  );
}

interface KindProps {
  /** Addresses of the printers in the network of the shop. */
  addresses: readonly string[];
}

function Receipts({ addresses }: KindProps) {
  const words = useWords(printerWords);
  const { receiptPrinter: printer, labelPrinter, choose } = usePreferences();
  const print = usePrint();
  const change = (part: Partial<NonNullable<typeof printer>>) =>
    printer && choose({ receiptPrinter: { ...printer, ...part } });
  const test = async () => {
    if (await print({ isCash: true })) choose({ isTestPrinted: true });
  };
  return (
    <PrinterCard
      title={words.receipts}
      addresses={addresses}
      printer={printer}
      other={labelPrinter}
      onConnect={(connected) =>
        choose({ receiptPrinter: { ...connected, language: 'esc-pos', width: 80, opensDrawer: false } })
      }
      onRate={(baudRate) => change({ baudRate })}
      onDisconnect={() => choose({ receiptPrinter: null })}
      onTest={() => void test()}
      settings={
        printer && (
          <>
            <Select
              label={words.width}
              options={([80, 58] as const).map((width) => ({
                value: `${width}`,
                label: words.widths[width],
              }))}
              value={`${printer.width}`}
              onChange={(width) => change({ width: width === '58' ? 58 : 80 })}
            />
            <Select
              label={words.language}
              options={RECEIPT_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
              value={printer.language}
              onChange={(language) => change({ language })}
            />
          </>
        )
      }
    >
      {printer ? (
        <Switch isSelected={printer.opensDrawer} onChange={(opensDrawer) => change({ opensDrawer })}>
          {words.drawer}
        </Switch>
      ) : null}
    </PrinterCard>
  );
}

/** A receipt that is nowhere on the screen, ready to be printed. */
function TestReceipt({ paper }: { paper: Paper }) {
  const words = useWords(printerWords);
  return createPortal(
    <div className={styles.away} aria-hidden>
      <UIProvider colorScheme="light">
        <PrintSheet paper={paper} title={words.testTitle}>
          <p className={styles.rule}>{words.testTexts[paper]}</p>
        </PrintSheet>
      </UIProvider>
    </div>,
    document.body,
  );
}

function Labels({ addresses }: KindProps) {
  const words = useWords(printerWords);
  const { labelPrinter: printer, receiptPrinter, choose } = usePreferences();
  const report = usePrinterReport();
  const send = useSend();
  const test = () => {
    if (!printer) return;
    const label = { name: words.testTitle, facts: 'Handset', price: 'Rs 12,345', code: '356938035643809' };
    send(printer, encodeLabels([label], printer)).catch((error: unknown) => report(error));
  };
  return (
    <PrinterCard
      title={words.labels}
      addresses={addresses}
      printer={printer}
      other={receiptPrinter}
      onConnect={(connected) => choose({ labelPrinter: { ...connected, language: 'tspl' } })}
      onRate={(baudRate) => printer && choose({ labelPrinter: { ...printer, baudRate } })}
      onDisconnect={() => choose({ labelPrinter: null })}
      onTest={printer ? test : undefined}
      settings={
        printer && (
          <Select
            label={words.language}
            options={LABEL_LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
            value={printer.language}
            onChange={(language) => choose({ labelPrinter: { ...printer, language } })}
          />
        )
      }
    />
  );
}

interface PrinterCardProps extends KindProps {
  title: string;
  printer: Printer | null;
  /** The printer of the other kind. */
  other: Printer | null;
  onConnect: (printer: Printer) => void;
  onRate: (baudRate: number) => void;
  onDisconnect: () => void;
  /** Absent where nothing can be printed. */
  onTest: (() => void) | undefined;
  /** The fields of a printer that is connected. */
  settings: ReactNode;
  children?: ReactNode;
}

function PrinterCard({
  title,
  addresses,
  printer,
  other,
  onConnect,
  onRate,
  onDisconnect,
  onTest,
  ...rest
}: PrinterCardProps) {
  const words = useWords(printerWords);
  const toast = useToast();
  const connect = async (connection: OwnConnection) => {
    try {
      const chosen = await choosePrinter(connection);
      if (!chosen) return;
      // The browser could not tell which of them is meant.
      if (other?.connection === connection && JSON.stringify(other.device) === JSON.stringify(chosen.device))
        return void toast.error(words.sameDevice);
      onConnect({ connection, baudRate: 115_200, ...chosen });
    } catch (error) {
      console.error(error);
      toast.error(words.notConnected);
    }
  };
  if (!printer)
    return (
      <Card title={title} description={words.none}>
        <Inline gap={2} isWrapping>
          {connections().map((connection) => (
            <Button key={connection} onPress={() => void connect(connection)}>
              {words.connect[connection]}
            </Button>
          ))}
          {addresses
            .filter((address) => address !== other?.device.address)
            .map((address) => (
              <Button
                key={address}
                onPress={() =>
                  onConnect({ connection: 'network', device: { address }, name: address, baudRate: 115_200 })
                }
              >
                {words.connectTo(address)}
              </Button>
            ))}
          {onTest ? <Button onPress={onTest}>{words.test}</Button> : null}
        </Inline>
      </Card>
    );
  return (
    <Card title={title}>
      <Stack gap={3}>
        <Text weight="medium">
          <bdi>{printer.name || words.unnamed[printer.connection]}</bdi>
        </Text>
        <FormGrid columns={3}>
          {rest.settings}
          {printer.connection === 'serial' ? (
            <Select
              label={words.baudRate}
              options={RATES.map((rate) => ({ value: `${rate}`, label: `${rate}` }))}
              value={`${printer.baudRate}`}
              onChange={(rate) => onRate(Number(rate))}
            />
          ) : null}
        </FormGrid>
        {rest.children}
        <Inline gap={2}>
          <Button variant="primary" onPress={onTest}>
            {words.test}
          </Button>
          <Button onPress={onDisconnect}>{words.disconnect}</Button>
        </Inline>
      </Stack>
    </Card>
  );
}
