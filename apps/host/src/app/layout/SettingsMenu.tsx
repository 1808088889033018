import { accessCalls } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import { mayHaveSecondFactor } from '@handset/domain';
import { ConfirmDialog, IconButton, Menu, MenuItem, MenuSection, MenuSeparator, useWords } from '@handset/ui';
import {
  Check,
  Eye,
  EyeOff,
  Hash,
  Keyboard,
  KeyRound,
  LifeBuoy,
  LogOut,
  Settings,
  ShieldCheck,
  Store,
  Users,
} from 'lucide-react';
import { useState } from 'react';
import { myShopPage } from '../../features/shop/settings/pages.ts';
import { supportPage } from '../../features/shop/support/pages.ts';
import { inTime } from '../../kit/database/inTime.ts';
import { useDialogs } from '../../kit/dialogs/useDialogs.ts';
import { useFormat } from '../../kit/format/useFormat.ts';
import { outboxWords } from '../../kit/outbox/outboxWords.ts';
import { useEntries } from '../../kit/outbox/useOutbox.ts';
import type { Preferences } from '../../kit/session/preferences.ts';
import { usePreferences } from '../../kit/session/usePreferences.ts';
import { session, useUser } from '../../kit/session/useSession.ts';
import { hostMessages } from '../../kit/words/hostMessages.ts';
import { useFind } from '../search/useFind.ts';

const icon = { size: 16, strokeWidth: 1.75 };

const TIMEOUT = 2000;

/** The user's menu: the shop, support, the password, language and colours, and the way out. */
export function SettingsMenu() {
  const { header } = useWords(hostMessages);
  const { username, role, shopId } = useUser();
  const { locale, colorScheme, isCostHidden, choose } = usePreferences();
  const { begin } = useFind();
  const { open } = useDialogs();
  const access = useCalls(accessCalls);
  const waiting = useEntries().length;
  const [isAsking, setAsking] = useState(false);
  const mark = (isChosen: boolean) => <Check {...icon} visibility={isChosen ? 'visible' : 'hidden'} />;
  const languages: [Preferences['locale'], string][] = [
    ['en', header.english],
    ['ur', header.urdu],
  ];
  const schemes: [Preferences['colorScheme'], string][] = [
    ['light', header.light],
    ['dark', header.dark],
    ['system', header.system],
  ];

  async function logout() {
    // This browser forgets the token even if the server does not answer in time.
    const told = access.signOut().catch((error: unknown) => console.error(error));
    await inTime(told, undefined, TIMEOUT);
    session.end('sign-out');
  }

  return (
    <>
      <ConfirmSignOut
        waiting={waiting}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={logout}
      />
      <Menu
        label={header.settings}
        placement="bottom end"
        trigger={
          <IconButton label={header.settings}>
            <Settings size={20} strokeWidth={1.75} />
          </IconButton>
        }
      >
        <MenuSection title={username}>
          <MenuItem id="shop" href="/setup/shop" icon={<Store {...icon} />}>
            {myShopPage.title[locale]}
          </MenuItem>
          <MenuItem id="support" href="/help/forsupport" icon={<LifeBuoy {...icon} />}>
            {supportPage.title[locale]}
          </MenuItem>
          <MenuItem id="password" icon={<KeyRound {...icon} />} onAction={() => open('password')}>
            {header.changePassword}
          </MenuItem>
          {shopId === null ? null : (
            <MenuItem id="pin" icon={<Hash {...icon} />} onAction={() => open('pin')}>
              {header.pin}
            </MenuItem>
          )}
          {mayHaveSecondFactor(role) ? (
            <MenuItem id="twoStep" icon={<ShieldCheck {...icon} />} onAction={() => open('twoStep')}>
              {header.twoStep}
            </MenuItem>
          ) : null}
          <MenuItem id="keys" icon={<Keyboard {...icon} />} shortcut="?" onAction={() => begin('keys')}>
            {header.keys}
          </MenuItem>
          <MenuItem
            id="cost"
            icon={isCostHidden ? <Eye {...icon} /> : <EyeOff {...icon} />}
            shortcut="F8"
            onAction={() => choose({ isCostHidden: !isCostHidden })}
          >
            {isCostHidden ? header.showCost : header.hideCost}
          </MenuItem>
        </MenuSection>
        <MenuSeparator />
        <MenuSection title={header.language}>
          {languages.map(([id, label]) => (
            <MenuItem key={id} id={id} icon={mark(locale === id)} onAction={() => choose({ locale: id })}>
              {label}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        <MenuSection title={header.theme}>
          {schemes.map(([id, label]) => (
            <MenuItem
              key={id}
              id={id}
              icon={mark(colorScheme === id)}
              onAction={() => choose({ colorScheme: id })}
            >
              {label}
            </MenuItem>
          ))}
        </MenuSection>
        <MenuSeparator />
        {shopId === null ? null : (
          <MenuItem id="till" icon={<Users {...icon} />} shortcut="U" onAction={() => open('till')}>
            {header.changePerson}
          </MenuItem>
        )}
        <MenuItem
          id="logout"
          icon={<LogOut {...icon} />}
          onAction={() => (waiting > 0 ? setAsking(true) : logout())}
        >
          {header.logout}
        </MenuItem>
      </Menu>
    </>
  );
}

interface ConfirmSignOutProps {
  waiting: number;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** Warns that unsent entries stay on this device after signing out. */
function ConfirmSignOut({ waiting, ...dialog }: ConfirmSignOutProps) {
  const { header } = useWords(hostMessages);
  const words = useWords(outboxWords);
  const format = useFormat();
  return (
    <ConfirmDialog
      {...dialog}
      title={words.leaveTitle}
      description={words.leaveText(format.count(waiting), waiting === 1)}
      confirmLabel={header.logout}
    />
  );
}
