import { ActionIcon, Button } from '@mantine/core';
import { IconDownload, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { sizeText } from '#contract/base/files/files.ts';
import { invoicing } from '#contract/invoices/endpoints-invoicing.ts';
import type { PaperDetail } from '#contract/invoices/schema.ts';
import { paperFormats } from '#contract/invoices/schema-words.ts';
import { useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useLanguage, useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { type Fact, Facts } from '../../kit/card/Facts.tsx';
import { Skeleton } from '../../kit/card/Skeleton.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormStack } from '../../kit/form/FormGrid.tsx';
import { QrCode } from '../../kit/motifs/QrCode.tsx';
import { crowns } from '../rows/crowns.ts';
import css from '../rows/Invoices.module.css';
import { StateTag } from '../rows/StateTag.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { usePaper } from './data.ts';
import { CorrectDialog, PayDialog } from './PaperDialogs.tsx';

type Props = { id: number; choose: (id: number | null) => void };

/** One document beside the list: what it says, its files, what belongs to it, what may be done. */
export function PaperPanel({ id, choose }: Props) {
  const of = useReading(invoicing.one, { id });
  useEffect(() => {
    const leave = (e: KeyboardEvent) => {
      // A dialog above it takes the key for itself.
      if (e.key === 'Escape' && !document.querySelector('[role=dialog]')) choose(null);
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [choose]);
  return (
    <Loaded of={of} shape={<Skeleton rows={6} />}>
      {(paper) => <Panel paper={paper} choose={choose} />}
    </Loaded>
  );
}

/** The same over the list, where there is no room beside it; its number is the name of the dialog. */
export function PaperDialog({ id, choose }: Props) {
  const say = useText();
  const of = useReading(invoicing.one, { id });
  return (
    <Dialog opened onClose={() => choose(null)} title={of.data?.number ?? say('INVOICING.PAPER')}>
      <Loaded of={of} shape={<Skeleton rows={6} />}>
        {(paper) => <Told paper={paper} choose={choose} />}
      </Loaded>
    </Dialog>
  );
}

type PanelProps = { paper: PaperDetail; choose: Props['choose'] };
function Panel({ paper, choose }: PanelProps) {
  const say = useText();
  const close = (
    <ActionIcon variant="subtle" size={44} aria-label={say('INVOICING.PANEL.CLOSE')} onClick={() => choose(null)}>
      <IconX size={20} stroke={1.75} aria-hidden="true" />
    </ActionIcon>
  );
  return (
    <Card title={paper.number} aside={close} padded>
      <Told paper={paper} choose={choose} />
    </Card>
  );
}

function Told({ paper, choose }: PanelProps) {
  const say = useText();
  return (
    <FormStack>
      <div>
        <p>{say(`INVOICING.KINDS.${paper.kind}`)}</p>
        <StateTag state={paper.state} />
      </div>
      <Facts facts={useFacts(paper)} narrow />
      <Sums paper={paper} />
      {paper.spayd && (
        <div className={css.code}>
          <QrCode text={paper.spayd} label={say('INVOICING.PANEL.QR')} />
        </div>
      )}
      <Files paper={paper} />
      <Way paper={paper} choose={choose} />
      <Acts paper={paper} choose={choose} />
    </FormStack>
  );
}

function useFacts({ customer, units, period, issuedOn, dueOn, taxedOn, symbol, reason }: PaperDetail): Fact[] {
  const say = useText();
  const { day } = useShown();
  const what = [
    say('INVOICING.UNITS', { count: units }),
    say('INVOICING.FROM_TO', { from: day(period.from), to: day(period.to) }),
  ];
  const who = [customer.name, ...(customer.ico ? [say('INVOICING.PANEL.ICO', { ico: customer.ico })] : [])];
  return [
    [say('INVOICING.PANEL.CUSTOMER'), who.join(', ')],
    [say('INVOICING.PANEL.WHAT'), what.join(', ')],
    [say('INVOICING.PANEL.ISSUED'), day(issuedOn)],
    ...(taxedOn ? [[say('INVOICING.PANEL.TAXED'), day(taxedOn)] as Fact] : []),
    ...(dueOn ? [[say('INVOICING.PANEL.DUE'), day(dueOn)] as Fact] : []),
    [say('INVOICING.PANEL.SYMBOL'), symbol],
    ...(reason ? [[say('INVOICING.PANEL.REASON'), reason] as Fact] : []),
  ];
}

function Sums({ paper: { base, tax, total, percent, open } }: { paper: PaperDetail }) {
  const say = useText();
  const rows: [string, string][] = [
    ...(percent === null
      ? []
      : ([
          [say('INVOICING.PANEL.BASE'), base],
          [say('INVOICING.PANEL.TAX', { percent }), tax],
        ] as [string, string][])),
    [say('INVOICING.PANEL.TOTAL'), total],
    ...(open === '0.00' ? [] : ([[say('INVOICING.PANEL.OPEN'), open]] as [string, string][])),
  ];
  return (
    <dl className={css.sums}>
      {rows.map(([name, amount]) => [<dt key={name}>{name}</dt>, <dd key={`${name} sum`}>{crowns(amount)}</dd>])}
    </dl>
  );
}

const names = {
  pdf: 'INVOICING.PANEL.PDF',
  isdoc: 'INVOICING.PANEL.ISDOC',
  isdocx: 'INVOICING.PANEL.ISDOCX',
} as const;

function Files({ paper }: { paper: PaperDetail }) {
  const say = useText();
  const { locale } = useLanguage();
  const save = usePaper();
  return (
    <CardRows>
      {paperFormats.map((format) => (
        <CardRow key={format}>
          <span className={css.what}>
            <span>{say(names[format])}</span>
            <span className={css.quiet}>{sizeText(paper.sizes[format], locale === 'en' ? 'en' : 'cs')}</span>
          </span>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={say('INVOICING.DOWNLOAD', { number: paper.number, format: format.toUpperCase() })}
            onClick={() => save(paper.id, format)}
          >
            <IconDownload size={20} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </CardRow>
      ))}
    </CardRows>
  );
}

/** From the proforma to the settlement. */
function Way({ paper, choose }: { paper: PaperDetail; choose: Props['choose'] }) {
  const say = useText();
  const { day } = useShown();
  return (
    <div>
      <p className={css.quiet}>{say('INVOICING.PANEL.WAY')}</p>
      <CardRows>
        {paper.way.map((one) => (
          <CardRow key={one.id}>
            <span className={css.what}>
              <button
                type="button"
                className={css.link}
                aria-current={one.id === paper.id}
                onClick={() => choose(one.id)}
              >
                {one.number}
              </button>
              <span className={css.quiet}>
                {say(`INVOICING.KINDS.${one.kind}`)}, {day(one.issuedOn)}
              </span>
            </span>
            <span className={css.amount}>{crowns(one.total)}</span>
          </CardRow>
        ))}
        {paper.settlesOn && (
          <CardRow>
            <span className={css.what}>
              <span>{say('INVOICING.KINDS.invoice')}</span>
              <span className={css.quiet}>{say('INVOICING.PANEL.SETTLES', { day: day(paper.settlesOn) })}</span>
            </span>
          </CardRow>
        )}
      </CardRows>
    </div>
  );
}

function Acts({ paper, choose }: { paper: PaperDetail; choose: Props['choose'] }) {
  const say = useText();
  const [opened, open] = useState<'pay' | 'correct' | 'cancel' | null>(null);
  const close = () => open(null);
  return (
    <>
      {paper.may.pay && <Button onClick={() => open('pay')}>{say('INVOICING.PANEL.PAY')}</Button>}
      <p className={css.quiet}>{say('INVOICING.PANEL.NEVER')}</p>
      {paper.may.correct && (
        <Button variant="default" onClick={() => open('correct')}>
          {say('INVOICING.PANEL.CORRECT')}
        </Button>
      )}
      {paper.may.cancel && (
        <Button variant="default" onClick={() => open('cancel')}>
          {say('INVOICING.CANCEL.OPEN')}
        </Button>
      )}
      {opened === 'cancel' && <CancelDialog paper={paper} onClose={close} />}
      {opened === 'pay' && <PayDialog paper={paper} onClose={close} />}
      {opened === 'correct' && <CorrectDialog paper={paper} onClose={close} onDone={choose} />}
    </>
  );
}
