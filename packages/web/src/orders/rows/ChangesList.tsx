import type { OrderChange } from '#contract/orders/rules-difference.ts';
import type { TextKey } from '#contract/texts/keys.ts';
import { type Say, useLanguage, useText } from '../../base/texts.tsx';
import { countryOf } from '../form/choices.ts';
import css from './Orders.module.css';

function nameOf(say: Say, { field, at }: OrderChange): string {
  const [part = '', name = part] = field.split('.');
  const key = `ORDERS.FIELDS.${name}`;
  const own = say.has(key) ? say(key as TextKey) : name;
  if (part === 'entrance') return `${say('ORDERS.FIELDS.entrance')} ${at}: ${own}`;
  if (part === 'user') return `${say('ORDERS.STEPS.user')}: ${own}`;
  return at ? `${at}: ${own}` : own;
}

/** Each field that reads otherwise than the customer wrote it. */
export function ChangesList({ changes }: { changes: readonly OrderChange[] }) {
  const say = useText();
  const { locale } = useLanguage();
  if (changes.length === 0) return <p className={css.quiet}>{say('ORDERS.DETAIL.NO_CHANGES')}</p>;
  const shown = ({ field }: OrderChange, value: string) => {
    if (value === '') return say('ORDERS.CHECK.UNSAID');
    if (value === 'true' || value === 'false') return say(value === 'true' ? 'ORDERS.YES' : 'ORDERS.NO');
    if (/country$/i.test(field)) return countryOf(value, locale);
    if (field === 'user.role') return say(`ORDERS.ROLES.${value}` as TextKey);
    if (field === 'plan.period') return say(`ORDERS.PERIODS.${value}` as TextKey);
    return value;
  };
  return (
    <ul className={css.changes}>
      {changes.map((c) => (
        <li key={`${c.field} ${c.at}`} className={css.change}>
          <span className={css.field}>{nameOf(say, c)}</span>
          {(c.before !== '' || c.after !== '') && (
            <span className={css.values}>
              <del>{shown(c, c.before)}</del>
              <ins>{shown(c, c.after)}</ins>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
