import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ownSales } from '#contract/sales/endpoints-own.ts';
import type { SaleRow } from '#contract/sales/schema-rows.ts';
import { useAsk, useReading } from '../../base/data.ts';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { download } from '../../kit/files/download.ts';
import { crowns, sideOf, without } from './data.ts';

/** Units that the person sold, with what is left of each and its settlement; nothing where there is none. */
export function SoldUnits() {
  const say = useText();
  const { data } = useReading(ownSales.list, {});
  const own = (data?.may.all ? [] : (data?.sales ?? [])).filter((s) => !s.undone);
  if (own.length === 0) return null;
  return (
    <Card title={say('SALES.OWN.TITLE')}>
      <CardLead>{say('SALES.OWN.LEAD')}</CardLead>
      <CardRows>
        {own.map((sale) => (
          <Line key={sale.id} sale={sale} />
        ))}
      </CardRows>
    </Card>
  );
}

function Line({ sale: { id, unit, date, balance } }: { sale: SaleRow }) {
  const say = useText();
  const { day } = useDayText();
  const ask = useAsk();
  const { locale: lang } = useLanguage();
  const fetch = () =>
    void ask(ownSales.paper, { id, lang })
      .then(({ url }) => download(url))
      .catch(() => undefined);
  const rest = say(`SALES.CARD.${sideOf(balance)}`, { amount: crowns(without(balance)) });
  return (
    <CardRow low>
      <span>{say('SALES.OWN.ROW', { number: unit.number, day: day(date), rest })}</span>
      <Button
        variant="subtle"
        leftSection={<IconDownload size={20} stroke={1.75} aria-hidden="true" />}
        aria-label={say('SALES.OWN.PAPER_ONE', { number: unit.number })}
        onClick={fetch}
      >
        {say('SALES.OWN.PAPER')}
      </Button>
    </CardRow>
  );
}
