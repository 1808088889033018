import { accessCalls } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import { ConfirmDialog, IconButton, Menu, MenuItem, MenuSection, MenuSeparator } from '@handset/ui';
import { Check, Eye, EyeOff, Keyboard, KeyRound, LifeBuoy, LogOut, Settings, Store } from 'lucide-react';
import { useState } from 'react';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { useFind } from '../find/useFind.ts';
import { useFormat } from '../format/useFormat.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { outboxWords } from '../outbox/outboxWords.ts';
import { useEntries } from '../outbox/useOutbox.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import type { Preferences } from '../preferences/preferences.ts';
import { session, useUser } from '../session/useSession.ts';
import type { OverlayProps } from './OnDemand.tsx';

const icon = { size: 16, strokeWidth: 1.75 };

const PATIENCE = 2000;

/** The user's menu: the shop, support, the password, language and colours, and the way out. */
export function SettingsMenu(state: OverlayProps) {
  const { header, titles } = useMessages();
  const { username } = useUser();
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
    // Whether or not the server hears of it in time, this browser forgets the token.
    const forgotten = new Promise((resolve) => setTimeout(resolve, PATIENCE));
    const told = access.signOut().catch((error: unknown) => console.error(error));
    await Promise.race([told, forgotten]);
    session.end('sign-out');
  }

  return (
    <>
      <LeaveQuestion
        waiting={waiting}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={logout}
      />
      <Menu
        {...state}
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
            {titles.myShop}
          </MenuItem>
          <MenuItem id="support" href="/help/forsupport" icon={<LifeBuoy {...icon} />}>
            {titles.support}
          </MenuItem>
          <MenuItem id="password" icon={<KeyRound {...icon} />} onAction={() => open('password')}>
            {header.changePassword}
          </MenuItem>
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

interface LeaveQuestionProps {
  waiting: number;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** What waits to be sent stays on this device: whoever leaves it has to know. */
function LeaveQuestion({ waiting, ...dialog }: LeaveQuestionProps) {
  const { header } = useMessages();
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
