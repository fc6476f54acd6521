import { Button } from '@mantine/core';
import { IconLogout, IconUserShield } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { outboxLinks } from '#contract/outbox/links.ts';
import { isDemo } from '../base/demo.ts';
import { useMe } from '../base/me.tsx';
import { useText } from '../base/texts.tsx';
import { Avatar } from '../kit/motifs/Avatar.tsx';
import { Mark } from '../kit/motifs/Mark.tsx';
import { leave } from '../session/outside/leave.ts';
import { DemoPlace } from './banners/DemoPlace.tsx';
import { Footer } from './frame/Footer.tsx';
import css from './PickerFrame.module.css';
import { router } from './routes.tsx';

/** The frame before a house is chosen: no menu yet, only the person and the way out. */
export function PickerFrame({ children }: { children: ReactNode }) {
  const say = useText();
  const me = useMe();
  return (
    <div className={css.frame}>
      <header className={css.slab} data-slab>
        <span className={css.brand}>
          <Mark />
          {say('BASE.APP')}
        </span>
        <span className={css.who}>
          <Avatar name={me.full_name} size="s" />
          <span className={css.name}>{me.full_name}</span>
        </span>
        {me.isProductAdmin && (
          <Button
            variant="transparent"
            className={css.leave}
            leftSection={<IconUserShield size={20} stroke={1.75} aria-hidden="true" />}
            onClick={() => void router.navigate({ ...outboxLinks.list() })}
          >
            <span className={css.word}>{say('PROVIDER.TITLE')}</span>
          </Button>
        )}
        <Button
          variant="transparent"
          className={css.leave}
          leftSection={<IconLogout size={20} stroke={1.75} aria-hidden="true" />}
          onClick={() => void leave()}
        >
          {say('ACCOUNT.SIGN_OUT')}
        </Button>
      </header>
      <div className={css.column}>
        {isDemo() && <DemoPlace guides={false} />}
        {children}
        <Footer />
      </div>
    </div>
  );
}
