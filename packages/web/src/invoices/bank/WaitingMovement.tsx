import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { MovementShown, PayerProposal } from '#contract/invoices/schema-statements.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { CardRow } from '../../kit/card/CardRows.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';
import type { MovementActs } from './data.ts';
import { PayerReasons } from './PayerReasons.tsx';

type Props = { movement: MovementShown; acts: MovementActs; choose: () => void; part: () => void };

/** One movement that waits: what came, whose it may be, what can be done. */
export function WaitingMovement({ movement, acts, choose, part }: Props) {
  return (
    <CardRow>
      <div className={css.movement}>
        <Came movement={movement} />
        <Where movement={movement} />
        <Buttons movement={movement} acts={acts} choose={choose} part={part} />
      </div>
    </CardRow>
  );
}

export function Came({ movement: { amount, day, name, counter, vs, message } }: { movement: MovementShown }) {
  const say = useText();
  const { day: shown } = useDayText();
  const rest = [
    name,
    counter,
    vs ? say('INVOICING.BANK.SYMBOL', { vs }) : say('INVOICING.BANK.NO_SYMBOL'),
    message && `„${message}“`,
  ];
  return (
    <span className={css.what}>
      <strong>{say('INVOICING.BANK.CAME', { amount: crowns(amount), day: shown(day) })}</strong>
      <span className={css.quiet}>{rest.filter(Boolean).join(', ')}</span>
    </span>
  );
}

function Where({ movement: { proposals, alike, parted, returns, amount } }: { movement: MovementShown }) {
  const say = useText();
  const { day } = useDayText();
  const [first] = proposals;
  if (first) return <Offered proposal={first} />;
  if (returns) return <p>{say('INVOICING.BANK.RETURNS', { day: day(returns.day) })}</p>;
  if (amount.startsWith('-')) return <span />;
  return (
    <span className={css.what}>
      <span>
        {parted.length > 0
          ? say('INVOICING.BANK.PARTED', { houses: parted.map((house) => house.name).join(', ') })
          : say('INVOICING.BANK.UNKNOWN')}
      </span>
      {alike.length > 0 && (
        <span className={css.quiet}>
          {say('INVOICING.BANK.ALIKE', { houses: alike.map((house) => house.name).join(', ') })}
        </span>
      )}
    </span>
  );
}

function Offered({ proposal: { house, items, reasons } }: { proposal: PayerProposal }) {
  const say = useText();
  return (
    <span className={css.what}>
      <strong>{house.name}</strong>
      <span className={css.quiet}>
        {items.map((i) => say('INVOICING.BANK.ITEM', { number: i.number, amount: crowns(i.open) })).join(', ')}
      </span>
      <PayerReasons reasons={reasons} />
    </span>
  );
}

function Buttons({ movement, acts, choose, part }: Props) {
  const say = useText();
  const { day } = useDayText();
  const { returns, amount } = movement;
  const [first] = movement.proposals;
  const isIn = !amount.startsWith('-');
  return (
    <div className={css.acts}>
      {first && (
        <Button
          leftSection={<IconCheck size={19} aria-hidden="true" />}
          disabled={acts.busy}
          onClick={() =>
            void acts.give(
              movement,
              first.house,
              first.items.map((i) => i.id),
            )
          }
        >
          {say('INVOICING.BANK.ASSIGN', { house: first.house.name })}
        </Button>
      )}
      {isIn && (
        <Button variant={first ? 'subtle' : 'default'} disabled={acts.busy} onClick={choose}>
          {say(first ? 'INVOICING.BANK.OTHER' : 'INVOICING.BANK.CHOOSE')}
        </Button>
      )}
      {isIn && (
        <Button
          variant={!first && movement.parted.length > 0 ? 'filled' : 'subtle'}
          disabled={acts.busy}
          onClick={part}
        >
          {say('INVOICING.BANK.SPLIT')}
        </Button>
      )}
      {returns && (
        <Button disabled={acts.busy} onClick={() => acts.pair(movement)}>
          {say('INVOICING.BANK.PAIR', { day: day(returns.day) })}
        </Button>
      )}
      <Button variant="subtle" disabled={acts.busy} onClick={() => acts.aside(movement)}>
        {say('INVOICING.BANK.NOT_OURS')}
      </Button>
    </div>
  );
}
