import { useUser } from '../../kit/session/useSession.ts';
import { ChatButton } from './ChatButton.tsx';
import { NotificationsPopover } from './NotificationsPopover.tsx';
import { SettingsMenu } from './SettingsMenu.tsx';

/** Chat and notifications of a shop, and settings, at the end of the header. */
export function HeaderEnd() {
  const { role } = useUser();
  return (
    <>
      {role !== 'superadmin' ? (
        <>
          <ChatButton />
          <NotificationsPopover />
        </>
      ) : null}
      <SettingsMenu />
    </>
  );
}
