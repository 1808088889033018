import { Eye, EyeOff } from 'lucide-react';
import { type ForwardedRef, forwardRef, useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { FieldProps, TextValueProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of PasswordField. */
export interface PasswordFieldProps extends FieldProps, TextValueProps {
  /** Whether the browser fills in a password it knows, offers a new one, or, for a PIN, leaves the field alone. */
  autoComplete?: 'current-password' | 'new-password' | 'one-time-code' | undefined;
  /** Whether it has digits alone, as a PIN has. @default false */
  isNumeric?: boolean | undefined;
}

/** A password, with a button that shows what was typed. */
export const PasswordField = forwardRef(function PasswordField(
  { autoComplete, isNumeric = false, ...field }: PasswordFieldProps,
  ref: ForwardedRef<HTMLInputElement>,
) {
  const { messages } = useUI();
  const [isShown, setShown] = useState(false);
  return (
    <TextFrame
      {...field}
      ref={ref}
      input={{
        type: isShown ? 'text' : 'password',
        autoComplete,
        inputMode: isNumeric ? 'numeric' : undefined,
        autoCapitalize: 'none',
        spellCheck: false,
      }}
      end={
        <ToggleButton
          className={fieldStyles.insideButton}
          aria-label={messages.showPassword}
          isDisabled={field.isDisabled ?? false}
          isSelected={isShown}
          onChange={setShown}
        >
          {isShown ? <EyeOff size={18} strokeWidth={1.75} /> : <Eye size={18} strokeWidth={1.75} />}
        </ToggleButton>
      }
    />
  );
});
