import { Button } from '@mantine/core';
import { IconChevronDown, IconCircleCheck, IconProgress, IconSettings, IconShieldCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { bankLinks } from '#contract/bank/links.ts';
import type { Bank, StatementRow } from '#contract/bank/schema.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import css from '../rows/Bank.module.css';
import { crowns, useBank, useStatementName } from '../rows/data.ts';
import { SettingsDialog } from './SettingsDialog.tsx';
import { UploadStatement } from './UploadStatement.tsx';
import { VerifyDialog } from './VerifyDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** /prehled-poplatku/banka: statements of the house's accounts, and the way to a new one. */
export function BankPage() {
  const say = useText();
  const [page, goTo] = useState(1);
  const of = useBank(page);
  return (
    <>
      <PageHead
        back={{ ...feeLinks.list(), name: say('MODULES.FEES') }}
        title={say('BANK.TITLE')}
        actions={of.data && <Actions told={of.data} />}
      />
      <Loaded of={of} shape={<ListShape />}>
        {(told) =>
          told.total === 0 ? <NoStatement told={told} /> : <Statements told={told} page={page} goTo={goTo} />
        }
      </Loaded>
    </>
  );
}

function Actions({ told }: { told: Bank }) {
  const say = useText();
  const [shown, show] = useState<'verify' | 'settings' | null>(null);
  return (
    <>
      <DropMenu
        width={260}
        opener={
          <Button variant="default" rightSection={<IconChevronDown {...icon} />}>
            {say('BANK.MORE')}
          </Button>
        }
      >
        {told.may.write && (
          <MenuItem leftSection={<IconSettings {...icon} />} onClick={() => show('settings')}>
            {say('BANK.SETTINGS.OPEN')}
          </MenuItem>
        )}
        <MenuItem leftSection={<IconShieldCheck {...icon} />} onClick={() => show('verify')}>
          {say('BANK.VERIFY.OPEN')}
        </MenuItem>
      </DropMenu>
      {told.may.write && told.total > 0 && (
        <UploadStatement accounts={told.accounts} name={say('BANK.UPLOAD')} filled />
      )}
      {shown === 'verify' && <VerifyDialog onClose={() => show(null)} />}
      {shown === 'settings' && <SettingsDialog told={told} onClose={() => show(null)} />}
    </>
  );
}

function NoStatement({ told }: { told: Bank }) {
  const say = useText();
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('BANK.EMPTY.TITLE')}
        text={say(told.may.write ? 'BANK.EMPTY.TEXT' : 'BANK.EMPTY.TEXT_OTHERS')}
      >
        {told.may.write && <UploadStatement accounts={told.accounts} name={say('BANK.UPLOAD')} filled />}
      </EmptyState>
    </Card>
  );
}

type Props = { told: Bank; page: number; goTo: (page: number) => void };
function Statements({ told, page, goTo }: Props) {
  const say = useText();
  return (
    <Card title={say('BANK.STATEMENTS')}>
      <ul className={css.statements}>
        {told.statements.map((row) => (
          <StatementItem key={row.id} row={row} />
        ))}
      </ul>
      <Pager page={page} size={25} total={told.total} shown={told.statements.length} goTo={goTo} />
    </Card>
  );
}

function StatementItem({ row }: { row: StatementRow }) {
  const say = useText();
  const { day } = useDayText();
  const nameOf = useStatementName();
  return (
    <li className={css.statement}>
      <span className={css.named}>
        <Link {...bankLinks.one(row.id)} className={css.name}>
          {nameOf(row)}
        </Link>
        <span className={css.quiet}>{say('BANK.ACCOUNT', { account: row.account })}</span>
        {row.gap && (
          <Note tone="warn">
            <strong>{say('BANK.GAP', { amount: crowns(row.gap.amount) })}</strong>{' '}
            {say('BANK.GAP_DAYS', { after: day(row.gap.after), before: day(row.gap.before) })}
          </Note>
        )}
      </span>
      <span className={css.closing}>{row.closing ? crowns(row.closing) : say('BANK.NO_BALANCES')}</span>
      {row.waiting > 0 ? (
        <Tag tone="warn" icon={IconProgress}>
          {say('BANK.WAITS', { count: row.waiting })}
        </Tag>
      ) : (
        <Tag tone="ok" icon={IconCircleCheck}>
          {say('BANK.STATES.done')}
        </Tag>
      )}
    </li>
  );
}
