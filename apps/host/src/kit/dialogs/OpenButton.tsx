import { Button, type ButtonProps } from '@handset/ui';
import { type DialogName, useDialogs } from './useDialogs.ts';

interface OpenButtonProps extends Omit<ButtonProps, 'onPress'> {
  dialog: DialogName;
  /** The phone that a sale or dispatch begins with by its `_id`, or a sale or slip by its IMEI. */
  about?: string | undefined;
}

/** A button that opens a dialog over the page. */
export function OpenButton({ dialog, about, ...props }: OpenButtonProps) {
  const { open } = useDialogs();
  return <Button {...props} onPress={() => open(dialog, about)} />;
}
