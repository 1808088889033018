import { ModalDialog, type ModalDialogProps } from '../overlay/ModalDialog.tsx';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Drawer.css.ts';

/** The edge that a drawer comes from; `start` and `end` follow the reading direction. */
export type DrawerPlacement = 'start' | 'end' | 'bottom';

/** Width of a drawer, or its height at the bottom. */
export type DrawerSize = 'small' | 'medium' | 'large' | 'full';

/** Props of Drawer. */
export interface DrawerProps extends ModalDialogProps {
  /** The edge that it comes from. @default 'end' */
  placement?: DrawerPlacement | undefined;
  /** The width, or the height at the bottom. @default 'medium' */
  size?: DrawerSize | undefined;
  /** Whether a press outside closes it; switch it off where something is typed. @default true */
  isDismissable?: boolean | undefined;
}

/** A panel that slides in from an edge, for what belongs to the page behind it: filters, details, a menu. */
export function Drawer({ placement = 'end', size = 'medium', isDismissable = true, ...props }: DrawerProps) {
  return (
    <ModalDialog
      {...props}
      isDismissable={isDismissable}
      backdrop={styles.backdrop}
      panel={classNames(
        styles.drawer,
        styles.placements[placement],
        placement === 'bottom' ? styles.heights[size] : styles.widths[size],
      )}
    />
  );
}
