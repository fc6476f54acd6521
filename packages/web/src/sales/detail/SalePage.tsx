import { Button } from '@mantine/core';
import { IconChevronDown, IconDownload } from '@tabler/icons-react';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { accountLinks } from '#contract/accounts/links.ts';
import { feeLinks } from '#contract/fees/links.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { ownSales } from '#contract/sales/endpoints-own.ts';
import type { Sale, SaleEntry } from '#contract/sales/schema.ts';
import { useAsk, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useDayText, useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Facts } from '../../kit/card/Facts.tsx';
import { download } from '../../kit/files/download.ts';
import { DropMenu } from '../../kit/menu/DropMenu.tsx';
import { MenuItem } from '../../kit/menu/MenuItems.tsx';
import { QrCode } from '../../kit/motifs/QrCode.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { crowns, sideOf, without } from '../rows/data.ts';
import css from '../rows/Sales.module.css';
import { SharesTable } from '../rows/SharesTable.tsx';
import { GiveDialog } from './GiveDialog.tsx';
import { PayDialog } from './PayDialog.tsx';
import { RefundDialog } from './RefundDialog.tsx';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { UndoDialog } from './UndoDialog.tsx';

/** /prehled-poplatku/predani/{id}: the side of the seller; for the seller and for whoever sees all accounts. */
export function SalePage() {
  const say = useText();
  const { day } = useDayText();
  const { id } = useParams({ from: '/inside/prehled-poplatku/predani/$id' });
  const of = useReading(sales.one, { id }, { hears: ['accounts', 'bank'] });
  const { data } = of;
  const back = data?.may.all
    ? { ...accountLinks.one(data.unit.id), name: say('SALES.NEW.BACK') }
    : { ...feeLinks.list(), name: say('MODULES.FEES') };
  return (
    <>
      <PageHead
        back={back}
        title={
          data
            ? say('SALES.ONE.TITLE', { number: data.unit.number, day: day(data.date) })
            : say('SALES.ONE.TITLE_PLAIN')
        }
        actions={data && <Actions sale={data} />}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(sale) => <One sale={sale} />}
      </Loaded>
    </>
  );
}

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

function Actions({ sale }: { sale: Sale }) {
  const say = useText();
  const ask = useAsk();
  const { locale: lang } = useLanguage();
  const [shown, show] = useState<'undo' | 'give' | 'pay' | 'refund' | null>(null);
  const close = () => show(null);
  const fetch = () =>
    void ask(ownSales.paper, { id: sale.id, lang })
      .then(({ url }) => download(url))
      .catch(() => undefined);
  return (
    <>
      {sale.may.write && (
        <DropMenu
          width={280}
          opener={
            <Button variant="default" rightSection={<IconChevronDown {...icon} />}>
              {say('SALES.ONE.MORE')}
            </Button>
          }
        >
          <MenuItem onClick={() => show('pay')}>{say('SALES.ONE.PAY')}</MenuItem>
          <MenuItem onClick={() => show('give')}>{say('SALES.ONE.GIVE')}</MenuItem>
          {sideOf(sale.balance) === 'HAS' && (
            <MenuItem onClick={() => show('refund')}>{say('SALES.ONE.REFUND')}</MenuItem>
          )}
          {sale.may.undo && <MenuItem onClick={() => show('undo')}>{say('SALES.ONE.UNDO')}</MenuItem>}
        </DropMenu>
      )}
      <Button leftSection={<IconDownload {...icon} />} onClick={fetch}>
        {say('SALES.ONE.PAPER')}
      </Button>
      {shown === 'undo' && <UndoDialog sale={sale} onClose={close} />}
      {shown === 'give' && <GiveDialog sale={sale} onClose={close} />}
      {shown === 'pay' && <PayDialog sale={sale} onClose={close} />}
      {shown === 'refund' && <RefundDialog sale={sale} onClose={close} />}
    </>
  );
}

function One({ sale }: { sale: Sale }) {
  const say = useText();
  const when = useWhen();
  const amount = crowns(without(sale.balance));
  return (
    <Columns split="wide">
      <Column>
        {sale.undoneAt && (
          <Note tone="warn">{say('SALES.ONE.UNDONE', { day: when.day(sale.undoneAt), reason: sale.reason })}</Note>
        )}
        <Card padded>
          <p className={css.sum}>{say(`SALES.ONE.LEAD_${sideOf(sale.balance)}`, { amount })}</p>
        </Card>
        {sale.shares.length > 0 && (
          <Card title={say('UNIT_ACCOUNTS.KINDS.shared')}>
            <SharesTable shares={sale.shares} />
          </Card>
        )}
        <Entries sale={sale} />
      </Column>
      <Column>
        <Told sale={sale} />
        {sale.next && <Next sale={sale} next={sale.next} />}
      </Column>
    </Columns>
  );
}

function Told({ sale }: { sale: Sale }) {
  const say = useText();
  const when = useWhen();
  const { day } = useDayText();
  const made = when.day(sale.madeAt);
  const passes = sale.passed !== '0.00';
  return (
    <Card title={say('SALES.ONE.FACTS')} padded>
      <Facts
        narrow
        facts={[
          [say('SALES.ONE.DAY'), day(sale.date)],
          [say('SALES.SELLERS'), sale.sellers || '–'],
          [say('SALES.BUYERS'), sale.buyers || '–'],
          [say('SALES.ONE.CLEARANCE'), sale.clearance || say('SALES.ONE.CLEARANCE_NONE')],
          [say('SALES.ONE.PASSED'), crowns(sale.passed)],
          [say('SALES.ONE.MADE'), sale.by ? say('SALES.ONE.MADE_BY', { day: made, name: sale.by }) : made],
        ]}
      />
      {passes && <p className={css.quiet}>{say('SALES.ONE.SURETY')}</p>}
    </Card>
  );
}

function useKind() {
  const say = useText();
  return (kind: Sale['entries'][number]['kind']) =>
    kind === 'handed' || kind === 'shared' || kind === 'passed'
      ? say(`SALES.ONE.KINDS.${kind}`)
      : say(`UNIT_ACCOUNTS.KINDS.${kind}`);
}

function Entries({ sale }: { sale: Sale }) {
  const { entries } = sale;
  const [undone, undo] = useState<SaleEntry | null>(null);
  const say = useText();
  const kind = useKind();
  const { day, of } = useDayText();
  return (
    <Card title={say('SALES.ONE.ENTRIES')} padded={entries.length === 0}>
      {entries.length === 0 ? (
        <p className={css.text}>{say('SALES.ONE.EMPTY')}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.table}>
            <tbody>
              {entries.map((e) => (
                <tr key={e.id}>
                  <th scope="row">
                    {kind(e.kind)}
                    <br />
                    <span className={css.quiet}>
                      {[day(e.date), e.month && of(e.month, { month: 'long', year: 'numeric' }), e.text, e.reason]
                        .filter(Boolean)
                        .join(' · ')}
                    </span>
                  </th>
                  <td className={css.money}>{crowns(e.amount)}</td>
                  <td>
                    {e.may.undo && (
                      <Button variant="subtle" onClick={() => undo(e)}>
                        {say('SALES.ONE.TAKE_BACK')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {undone && <TakeBackDialog sale={sale} entry={undone} onClose={() => undo(null)} />}
    </Card>
  );
}

/** How the seller pays what is left: by a code without the symbol of the unit, which is the buyer's. */
function Next({ sale, next }: { sale: Sale; next: NonNullable<Sale['next']> }) {
  const say = useText();
  const amount = crowns(next.amount);
  return (
    <Card title={say('SALES.ONE.NEXT')} padded>
      <div className={css.stack}>
        <p className={css.sum}>{amount}</p>
        {next.code && <QrCode text={next.code} label={say('SALES.ONE.CODE', { amount })} />}
        {next.problem && <Note>{say(next.problem === 'large' ? 'SALES.ONE.TOO_LARGE' : 'SALES.ONE.NO_ACCOUNT')}</Note>}
        {sale.bankAccount && <p className={css.text}>{say('SALES.ONE.ACCOUNT', { account: sale.bankAccount })}</p>}
        <p className={css.quiet}>{say('SALES.ONE.NEXT_HINT')}</p>
      </div>
    </Card>
  );
}
