import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { UnitAccount } from '#contract/accounts/schema.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { ownSales } from '#contract/sales/endpoints-own.ts';
import { saleLinks } from '#contract/sales/links.ts';
import type { SaleRow } from '#contract/sales/schema-rows.ts';
import { useReading } from '../../base/data.ts';
import { linkTo } from '../../base/place.ts';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardLead, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { crowns, without } from '../rows/data.ts';

/** Handovers of the unit with what is left of each seller, and the way to the next one, for whoever sees all accounts. */
export function SaleCard({ account }: { account: UnitAccount }) {
  const say = useText();
  const { day } = useDayText();
  const { all, write } = account.may;
  const unitId = account.unit.id;
  const list = useReading(ownSales.list, { unitId }, { when: all, hears: ['accounts', 'bank'] });
  const days = useReading(sales.days, { unitId }, { when: all && write, hears: ['units'] });
  if (!all || !list.data) return null;
  const rows = list.data.sales;
  const waits = days.data?.days.find((d) => d.whole);
  if (rows.length === 0 && !write) return null;
  return (
    <Card title={say('SALES.CARD.TITLE')}>
      <CardLead>{waits ? say('SALES.CARD.WAITS', { day: day(waits.date) }) : say('SALES.CARD.LEAD')}</CardLead>
      {rows.length > 0 && (
        <CardRows>
          {rows.map((row) => (
            <One key={row.id} row={row} />
          ))}
        </CardRows>
      )}
      {write && (
        <CardFoot>
          <Button
            variant={waits ? 'filled' : 'default'}
            renderRoot={(props) => <Link {...props} {...saleLinks.make(unitId)} />}
          >
            {say('SALES.CARD.OPEN')}
          </Button>
        </CardFoot>
      )}
    </Card>
  );
}

function One({ row }: { row: SaleRow }) {
  const say = useText();
  const { day } = useDayText();
  const side = row.balance.startsWith('-') ? 'HAS' : row.balance === '0.00' ? 'ZERO' : 'OWES';
  return (
    <CardRow low>
      <Link {...linkTo(saleLinks.one(row.id))}>{say('SALES.CARD.ROW', { day: day(row.date), name: row.sellers })}</Link>
      <span>
        {row.undone ? say('SALES.CARD.UNDONE') : say(`SALES.CARD.${side}`, { amount: crowns(without(row.balance)) })}
      </span>
    </CardRow>
  );
}
