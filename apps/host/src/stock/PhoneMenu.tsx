import type { Phone } from '@handset/domain';
import { IconButton, Menu, MenuItem, MenuSeparator } from '@handset/ui';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';
import { PhoneLabel } from '../labels/PhoneLabel.tsx';
import type { OverlayProps } from '../layout/OnDemand.tsx';
import { useWords } from '../messages/useWords.ts';
import { phoneWords } from '../phones/phoneWords.ts';
import { useRightToCorrect } from '../phones/useRightToCorrect.ts';
import { phoneHref } from '../routes/phoneHref.ts';
import { stockWords } from './stockWords.ts';

/** What can be done with a phone of a list, beside looking at it and printing its label. */
export type PhoneAct = 'sell' | 'edit' | 'dispatch' | 'remove';

interface PhoneMenuProps extends OverlayProps {
  phone: Phone;
  onAct: (act: PhoneAct) => void;
  onPrint: (sheet: ReactNode) => void;
}

/** What can be done with a phone of a list. */
export function PhoneMenu({ phone, onAct, onPrint, ...state }: PhoneMenuProps) {
  const words = useWords(phoneWords);
  const { actionsOf } = useWords(stockWords);
  const reasonAgainst = useRightToCorrect();
  const isInStock = phone.state === 'in-stock';
  return (
    <Menu
      {...state}
      label={words.more}
      placement="bottom end"
      trigger={
        <IconButton label={actionsOf(`${phone.companyName} ${phone.modelName}`)} size="small">
          <EllipsisVertical size={16} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {isInStock ? (
        <MenuItem id="sell" onAction={() => onAct('sell')}>
          {words.sell}
        </MenuItem>
      ) : null}
      {isInStock || phone.state === 'dispatched' ? (
        <MenuItem id="edit" onAction={() => onAct('edit')}>
          {words.edit}
        </MenuItem>
      ) : null}
      {isInStock ? (
        <MenuItem id="dispatch" onAction={() => onAct('dispatch')}>
          {words.dispatch}
        </MenuItem>
      ) : null}
      {isInStock ? (
        <MenuItem id="label" onAction={() => onPrint(<PhoneLabel phone={phone} />)}>
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
          onAction={() => onAct('remove')}
        >
          {words.remove}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
