import { Button } from '@mantine/core';
import { IconBook, IconChevronDown, IconCoins, IconShieldCheck, IconWallet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { cashLinks } from '#contract/cashdesk/links.ts';
import type { CashDesk } from '#contract/cashdesk/schema.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { BookDialog } from './BookDialog.tsx';
import { OpeningDialog } from './OpeningDialog.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** The book in its forms, the check of the chain, and the initial balance. */
export function CashActions({ desk }: { desk: CashDesk }) {
  const say = useText();
  const [shown, show] = useState<'book' | 'verify' | 'opening' | null>(null);
  const close = () => show(null);
  return (
    <>
      <DropMenu
        width={300}
        opener={
          <Button variant="default" rightSection={<IconChevronDown {...icon} />}>
            {say('CASH.MORE')}
          </Button>
        }
      >
        <MenuItem leftSection={<IconBook {...icon} />} onClick={() => show('book')}>
          {say('CASH.BOOK.OPEN')}
        </MenuItem>
        <MenuItem
          leftSection={<IconWallet {...icon} />}
          renderRoot={(props) => <Link {...props} {...cashLinks.advances()} />}
        >
          {say('CASH.ADVANCE.TITLE')}
        </MenuItem>
        <MenuItem leftSection={<IconShieldCheck {...icon} />} onClick={() => show('verify')}>
          {say('CASH.VERIFY.OPEN')}
        </MenuItem>
        {desk.may.write && (
          <MenuItem leftSection={<IconCoins {...icon} />} onClick={() => show('opening')}>
            {say('CASH.OPENING.TITLE')}
          </MenuItem>
        )}
      </DropMenu>
      {shown === 'book' && <BookDialog desk={desk} onClose={close} />}
      {shown === 'verify' && <VerifyDialog onClose={close} />}
      {shown === 'opening' && <OpeningDialog desk={desk} onClose={close} />}
    </>
  );
}
