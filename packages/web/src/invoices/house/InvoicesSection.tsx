import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { HouseInvoices, InvoiceRow, PaperRow, Planned } from '#contract/invoices/schema.ts';
import { paperFormats } from '#contract/invoices/schema-words.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardLead, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { EmptyState } from '../../kit/motifs/EmptyState.tsx';
import { Note } from '../../kit/page/Note.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';
import { StateTag } from '../rows/StateTag.tsx';
import { useHouseInvoices, useHousePaper } from './data.ts';

/** What the association pays for the portal: periods with their documents. */
export function InvoicesSection() {
  const of = useHouseInvoices();
  return (
    <Loaded of={of} shape={<Skeleton rows={5} />}>
      {(told) => <Told told={told} />}
    </Loaded>
  );
}

function Told({ told: { invoices, planned, isFree, credit } }: { told: HouseInvoices }) {
  const say = useText();
  const overdue = invoices.filter((one) => one.status === 'overdue').length;
  const isEmpty = invoices.length === 0 && planned === null;
  return (
    <FormStack>
      {isFree && <Note>{say('INVOICING.HOUSE.FREE')}</Note>}
      {overdue > 0 && <Note tone="bad">{say('INVOICING.HOUSE.OVERDUE', { count: overdue })}</Note>}
      {credit !== '0.00' && <Note>{say('INVOICING.HOUSE.CREDIT', { amount: crowns(credit) })}</Note>}
      <Card title={say('INVOICE.TITLE')}>
        {isEmpty ? (
          <EmptyState kind="empty" title={say('INVOICING.HOUSE.EMPTY')} text={say('INVOICING.HOUSE.EMPTY_HINT')} />
        ) : (
          <>
            <CardLead>{say('INVOICING.HOUSE.LEAD')}</CardLead>
            <CardRows>
              {planned && <PlannedLine planned={planned} />}
              {invoices.map((row) => (
                <PeriodLine key={row.id} row={row} />
              ))}
            </CardRows>
          </>
        )}
      </Card>
    </FormStack>
  );
}

function usePeriod() {
  const say = useText();
  const { day } = useShown();
  return ({ from, to }: { from: string; to: string }) => say('INVOICING.FROM_TO', { from: day(from), to: day(to) });
}

function PlannedLine({ planned }: { planned: Planned }) {
  const say = useText();
  const { day } = useShown();
  const period = usePeriod();
  return (
    <CardRow>
      <span className={css.what}>
        <span>{say('INVOICING.HOUSE.NEXT', { period: period(planned) })}</span>
        <span className={css.quiet}>{say('INVOICING.HOUSE.NEXT_DAY', { day: day(planned.issuedOn) })}</span>
      </span>
      <span className={css.amount}>{crowns(planned.total)}</span>
      <StateTag state="planned" />
    </CardRow>
  );
}

function PeriodLine({ row }: { row: InvoiceRow }) {
  const say = useText();
  const { day } = useShown();
  const period = usePeriod();
  const isPart = row.status !== 'paid' && row.open !== row.total;
  return (
    <CardRow>
      <span className={css.what}>
        <span>{period(row.period)}</span>
        <span className={css.quiet}>
          {[
            row.proformaNumber,
            say('INVOICING.UNITS', { count: row.units }),
            say('INVOICING.HOUSE.DUE', { day: day(row.due) }),
          ].join(', ')}
        </span>
        <span className={css.files}>
          {row.papers.flatMap((paper) =>
            paperFormats.map((format) => <PaperButton key={`${paper.id} ${format}`} {...{ row, paper, format }} />),
          )}
        </span>
      </span>
      <span className={css.amount}>
        <span>{crowns(row.total)}</span>
        {isPart && <span className={css.quiet}>{say('INVOICING.HOUSE.OPEN', { amount: crowns(row.open) })}</span>}
      </span>
      <StateTag state={row.status} />
    </CardRow>
  );
}

type PaperProps = { row: InvoiceRow; paper: PaperRow; format: (typeof paperFormats)[number] };
function PaperButton({ row, paper, format }: PaperProps) {
  const say = useText();
  const save = useHousePaper();
  const name = format.toUpperCase();
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconDownload size={16} stroke={1.75} aria-hidden="true" />}
      aria-label={say('INVOICING.DOWNLOAD', { number: paper.number, format: name })}
      onClick={() => save({ id: row.id, kind: paper.kind, paper: paper.id, format })}
    >
      {format === 'pdf' ? paper.number : name}
    </Button>
  );
}
