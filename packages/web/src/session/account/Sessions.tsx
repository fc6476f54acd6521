import { Button } from '@mantine/core';
import type { z } from 'zod/mini';
import { session as calls } from '#contract/session/endpoints.ts';
import type { SessionRow } from '#contract/session/schema.ts';
import { useChange, useReading } from '../../base/data.ts';
import { Loaded } from '../../base/Loaded.tsx';
import { useText } from '../../base/texts.tsx';
import { useShown } from '../../base/when.ts';
import { Card } from '../../kit/card/Card.tsx';
import { CardFoot, CardLead, CardRow, CardRows } from '../../kit/card/CardRows.tsx';
import { Tag } from '../../kit/card/Tag.tsx';
import { confirm } from '../../kit/dialog/confirm.tsx';
import { whilePresent } from '../../kit/presence/presence.tsx';
import css from './Sessions.module.css';

type Row = z.output<typeof SessionRow>;

function Device({ row }: { row: Row }) {
  const say = useText();
  const { moment } = useShown();
  const end = useChange(calls.endSession);
  const device = row.device || say('ACCOUNT.SESSION_UNKNOWN');
  return (
    <CardRow>
      <span className={css.words}>
        <b className={css.name}>
          {device}
          {row.current && <Tag tone="brand">{say('ACCOUNT.SESSION_THIS')}</Tag>}
        </b>
        <span>{say('ACCOUNT.SESSION_SINCE', { at: moment(row.createdAt) })}</span>
        <span>{say('ACCOUNT.SESSION_LAST', { at: moment(row.lastSeenAt) })}</span>
      </span>
      {!row.current && (
        <Button
          variant="default"
          loading={end.busy}
          onClick={() => void whilePresent(() => end.run({ id: row.id })).catch(() => undefined)}
        >
          {say('ACCOUNT.SESSION_END')}
          <span className="vh"> {device}</span>
        </Button>
      )}
    </CardRow>
  );
}

function EndOthers() {
  const say = useText();
  const endOthers = useChange(calls.endOthers);
  const ask = async () => {
    const sure = await confirm({
      title: `${say('ACCOUNT.SESSION_END_OTHERS')}?`,
      text: say('ACCOUNT.SESSION_END_OTHERS_TEXT'),
      yes: say('ACCOUNT.SESSION_END_OTHERS'),
      no: say('BASE.CANCEL'),
    });
    if (sure) await whilePresent(() => endOthers.run({})).catch(() => undefined);
  };
  return (
    <Button variant="default" loading={endOthers.busy} onClick={() => void ask()}>
      {say('ACCOUNT.SESSION_END_OTHERS')}
    </Button>
  );
}

/** Where this account is signed in, and how to end it. */
export function Sessions() {
  const say = useText();
  return (
    <Card title={say('ACCOUNT.SESSIONS')}>
      <CardLead>{say('ACCOUNT.SESSIONS_LEAD')}</CardLead>
      <Loaded of={useReading(calls.sessions, {})}>
        {({ sessions }) => (
          <>
            <CardRows>
              {sessions.map((row) => (
                <Device key={row.id} row={row} />
              ))}
            </CardRows>
            {sessions.length > 1 && (
              <CardFoot>
                <EndOthers />
              </CardFoot>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}
