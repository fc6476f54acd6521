import { Button } from '@mantine/core';
import { IconCheck, IconHelpCircle } from '@tabler/icons-react';
import type { BankLine, BankUnit, Proposal } from '#contract/bank/schema.ts';
import { moneyOf } from '#contract/base/money/amount.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Tag } from '../../kit/card/Tag.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import css from '../rows/Bank.module.css';
import { bare, crowns } from '../rows/data.ts';
import type { Acts } from './acts.ts';
import { Came } from './Came.tsx';
import { Reasons } from './Reasons.tsx';

type Props = { line: BankLine; place: number; isOn: boolean; acts: Acts | null; onFocus: () => void };

/** One movement that waits: what came, where it may belong, what can be done. */
export function WaitingLine({ line, place, isOn, acts, onFocus }: Props) {
  const say = useText();
  return (
    // The line is not operated by itself: whatever gets the focus in it makes it the current one.
    <li
      className={isOn ? `${css.line} ${css.on}` : css.line}
      aria-current={isOn || undefined}
      id={`line-${line.id}`}
      onFocus={onFocus}
    >
      <span className={css.place} aria-hidden="true">
        {place}
      </span>
      <Came line={line} />
      <div className={css.where}>
        {line.later && <Tag>{say('BANK.ASIDE')}</Tag>}
        {acts && <Where line={line} />}
      </div>
      {acts && <Buttons line={line} isOn={isOn} acts={acts} />}
    </li>
  );
}

function Where({ line }: { line: BankLine }) {
  const [first] = line.proposals;
  if (first) return <Offered proposal={first} />;
  if (line.returns) return <Returned line={line} />;
  return line.amount.startsWith('-') ? null : <Unknown line={line} />;
}

function Returned({ line }: { line: BankLine }) {
  const say = useText();
  const { day } = useDayText();
  return line.returns ? <strong>{say('BANK.RETURN', { day: day(line.returns.day) })}</strong> : null;
}

function Unknown({ line }: { line: BankLine }) {
  const say = useText();
  return (
    <>
      <span className={css.units}>
        <IconHelpCircle size={20} stroke={1.75} aria-hidden="true" />
        <strong>{say('BANK.UNKNOWN')}</strong>
      </span>
      {line.alike.length === 0 && <span className={css.quiet}>{say('BANK.UNKNOWN_WHY')}</span>}
      <Hint lead={say('BANK.ALIKE')} units={line.alike} />
      <Hint lead={say('BANK.MAYBE')} units={line.maybe} />
    </>
  );
}

function Hint({ lead, units }: { lead: string; units: readonly BankUnit[] }) {
  if (units.length === 0) return null;
  return (
    <>
      <span>{lead}</span>
      <span className={css.units}>
        {units.map((unit) => (
          <Named key={unit.id} unit={unit} />
        ))}
      </span>
    </>
  );
}

const Named = ({ unit }: { unit: BankUnit }) => (
  <span className={css.units}>
    <UnitBadge number={unit.label} />
    <span>{unit.owner}</span>
  </span>
);

function useDue() {
  const { of, day } = useDayText();
  return (item: { month: string | null; day: string }) =>
    item.month ? of(item.month, { month: 'long', year: 'numeric' }) : day(item.day);
}

function Offered({ proposal: { parts, reasons } }: { proposal: Proposal }) {
  const say = useText();
  const due = useDue();
  const items = parts.flatMap((p) => p.items);
  const [only] = items;
  const isOne = parts.length === 1 && items.length === 1 && only;
  return (
    <>
      <div>
        <span className={css.units}>
          {parts.map((p) => (
            <UnitBadge key={p.unit.id} number={p.unit.label} />
          ))}
          <strong>{parts[0]?.unit.owner}</strong>
          {parts[0] && parts[0].side > 0 && <Tag>{say('BANK.SELLER')}</Tag>}
        </span>
        <span className={css.quiet}>
          {isOne && say('BANK.DUE', { month: due(only), amount: crowns(only.open) })}
          {parts.length > 1 && say('BANK.SEVERAL_UNITS')}
          {parts.length === 1 && items.length > 1 && say('BANK.SEVERAL')}
        </span>
      </div>
      <Reasons reasons={reasons} />
      {(parts.length > 1 || items.length > 1) && <Split parts={parts} />}
    </>
  );
}

function Split({ parts }: Pick<Proposal, 'parts'>) {
  const say = useText();
  const due = useDue();
  const rows =
    parts.length > 1
      ? parts.map((p) => ({ id: p.unit.id, name: p.unit.label, amount: p.amount }))
      : (parts[0]?.items.map((i) => ({ id: i.id, name: due(i), amount: i.open })) ?? []);
  const whole = parts.reduce((sum, p) => sum + moneyOf(p.amount), 0n);
  const left = whole - rows.reduce((sum, r) => sum + moneyOf(r.amount), 0n);
  // What is lacking to the sum of all items is said among the reasons.
  if (left < 0n) return null;
  return (
    <table className={css.split}>
      <caption className="vh">{say('BANK.SPLIT')}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td>{bare(row.amount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useMainName(line: BankLine): string {
  const say = useText();
  const { day } = useDayText();
  const [first] = line.proposals;
  if (!first) {
    if (line.returns) return say('BANK.RETURN_YES', { day: day(line.returns.day) });
    return say(line.amount.startsWith('-') ? 'BANK.OUT_HOUSE' : 'BANK.CHOOSE');
  }
  if (first.parts.length > 1) return say('BANK.ASSIGN_UNITS', { count: first.parts.length });
  const [part] = first.parts;
  if (part && part.side > 0) return say('BANK.ASSIGN_SELLER', { label: part.unit.label });
  const exact = first.reasons.some((r) => r.why === 'months' || r.why === 'monthsNamed');
  return exact && part && part.items.length > 1
    ? say('BANK.ASSIGN_ITEMS', { count: part.items.length })
    : say('BANK.ASSIGN', { label: part?.unit.label ?? '' });
}

function Buttons({ line, isOn, acts }: { line: BankLine; isOn: boolean; acts: Acts }) {
  const say = useText();
  const name = useMainName(line);
  const [first] = line.proposals;
  const isIn = !line.amount.startsWith('-');
  return (
    <div className={css.acts}>
      <Button
        variant={isOn ? 'filled' : 'default'}
        leftSection={isOn && first ? <IconCheck size={19} aria-hidden="true" /> : undefined}
        disabled={acts.busy}
        onClick={() => void acts.main(line)}
      >
        {name}
      </Button>
      {first && (
        <Button variant="subtle" onClick={() => acts.choose({ line, from: first.parts.length > 1 ? first : null })}>
          {say(first.parts.length > 1 ? 'BANK.SPLIT' : 'BANK.CHOOSE_OTHER')}
        </Button>
      )}
      {(isIn ? !first : line.returns) && (
        <Button variant="subtle" onClick={() => void acts.ofHouse(line)}>
          {say(isIn ? 'BANK.HOUSE' : 'BANK.OUT_HOUSE')}
        </Button>
      )}
      {!first && !line.later && (
        <Button variant="subtle" onClick={() => void acts.aside(line)}>
          {say('BANK.LATER')}
        </Button>
      )}
    </div>
  );
}
