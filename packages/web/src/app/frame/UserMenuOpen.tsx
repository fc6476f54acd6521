import { Menu, useMantineColorScheme } from '@mantine/core';
import { IconDoorExit, IconLogout, IconUserCircle, IconUserShield } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { outboxLinks } from '#contract/outbox/links.ts';
import { sessionLinks } from '#contract/session/links.ts';
import type { Locale } from '#contract/texts/catalog.ts';
import { type Look, lookNames, looks } from '../../base/look.ts';
import { useMe } from '../../base/me.tsx';
import { notify } from '../../base/notice.ts';
import { useSession } from '../../base/session.ts';
import { languageNames, useLanguage, useText } from '../../base/texts.tsx';
import { useKeepLanguage } from '../../session/account/language.ts';
import { leave } from '../../session/outside/leave.ts';
import { useEndVisit } from '../banners/useEndVisit.ts';
import { UserButton } from './UserButton.tsx';
import css from './UserMenu.module.css';

function LookChoices() {
  const say = useText();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(look) => setColorScheme(look as Look)}>
      <Menu.Label>{say('ACCOUNT.SCHEME')}</Menu.Label>
      {looks.map((look) => (
        <Menu.RadioItem key={look} value={look} closeMenuOnClick={false}>
          {say(lookNames[look])}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

function LanguageChoices() {
  const say = useText();
  const { locale } = useLanguage();
  const keep = useKeepLanguage();
  const keepHere = (lang: Locale) =>
    keep(lang).then(
      () => notify('ok', 'ACCOUNT.LANGUAGE_SAVED'),
      () => undefined,
    );
  return (
    <Menu.RadioGroup value={locale} onChange={(lang) => void keepHere(lang as Locale)}>
      <Menu.Label>{say('ACCOUNT.LANGUAGE')}</Menu.Label>
      {Object.entries(languageNames).map(([lang, name]) => (
        <Menu.RadioItem key={lang} value={lang} lang={lang} closeMenuOnClick={false}>
          {name}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

/** The menu of who is signed in, which came with its first opening; the focus stays where it was. */
export function UserMenuOpen() {
  const say = useText();
  const me = useMe();
  const [opened, setOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The menu gives the focus back to whoever had it before it opened.
    button.current?.focus();
    setOpened(true);
  }, []);
  const { chosen } = useSession();
  const { leave: endVisit } = useEndVisit();
  return (
    <Menu
      opened={opened}
      onChange={setOpened}
      width={288}
      position="bottom-end"
      shadow="md"
      radius="lg"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      classNames={{ dropdown: css.panel }}
    >
      <Menu.Target>
        <UserButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <div className={css.who}>
          <b>{me.full_name}</b>
          <span>{me.email}</span>
        </div>
        <Menu.Divider />
        {me.isProductAdmin && (
          <Menu.Item
            renderRoot={(props) => <Link {...props} {...outboxLinks.list()} />}
            leftSection={<IconUserShield size={20} stroke={1.75} aria-hidden="true" />}
          >
            {say('PROVIDER.TITLE')}
          </Menu.Item>
        )}
        {chosen && (
          <Menu.Item
            renderRoot={(props) => <Link {...props} {...sessionLinks.account()} />}
            leftSection={<IconUserCircle size={20} stroke={1.75} aria-hidden="true" />}
          >
            {say('ACCOUNT.TITLE')}
          </Menu.Item>
        )}
        {me.visitUntil && (
          <Menu.Item
            leftSection={<IconDoorExit size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void endVisit()}
          >
            {say('PICKER.VISIT_END')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <LookChoices />
        <Menu.Divider />
        <LanguageChoices />
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={20} stroke={1.75} aria-hidden="true" />} onClick={() => void leave()}>
          {say('ACCOUNT.SIGN_OUT')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
