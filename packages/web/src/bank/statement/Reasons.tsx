import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import type { StoredReason } from '#contract/bank/schema.ts';
import { useText } from '../../base/texts.tsx';
import css from '../rows/Bank.module.css';
import { crowns } from '../rows/data.ts';

const signs = { fits: IconCheck, differs: IconAlertTriangle, missing: IconMinus } as const;

/** What speaks for it and against it, each with a word for who does not see the sign. */
export function Reasons({ reasons }: { reasons: readonly StoredReason[] }) {
  const say = useText();
  return (
    <ul className={css.reasons}>
      {reasons.map(({ mark, why, label = '', count = 0, amount }) => {
        const Sign = signs[mark];
        return (
          <li key={why} className={css[mark]}>
            <Sign size={18} stroke={2} aria-hidden="true" />
            <span>
              <span className="vh">{say(`BANK.MARKS.${mark}`)}: </span>
              {say(`BANK.WHY.${why}`, { label, count, amount: amount ? crowns(amount) : '' })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
