import { Button } from '@mantine/core';
import {
  IconBook,
  IconChevronDown,
  IconCoins,
  IconFileSpreadsheet,
  IconFileText,
  IconShieldCheck,
} from '@tabler/icons-react';
import { useState } from 'react';
import type { CashDesk } from '#contract/cashdesk/schema.ts';
import { useText } from '../../base/texts.tsx';
import { DropMenu } from '../../kit/table/DropMenu.tsx';
import { MenuItem } from '../../kit/table/MenuItems.tsx';
import { useBook } from '../rows/data.ts';
import { OpeningDialog } from './OpeningDialog.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
const books = [
  ['pdf', IconBook],
  ['xlsx', IconFileSpreadsheet],
  ['csv', IconFileText],
  ['hledger', IconFileText],
] as const;

/** The book in its forms, the check of the chain, and the initial balance. */
export function CashActions({ desk }: { desk: CashDesk }) {
  const say = useText();
  const book = useBook();
  const [shown, show] = useState<'verify' | 'opening' | null>(null);
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
        {books.map(([format, Sign]) => (
          <MenuItem key={format} leftSection={<Sign {...icon} />} onClick={() => book(format)}>
            {say(`CASH.BOOK.${format}`)}
          </MenuItem>
        ))}
        <MenuItem leftSection={<IconShieldCheck {...icon} />} onClick={() => show('verify')}>
          {say('CASH.VERIFY.OPEN')}
        </MenuItem>
        {desk.may.write && (
          <MenuItem leftSection={<IconCoins {...icon} />} onClick={() => show('opening')}>
            {say('CASH.OPENING.TITLE')}
          </MenuItem>
        )}
      </DropMenu>
      {shown === 'verify' && <VerifyDialog onClose={close} />}
      {shown === 'opening' && <OpeningDialog desk={desk} onClose={close} />}
    </>
  );
}
