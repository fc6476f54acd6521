import { Button } from '@mantine/core';
import { useState } from 'react';
import { fromText } from '#contract/base/shares/fraction.ts';
import { representations } from '#contract/representations/endpoints.ts';
import type { Representation } from '#contract/representations/schema.ts';
import { useReading } from '../../base/data.ts';
import { useText } from '../../base/texts.tsx';
import { useWhen } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Tag, type TagTone } from '../../kit/card/Tag.tsx';
import { Attachments } from '../../kit/files/Attachments.tsx';
import { SecondNote } from '../../kit/page/SecondNote.tsx';
import { usePercentText } from '../../kit/share/Share.tsx';
import { RepresentativeActs } from './RepresentativeActs.tsx';
import { NameDialog } from './RepresentativeDialogs.tsx';
import css from './Representatives.module.css';

const tones: Record<Representation['state'], TagTone> = { waiting: 'warn', named: 'ok', refused: 'bad', over: 'stone' };

/** Who represents the co-owners, from what, and who objects; only whom it concerns is told. */
export function Representatives({ unit }: { unit: number }) {
  const say = useText();
  const data = useReading(representations.list, { id: unit }).data;
  const [opened, open] = useState<'name' | 'write' | null>(null);
  if (!data) return null;
  const { representations: rows, mayName, mayWrite } = data;
  if (rows.length === 0 && !mayName && !mayWrite) return null;
  return (
    <Card title={say('REPRESENTATION.TITLE')} padded>
      <div className={css.stack}>
        <p className={css.quiet}>{say('REPRESENTATION.LEAD')}</p>
        {!rows.some((r) => r.state === 'named') && <p>{say('REPRESENTATION.NONE')}</p>}
        {rows.map((row) => (
          <One key={row.id} unit={unit} row={row} />
        ))}
        <div className={css.buttons}>
          {mayName && <Button onClick={() => open('name')}>{say('REPRESENTATION.NAME')}</Button>}
          {mayWrite && (
            <Button variant="default" onClick={() => open('write')}>
              {say('REPRESENTATION.WRITE')}
            </Button>
          )}
        </div>
        {opened && <NameDialog unit={unit} how={opened} onClose={() => open(null)} />}
      </div>
    </Card>
  );
}

function One({ unit, row }: { unit: number; row: Representation }) {
  const say = useText();
  const when = useWhen();
  const asPercent = usePercentText();
  const reason =
    row.refusal === 'objected' ? say('REPRESENTATION.OBJECTED') : row.refusal && say(`SECOND.REASONS.${row.refusal}`);
  return (
    <section className={css.one} aria-label={row.member.full_name}>
      <div className={css.head}>
        <b>{row.member.full_name}</b>
        <Tag tone={tones[row.state]}>{say(`REPRESENTATION.STATES.${row.state}`)}</Tag>
        <span className={css.quiet}>{when.day(row.createdAt)}</span>
      </div>
      <span className={css.quiet}>{say('REPRESENTATION.UNITS', { units: row.units })}</span>
      {row.countsBy && <span>{say(`REPRESENTATION.COUNTS_BY.${row.countsBy}`)}</span>}
      {reason && <span>{say('REPRESENTATION.REFUSED_FOR', { reason })}</span>}
      {row.state === 'waiting' && (
        <span>{say('REPRESENTATION.AGREEING', { percent: asPercent(fromText(row.agreeing)) })}</span>
      )}
      {row.objections.map((o) => (
        <span key={`${o.name} ${o.at}`}>
          {say('REPRESENTATION.OBJECTION', { name: o.name, text: o.text || 'none' })}
        </span>
      ))}
      {row.files.length > 0 && <Attachments files={row.files} />}
      {row.second && <SecondNote second={row.second} />}
      <RepresentativeActs unit={unit} row={row} />
    </section>
  );
}
