import { isClaimOpen, type WarrantyClaim } from '@handset/domain';
import { Badge, Button, type DataTableColumn } from '@handset/ui';
import type { Format } from '../../../kit/format/useFormat.ts';
import { dayColumn } from '../../../kit/lists/dayColumn.ts';
import { Imei, ImeiTail } from '../../../kit/lists/Imei.tsx';
import type { CustomerName } from '../sales/useCustomerName.ts';
import { claimTones } from './claimTones.ts';
import type { ClaimWords } from './claimWords.ts';

/** The columns of a list of claims. */
export function claimColumns(
  words: ClaimWords,
  format: Format,
  customerName: CustomerName,
  onChange: (claim: WarrantyClaim) => void,
): DataTableColumn<WarrantyClaim>[] {
  return [
    {
      id: 'phone',
      header: words.phone,
      value: ({ phone }) => `${phone.companyName} ${phone.modelName}`,
      cell: ({ phone }) => (
        <bdi>
          {phone.companyName} {phone.modelName}
        </bdi>
      ),
      isRowHeader: true,
      minWidth: 150,
    },
    {
      id: 'imei',
      header: words.imei,
      value: ({ phone }) => phone.imei1,
      cell: ({ phone }) => <Imei>{phone.imei1}</Imei>,
      phoneCell: ({ phone }) => <ImeiTail>{phone.imei1}</ImeiTail>,
      isNumeric: true,
      align: 'start',
      width: 170,
    },
    { id: 'customer', header: words.customer, value: ({ person }) => customerName(person), minWidth: 130 },
    dayColumn('date', words.date, ({ date }) => date, format),
    { id: 'fault', header: words.fault, value: ({ fault }) => fault, minWidth: 160 },
    {
      id: 'state',
      header: words.state,
      phone: 'state',
      value: ({ state }) => words.states[state],
      cell: ({ state }) => <Badge tone={claimTones[state]}>{words.states[state]}</Badge>,
      width: 150,
    },
    { id: 'done', header: words.done, phone: 'hidden', value: ({ done }) => done, minWidth: 140 },
    {
      id: 'warrantyEnd',
      header: words.warrantyEnd,
      phone: 'hidden',
      value: ({ warrantyEnd }) => warrantyEnd,
      text: ({ warrantyEnd }) => (warrantyEnd === null ? words.noWarranty : format.day(warrantyEnd)),
      width: 130,
    },
    {
      id: 'invoice',
      header: words.invoice,
      phone: 'hidden',
      value: ({ sale }) => sale.invoiceNumber,
      width: 110,
    },
    {
      id: 'resolvedOn',
      header: words.resolvedOn,
      phone: 'hidden',
      value: ({ resolvedOn }) => resolvedOn,
      text: ({ resolvedOn }) => (resolvedOn === null ? '' : format.day(resolvedOn)),
      width: 130,
    },
    { id: 'by', header: words.by, value: ({ createdBy }) => createdBy, width: 120, phone: 'hidden' },
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
