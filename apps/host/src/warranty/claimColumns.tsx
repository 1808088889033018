import { isClaimOpen, type WarrantyClaim } from '@handset/domain';
import { Badge, Button, type DataTableColumn, Text } from '@handset/ui';
import type { Format } from '../format/useFormat.ts';
import { dayColumn } from '../lists/dayColumn.ts';
import { Imei } from '../lists/Imei.tsx';
import { claimTones } from './claimTones.ts';
import type { ClaimWords } from './claimWords.ts';

/** The columns of a list of claims. */
export function claimColumns(
  words: ClaimWords,
  format: Format,
  onChange: (claim: WarrantyClaim) => void,
): DataTableColumn<WarrantyClaim>[] {
  return [
    {
      id: 'phone',
      header: words.phone,
      value: ({ phone }) => `${phone.companyName} ${phone.modelName}`,
      cell: ({ phone }) => (
        <Text weight="medium">
          <bdi>
            {phone.companyName} {phone.modelName}
          </bdi>
        </Text>
      ),
      isRowHeader: true,
      minWidth: 150,
    },
    {
      id: 'imei',
      header: words.imei,
      value: ({ phone }) => phone.imei1,
      cell: ({ phone }) => <Imei>{phone.imei1}</Imei>,
      isNumeric: true,
      align: 'start',
      width: 170,
    },
    { id: 'customer', header: words.customer, value: ({ person }) => person.name, minWidth: 130 },
    dayColumn('date', words.date, ({ date }) => date, format),
    { id: 'fault', header: words.fault, value: ({ fault }) => fault, minWidth: 160 },
    {
      id: 'state',
      header: words.state,
      value: ({ state }) => words.states[state],
      cell: ({ state }) => <Badge tone={claimTones[state]}>{words.states[state]}</Badge>,
      width: 150,
    },
    { id: 'done', header: words.done, value: ({ done }) => done, minWidth: 140 },
    {
      id: 'warrantyEnd',
      header: words.warrantyEnd,
      value: ({ warrantyEnd }) => warrantyEnd,
      text: ({ warrantyEnd }) => (warrantyEnd === null ? words.noWarranty : format.day(warrantyEnd)),
      width: 130,
    },
    { id: 'invoice', header: words.invoice, value: ({ sale }) => sale.invoiceNumber, width: 110 },
    {
      id: 'resolvedOn',
      header: words.resolvedOn,
      value: ({ resolvedOn }) => resolvedOn,
      text: ({ resolvedOn }) => (resolvedOn === null ? '' : format.day(resolvedOn)),
      width: 130,
    },
    { id: 'by', header: words.by, value: ({ createdBy }) => createdBy, width: 120, isHiddenOnCard: true },
    {
      id: 'actions',
      header: words.actions,
      value: () => null,
      cell: (claim) => (
        <Button
          size="small"
          variant={isClaimOpen(claim.state) ? 'secondary' : 'quiet'}
          onPress={() => onChange(claim)}
        >
          {words.goOn}
        </Button>
      ),
      hasControls: true,
      isHideable: false,
      align: 'end',
      width: 140,
    },
  ];
}
