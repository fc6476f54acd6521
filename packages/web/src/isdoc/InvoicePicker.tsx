import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import type { FileView } from '#contract/base/files/files.ts';
import { isdoc } from '#contract/isdoc/endpoints.ts';
import type { Invoice } from '#contract/isdoc/schema.ts';
import { type Answer, asAnswer } from '../base/answer.ts';
import { useAsk } from '../base/data.ts';
import { useText } from '../base/texts.tsx';
import { Note } from '../kit/page/Note.tsx';

/** Fields that an invoice fills, in any form. */
const invoiceFields = [
  ...(['title', 'name', 'amount', 'supplierName', 'supplier', 'supplierIco', 'externalNumber', 'dueOn'] as const),
] as const;
type Field = (typeof invoiceFields)[number];
type Said = Partial<Record<Field, string>>;
type Read = { number: string; filled: readonly Field[] } | { refused: Answer };

const isInvoice = ({ extension }: FileView): boolean => /^isdocx?$/i.test(extension);

type Props<V> = {
  /** Files of the form as they stand. */
  files: readonly FileView[];
  fields: UseFormReturnType<V>;
  /** What the form takes of an invoice. */
  saidFor: (invoice: Invoice) => Said;
};

/** Reads an invoice as soon as it stands among the files of a form; what it says goes into empty fields, and is named. */
export function InvoicePicker<V extends object>({ files, fields, saidFor }: Props<V>) {
  const ask = useAsk();
  const [read, tell] = useState<Read | null>(null);
  const seen = useRef(new Set(files.map((f) => f.id)));
  const fresh = files.find((file) => isInvoice(file) && !seen.current.has(file.id));
  useEffect(() => {
    if (!fresh) return;
    seen.current.add(fresh.id);
    void ask(isdoc.read, { id: fresh.id }).then(
      (invoice) => {
        const said = saidFor(invoice);
        const typed = fields.getValues() as Said;
        const filled = invoiceFields.filter((field) => said[field] && typed[field]?.trim() === '');
        fields.setValues(Object.fromEntries(filled.map((field) => [field, said[field]])) as Partial<V>);
        tell({ number: invoice.number, filled });
      },
      (error: unknown) => tell({ refused: asAnswer(error) }),
    );
  });
  return read && <WhatCame read={read} />;
}

function WhatCame({ read }: { read: Read }) {
  const say = useText();
  if ('refused' in read)
    return (
      <Note tone="warn" live>
        {say(read.refused.key, read.refused.params)}
      </Note>
    );
  const { number, filled } = read;
  const names = filled.map((field) => say(`ISDOC.FIELDS.${field}`)).join(', ');
  return (
    <Note tone={names === '' ? 'info' : 'ok'} live>
      {names === '' ? say('ISDOC.NOTHING', { number }) : say('ISDOC.FILLED', { number, fields: names })}
    </Note>
  );
}
