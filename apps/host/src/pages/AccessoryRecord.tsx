import { useAccessory, useShop } from '@handset/api-client/swr';
import type { AccessoryMovement } from '@handset/domain';
import { Amount, Button, ButtonLink, Stat } from '@handset/ui';
import { useMemo } from 'react';
import { movementColumns } from '../accessories/accessoryColumns.tsx';
import { accessoryWords } from '../accessories/accessoryWords.ts';
import { useAccessoryActs } from '../accessories/useAccessoryActs.tsx';
import { useFormat } from '../format/useFormat.ts';
import * as tiles from '../lists/filters.css.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { isNotFound, NotFound } from '../problems/Loaded.tsx';
import { documentHref } from '../routes/documentHref.ts';

/** One accessory: what was bought, sold and set right of it. */
export function AccessoryRecord({ id }: { id: string }) {
  const { titles } = useMessages();
  const words = useWords(accessoryWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const { acts, dialog } = useAccessoryActs();
  const list = useList({ filters: ['from', 'to'] });
  const { from, to } = list.values;
  const range = { ...(from && { from }), ...(to && { to }) };
  const pages = useAccessory(id, range);
  const accessory = pages.data?.accessory;
  const hasCost = pages.data?.data.some(({ cost }) => cost !== null) ?? false;
  const columns = useMemo(() => movementColumns(words, format, hasCost), [words, format, hasCost]);
  if (isNotFound(pages.error)) return <NotFound />;
  return (
    <>
      <ListPage
        id="accessory-movements"
        title={accessory?.accessoryName ?? titles.accessories}
        description={accessory?.category ?? undefined}
        action={
          <>
            <ButtonLink href="/app/dashboard/addAccessory">{words.all}</ButtonLink>
            {accessory ? (
              <>
                <Button onPress={() => acts.edit(accessory)}>{words.edit}</Button>
                <Button onPress={() => acts.adjust(accessory)}>{words.adjust}</Button>
                <Button variant="primary" onPress={() => acts.purchase(accessory)}>
                  {words.purchase}
                </Button>
              </>
            ) : null}
          </>
        }
        list={list}
        today={shop?.today}
        columns={columns}
        pages={pages}
        getRowHref={movementHref}
        exported={{ list: 'accessory-movements', query: { ...range, accessoryId: id } }}
        empty={{ title: words.noMovements }}
      >
        {accessory ? (
          <div className={tiles.figures}>
            <Stat
              label={words.quantity}
              value={format.count(accessory.quantity)}
              tone={accessory.isLow ? 'caution' : 'neutral'}
              description={
                accessory.lowLevel === null
                  ? undefined
                  : `${words.lowLevel} ${format.count(accessory.lowLevel)}`
              }
            />
            <Stat
              label={words.salePrice}
              value={accessory.salePrice === null ? null : <Amount minor={accessory.salePrice} />}
            />
            {accessory.averageCost === null ? null : (
              <Stat label={words.averageCost} value={<Amount minor={accessory.averageCost} />} />
            )}
            {accessory.value === null ? null : (
              <Stat label={words.value} value={<Amount minor={accessory.value} />} />
            )}
          </div>
        ) : null}
      </ListPage>
      {dialog}
    </>
  );
}

/** The invoice of what was sold; the entry of anything else. */
function movementHref({ refType, refId, entry }: AccessoryMovement): string {
  const invoice = refType === 'sale' ? documentHref(refType, refId) : undefined;
  return invoice ?? `/app/dashboard/ledgerRecords/${entry}`;
}
