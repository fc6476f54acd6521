import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import type { FilingUnit } from '#contract/documents/schema-filing.ts';
import { useText } from '../../base/texts.tsx';
import { CardFoot } from '../../kit/card/CardRows.tsx';
import css from './Filing.module.css';

/** Rows that stand there at once; the rest come by a tap. */
export const fewRows = 12;
/** Numbers of units named at most, when none of the papers is theirs. */
const mostNamed = 12;

/** How many rows are not shown yet, with the way to them. */
export function RestFoot({ count, onShow }: { count: number; onShow: () => void }) {
  const say = useText();
  if (count <= 0) return null;
  return (
    <CardFoot>
      <Button
        variant="subtle"
        rightSection={<IconChevronDown size={18} stroke={1.75} aria-hidden="true" />}
        onClick={onShow}
      >
        {say('FILING.TO.REST', { count })}
      </Button>
    </CardFoot>
  );
}

/** Units that get nothing, by their numbers. */
export function MissingFoot({ units, gets }: { units: readonly FilingUnit[]; gets: (id: number) => boolean }) {
  const say = useText();
  const numbers = units.filter((unit) => !gets(unit.id)).map((unit) => unit.number);
  if (numbers.length === 0) return null;
  const named = numbers.slice(0, mostNamed).join(', ') + (numbers.length > mostNamed ? ' …' : '');
  return (
    <CardFoot>
      <span className={css.second}>{say('FILING.TO.MISSING', { count: numbers.length, numbers: named })}</span>
    </CardFoot>
  );
}
