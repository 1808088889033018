/** A dialog of the layout. It is mounted while it is open. */
export interface DialogProps {
  onClose: () => void;
}
