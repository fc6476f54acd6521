import { Button } from '@mantine/core';
import { IconArrowsExchange, IconUpload } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { Out } from '#contract/base/calls/endpoint.ts';
import { typo } from '#contract/base/words/typo.ts';
import { changes } from '#contract/changes/endpoints.ts';
import { changeLinks } from '#contract/changes/links.ts';
import type { RequestLine } from '#contract/changes/schema.ts';
import { importLinks } from '#contract/imports/links.ts';
import { useChange, useReading } from '../base/data.ts';
import { Loaded } from '../base/Loaded.tsx';
import { linkTo } from '../base/place.ts';
import { useText } from '../base/texts.tsx';
import { useShown } from '../base/when.ts';
import { Card } from '../kit/card/Card.tsx';
import { CardLead, CardRow, CardRows } from '../kit/card/CardRows.tsx';
import { Skeleton } from '../kit/card/Skeleton.tsx';
import { EmptyState } from '../kit/motifs/EmptyState.tsx';
import { Note } from '../kit/page/Note.tsx';
import { Pager } from '../kit/table/Pager.tsx';
import css from './Changes.module.css';
import { StateTag } from './StateTag.tsx';

const size = 25;

function ToImport() {
  const say = useText();
  return (
    <Button
      variant="default"
      leftSection={<IconUpload size={20} stroke={1.75} aria-hidden="true" />}
      renderRoot={(props) => <Link {...props} {...linkTo(importLinks.units())} />}
    >
      {say('CHANGES.TO_IMPORT')}
    </Button>
  );
}

type Read = NonNullable<Out<typeof changes.list>['reading']>;

/** Compares with what was read of the cadastre the last time; leads to what differs, else says that nothing does. */
function Again({ reading }: { reading: Read }) {
  const say = useText();
  const { moment } = useShown();
  const go = useNavigate();
  const again = useChange(changes.again);
  const [isSame, setSame] = useState(false);
  const act = async () => {
    setSame(false);
    const done = await again.run({}).catch(() => undefined);
    if (done?.id) await go(linkTo(changeLinks.one(done.id)));
    else if (done) setSame(true);
  };
  return (
    <div className={css.again}>
      <Button
        variant="default"
        leftSection={<IconArrowsExchange size={20} stroke={1.75} aria-hidden="true" />}
        loading={again.busy}
        onClick={() => void act()}
      >
        {say('CHANGES.AGAIN')}
      </Button>
      <span className={css.quiet}>
        {typo(say('CHANGES.AGAIN_HINT', { when: moment(reading.at), source: reading.source }))}
      </span>
      {(isSame || again.refused) && (
        <Note tone={isSame ? 'ok' : 'warn'} live>
          {again.refused ? say(again.refused.key, again.refused.params) : say('CHANGES.AGAIN_SAME')}
        </Note>
      )}
    </div>
  );
}

function Line({ one }: { one: RequestLine }) {
  const say = useText();
  const { moment } = useShown();
  const name = one.origin === 'file' ? say('CHANGES.FROM_FILE', { name: one.name }) : say('CHANGES.FROM_CADASTRE');
  const said = { when: moment(one.createdAt), name };
  return (
    <CardRow>
      <span className={css.line}>
        <Link className={css.to} {...linkTo(changeLinks.one(one.id))}>
          {typo(say('CHANGES.LINE', said))}
        </Link>
        <span className={css.quiet}>{typo(one.createdBy)}</span>
      </span>
      <StateTag state={one.state} />
    </CardRow>
  );
}

/** Requests of the house, open ones first. */
export function ChangesSection() {
  const say = useText();
  const [page, goTo] = useState(1);
  const of = useReading(changes.list, { page, sizePerPage: size }, { keep: true });
  return (
    <Loaded
      of={of}
      shape={<Skeleton rows={3} />}
      empty={({ total, reading, mayWrite }) =>
        total === 0 && (
          <Card>
            <EmptyState kind="empty" title={say('CHANGES.EMPTY')} text={say('CHANGES.EMPTY_HINT')}>
              <ToImport />
            </EmptyState>
            <div className={css.alone}>{mayWrite && reading && <Again reading={reading} />}</div>
          </Card>
        )
      }
    >
      {({ requests, total, reading, mayWrite }) => (
        <Card title={say('CHANGES.TITLE')} aside={<ToImport />}>
          <CardLead>{say('CHANGES.LEAD')}</CardLead>
          {mayWrite && reading && <Again reading={reading} />}
          <CardRows>
            {requests.map((one) => (
              <Line key={one.id} one={one} />
            ))}
          </CardRows>
          <Pager page={page} size={size} total={total} shown={requests.length} goTo={goTo} />
        </Card>
      )}
    </Loaded>
  );
}
