import { useUser } from '../../kit/session/useSession.ts';
import { ChatButton } from './ChatButton.tsx';
import { NotificationsPopover } from './NotificationsPopover.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';

/** Chat, notifications and settings, at the end of the header. */
export function HeaderEnd() {
  const { role } = useUser();
  return (
    <>
      {role !== 'superadmin' ? <ChatButton /> : null}
      <NotificationsPopover />
      <SettingsMenu />
    </>
  );
}
