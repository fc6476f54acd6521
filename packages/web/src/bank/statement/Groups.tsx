import { Button } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useState } from 'react';
import { bank } from '#contract/bank/endpoints.ts';
import type { BankLine, Statement } from '#contract/bank/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useListing } from '../../base/listing.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { UnitBadge } from '../../kit/motifs/UnitBadge.tsx';
import { Pager } from '../../kit/table/Pager.tsx';
import css from '../rows/Bank.module.css';
import { crowns } from '../rows/data.ts';
import { Reasons } from './Reasons.tsx';
import { UndoDialog } from './UndoDialog.tsx';

type Group = Statement['groups'][number];
const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** What is placed already, folded by how it came there. */
export function Groups({ told }: { told: Statement }) {
  if (told.groups.length === 0) return null;
  return (
    <Card>
      <ul className={css.groups}>
        {told.groups.map((group) => (
          <Folded key={group.group} group={group} statement={told} />
        ))}
      </ul>
    </Card>
  );
}

function Folded({ group, statement }: { group: Group; statement: Statement }) {
  const say = useText();
  const [opened, open] = useState(false);
  const Sign = opened ? IconChevronUp : IconChevronDown;
  return (
    <li className={css.folded}>
      <button type="button" className={css.group} aria-expanded={opened} onClick={() => open(!opened)}>
        <span>
          <b>{`${say(`BANK.GROUPS.${group.group}`)} (${group.count})`}</b>
          <span className={css.quiet}>{say(`BANK.GROUP_HINTS.${group.group}`)}</span>
        </span>
        <b className={css.num}>{crowns(group.amount)}</b>
        <Sign {...icon} />
      </button>
      {opened && <Placed group={group} statement={statement} />}
    </li>
  );
}

function Placed({ group: { group }, statement }: { group: Group; statement: Statement }) {
  const [page, goTo] = useState(1);
  const of = useListing(bank.lines, { id: statement.id, group, page, sizePerPage: 25 }, (answer) => answer.total);
  return (
    <Loaded of={of}>
      {({ lines, total }) => (
        <>
          <ul className={css.placed}>
            {lines.map((line) => (
              <PlacedLine key={line.id} line={line} writes={statement.may.write} />
            ))}
          </ul>
          {total > lines.length && <Pager page={page} size={25} total={total} shown={lines.length} goTo={goTo} />}
        </>
      )}
    </Loaded>
  );
}

function PlacedLine({ line, writes }: { line: BankLine; writes: boolean }) {
  const say = useText();
  const { day } = useDayText();
  const [undoes, undo] = useState(false);
  const units = line.parts.flatMap((p) => (p.unit ? [p.unit] : []));
  return (
    <li className={css.placedLine}>
      <span>{day(line.day)}</span>
      <span className={css.placedTold}>
        <b>{line.name}</b>
        {line.message && <span className={css.quiet}> {line.message}</span>}
      </span>
      <span className={css.placedTold}>
        <span className={css.units}>
          {units.map((unit) => (
            <UnitBadge key={unit.id} number={unit.label} />
          ))}
          {units.length > 0 && <span>{units[0]?.owner}</span>}
          {line.parts.some((p) => p.side > 0) && <span className={css.quiet}>{say('BANK.SELLER')}</span>}
        </span>
        <Reasons reasons={line.parts[0]?.reasons ?? []} />
      </span>
      <span className={`${css.num} ${css.placedSum}`}>
        {line.currency === 'CZK' ? crowns(line.amount) : `${line.amount} ${line.currency}`}
      </span>
      {writes && line.parts.length > 0 ? (
        <Button variant="subtle" onClick={() => undo(true)}>
          {say('BANK.TAKE_BACK')}
        </Button>
      ) : (
        <span />
      )}
      {undoes && <UndoDialog line={line} onClose={() => undo(false)} />}
    </li>
  );
}
