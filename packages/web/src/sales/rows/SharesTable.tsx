import type { SalePreview } from '#contract/sales/schema.ts';
import { useText } from '../../base/texts.tsx';
import { crowns } from './data.ts';
import css from './Sales.module.css';

/** What was prescribed for the month of the handover, by days of both. */
export function SharesTable({ shares }: { shares: SalePreview['shares'] }) {
  const say = useText();
  const [first] = shares;
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{say('SALES.NEW.WHAT')}</th>
            <th scope="col" className={css.money}>
              {say('SALES.NEW.SELLER_PART', { count: first?.sellerDays ?? 0 })}
            </th>
            <th scope="col" className={css.money}>
              {say('SALES.NEW.BUYER_PART', { count: first?.buyerDays ?? 0 })}
            </th>
          </tr>
        </thead>
        <tbody>
          {shares.map((s) => (
            <tr key={`${s.text}${s.seller}${s.buyer}`}>
              <th scope="row">{s.text || say('SALES.NEW.PRESCRIBED')}</th>
              <td className={css.money}>{crowns(s.seller)}</td>
              <td className={css.money}>{crowns(s.buyer)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
