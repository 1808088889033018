import type { Phone } from '@handset/domain';
import { IconButton, Menu, MenuItem, MenuSeparator, useWords } from '@handset/ui';
import { EllipsisVertical } from 'lucide-react';
import { phoneHref } from '../../../kit/links/phoneHref.ts';
import { phoneWords } from '../phones/phoneWords.ts';
import { useRightToCorrect } from '../phones/useRightToCorrect.ts';
import { stockWords } from './stockWords.ts';

/** Actions on a phone in a list, besides opening it. */
export type PhoneAction = 'sell' | 'edit' | 'dispatch' | 'label' | 'remove';

interface PhoneMenuProps {
  phone: Phone;
  onAction: (action: PhoneAction) => void;
}

/** Actions on a phone in a list. */
export function PhoneMenu({ phone, onAction }: PhoneMenuProps) {
  const words = useWords(phoneWords);
  const { actionsOf } = useWords(stockWords);
  const reasonAgainst = useRightToCorrect();
  const isInStock = phone.state === 'in-stock';
  return (
    <Menu
      label={words.more}
      placement="bottom end"
      trigger={
        <IconButton label={actionsOf(`${phone.companyName} ${phone.modelName}`)} size="small">
          <EllipsisVertical size={16} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {isInStock ? (
        <MenuItem id="sell" onAction={() => onAction('sell')}>
          {words.sell}
        </MenuItem>
      ) : null}
      {isInStock || phone.state === 'dispatched' ? (
        <MenuItem id="edit" onAction={() => onAction('edit')}>
          {words.edit}
        </MenuItem>
      ) : null}
      {isInStock ? (
        <MenuItem id="dispatch" onAction={() => onAction('dispatch')}>
          {words.dispatch}
        </MenuItem>
      ) : null}
      {isInStock ? (
        <MenuItem id="label" onAction={() => onAction('label')}>
          {words.label}
        </MenuItem>
      ) : null}
      <MenuItem id="card" href={phoneHref(phone._id)}>
        {words.details}
      </MenuItem>
      {isInStock && phone.source === 'stock' ? <MenuSeparator /> : null}
      {isInStock && phone.source === 'stock' ? (
        <MenuItem
          id="remove"
          tone="critical"
          disabledReason={reasonAgainst(phone.acquiredOn)}
          onAction={() => onAction('remove')}
        >
          {words.remove}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
