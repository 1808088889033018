import { searchCalls } from '@handset/api-client';
import { useCalls, useShop } from '@handset/api-client/swr';
import { type Found, isPartOfImei } from '@handset/domain';
import { imeisOfCode, useScanSound } from '@handset/flows/form';
import { Button, Inline, Link, Modal, Stack, Text, useToast, useWords } from '@handset/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { priceListWords } from '../../features/stock/list/priceListWords.ts';
import { useCustomerName } from '../../features/trade/sales/useCustomerName.ts';
import { useDialogs } from '../../kit/dialogs/useDialogs.ts';
import { useFormat } from '../../kit/format/useFormat.ts';
import { errorText } from '../../kit/problems/errorText.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { type FoundItem, foundItems, takeMostLikely } from './foundItems.ts';
import { scanWords } from './scanWords.ts';

interface ScanResultProps {
  /** The scanned code, or the two IMEIs in it if it has both of a phone. */
  code: string;
  onFind: () => void;
  onClose: () => void;
}

/**
 * Opens the scanned item, or the sale of a scanned phone in a shop that wants it. If nothing has the code, says so and offers to buy it. Of
 * a part of an IMEI, lists what has it.
 */
export function ScanResult({ code, onFind, onClose }: ScanResultProps) {
  const words = useWords(scanWords);
  const { open } = useDialogs();
  const candidates = useScanned(code, onClose);
  const imeis = imeisOfPhone(code);
  const isImei = imeis.length > 0;
  const buy = () => {
    onClose();
    open('slip', imeis.join(' '));
  };
  const find = () => {
    onClose();
    onFind();
  };
  return (
    <Modal
      isOpen={candidates !== null}
      isDismissable
      onClose={onClose}
      title={isPartOfImei(code) ? words.halfScanTitle : words.notFound}
      size="small"
      footer={
        <Inline gap={2} isWrapping>
          <Button onPress={find}>{words.findAgain}</Button>
          {isImei ? (
            <Button variant="primary" onPress={buy} autoFocus>
              {words.buy}
            </Button>
          ) : null}
        </Inline>
      }
    >
      {isPartOfImei(code) ? (
        <Stack gap={2}>
          <Text as="p">{words.halfScan(code.length)}</Text>
          {candidates?.map(({ key, title, detail, href }) => (
            <Link key={key} href={href} onPress={onClose}>
              {[title, detail].filter(Boolean).join(' · ')}
            </Link>
          ))}
        </Stack>
      ) : (
        <Stack gap={2}>
          <Text as="p">{words.notFoundText(`\u2066${code}\u2069`)}</Text>
          {isImei ? null : <Text as="p">{words.noImei}</Text>}
        </Stack>
      )}
    </Modal>
  );
}

/** The IMEIs of a code of one phone. */
function imeisOfPhone(code: string): string[] {
  const imeis = imeisOfCode(code);
  return imeis.length <= 2 ? imeis : [];
}

/** The phone that was found, if it can be sold now. */
function forSale({ units: [phone] }: Found) {
  return phone?.state === 'in-stock' ? phone : undefined;
}

/** Looks a code up and opens the item with it. Returns what has a part of one, once nothing was opened; null until then. */
function useScanned(code: string, onDone: () => void): FoundItem[] | null {
  const messages = useWords(hostMessages);
  const toast = useToast();
  const navigate = useNavigate();
  const search = useCalls(searchCalls);
  const { open } = useDialogs();
  const { data: shop } = useShop();
  const playSound = useScanSound();
  const { conditions } = useWords(priceListWords);
  const { day } = useFormat();
  const customerName = useCustomerName();
  const itemsOf = (found: Found) => foundItems(found, conditions, day, customerName);
  const [candidates, setCandidates] = useState<FoundItem[] | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one scan is looked up once
  useEffect(() => {
    let isCurrent = true;
    setCandidates(null);
    const [first = code, second] = imeisOfPhone(code);
    const find = async () => {
      const found = await search.find(first);
      // A phone may be on record under its other IMEI only.
      return second && itemsOf(found).flat().length === 0 ? search.find(second) : found;
    };
    find()
      .then((found) => {
        if (!isCurrent) return;
        const items = takeMostLikely(itemsOf(found));
        const [item, another] = items;
        const isFound = item !== undefined && !(isPartOfImei(code) && another);
        playSound(isFound);
        if (!isFound) return setCandidates(items);
        onDone();
        const phone = shop?.scanOpensSale ? forSale(found) : undefined;
        if (phone) open('sale', phone._id);
        else void navigate(item.href);
      })
      .catch((error: unknown) => {
        if (!isCurrent) return;
        playSound(false);
        toast.error(errorText(error, messages));
        onDone();
      });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return candidates;
}
