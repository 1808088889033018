import type { ComponentType } from 'react';

/** Mounts a dialog only while it is open, so that each opening starts a new form. */
export function whileOpen<Props extends { isOpen: boolean }>(Dialog: ComponentType<Props>) {
  function WhileOpen(props: Props) {
    return props.isOpen ? <Dialog {...props} /> : null;
  }
  WhileOpen.displayName = Dialog.displayName ?? Dialog.name;
  return WhileOpen;
}
