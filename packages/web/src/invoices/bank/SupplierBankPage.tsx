import { Button } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { invoiceLinks } from '#contract/invoices/links.ts';
import type { MovementShown, StatementShown, SupplierBank } from '#contract/invoices/schema-statements.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardNone, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';
import { useMovementActs, useSupplierBank } from './data.ts';
import { ChooseHouse, UndoMovement } from './MovementDialogs.tsx';
import { SendStatement } from './SendStatement.tsx';
import { SplitDialog } from './SplitDialog.tsx';
import { Came, WaitingMovement } from './WaitingMovement.tsx';

/** /admin/fakturace/banka: what came to the account that associations pay for the portal to, and whose it is. */
export function SupplierBankPage() {
  const say = useText();
  const [page, goTo] = useState(1);
  const of = useSupplierBank(page);
  const canSend = of.data !== undefined && of.data.account !== '';
  return (
    <>
      <PageHead
        back={{ ...invoiceLinks.all(), name: say('INVOICE.TITLE') }}
        title={say('INVOICING.BANK.TITLE')}
        actions={canSend && of.data?.statements.length !== 0 && <SendStatement />}
      />
      <Loaded of={of} shape={<ListShape />}>
        {(told) => <Told told={told} page={page} goTo={goTo} />}
      </Loaded>
    </>
  );
}

type Props = { told: SupplierBank; page: number; goTo: (page: number) => void };
function Told({ told, page, goTo }: Props) {
  const say = useText();
  if (told.account === '') return <Note tone="warn">{say('INVOICING.BANK.NO_ACCOUNT')}</Note>;
  if (told.statements.length === 0)
    return (
      <Card>
        <EmptyState
          kind="empty"
          title={say('INVOICING.BANK.EMPTY')}
          text={say('INVOICING.BANK.EMPTY_HINT', { account: told.account })}
        >
          <SendStatement />
        </EmptyState>
      </Card>
    );
  return (
    <FormStack>
      <Waiting told={told} />
      <Placed told={told} page={page} goTo={goTo} />
      <Card title={say('INVOICING.BANK.STATEMENTS')}>
        <CardRows>
          {told.statements.map((one) => (
            <StatementLine key={one.id} one={one} />
          ))}
        </CardRows>
      </Card>
    </FormStack>
  );
}

function Waiting({ told: { waiting, waitingCount, customers } }: { told: SupplierBank }) {
  const say = useText();
  const acts = useMovementActs();
  const [choosing, choose] = useState<MovementShown | null>(null);
  const [parted, part] = useState<MovementShown | null>(null);
  return (
    <Card title={say('INVOICING.BANK.WAITING')}>
      {waitingCount === 0 ? (
        <CardNone>{say('INVOICING.BANK.NOTHING')}</CardNone>
      ) : (
        <CardRows>
          {waiting.map((movement) => (
            <WaitingMovement
              key={movement.id}
              movement={movement}
              acts={acts}
              choose={() => choose(movement)}
              part={() => part(movement)}
            />
          ))}
        </CardRows>
      )}
      {waitingCount > waiting.length && (
        <CardNone>{say('INVOICING.BANK.WAITING_MORE', { shown: waiting.length, total: waitingCount })}</CardNone>
      )}
      {parted && <SplitDialog movement={parted} customers={customers} onClose={() => part(null)} />}
      {choosing && <ChooseHouse movement={choosing} customers={customers} acts={acts} onClose={() => choose(null)} />}
    </Card>
  );
}

function Placed({ told: { placed, placedCount }, page, goTo }: Props) {
  const say = useText();
  const [undone, undo] = useState<MovementShown | null>(null);
  if (placedCount === 0) return null;
  return (
    <Card title={say('INVOICING.BANK.PLACED')}>
      <CardRows>
        {placed.map((movement) => (
          <PlacedLine key={movement.id} movement={movement} undo={() => undo(movement)} />
        ))}
      </CardRows>
      <Pager page={page} size={25} total={placedCount} shown={placed.length} goTo={goTo} />
      {undone && <UndoMovement movement={undone} onClose={() => undo(null)} />}
    </Card>
  );
}

function PlacedLine({ movement, undo }: { movement: MovementShown; undo: () => void }) {
  const say = useText();
  const { day } = useDayText();
  const { state, alone, by, house, shares, note, amount } = movement;
  const how = [alone ? say('INVOICING.BANK.ALONE') : by && say('INVOICING.BANK.BY', { by }), note];
  const named = { amount: crowns(amount), day: day(movement.day) };
  return (
    <CardRow>
      <div className={css.movement}>
        <Came movement={movement} />
        <span className={css.what}>
          <span>{house?.name}</span>
          {shares.map((s) => (
            <span key={s.house.id}>
              {say('INVOICING.BANK.PART', { house: s.house.name, amount: crowns(s.amount) })}
            </span>
          ))}
          <span>
            <Tag tone={state === 'placed' ? 'ok' : 'draft'} icon={IconCircleCheck}>
              {say(`INVOICING.BANK.STATES.${state}`)}
            </Tag>
          </span>
          <span className={css.quiet}>{how.filter(Boolean).join(', ')}</span>
        </span>
        <div className={css.acts}>
          {(state === 'placed' || state === 'aside') && (
            <Button variant="subtle" aria-label={say('INVOICING.BANK.UNDO_OF', named)} onClick={undo}>
              {say('INVOICING.BANK.UNDO')}
            </Button>
          )}
        </div>
      </div>
    </CardRow>
  );
}

function StatementLine({ one }: { one: StatementShown }) {
  const say = useText();
  const { day } = useDayText();
  return (
    <CardRow>
      <span className={css.what}>
        <span>{say('INVOICING.BANK.STATEMENT', { from: day(one.from), to: day(one.to) })}</span>
        <span className={css.quiet}>
          {say('INVOICING.BANK.LINES', { count: one.lines, when: day(one.uploadedAt.slice(0, 10)) })}
        </span>
        {one.gap && one.after && (
          <Note tone="warn">
            <strong>{say('INVOICING.BANK.GAP', { amount: crowns(one.gap) })}</strong>{' '}
            {say('INVOICING.BANK.GAP_DAYS', { after: day(one.after), before: day(one.from) })}
          </Note>
        )}
      </span>
      <span className={css.amount}>{one.closing ? crowns(one.closing) : say('INVOICING.BANK.NO_BALANCES')}</span>
    </CardRow>
  );
}
