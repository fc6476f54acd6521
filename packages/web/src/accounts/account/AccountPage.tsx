import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload, IconHash, IconPlus } from '@tabler/icons-react';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { accounts } from '#contract/accounts/endpoints.ts';
import { accountLinks } from '#contract/accounts/links.ts';
import type { AccountUnits, UnitAccount } from '#contract/accounts/schema.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { reminderLinks } from '#contract/reminders/links.ts';
import { useAsk } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { linkTo } from '../../base/place.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { download } from '../../kit/files/download.ts';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { AccountPages } from '../rows/AccountPages.tsx';
import css from '../rows/Accounts.module.css';
import { useAccount, useUnits } from '../rows/data.ts';
import { ClearanceCard } from './ClearanceCard.tsx';
import { Entries } from './Entries.tsx';
import { HandDialog } from './HandDialog.tsx';
import { Months } from './Months.tsx';
import { NextPayment } from './NextPayment.tsx';
import { SaleCard } from './SaleCard.tsx';
import { Sentence } from './Sentence.tsx';
import { SymbolDialog } from './SymbolDialog.tsx';
import { YearCard } from './YearCard.tsx';

/** /prehled-poplatku/ucet: the account of the first unit that is one's own, or of the house. */
export const OwnAccountPage = () => <Chosen id={undefined} />;

/** /prehled-poplatku/ucet/{unit} */
export const AccountPage = () => <Chosen id={useParams({ strict: false }).id as unknown as number} />;

function Chosen({ id }: { id: number | undefined }) {
  const say = useText();
  const of = useUnits();
  return (
    <Loaded
      of={of}
      shape={
        <>
          <PageHead title={say('UNIT_ACCOUNTS.TITLE_PLAIN')} />
          <RecordShape />
        </>
      }
    >
      {(units) => <One units={units} id={id ?? units.units[0]?.id ?? 0} />}
    </Loaded>
  );
}

/** Switches between units; who has one alone switches nothing. */
function UnitSwitch({ units, id }: { units: AccountUnits['units']; id: number }) {
  const say = useText();
  const navigate = useNavigate();
  if (units.length < 2) return null;
  return (
    <div className={css.field}>
      <Select
        label={say('UNIT_ACCOUNTS.UNIT')}
        data={units.map((u) => ({ value: String(u.id), label: u.number }))}
        value={String(id)}
        onChange={(to) => void navigate(linkTo(accountLinks.one(Number(to))))}
      />
    </div>
  );
}

function One({ units, id }: { units: AccountUnits; id: number }) {
  const say = useText();
  const [year, setYear] = useState<number>();
  const of = useAccount(id, year);
  const number = units.units.find((u) => u.id === id)?.number;
  return (
    <>
      <PageHead
        back={{ ...feeLinks.list(), name: say('MODULES.FEES') }}
        title={number ? say('UNIT_ACCOUNTS.TITLE', { number }) : say('UNIT_ACCOUNTS.TITLE_PLAIN')}
        actions={
          of.data && (
            <>
              {of.data.state !== 'none' && <Reminders id={of.data.unit.id} />}
              {of.data.state !== 'none' && <Statement account={of.data} />}
              {of.data.may.write && <Actions account={of.data} />}
            </>
          )
        }
      />
      <AccountPages page="account" all={units.all}>
        <div className={css.page}>
          <UnitSwitch units={units.units} id={id} />
          {id === 0 ? (
            <Nothing />
          ) : (
            <Loaded of={of} shape={<RecordShape />}>
              {(account) => <Account account={account} setYear={setYear} />}
            </Loaded>
          )}
        </div>
      </AccountPages>
    </>
  );
}

/** The way to what was called for on this account. */
function Reminders({ id }: { id: number }) {
  const say = useText();
  return (
    <Button variant="default" renderRoot={(props) => <Link {...props} {...reminderLinks.unit(id)} />}>
      {say('UNIT_ACCOUNTS.REMINDERS')}
    </Button>
  );
}

/** The year on paper. */
function Statement({ account }: { account: UnitAccount }) {
  const say = useText();
  const ask = useAsk();
  const { locale: lang } = useLanguage();
  const fetch = () =>
    void ask(accounts.statement, { id: account.unit.id, year: account.year, lang })
      .then(({ url }) => download(url))
      .catch(() => undefined);
  return (
    <Button variant="default" leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />} onClick={fetch}>
      {say('UNIT_ACCOUNTS.STATEMENT')}
    </Button>
  );
}

function Actions({ account }: { account: UnitAccount }) {
  const say = useText();
  const [shown, show] = useState<'hand' | 'symbol' | null>(null);
  const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;
  return (
    <>
      {!account.symbolUsed && (
        <DropMenu
          width={280}
          opener={
            <Button variant="default" rightSection={<IconChevronDown {...icon} />}>
              {say('UNIT_ACCOUNTS.MORE')}
            </Button>
          }
        >
          <MenuItem leftSection={<IconHash {...icon} />} onClick={() => show('symbol')}>
            {say('UNIT_ACCOUNTS.SYMBOL.OPEN')}
          </MenuItem>
        </DropMenu>
      )}
      <Button leftSection={<IconPlus {...icon} />} onClick={() => show('hand')}>
        {say('UNIT_ACCOUNTS.HAND.OPEN')}
      </Button>
      {shown === 'hand' && <HandDialog account={account} onClose={() => show(null)} />}
      {shown === 'symbol' && <SymbolDialog account={account} onClose={() => show(null)} />}
    </>
  );
}

/** Nothing was entered yet, or there is no unit whose account it could be on. */
function Nothing() {
  const say = useText();
  return (
    <Card>
      <EmptyState
        kind="empty"
        title={say('UNIT_ACCOUNTS.SENTENCE.none')}
        text={say('UNIT_ACCOUNTS.SENTENCE.NONE_HINT')}
      />
    </Card>
  );
}

function Account({ account, setYear }: { account: UnitAccount; setYear: (year: number) => void }) {
  if (account.state === 'none')
    return (
      <Columns split="wide">
        <Column apart>
          <Nothing />
        </Column>
        <Column>
          <ClearanceCard account={account} />
          <SaleCard account={account} />
        </Column>
      </Columns>
    );
  return (
    <Columns split="wide">
      <Column apart>
        <Sentence account={account} />
        <YearCard account={account} setYear={setYear} />
        <Months account={account} />
        <Entries account={account} />
      </Column>
      <Column>
        <NextPayment account={account} />
        <ClearanceCard account={account} />
        <SaleCard account={account} />
      </Column>
    </Columns>
  );
}
