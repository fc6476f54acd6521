import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import type { StoredReason } from '#contract/bank/schema.ts';
import { useText } from '../../base/texts.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';

const signs = { fits: IconCheck, differs: IconAlertTriangle, missing: IconMinus } as const;
const words = { fits: 'FITS', differs: 'DIFFERS', missing: 'MISSING' } as const;
/** What may speak for an association and against it; the rest is said of units alone. */
const told = [
  'symbol',
  'symbolMissing',
  'symbolUnknown',
  'symbolOther',
  'account',
  'accountOther',
  'exact',
  'months',
  'monthsNamed',
  'lower',
  'higher',
  'nothingOpen',
  'surname',
  'monthOther',
  'doubtJustDue',
  'doubtTwice',
] as const satisfies readonly StoredReason['why'][];
type Told = (typeof told)[number];
const isTold = (why: string): why is Told => (told as readonly string[]).includes(why);

/** What speaks for it and against it, each with a word for who does not see the sign. */
export function PayerReasons({ reasons }: { reasons: readonly StoredReason[] }) {
  const say = useText();
  return (
    <ul className={css.reasons}>
      {reasons.map(({ mark, why, label = '', count = 0, amount }) => {
        const Sign = signs[mark];
        return isTold(why) ? (
          <li key={why} className={css[mark]}>
            <Sign size={18} stroke={2} aria-hidden="true" />
            <span>
              <span className="vh">{say(`INVOICING.BANK.${words[mark]}`)}: </span>
              {say(`INVOICING.BANK.WHY.${why}`, { label, count, amount: amount ? crowns(amount) : '' })}
            </span>
          </li>
        ) : null;
      })}
    </ul>
  );
}
