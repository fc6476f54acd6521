import { Button } from '@mantine/core';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import type { ClockView } from '#contract/clock/schema.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useDayText } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { Bay } from '../../kit/motifs/Bay.tsx';
import { PageHead, PageLead } from '../../kit/page/PageHead.tsx';
import { ListShape } from '../../kit/page/Shapes.tsx';
import { RecordDialog } from '../form/RecordDialog.tsx';
import { useTerms } from '../rows/data.ts';
import css from '../rows/Terms.module.css';
import { FineTerms } from './FineTerms.tsx';
import { NotOurs } from './NotOurs.tsx';
import { TermDoors } from './TermDoors.tsx';
import { UrgentTerm } from './UrgentTerm.tsx';

/** /lhuty: what has to be done by when, counted from what the portal holds. */
export function ClockPage() {
  const say = useText();
  const of = useTerms();
  return (
    <>
      <PageHead title={say('CLOCK.TITLE')} actions={of.data && <Actions view={of.data} />} />
      <Loaded of={of} shape={<ListShape />}>
        {(view) => <Terms view={view} />}
      </Loaded>
    </>
  );
}

/** The overview on paper, and a term that the portal cannot know. */
function Actions({ view }: { view: ClockView }) {
  const say = useText();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => window.print()}
      >
        {say('CLOCK.PRINT')}
      </Button>
      {view.may.write && <NewTerm />}
    </>
  );
}

function NewTerm() {
  const say = useText();
  const [opened, open] = useState(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPlus size={20} stroke={1.75} aria-hidden="true" />}
        onClick={() => open(true)}
      >
        {say('CLOCK.NEW')}
      </Button>
      {opened && <RecordDialog onClose={() => open(false)} />}
    </>
  );
}

/** How it stands, in a sentence or two. */
function Lead({ late, soon }: { late: number; soon: number }) {
  const say = useText();
  if (late + soon === 0) return null;
  const parts = [late > 0 && say('CLOCK.LATE', { n: late }), soon > 0 && say('CLOCK.SOON', { n: soon })];
  return <PageLead>{[...parts, say('CLOCK.REST')].filter(Boolean).join(' ')}</PageLead>;
}

function Terms({ view }: { view: ClockView }) {
  const say = useText();
  const { day } = useDayText();
  const { terms, may, without, asOf } = view;
  const late = terms.filter((t) => t.state === 'late');
  const urgent = [...late, ...terms.filter((t) => t.state === 'soon')];
  const fine = terms.filter((t) => t.state === 'ok' || t.state === 'done');
  const aside = terms.filter((t) => t.state === 'notOurs');
  return (
    <>
      <Lead late={late.length} soon={urgent.length - late.length} />
      <TermDoors late={late.length} soon={urgent.length - late.length} fine={fine.length} aside={aside.length} />
      {urgent.length === 0 && (
        <div className={css.calm}>
          <Bay kind="done" />
          <p>{say('CLOCK.CALM')}</p>
        </div>
      )}
      {urgent.length > 0 && (
        <section id="ted" className={css.urgent} aria-label={say('CLOCK.NOW')}>
          <h2 className={css.title}>{say('CLOCK.NOW')}</h2>
          <ul className={css.frame}>
            {urgent.map((term, n) => (
              <UrgentTerm key={term.key} term={term} mayWrite={may.write} filled={n === 0 && term.state === 'late'} />
            ))}
          </ul>
        </section>
      )}
      <div id="v-poradku">
        <Card title={say('CLOCK.FINE')}>
          {fine.length > 0 ? (
            <FineTerms terms={fine} mayWrite={may.write} />
          ) : (
            <p className={css.none}>{say('CLOCK.EMPTY')}</p>
          )}
        </Card>
      </div>
      <NotOurs terms={aside} without={without} mayWrite={may.write} />
      <p className={css.foot}>{say('CLOCK.FOOT', { asOf: day(asOf) })}</p>
    </>
  );
}
