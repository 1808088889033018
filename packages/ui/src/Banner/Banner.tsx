import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Banner.css.ts';

/** Meaning of a message. */
export type MessageTone = 'info' | 'positive' | 'caution' | 'critical';

/** The picture of each meaning. */
export const toneIcons = { info: Info, positive: CircleCheck, caution: TriangleAlert, critical: CircleAlert };

/** Props of Banner. */
export interface BannerProps {
  /** Meaning of the message. @default 'info' */
  tone?: MessageTone | undefined;
  /** The message in a few words. */
  title?: string | undefined;
  /** More about it. */
  children?: ReactNode;
  /** Buttons or links that deal with it. */
  actions?: ReactNode;
  /** Whether it spans the page from edge to edge. @default false */
  isFlush?: boolean | undefined;
  /** Called when it is dismissed. Without it, it cannot be dismissed. */
  onDismiss?: (() => void) | undefined;
}

/** A message that stays in its place until it is dealt with. Critical ones are read out at once. */
export function Banner({ tone = 'info', title, children, actions, isFlush = false, onDismiss }: BannerProps) {
  const { messages } = useUI();
  const Icon = toneIcons[tone] ?? toneIcons.info;
  return (
    <div
      className={classNames(styles.banner, styles.tones[tone] ?? styles.tones.info, isFlush && styles.flush)}
      role={tone === 'critical' ? 'alert' : 'status'}
    >
      <Icon
        size={18}
        strokeWidth={1.75}
        className={classNames(styles.icon, styles.icons[tone] ?? styles.icons.info)}
        aria-hidden
      />
      <div className={styles.content}>
        <div className={styles.words}>
          {title ? <div className={styles.title}>{title}</div> : null}
          {children}
        </div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onDismiss ? (
        <IconButton label={messages.dismiss} size="small" onPress={onDismiss}>
          <X size={16} strokeWidth={1.75} />
        </IconButton>
      ) : null}
    </div>
  );
}
