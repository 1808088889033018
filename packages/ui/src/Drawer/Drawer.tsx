import { type ReactNode, useId } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { DialogFrame } from '../overlay/DialogFrame.tsx';
import { Overlay } from '../overlay/Overlay.tsx';
import * as overlayStyles from '../overlay/overlay.css.ts';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Drawer.css.ts';

/** The edge that a drawer comes from; `start` and `end` follow the reading direction. */
export type DrawerPlacement = 'start' | 'end' | 'bottom';

/** How far a drawer reaches into the page. */
export type DrawerSize = 'small' | 'medium' | 'large' | 'full';

/** Props of Drawer. */
export interface DrawerProps {
  /** Whether it is open. */
  isOpen: boolean;
  /** Called when the reader wants it closed: by Escape, the close button or a press outside. */
  onClose: () => void;
  /** What it is about. */
  title: string;
  /** A sentence under the title. */
  description?: string | undefined;
  /** The edge that it comes from. @default 'end' */
  placement?: DrawerPlacement | undefined;
  /** How far it reaches into the page. @default 'medium' */
  size?: DrawerSize | undefined;
  /** The buttons at the end, which stay in sight. */
  footer?: ReactNode;
  /** Whether a press outside closes it; switch it off where something is typed. @default true */
  isDismissable?: boolean | undefined;
  /** Whether something is being sent: it cannot be closed meanwhile. @default false */
  isPending?: boolean | undefined;
  /** What it holds; not mounted while it is closed. */
  children: ReactNode;
}

/** A panel that slides in from an edge, for what belongs to the page behind it: filters, details, a menu. */
export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, title, description, placement = 'end', size = 'medium', footer, children } = props;
  const isPending = props.isPending ?? false;
  const id = useId();
  const titleId = `${id}title`;
  const descriptionId = `${id}description`;
  useDevelopmentWarning(
    isOpen && !title?.trim()
      ? 'Drawer: `title` is empty, so a screen reader has no name for the dialog. Say what it is about.'
      : null,
  );
  return (
    <Overlay
      isOpen={isOpen}
      onDismiss={onClose}
      isLocked={isPending}
      isDismissable={props.isDismissable ?? true}
      role="dialog"
      labelId={titleId}
      descriptionId={description ? descriptionId : undefined}
      className={classNames(overlayStyles.ground, styles.ground)}
      panelClassName={classNames(
        overlayStyles.panel,
        styles.drawer,
        styles.placements[placement],
        placement === 'bottom' ? styles.heights[size] : styles.widths[size],
      )}
    >
      <DialogFrame {...{ title, titleId, description, descriptionId, footer, isPending, onClose }}>
        {children}
      </DialogFrame>
    </Overlay>
  );
}
