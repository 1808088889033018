import { useAccessory } from '@handset/api-client/swr';
import type { AccessoryMovement } from '@handset/domain';
import { Amount, Button, ButtonLink, Stat, useWords } from '@handset/ui';
import { useMemo } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import * as tiles from '../../../kit/lists/filters.css.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { isNotFound, NotFound } from '../../../kit/problems/Loaded.tsx';
import { movementColumns } from './accessoryColumns.tsx';
import { accessoryWords } from './accessoryWords.ts';
import { useAccessoryActions } from './useAccessoryActions.tsx';

/** One accessory with its purchases, sales and corrections. */
export function AccessoryRecord({ id }: { id: string }) {
  const words = useWords(accessoryWords);
  const format = useFormat();
  const { actions, dialog } = useAccessoryActions();
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
        title={accessory?.accessoryName}
        description={accessory?.category ?? undefined}
        action={
          <>
            <ButtonLink href="/app/dashboard/addAccessory">{words.all}</ButtonLink>
            {accessory ? (
              <>
                <Button onPress={() => actions.edit(accessory)}>{words.edit}</Button>
                <Button onPress={() => actions.adjust(accessory)}>{words.adjust}</Button>
                <Button variant="primary" onPress={() => actions.purchase(accessory)}>
                  {words.purchase}
                </Button>
              </>
            ) : null}
          </>
        }
        list={list}
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

/** Address of a sale's invoice, or of any other movement's entry. */
function movementHref({ refType, refId, entry }: AccessoryMovement): string {
  const invoice = refType === 'sale' ? documentHref(refType, refId) : undefined;
  return invoice ?? `/app/dashboard/ledgerRecords/${entry}`;
}
