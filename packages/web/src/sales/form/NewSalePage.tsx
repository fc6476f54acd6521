import { Button } from '@mantine/core';
import { Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { accountLinks } from '#contract/accounts/links.ts';
import { sales } from '#contract/sales/endpoints.ts';
import { saleLinks } from '#contract/sales/links.ts';
import type { SaleDays, SalePreview } from '#contract/sales/schema.ts';
import { unitLinks } from '#contract/units/links.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useMay } from '../../base/me.tsx';
import { Refused } from '../../base/Refused.tsx';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Select } from '../../kit/choose/Select.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Column, Columns } from '../../kit/page/Columns.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { PageHead } from '../../kit/page/PageHead.tsx';
import { RecordShape } from '../../kit/page/Shapes.tsx';
import { StickyBar, StickyEnd } from '../../kit/page/StickyBar.tsx';
import css from '../rows/Sales.module.css';
import { PaymentsCard, Result, SharesCard, StayCard, WhoCard } from './PreviewCards.tsx';

/** /prehled-poplatku/ucet/{unit}/predani: what a handover on the day would move, and the handover itself. */
export function NewSalePage() {
  const say = useText();
  const { id } = useParams({ from: '/inside/prehled-poplatku/ucet/$id/predani' });
  const mayWrite = useMay('roomFees', 'rw');
  const of = useReading(sales.days, { unitId: id }, { when: mayWrite, hears: ['units'] });
  if (!mayWrite) return <Refused />;
  const number = of.data?.unit.number;
  return (
    <>
      <PageHead
        back={{ ...accountLinks.one(id), name: say('SALES.NEW.BACK') }}
        title={number ? say('SALES.NEW.TITLE', { number }) : say('SALES.NEW.TITLE_PLAIN')}
      />
      <Loaded of={of} shape={<RecordShape />}>
        {(told) => <Choosing told={told} />}
      </Loaded>
    </>
  );
}

/** A change of a part of the owners is said, as it is no sale of the unit. */
function Parts({ days }: SaleDays) {
  const say = useText();
  const { day } = useDayText();
  return days
    .filter((d) => !d.whole)
    .map((d) => <Note key={d.date}>{say('SALES.NEW.PART', { day: day(d.date), buyers: d.buyers })}</Note>);
}

function Choosing({ told }: { told: SaleDays }) {
  const say = useText();
  const { day } = useDayText();
  const whole = told.days.filter((d) => d.whole);
  const [date, setDate] = useState(whole[0]?.date ?? '');
  const [given, setGiven] = useState<number[]>([]);
  const choose = (to: string | null) => {
    setDate(to ?? '');
    setGiven([]);
  };
  return (
    <div className={css.page}>
      <Parts {...told} />
      {whole.length === 0 && (
        <Card>
          <EmptyState kind="empty" title={say('SALES.NEW.NO_DAYS')} text={say('SALES.NEW.NO_DAYS_HINT')}>
            <Button variant="default" renderRoot={(props) => <Link {...props} {...unitLinks.one(told.unit.id)} />}>
              {say('SALES.NEW.TO_UNIT')}
            </Button>
          </EmptyState>
        </Card>
      )}
      {whole.length > 0 && (
        <Select
          className={css.day}
          label={say('SALES.NEW.DAY')}
          data={whole.map((d) => ({
            value: d.date,
            label: say('SALES.NEW.DAY_OPTION', { day: day(d.date), sellers: d.sellers, buyers: d.buyers }),
          }))}
          value={date}
          onChange={choose}
        />
      )}
      {date !== '' && <Previewed key={date} unitId={told.unit.id} date={date} given={given} setGiven={setGiven} />}
    </div>
  );
}

type Chosen = { unitId: number; date: string; given: number[]; setGiven: (ids: number[]) => void };
function Previewed({ setGiven, ...asked }: Chosen) {
  const of = useReading(sales.preview, asked, { keep: true, hears: ['accounts', 'clearances', 'bank', 'units'] });
  return (
    <Loaded of={of} shape={<RecordShape />}>
      {(preview) => <Whole preview={preview} given={asked.given} setGiven={setGiven} />}
    </Loaded>
  );
}

type WholeProps = { preview: SalePreview; given: number[]; setGiven: (ids: number[]) => void };
function Whole({ preview, given, setGiven }: WholeProps) {
  const say = useText();
  const { day } = useDayText();
  const navigate = useNavigate();
  const make = useChange(sales.make);
  const send = () =>
    void make
      .run({ unitId: preview.unit.id, date: preview.date, given, fingerprint: preview.fingerprint })
      .then((made) => made && navigate({ ...saleLinks.one(made.id), replace: true }))
      .catch(() => undefined);
  return (
    <>
      <Columns split="wide">
        <Column>
          <WhoCard preview={preview} />
          <SharesCard preview={preview} />
          <StayCard preview={preview} />
          <PaymentsCard preview={preview} given={given} setGiven={setGiven} />
        </Column>
        <Column>
          <Result preview={preview} />
        </Column>
      </Columns>
      <StickyBar>
        <StickyEnd>
          <Button loading={make.busy} onClick={send}>
            {say('SALES.NEW.YES', { day: day(preview.date) })}
          </Button>
        </StickyEnd>
      </StickyBar>
    </>
  );
}
