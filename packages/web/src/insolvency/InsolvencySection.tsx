import { Button } from '@mantine/core';
import { IconPlus, IconRefresh, IconShieldLock } from '@tabler/icons-react';
import { useState } from 'react';
import { insolvency } from '#contract/insolvency/endpoints.ts';
import type { WatchList } from '#contract/insolvency/schema.ts';
import { useChange, useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { useText } from '../base/texts.tsx';
import { Card } from '../kit/card/Card.tsx';
import { CardLead, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { FormStack } from '../kit/form/FormGrid.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { Note } from '../kit/page/Note.tsx';
import { AddDialog } from './AddDialog.tsx';
import { CaseCard } from './CaseCard.tsx';
import { ClaimCard, TermCard } from './ClaimCards.tsx';
import css from './Insolvency.module.css';
import { LooksDialog } from './LooksDialog.tsx';
import { loudCases } from './shown.ts';
import { WatchRow } from './WatchRow.tsx';
import { WordsDialog } from './WordsDialog.tsx';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Owners of whom the house asks the insolvency register, and what it said. */
export function InsolvencySection() {
  const of = useReading(insolvency.list, {});
  return (
    <Loaded of={of} shape={<Skeleton rows={5} />}>
      {(list) => <Watches list={list} />}
    </Loaded>
  );
}

function Watches({ list }: { list: WatchList }) {
  const say = useText();
  const [adding, add] = useState(false);
  const cases = loudCases(list.insolvency);
  return (
    <FormStack>
      {list.off && <Note tone="warn">{say('INSOLVENCY.OFF')}</Note>}
      {list.simulated && (
        <Note>
          <strong>{say('INSOLVENCY.SIMULATED')}</strong> {say('INSOLVENCY.SIMULATED_HINT')}
        </Note>
      )}
      {cases.map(({ one, watch }, at) => (
        <div className={css.split} key={one.id}>
          <CaseCard one={one} watch={watch} mayWrite={list.mayWrite} isFirst={at === 0} />
          {one.claim && (
            <div className={css.side}>
              <TermCard one={one} today={list.today} />
              <ClaimCard id={one.id} claim={one.claim} isStarted={one.startedOn !== null} />
            </div>
          )}
        </div>
      ))}
      <List list={list} onAdd={() => add(true)} />
      <Privacy list={list} />
      {adding && <AddDialog owners={list.owners} onClose={() => add(false)} />}
    </FormStack>
  );
}

function List({ list, onAdd }: { list: WatchList; onAdd: () => void }) {
  const rows = list.insolvency;
  const say = useText();
  const check = useChange(insolvency.check);
  const add = list.mayWrite && (
    <Button variant="default" leftSection={<IconPlus {...icon} />} onClick={onAdd}>
      {say('INSOLVENCY.ADD')}
    </Button>
  );
  if (rows.length === 0)
    return (
      <Card>
        <EmptyState kind="empty" title={say('INSOLVENCY.NONE')} text={say('INSOLVENCY.NONE_HINT')}>
          {add}
        </EmptyState>
      </Card>
    );
  const now = list.mayWrite && !list.off && (
    <Button
      variant="subtle"
      loading={check.busy}
      leftSection={<IconRefresh {...icon} />}
      onClick={() => void check.run({}).catch(() => undefined)}
    >
      {say('INSOLVENCY.CHECK')}
    </Button>
  );
  const isClean = rows.every(({ status }) => status === 'clean');
  return (
    <Card
      title={say('INSOLVENCY.LIST.ALL')}
      aside={
        <>
          {now}
          {add}
        </>
      }
    >
      {isClean && <CardLead>{say('INSOLVENCY.LIST.CALM')}</CardLead>}
      <CardRows>
        {rows.map((watch) => (
          <CardRow key={watch.id}>
            <WatchRow watch={watch} mayWrite={list.mayWrite} isOff={list.off} />
          </CardRow>
        ))}
      </CardRows>
    </Card>
  );
}

function Privacy({ list }: { list: WatchList }) {
  const say = useText();
  const [looking, look] = useState(false);
  const [wording, word] = useState(false);
  return (
    <div className={css.privacy}>
      <IconShieldLock size={22} aria-hidden="true" />
      <div>
        <strong>{say('INSOLVENCY.PRIVACY.LEAD')}</strong> {say('INSOLVENCY.PRIVACY.TEXT')}
        <div>
          <Button variant="subtle" onClick={() => look(true)}>
            {say('INSOLVENCY.PRIVACY.LOOKS')}
          </Button>
          {list.mayWrite && (
            <Button variant="subtle" onClick={() => word(true)}>
              {say('INSOLVENCY.PRIVACY.WORDS')}
            </Button>
          )}
        </div>
      </div>
      {wording && <WordsDialog list={list} onClose={() => word(false)} />}
      {looking && <LooksDialog onClose={() => look(false)} />}
    </div>
  );
}
