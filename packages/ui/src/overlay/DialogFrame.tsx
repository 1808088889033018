import type { ReactNode } from 'react';
import { CloseButton } from './CloseButton.tsx';
import * as styles from './DialogFrame.css.ts';

interface DialogFrameProps {
  title: string;
  titleId: string;
  description: string | undefined;
  descriptionId: string;
  footer: ReactNode;
  isPending: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** What every dialog looks like inside: a head that names it, a body that scrolls, buttons that stay in sight. */
export function DialogFrame(props: DialogFrameProps) {
  const { title, description, footer, isPending, onClose, children } = props;
  return (
    <>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={props.titleId} className={styles.title}>
            {title}
          </h2>
          {description ? (
            <p id={props.descriptionId} className={styles.description}>
              {description}
            </p>
          ) : null}
        </div>
        <CloseButton isDisabled={isPending} onPress={onClose} />
      </div>
      {/* While something is sent its fields are disabled: the body itself can then be scrolled by the keyboard. */}
      <div className={styles.body} {...(isPending ? { tabIndex: 0 } : {})}>
        {children}
      </div>
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  );
}
