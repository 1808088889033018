import type { StockQuery } from '@handset/api-client';
import { usePriceList, useShop } from '@handset/api-client/swr';
import { type PriceList, type Shop, whatsappLink } from '@handset/domain';
import {
  Amount,
  Button,
  ButtonLink,
  EmptyState,
  Skeleton,
  Stack,
  Switch,
  Tooltip,
  useToast,
  useWords,
} from '@handset/ui';
import { Copy, MessageCircle, Share2 } from 'lucide-react';
import { useState } from 'react';
import { canShare, shareText } from '../../../kit/format/shareText.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { PaperDialog } from '../../../kit/print/PaperDialog.tsx';
import * as styles from '../../../kit/print/PrintSheet.css.ts';
import { PrintSheet } from '../../../kit/print/PrintSheet.tsx';
import { Problem } from '../../../kit/problems/Loaded.tsx';
import { kindText } from './kindText.ts';
import { priceListText } from './priceListText.ts';
import { priceListWords } from './priceListWords.ts';

interface PriceListDialogProps {
  /** Filters of the list. */
  query: StockQuery;
  onClose: () => void;
}

/** A price list for customers, on paper and as a message. It contains neither costs nor IMEIs. */
export function PriceListDialog({ query, onClose }: PriceListDialogProps) {
  const words = useWords(priceListWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const { data: list, error, mutate } = usePriceList(query);
  const [chosen, setPaper] = useState(shop?.paper);
  const [hasCount, setHasCount] = useState(false);
  const isReady = list !== undefined && list.data.length > 0 && shop !== undefined;
  return (
    <PaperDialog
      title={words.title}
      paper={chosen ?? shop?.paper ?? 'A4'}
      onPaperChange={setPaper}
      isLoading={!isReady}
      onClose={onClose}
      actions={isReady ? <Sending kinds={list.data} shop={shop} hasCount={hasCount} /> : null}
    >
      {error ? (
        <Problem error={error} onRetry={() => void mutate()} />
      ) : !list || !shop ? (
        <Skeleton lines={8} />
      ) : list.data.length === 0 ? (
        <EmptyState title={words.empty} />
      ) : (
        <Stack gap={4}>
          <Switch isSelected={hasCount} onChange={setHasCount}>
            {words.withCount}
          </Switch>
          <PrintSheet paper={chosen ?? shop.paper} title={words.title} description={format.day(shop.today)}>
            <Kinds kinds={list.data} hasCount={hasCount} />
          </PrintSheet>
        </Stack>
      )}
    </PaperDialog>
  );
}

function Kinds({ kinds, hasCount }: { kinds: PriceList['data']; hasCount: boolean }) {
  const words = useWords(priceListWords);
  const format = useFormat();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th className={styles.cell}>{words.phone}</th>
          {hasCount ? <th className={styles.figure}>{words.count}</th> : null}
          <th className={styles.figure}>{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={JSON.stringify(kind)}>
            <td className={styles.cell}>
              <bdi>
                <strong>{kind.companyName}</strong> {kindText(kind, words)}
              </bdi>
            </td>
            {hasCount ? <td className={styles.figure}>{format.count(kind.count)}</td> : null}
            <td className={styles.figure}>
              {kind.demandPrice === null ? words.ask : <Amount minor={kind.demandPrice} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Maximum length of an address in characters. WhatsApp cuts off the rest. */
const MAX_LINK_LENGTH = 6000;

function Sending({ kinds, shop, hasCount }: { kinds: PriceList['data']; shop: Shop; hasCount: boolean }) {
  const words = useWords(priceListWords);
  const format = useFormat();
  const toast = useToast();
  const text = priceListText(kinds, {
    shop,
    day: format.day(shop.today),
    words,
    money: format.money,
    count: hasCount ? format.count : undefined,
  });
  const link = whatsappLink(null, text);
  const icon = <MessageCircle size={18} />;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(words.copied);
    } catch {
      toast.error(words.notCopied);
    }
  };
  return (
    <>
      {link.length > MAX_LINK_LENGTH ? (
        <Tooltip content={words.tooLong}>
          <Button isDisabled icon={icon}>
            {words.whatsapp}
          </Button>
        </Tooltip>
      ) : (
        <ButtonLink href={link} target="_blank" icon={icon}>
          {words.whatsapp}
        </ButtonLink>
      )}
      {canShare ? (
        <Button icon={<Share2 size={18} />} onPress={() => void shareText(text)}>
          {words.share}
        </Button>
      ) : null}
      <Button icon={<Copy size={18} />} onPress={() => void copy()}>
        {words.copy}
      </Button>
    </>
  );
}
